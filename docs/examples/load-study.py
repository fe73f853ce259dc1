"""Reads an exported study: python load-study.py car-choices.zip. Needs pandas; nothing has to be cleaned."""
import io
import json
import sys
import zipfile

import pandas as pd

with zipfile.ZipFile(sys.argv[1]) as bundle:
    read = lambda name: pd.read_csv(io.BytesIO(bundle.read(name)))
    trials, people, events = read("trials.csv"), read("participants.csv"), read("events.csv")

# Agreement with the participant's own ranking by arm; each participant counts once.
print(trials.groupby(["condition", "participant"])["top1"].mean().groupby("condition").agg(["mean", "count"]))
# The fields of one kind of event.
chosen = events[events["name"] == "relaxation-choose"]
print(pd.json_normalize(chosen["data"].map(json.loads))[["method", "status", "cost"]].describe())
