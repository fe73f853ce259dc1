# Reads an exported study: Rscript load-study.R car-choices.zip. Base R; nothing has to be cleaned.
bundle <- commandArgs(trailingOnly = TRUE)[1]
read <- function(name) read.csv(unz(bundle, name), na.strings = "")
trials <- read("trials.csv")
people <- read("participants.csv")

# Agreement with the participant's own ranking by arm; each participant counts once.
each <- aggregate(top1 ~ participant + condition, trials, mean)
print(aggregate(top1 ~ condition, each, function(x) c(mean = mean(x), n = length(x))))
# A paired comparison of two arms in a within design.
wide <- reshape(each, idvar = "participant", timevar = "condition", direction = "wide")
print(wilcox.test(wide$top1.optimal, wide$top1.greedy, paired = TRUE, exact = FALSE))
