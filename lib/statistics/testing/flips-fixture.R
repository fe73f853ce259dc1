# Writes flips-fixture.json: binary data sets, the exact test over scenarios by R, and what lme4's glmer makes of them.
#   apt-get install r-base-core r-cran-lme4 r-cran-jsonlite
#   Rscript lib/statistics/testing/flips-fixture.R lib/statistics/testing/flips-fixture.json
suppressPackageStartupMessages({ library(lme4); library(jsonlite) })

simulate_set <- function(seed, people, scenarios, trials, base, effect, sd) {
  set.seed(seed)
  own <- rnorm(people, 0, sd[1]); slope <- matrix(rnorm(scenarios * 2, 0, sd[2]), scenarios)
  rows <- do.call(rbind, lapply(seq_len(people), function(person)
    data.frame(person = person, scenario = sample(scenarios, trials), arm = rep(1:2, length.out = trials))))
  logit <- base + effect * (rows$arm == 1) + own[rows$person] + slope[cbind(rows$scenario, rows$arm)]
  transform(rows, value = rbinom(nrow(rows), 1, plogis(logit)))
}

# Every pattern of signs as a row of -1 and 1.
signs_of <- function(n) as.matrix(expand.grid(rep(list(c(-1, 1)), n)))

fit_set <- function(name, rows) {
  means <- tapply(rows$value, list(rows$scenario, rows$arm), mean)
  difference <- na.omit(means[, 1] - means[, 2])
  signs <- signs_of(length(difference))
  p <- mean(abs(signs %*% difference) >= abs(sum(difference)) - 1e-12)
  subsets <- (signs + 1) / 2
  typical <- sort((subsets %*% difference / rowSums(subsets))[rowSums(subsets) > 0])
  tail <- floor(0.025 * nrow(signs))
  data <- transform(rows, arm = factor(arm, levels = 2:1), scenario = factor(scenario), person = factor(person))
  model <- glmer(value ~ arm + (1 | person) + (1 | scenario) + (1 | scenario:arm), data, family = binomial)
  variance <- sum(as.data.frame(VarCorr(model))$vcov)
  share <- function(logit) integrate(function(z) plogis(logit + sqrt(variance) * z) * dnorm(z), -8, 8)$value
  logits <- cumsum(unname(fixef(model)))
  list(
    name = name, rows = as.matrix(rows[, c("person", "scenario", "arm", "value")]),
    flips = list(estimate = mean(difference), p = p, low = typical[tail], high = typical[length(typical) + 1 - tail]),
    glmer = list(difference = share(logits[2]) - share(logits[1]), p = coef(summary(model))[2, 4])
  )
}

sets <- list(
  fit_set("an effect", simulate_set(1, 60, 10, 4, -0.5, 1.2, c(0.7, 0.5))),
  fit_set("nothing to find", simulate_set(2, 54, 8, 2, 0, 0, c(0.5, 0.9))),
  fit_set("an arm near its floor", simulate_set(3, 80, 10, 4, -3.5, 1.8, c(0.5, 0.5)))
)
version <- paste("R", getRversion(), "lme4", packageVersion("lme4"))
args <- commandArgs(trailingOnly = TRUE)
writeLines(toJSON(list(version = version, sets = sets), digits = 9, auto_unbox = TRUE), args[1])
