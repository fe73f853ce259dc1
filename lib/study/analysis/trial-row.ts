import type { Configuration } from "@/lib/study/configuration";
import { agreementWith } from "./agreement";
import { firstDecision } from "./decision";
import { minutesBetween } from "./exclusions";
import { agreesWithPersona } from "./persona-agreement";
import type { RunRecord, TrialRecord } from "./run-record";
import { scoresOf } from "./scores";

/** What can be measured of a trial; `null` where it does not apply or was not answered. */
export const trialMeasures = {
  top1: "Exactly the wish ranked first gave way (1 or 0)",
  best: "What gave way is what the ranking would choose among the sets that bring a car (1 or 0)",
  tau: "Kendall's tau-b between the ranking and the costs the arm saw",
  regret: "Importance given up beyond the least possible, by the participant's ranking, as a share of all",
  personaBest: "What gave way weighs least by the persona's weights (1 or 0)",
  accepted: "Rating of what was given up, as a share of the scale from 0 to 1",
  satisfaction: "Satisfaction, as a share of the scale from 0 to 1",
  confidence: "Confidence in the choice, as a share of the scale from 0 to 1",
  fit: "Perceived fit, as a share of the scale from 0 to 1",
  carTaken: "A car was taken (1) or none would do (0)",
  tlx: "NASA-TLX, raw, 0 to 100",
  minutes: "Minutes from the start of the trial to its end",
  turns: "Turns of the search",
  questions: "Questions the arm asked",
} as const;
export type TrialMeasure = keyof typeof trialMeasures;

/** A trial with everything measured of it. */
export interface TrialRow {
  participant: string;
  group: string;
  condition: string;
  scenario: string;
  trial: number;
  values: Record<TrialMeasure, number | null>;
}

export function trialRow(configuration: Configuration, run: RunRecord, trial: TrialRecord): TrialRow {
  const decision = firstDecision(run.events, trial.number);
  const agreement = decision && trial.ranking ? agreementWith(trial.ranking, decision) : null;
  const scenario = configuration.scenarios.find(({ id }) => id === trial.scenario);
  const persona = decision && scenario ? agreesWithPersona(scenario, trial.wishes ?? [], decision) : null;
  const { points } = configuration.trials;
  const share = (rating: number | null | undefined) =>
    rating === null || rating === undefined ? null : (rating - 1) / (points - 1);
  const { outcome } = trial;
  const own = run.events.filter((event) => event.trial === trial.number);
  return {
    participant: run.id,
    group: run.group ?? "",
    condition: trial.condition,
    scenario: trial.scenario,
    trial: trial.number,
    values: {
      top1: numeric(agreement?.top1),
      best: numeric(agreement?.best),
      tau: agreement?.tau ?? null,
      regret: agreement?.regret ?? null,
      personaBest: numeric(persona),
      accepted: share(outcome?.acceptance),
      satisfaction: share(outcome?.satisfaction),
      confidence: share(outcome?.confidence),
      fit: share(outcome?.fit),
      carTaken: outcome && outcome.end !== "time-up" ? numeric(outcome.end === "car") : null,
      tlx: scoresOf(configuration, run, trial.number).get("tlx") ?? null,
      minutes: trial.endedAt ? minutesBetween(trial.startedAt, trial.endedAt) : null,
      turns: own.filter(({ name }) => name === "act-receive").length,
      questions: own.filter(({ name }) => name === "question-ask").length,
    },
  };
}

function numeric(value: boolean | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}
