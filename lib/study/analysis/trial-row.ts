import { matches, type Product } from "@/lib/catalog/catalog-reader";
import type { Constraint } from "@/lib/constraints";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { Scenario } from "@/lib/study/configuration/scenario";
import { cardCoverage } from "@/lib/study/trial/card-ranking";
import { agreementWith, rankedImportance } from "./agreement";
import { type Decision, firstDecision, givenAtEnd } from "./decision";
import { measuresOf, outsideMeasures, scoresOf, searchMeasures } from "./measures";
import { excludedBy, minutesTaken, type RunRecord, type TrialRecord } from "./run-record";

export type TrialRow = ReturnType<typeof trialRow>;

export function trialRow(configuration: Configuration, run: RunRecord, trial: TrialRecord) {
  const decision = firstDecision(run.events, trial.number);
  const end = givenAtEnd(run.events, trial.number);
  const agreement = decision && trial.ranking ? agreementWith(trial.ranking, decision, end) : null;
  const scenario = configuration.scenarios.find(({ id }) => id === trial.scenario);
  const persona = decision && scenario ? agreesWithPersona(scenario, trial.wishes ?? [], decision) : null;
  const { taken, wishes, ranking, outcome } = trial;
  const quality = taken && wishes && ranking ? decisionQuality(wishes, ranking, { taken, decision }) : null;
  const { points } = configuration.trials;
  const share = (rating: number | null | undefined) =>
    rating === null || rating === undefined ? null : (rating - 1) / (points - 1);
  const own = run.events.filter((event) => event.trial === trial.number);
  return {
    participant: run.id,
    group: run.group ?? "",
    status: run.status,
    excluded: excludedBy(configuration, run) ?? "",
    /** Values that are not there could still have come. */
    isCut: trial.endedAt === null || outcome?.end === "time-up",
    ranking: ranking?.join(";") ?? null,
    chosen: decision?.chosen.join(";") ?? null,
    condition: trial.condition,
    scenario: trial.scenario,
    trial: trial.number,
    coverage: cardCoverage(scenario, wishes),
    /** By names of `measuresOf`. `null` where one does not apply. */
    values: <Record<string, number | null>>{
      top1: numeric(agreement?.top1),
      best: numeric(agreement?.best),
      tau: agreement?.tau ?? null,
      endTop1: numeric(agreement?.endTop1),
      endBest: numeric(agreement?.endBest),
      regret: agreement?.regret ?? null,
      personaBest: numeric(persona),
      accepted: share(outcome?.acceptance),
      satisfaction: share(outcome?.satisfaction),
      confidence: share(outcome?.confidence),
      fit: share(outcome?.fit),
      quality,
      carTaken: outcome && outcome.end !== "time-up" ? numeric(outcome.end === "car") : null,
      minutes: minutesTaken(trial),
      fellBack: numeric(decision?.fellBack),
      turns: own.filter(({ name }) => name === "act-receive").length,
      questions: own.filter(({ name }) => name === "question-ask").length,
      ...scoresOfTrial(configuration, run, trial),
    },
  };
}

/** End scores count once, with the last trial. */
function scoresOfTrial(configuration: Configuration, run: RunRecord, { number }: TrialRecord) {
  const isLast = number === configuration.trials.perParticipant;
  const after = (trial: number | null) => scoresOf(configuration, run, trial);
  const known = new Map([...after(number), ...(isLast ? after(null) : [])]);
  const others = { ...searchMeasures, ...outsideMeasures };
  const names = [...measuresOf(configuration).keys()].filter((name) => !(name in others));
  return Object.fromEntries(names.map((name) => [name, known.get(name) ?? null]));
}

function numeric(value: boolean | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}

/** `null` without a persona, a decision, or all weights. */
function agreesWithPersona(scenario: Scenario, wishes: readonly Constraint[], { chosen, candidates }: Decision) {
  if (scenario.kind !== "persona" || candidates.length === 0) return null;
  const weights = new Map<string, number>();
  for (const { id, slot, op } of wishes) {
    const own = scenario.wishes.filter(({ predicate }) => predicate.slot === slot);
    const held = own.find(({ predicate }) => predicate.op === op) ?? own[0];
    if (!held) return null;
    weights.set(id, held.weight);
  }
  const cost = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (weights.get(id) ?? 0), 0);
  const least = Math.min(...candidates.map(({ members }) => cost(members)));
  return chosen.length > 0 && cost(chosen) <= least + 1e-9;
}

/** Ranked importance the product meets, as a share of the best product's. `null` without a usable ranking. */
export function decisionQuality(
  wishes: readonly Constraint[],
  ranking: readonly string[],
  { taken, decision }: { taken: Product; decision: Decision | null },
): number | null {
  if (ranking.length < 2) return null;
  const lost = wishes.filter((wish) => !matches(taken, wish)).map(({ id }) => id);
  const sets = (decision?.candidates ?? []).filter(({ members }) => members.every((id) => ranking.includes(id)));
  if (decision && sets.length === 0) return null;
  const least = decision ? Math.min(...sets.map(({ members }) => rankedImportance(ranking, members))) : 0;
  return least < 1 ? Math.min(1, (1 - rankedImportance(ranking, lost)) / (1 - least)) : null;
}
