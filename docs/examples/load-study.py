"""Reads an exported study: python load-study.py car-choices.zip. Needs pandas; nothing has to be cleaned.

Shows agreement with the participants' own ranking and the fields of one kind of event, and computes means, paired
differences and Holm's adjustment again: it ends with an error where they are not what analysis/ says.
"""
import io
import json
import sys
import zipfile

import pandas as pd

with zipfile.ZipFile(sys.argv[1]) as bundle:
    read = lambda name: pd.read_csv(io.BytesIO(bundle.read(name)))
    trials, people, events = read("trials.csv"), read("participants.csv"), read("events.csv")
    estimates, comparisons = read("analysis/estimates.csv"), read("analysis/comparisons.csv")

print(f"{len(people)} runs, {people['excluded'].isna().sum()} of them count; {len(trials)} trials, {len(events)} events")

# Agreement with the participant's own ranking by arm; each participant counts once.
print(trials.groupby(["condition", "participant"])["top1"].mean().groupby("condition").agg(["mean", "count"]))
# The fields of one kind of event.
chosen = events[events["name"] == "relaxation-choose"]
print(pd.json_normalize(chosen["data"].map(json.loads), max_level=0)[["method", "status", "cost"]].describe())

# The same figures as analysis/, computed here.
faults = []


def hold(what, here, there):
    if abs(here - there) > 1e-6:
        faults.append(f"{what}: {here} here, {there} in the bundle")


for row in estimates.itertuples():
    values = trials.loc[trials["condition"] == row.condition, row.measure].dropna()
    hold(f"{row.condition} {row.measure}", values.mean(), row.mean)
    hold(f"{row.condition} {row.measure} trials", len(values), row.trials)
by_person = trials.groupby(["participant", "condition"]).mean(numeric_only=True)
for measure, family in comparisons.groupby("measure", sort=False):
    wide = by_person[measure].unstack("condition")
    highest = 0.0
    for place, row in enumerate(family.sort_values("p").itertuples()):
        if row.how == "paired":
            hold(f"{measure} {row.a} - {row.b}", (wide[row.a] - wide[row.b]).dropna().mean(), row.difference)
        highest = max(highest, min(1.0, row.p * (len(family) - place)))
        hold(f"{measure} {row.a} - {row.b} Holm", highest, row.p_holm)
print(f"{len(estimates)} means and {len(comparisons)} comparisons computed again, {len(faults)} differ")
sys.exit("\n".join(faults) or None)
