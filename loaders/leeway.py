"""Reads an exported study into tables with types and missing codes. Python 3.9 or later, standard library only.

    import leeway
    study = leeway.load("car-choices.zip")
    counted = [row for row in study.trials if row["excluded"] == ""]
    study.trials.why(0, "regret")        # "NA-not-asked", or None where there is a value
    frame = study.trials.to_pandas()     # needs pandas

`python leeway.py car-choices.zip` computes means, paired differences and Holm's adjustment again, and ends with an
error where they are not what the bundle's analysis says.
"""
import csv
import datetime
import hashlib
import io
import json
import re
import sys
import zipfile
from collections import defaultdict

MISSING = ("NA-not-reached", "NA-not-asked", "NA-refused")


class Table(list):
    """Rows as dictionaries. A missing value is None, and `why` has its code."""

    def __init__(self, rows, columns, types, codes):
        super().__init__(rows)
        self.columns, self.types, self.codes = columns, types, codes

    def why(self, row, column):
        return self.codes.get((row, column))

    def to_pandas(self):
        import pandas

        frame = pandas.DataFrame(list(self), columns=self.columns)
        for column, kind in self.types.items():
            if kind == "number":
                frame[column] = pandas.to_numeric(frame[column])
        frame.attrs["missing"] = self.codes
        return frame


class Study:
    def __init__(self, tables, configuration, runs, codebook):
        self.tables, self.configuration, self.runs, self.codebook = tables, configuration, runs, codebook
        self.participants, self.trials = tables["participants"], tables["trials"]
        self.events, self.assignments = tables["events"], tables["assignments"]
        self.estimates, self.comparisons = tables["estimates"], tables["comparisons"]
        self.effects, self.whole_run = tables["effects"], tables["whole-run"]


def load(path):
    with zipfile.ZipFile(path) as bundle:
        files = {name: bundle.read(name) for name in bundle.namelist()}
    for line in files["SHA256SUMS"].decode().splitlines():
        digest, name = line.split("  ", 1)
        if hashlib.sha256(files[name]).hexdigest() != digest:
            raise ValueError(f"{name} is not what SHA256SUMS says")
    codebook = _rows(files["codebook.csv"])
    kinds = defaultdict(dict)
    for row in codebook:
        kinds[row["file"]][row["name"]] = _kind(row["type"])
    tables = {
        re.sub(r"^.*/|\.csv$", "", name): _table(_rows(text), kinds[name], _head(text))
        for name, text in files.items()
        if name.endswith(".csv") and name != "codebook.csv"
    }
    runs = [json.loads(line) for line in files["runs.jsonl"].decode().split("\n") if line]
    return Study(tables, json.loads(files["configuration.json"]), runs, codebook)


def _reader(text):
    return csv.reader(io.StringIO(text.decode("utf-8"), newline=""))


def _head(text):
    return next(_reader(text))


def _rows(text):
    head, *rows = _reader(text)
    return [dict(zip(head, row)) for row in rows]


def _kind(written):
    if re.match(r"number|integer", written):
        return "number"
    return "time" if written.startswith("date and time") else "text"


def _table(rows, types, columns):
    codes = {(at, name): cell for at, row in enumerate(rows) for name, cell in row.items() if cell in MISSING}
    typed = [{name: _value(cell, types[name]) for name, cell in row.items()} for row in rows]
    return Table(typed, columns, types, codes)


def _value(cell, kind):
    if cell in MISSING:
        return None
    if kind == "number":
        return float(cell) if re.search(r"[.e]", cell) else int(cell)
    if kind == "time":
        return datetime.datetime.fromisoformat(cell.replace("Z", "+00:00"))
    # The export keeps a spreadsheet from running a text as a formula.
    return cell[1:] if re.match(r"'[=+\-@\t\r]", cell) else cell


def _mean(values):
    values = list(values)
    return sum(values) / len(values)


def check(study):
    """Faults in the bundle's means, paired differences and Holm's adjustment, computed here again."""
    faults = []

    def hold(what, here, there):
        if abs(here - there) > 1e-6:
            faults.append(f"{what}: {here} here, {there} in the bundle")

    values = defaultdict(lambda: defaultdict(list))
    measures = {row["measure"] for row in study.estimates}
    for trial in study.trials:
        for measure in measures:
            if trial["excluded"] == "" and trial[measure] is not None:
                values[measure, trial["condition"]][trial["participant"]].append(trial[measure])
    for row in study.estimates:
        own = [value for person in values[row["measure"], row["condition"]].values() for value in person]
        hold(f"{row['condition']} {row['measure']}", _mean(own), row["mean"])
        hold(f"{row['condition']} {row['measure']} trials", len(own), row["trials"])
    for row in study.comparisons:
        one, other = (values[row["measure"], row[side]] for side in "ab")
        name = f"{row['measure']} {row['a']} - {row['b']}"
        if row["how"] == "paired":
            both = [_mean(one[who]) - _mean(other[who]) for who in one if who in other]
            hold(name, _mean(both), row["difference"])
    for table in (study.comparisons, study.effects):
        for measure in {row["measure"] for row in table}:
            family, highest = sorted((row for row in table if row["measure"] == measure), key=lambda row: row["p"]), 0
            for place, row in enumerate(family):
                highest = max(highest, min(1, row["p"] * (len(family) - place)))
                hold(f"{measure} {row['a']} - {row['b']} Holm", highest, row["p_holm"])
    return faults


if __name__ == "__main__":
    loaded = load(sys.argv[1])
    found = check(loaded)
    compared = len(loaded.comparisons) + len(loaded.effects)
    print(f"{len(loaded.estimates)} means and {compared} comparisons computed again, {len(found)} differ")
    sys.exit("\n".join(found) or None)
