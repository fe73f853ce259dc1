# Reads an exported study into data frames with types and missing codes. Base R, 4.0 or later.
#
#   source("leeway.R")
#   study <- leeway_load("car-choices.zip")
#   counted <- subset(study$trials, excluded == "")
#   leeway_missing(study$trials, "regret")   # a code for each row, NA where there is a value
#
# `Rscript leeway.R car-choices.zip` computes means, paired differences and Holm's adjustment again, and ends with an
# error where they are not what the bundle's analysis says.

leeway_codes <- c("NA-not-reached", "NA-not-asked", "NA-refused")

leeway_load <- function(path) {
  names <- utils::unzip(path, list = TRUE)$Name
  codebook <- leeway_csv(path, "codebook.csv")
  files <- setdiff(names[grepl("\\.csv$", names)], "codebook.csv")
  tables <- lapply(files, function(file) {
    types <- codebook[codebook$file == file, ]
    leeway_table(leeway_csv(path, file), setNames(types$type, types$name))
  })
  names(tables) <- gsub("-", "_", sub("\\.csv$", "", basename(files)))
  c(tables, list(codebook = codebook))
}

# The codes of one column, NA where there is a value.
leeway_missing <- function(table, column) attr(table, "missing")[[column]]

leeway_csv <- function(path, file) {
  utils::read.csv(unz(path, file, encoding = "UTF-8"), colClasses = "character", na.strings = character(),
                  check.names = FALSE)
}

leeway_table <- function(cells, types) {
  missing <- cells
  for (name in names(cells)) {
    cell <- cells[[name]]
    is_missing <- cell %in% leeway_codes
    missing[[name]] <- ifelse(is_missing, cell, NA_character_)
    cell[is_missing] <- NA
    cells[[name]] <- if (grepl("^(number|integer)", types[[name]])) {
      as.numeric(cell)
    } else if (startsWith(types[[name]], "date and time")) {
      as.POSIXct(cell, format = "%Y-%m-%dT%H:%M:%OSZ", tz = "UTC")
    } else {
      # The export keeps a spreadsheet from running a text as a formula.
      sub("^'(?=[=+@\t\r-])", "", cell, perl = TRUE)
    }
  }
  attr(cells, "missing") <- missing
  cells
}

# Faults in the bundle's means, paired differences and Holm's adjustment, computed here again.
leeway_check <- function(study) {
  faults <- character()
  hold <- function(what, here, there) {
    if (abs(here - there) > 1e-6) faults <<- c(faults, paste0(what, ": ", here, " here, ", there, " in the bundle"))
  }
  trials <- study$trials[study$trials$excluded == "", ]
  for (i in seq_len(nrow(study$estimates))) {
    row <- study$estimates[i, ]
    values <- trials[trials$condition == row$condition, row$measure]
    hold(paste(row$condition, row$measure), mean(values, na.rm = TRUE), row$mean)
    hold(paste(row$condition, row$measure, "trials"), sum(!is.na(values)), row$trials)
  }
  for (table in list(study$comparisons, study$effects)) for (measure in unique(table$measure)) {
    family <- table[table$measure == measure, ]
    holm <- stats::p.adjust(family$p, "holm")
    means <- tapply(trials[[measure]], list(trials$participant, trials$condition), mean, na.rm = TRUE)
    for (i in seq_len(nrow(family))) {
      row <- family[i, ]
      name <- paste(measure, row$a, "-", row$b)
      hold(paste(name, "Holm"), holm[i], row$p_holm)
      if (row$how != "paired" || row$effect != "arms") next
      hold(name, mean(stats::na.omit(means[, row$a] - means[, row$b])), row$difference)
    }
  }
  faults
}

if (sys.nframe() == 0 && length(commandArgs(trailingOnly = TRUE)) == 1) {
  study <- leeway_load(commandArgs(trailingOnly = TRUE)[1])
  faults <- leeway_check(study)
  cat(nrow(study$estimates), "means and", nrow(study$comparisons) + nrow(study$effects), "comparisons computed again,",
      length(faults), "differ\n")
  if (length(faults) > 0) stop(paste(faults, collapse = "\n"))
}
