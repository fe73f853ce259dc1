# Rscript loaders/test_leeway.R BUNDLE.zip, with the bundle that lib/study/export/loaders.test.ts writes.
source("loaders/leeway.R")
study <- leeway_load(commandArgs(trailingOnly = TRUE)[1])
last <- nrow(study$participants)
stopifnot(
  "types" = study$trials$condition[1] == "optimal-full" && study$trials$top1[1] == 1 && is.numeric(study$trials$trial),
  "times" = inherits(study$participants$started_at, "POSIXct") && !is.na(study$participants$started_at[1]),
  "texts" = study$participants[["about.comments"]][1] == "=1+1, \"quoted\"\nsecond line",
  "missing values" = is.na(study$participants$ended_at[last]) && is.na(study$comparisons$df[1]),
  "not reached" = leeway_missing(study$participants, "ended_at")[last] == "NA-not-reached",
  "refused" = leeway_missing(study$participants, "about.comments")[last] == "NA-refused",
  "not asked" = leeway_missing(study$comparisons, "df")[1] == "NA-not-asked",
  "no code beside a value" = is.na(leeway_missing(study$trials, "top1")[1]),
  "excluded trials" = setequal(study$trials$excluded, c("", "unfinished")),
  "the analysis computed again" = length(leeway_check(study)) == 0
)
study$estimates$mean[1] <- study$estimates$mean[1] + 0.1
stopifnot("a changed mean is found" = length(leeway_check(study)) == 1)
