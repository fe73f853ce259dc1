import type { Configuration } from "@/lib/study/configuration/configuration";
import type { Instrument } from "@/lib/study/instrument";
import { formOf } from "@/lib/study/instruments/instrument-form";

/** Trial measures, `null` where one does not apply. */
export const searchMeasures = {
  top1: "Exactly the wish ranked first gave way at first (1 or 0)",
  best: "What gave way at first is what the ranking would choose among the sets that bring a car (1 or 0)",
  tau: "Kendall's tau-b between the ranking and the costs the arm saw",
  endTop1: "Exactly the wish ranked first had given way at the end of the search (1 or 0)",
  endBest: "What had given way at the end is what the ranking would choose (1 or 0)",
  regret: "Importance given up beyond the least possible, by the participant's ranking, as a share of all",
  personaBest: "What gave way at first weighs least by the persona's weights (1 or 0)",
  accepted: "Rating of what was given up, as a share of the scale from 0 to 1",
  quality: "Decision quality: importance the car taken meets, as a share of the most any car meets, by the ranking",
  satisfaction: "Satisfaction, as a share of the scale from 0 to 1",
  confidence: "Confidence in the choice, as a share of the scale from 0 to 1",
  fit: "Perceived fit, as a share of the scale from 0 to 1",
  carTaken: "A car was taken (1) or none would do (0)",
  minutes:
    "Minutes from the start of the trial to its end, without pauses: its clock stops while the page is hidden, up to trials.awayMinutes",
  turns: "Turns of the search",
  questions: "Questions the arm asked",
} as const;
/** Of studies in which something outside chooses. */
export const outsideMeasures = {
  fellBack: "What the arm asks outside failed, so that its method decided at first (1), or it chose (0)",
} as const;
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
  const asksOutside = configuration.conditions.some(({ outside }) => outside);
  return new Map([
    ...Object.entries(searchMeasures),
    ...(asksOutside ? Object.entries(outsideMeasures) : []),
    ...scores,
  ]);
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
