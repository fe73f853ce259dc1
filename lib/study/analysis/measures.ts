import type { Configuration } from "@/lib/study/configuration/configuration";
import type { Answers, Instrument } from "@/lib/study/instrument";
import { formOf } from "@/lib/study/instruments/instrument-form";
import { dataset } from "@/messages/dataset";
import type { RunRecord } from "./run-record";

/** Trial measures, `null` where one does not apply. */
export const searchMeasures = dataset.measures;
/** Of studies in which something outside chooses. */
export const outsideMeasures = dataset.outside;
type SearchMeasure = keyof typeof searchMeasures;

export const binaryMeasures: ReadonlySet<string> = new Set<SearchMeasure | "fellBack">([
  ...(["top1", "best", "endTop1", "endBest", "personaBest", "carTaken", "fellBack"] as const),
]);

/** Exist only once an arm has decided, so their missing values are not at random. */
export const decidedMeasures: ReadonlySet<string> = new Set<SearchMeasure>([
  ...(["top1", "best", "tau", "endTop1", "endBest", "regret", "personaBest", "accepted"] as const),
]);

export function measuresOf(configuration: Configuration): ReadonlyMap<string, string> {
  const scores = configuration.instruments.filter((each) => isOfOneArm(configuration, each)).flatMap(scoreLabels);
  const isOutside = configuration.conditions.some(({ outside }) => outside);
  return new Map([...Object.entries(searchMeasures), ...(isOutside ? Object.entries(outsideMeasures) : []), ...scores]);
}

export function wholeRunMeasures(configuration: Configuration): ReadonlyMap<string, string> {
  return new Map(configuration.instruments.filter((each) => !isOfOneArm(configuration, each)).flatMap(scoreLabels));
}

export function scoreLabelsAtEnd({ instruments }: Configuration): ReadonlyMap<string, string> {
  return new Map(instruments.filter(({ when }) => when === "end").flatMap(scoreLabels));
}

export type Outcome = Configuration["plan"]["primaryOutcome"];

/** The primary one first. Versions stored before have no others. */
export function registeredOutcomes({ plan }: Pick<Configuration, "plan">): Outcome[] {
  return [plan.primaryOutcome, ...(plan.secondary ?? []).map(({ outcome }) => outcome)];
}

/** `null` when no questionnaire gives the outcome by arm. */
export function measureOf(configuration: Configuration, outcome: Outcome): string | null {
  const kind = { tlx: "nasa-tlx", sus: "sus" }[outcome as string];
  const instrument = configuration.instruments.find((each) => each.kind === kind && isOfOneArm(configuration, each));
  if (kind) return instrument?.id ?? null;
  return ownMeasures[outcome as keyof typeof ownMeasures];
}

const ownMeasures = {
  "agreement-top1": "top1",
  "agreement-tau": "tau",
  regret: "regret",
  acceptance: "accepted",
  satisfaction: "satisfaction",
} as const satisfies Record<Exclude<Outcome, "tlx" | "sus">, SearchMeasure>;

/** True if asked after each trial, or if people met one arm only. */
export function isOfOneArm({ design }: Pick<Configuration, "design">, { when }: Instrument): boolean {
  return when === "after-trial" || design.groups.every(({ conditions }) => new Set(conditions).size === 1);
}

/** The first score has the instrument's id, others `id.score`. */
export function scoreName({ id }: Pick<Instrument, "id">, score: string, index: number): string {
  return index === 0 ? id : `${id}.${score}`;
}

function scoreLabels(instrument: Instrument): [string, string][] {
  const labels = Object.entries(formOf(instrument).scores);
  return labels.map(([score, label], index) => [scoreName(instrument, score, index), label]);
}

/**
 * Returns scores after a trial, or with `null` at the end: `tlx` is an instrument's first score, `umux.sus` another.
 */
export function scoresOf(configuration: Configuration, run: Pick<RunRecord, "answers">, trial: number | null) {
  const scores = new Map<string, number | null>();
  for (const instrument of configuration.instruments) {
    if ((instrument.when === "after-trial") !== (trial !== null)) continue;
    const given = run.answers
      .filter((answer) => answer.instrument === instrument.id && answer.trial === trial)
      .toSorted((a, b) => a.attempt - b.attempt);
    const answers: Answers = Object.fromEntries(given.map(({ item, value }) => [item, value]));
    Object.entries(formOf(instrument).score(answers)).forEach(([name, score], index) => {
      scores.set(scoreName(instrument, name, index), score);
    });
  }
  return scores;
}
