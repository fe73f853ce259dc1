# Reads an exported study: Rscript load-study.R car-choices.zip. Base R; nothing has to be cleaned.
# Computes means, differences and Holm's adjustment again and stops where they are not what analysis/ says.
bundle <- commandArgs(trailingOnly = TRUE)[1]
read <- function(name) read.csv(unz(bundle, name), na.strings = "", check.names = FALSE)
trials <- read("trials.csv")
people <- read("participants.csv")
estimates <- read("analysis/estimates.csv")
comparisons <- read("analysis/comparisons.csv")
cat(nrow(people), "runs,", sum(is.na(people$excluded)), "of them count;", nrow(trials), "trials\n")

# Agreement with the participant's own ranking by arm; each participant counts once.
each <- aggregate(top1 ~ participant + condition, trials, mean)
print(aggregate(top1 ~ condition, each, function(x) c(mean = mean(x), n = length(x))))

# The same figures as analysis/, computed here.
differs <- 0
hold <- function(what, here, there, within = 1e-6) {
  if (is.na(there) || abs(here - there) <= within) return(invisible())
  cat(what, ":", here, "here,", there, "in the bundle\n")
  differs <<- differs + 1
}
for (i in seq_len(nrow(estimates))) {
  row <- estimates[i, ]
  values <- trials[trials$condition == row$condition, row$measure]
  hold(paste(row$condition, row$measure), mean(values, na.rm = TRUE), row$mean)
}
for (measure in unique(comparisons$measure)) {
  family <- comparisons[comparisons$measure == measure, ]
  holm <- p.adjust(family$p, "holm")
  means <- tapply(trials[[measure]], list(trials$participant, trials$condition), mean, na.rm = TRUE)
  for (i in seq_len(nrow(family))) {
    row <- family[i, ]
    name <- paste(measure, row$a, "-", row$b)
    hold(paste(name, "Holm"), holm[i], row$p_holm)
    if (row$how != "paired") next
    difference <- na.omit(means[, row$a] - means[, row$b])
    hold(name, mean(difference), row$difference)
  }
}
cat(nrow(estimates), "means and", nrow(comparisons), "comparisons computed again,", differs, "differ\n")
if (differs > 0) quit(status = 1)
