import type { AnswerRecord, RunRecord, TrialRecord } from "@/lib/study/analysis/run-record";
import type { TrialOutcome } from "@/lib/study/trial/judge-trial";

const run: Record<keyof RunRecord, string> = {
  ...{ id: "Random id of the run", kind: "participant, preview or simulated", status: "How the run ended, or active" },
  ...{ hash: "SHA-256 of the configuration", group: "Group of the design; null before assignment" },
  ...{ step: "Key of the step it is at, or ended at", seed: "Orders of items and lists follow from it" },
  ...{ startedAt: "Consent", lastSeenAt: "Last sign of the browser", endedAt: "End of the run; null while active" },
  excluded: "A researcher's words for leaving it out; null when none did",
  ...{ answers: "Every answer, every attempt", trials: "Every trial that was begun" },
  practice: "The practice trial, number 0, which no analysis reads; null without one",
  events: "Everything that happened, in order: at, trial, turn, name and data, as in events.csv",
};

const trial: Record<keyof TrialRecord, string> = {
  ...{
    number: "Number of the trial, the first is 1",
    condition: "Arm of the trial",
    scenario: "Scenario of the trial",
  },
  ...{ startedAt: "When it began", revealedAt: "When cars were first seen; null before" },
  pausedSeconds: "Seconds its clock stood still while the page was hidden, up to the study's cap",
  endedAt: "When it was judged or cut off; null before",
  wishes: "Wishes as they stood before any result; null when the trial ended earlier",
  ranking: "Ids of the wishes, the one to give up first at the head",
  rankingAfter: "The ranking once more after the search; null where it is not asked",
  ...{ outcome: "The closing answers", taken: "The car taken, as the catalog has it; null when none was" },
};

const outcome: Record<keyof TrialOutcome, string> = {
  end: "One was taken, none would do, or the time ran out",
  ...{ car: "Place in the catalog and name of the car taken", reason: "Why none would do" },
  confidence: "Confidence in the choice, from 1",
  acceptance: "Rating of what was given up, from 1; null when nothing was",
  ...{ satisfaction: "Satisfaction, from 1", fit: "Perceived fit, from 1" },
  infeasibility: "Whether the search ever ran empty",
};

const answer: Record<keyof AnswerRecord, string> = {
  ...{ step: "Key of the step", instrument: "Id of the instrument; null outside one", item: "Id of the item" },
  trial: "Number of the trial it was asked after; null at the end",
  ...{ position: "Place of the item on the page, the first is 1", attempt: "First attempt is 1" },
  ...{ value: "The answer; null where it was left empty", at: "When it was given" },
};

/** Of the objects in `runs.jsonl`. Times are ISO 8601 in UTC. */
export const recordFields = { run, trial, outcome, answer };
