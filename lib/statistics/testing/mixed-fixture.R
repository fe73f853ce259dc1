# Writes mixed-fixture.json: data sets and what lme4 and lmerTest make of them.
#   apt-get install r-base-core r-cran-lme4 r-cran-lmertest r-cran-jsonlite
#   Rscript lib/statistics/testing/mixed-fixture.R lib/statistics/testing/mixed-fixture.json
suppressPackageStartupMessages({ library(lme4); library(lmerTest); library(jsonlite) })

simulate_set <- function(seed, people, scenarios, arms, trials, sd, within, binary) {
  set.seed(seed)
  own <- rnorm(people, 0, sd[1]); card <- rnorm(scenarios, 0, sd[2])
  slope <- matrix(rnorm(scenarios * arms, 0, sd[3]), scenarios)
  rows <- do.call(rbind, lapply(seq_len(people), function(person) {
    met <- if (within) sample(rep(seq_len(arms), length.out = trials)) else rep((person - 1) %% arms + 1, trials)
    data.frame(person = person, scenario = sample(scenarios, trials), arm = met, place = seq_len(trials))
  }))
  mean <- 0.4 * (rows$arm == 1) + 0.05 * rows$place + own[rows$person] + card[rows$scenario] +
    slope[cbind(rows$scenario, rows$arm)]
  rows$value <- if (binary) rbinom(nrow(rows), 1, plogis(mean - 0.3)) else round(mean + rnorm(nrow(rows), 0, sd[4]), 4)
  rows
}

fit_set <- function(name, rows) {
  data <- transform(rows, arm = factor(arm), person = factor(person), scenario = factor(scenario))
  data$place <- data$place - mean(data$place)
  control <- lmerControl(optimizer = "bobyqa", optCtrl = list(rhoend = 1e-10), calc.derivs = FALSE)
  model <- lmer(value ~ 0 + arm + place + (1 | person) + (1 | scenario) + (1 | scenario:arm), data, REML = TRUE,
                control = control)
  weights <- c(1, -1, rep(0, length(fixef(model)) - 2))
  test <- contest(model, weights, joint = FALSE)
  term <- contest(model, c(rep(0, length(fixef(model)) - 1), 1), joint = FALSE)
  spread <- as.data.frame(VarCorr(model))
  sd_of <- function(group) spread$sdcor[spread$grp == group]
  list(
    name = name, rows = as.matrix(rows[, c("person", "scenario", "arm", "place", "value")]),
    means = unname(fixef(model)[seq_along(levels(data$arm))]),
    spread = list(people = sd_of("person"), scenarios = sd_of("scenario"), slopes = sd_of("scenario:arm"),
                  rest = sd_of("Residual")),
    contrast = list(estimate = test$Estimate, error = test$`Std. Error`, freedom = test$df, t = test$`t value`,
                    p = test$`Pr(>|t|)`, low = test$lower, high = test$upper),
    term = list(estimate = term$Estimate, error = term$`Std. Error`, freedom = term$df)
  )
}

sets <- list(
  fit_set("within, four arms", simulate_set(1, 24, 10, 4, 4, c(.5, .4, .4, .6), TRUE, FALSE)),
  fit_set("between, two arms", simulate_set(2, 30, 6, 2, 3, c(.4, .3, .5, .5), FALSE, FALSE)),
  fit_set("within, shares of a binary outcome", simulate_set(3, 60, 10, 2, 4, c(.7, .5, .9, 0), TRUE, TRUE)),
  fit_set("without arms that differ by scenario", simulate_set(5, 40, 8, 2, 4, c(.5, .5, 0, .7), TRUE, FALSE))
)
version <- paste("R", getRversion(), "lme4", packageVersion("lme4"), "lmerTest", packageVersion("lmerTest"))
args <- commandArgs(trailingOnly = TRUE)
writeLines(toJSON(list(version = version, sets = sets), digits = 9, auto_unbox = TRUE), args[1])
