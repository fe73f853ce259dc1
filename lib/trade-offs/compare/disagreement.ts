import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint } from "@/lib/constraints";
import type { FormalShopper } from "@/lib/relaxation/formal/formal-shopper";
import { minimalCorrectionMasks } from "@/lib/relaxation/lattice";
import type { RandomSource } from "@/lib/relaxation/methods/choice";
import { judgedMethods, namesOf } from "@/lib/relaxation/methods/method-lists";
import { sumRising } from "@/lib/relaxation/problem";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";
import type { RelaxationStatus } from "@/lib/trade-offs/relaxation";
import type { PreferenceState } from "./preference-states";

/** Includes the chance line. */
export const judgedNames = namesOf(judgedMethods);
export type JudgedMethod = (typeof judgedNames)[number];

/** A tie's default pick, or nothing without a product. */
export interface Verdict {
  status: RelaxationStatus;
  given: string[];
  extra: number;
}

export interface JudgedState {
  id: string;
  wishes: number;
  singleRepairs: number;
  correctionSets: number;
  verdicts: Record<JudgedMethod, Verdict>;
}

/** Who weighs for each method, and who chooses the formal method's changes. What is lost counts by the true weights. */
export interface Agents {
  weigh(method: JudgedMethod, constraints: readonly Constraint[]): Promise<readonly Constraint[]>;
  /** Asked once the wishes are weighed. */
  shopper(): FormalShopper | undefined;
}

export async function judgeState(
  reader: CatalogReader,
  { id, slice: fixed, constraints }: PreferenceState,
  random: RandomSource,
  agents: Agents | null = null,
): Promise<JudgedState> {
  const slice = openSlice(reader, fixed);
  const sets = minimalCorrectionMasks(await slice.lattice([], constraints));
  const verdicts: Partial<Record<JudgedMethod, Verdict>> = {};
  const total = sumRising(constraints.map(({ weight }) => weight)) || 1;
  const shareOf = (ids: readonly string[]) =>
    sumRising(constraints.flatMap((each) => (ids.includes(each.id) ? [each.weight] : []))) / total;
  let least = 0;
  for (const method of judgedNames) {
    const weighed = agents ? await agents.weigh(method, constraints) : constraints;
    const shopper = agents?.shopper();
    const settings = { mustMeans: "weight" as const, ...(shopper ? { shopper } : {}) };
    const result = await relaxSlice({ slice, constraints: weighed, method, settings, random });
    const given = result.relaxed.map(({ constraint }) => constraint.id).sort();
    // Optimal runs first: it gives up the least weight.
    if (method === "optimal") least = shareOf(given);
    verdicts[method] = { status: result.status, given, extra: given.length > 0 ? shareOf(given) - least : 0 };
  }
  return {
    id,
    wishes: constraints.length,
    singleRepairs: sets.filter((mask) => (mask & (mask - 1)) === 0).length,
    correctionSets: sets.length,
    verdicts: verdicts as Record<JudgedMethod, Verdict>,
  };
}

export function differ({ verdicts }: JudgedState, a: JudgedMethod, b: JudgedMethod): boolean {
  return verdicts[a].given.join("\n") !== verdicts[b].given.join("\n");
}

/** In the order of `judgedNames`. */
export function disagreementMatrix(states: readonly JudgedState[]): number[][] {
  return judgedNames.map((a) => judgedNames.map((b) => shareWhere(states, (state) => differ(state, a, b))));
}

export function summariseMethods(states: readonly JudgedState[]) {
  return judgedNames.map((method) => {
    const found = states.filter(({ verdicts }) => verdicts[method].given.length > 0);
    const extra = found.reduce((sum, { verdicts }) => sum + verdicts[method].extra, 0);
    return {
      method,
      found: shareWhere(states, ({ verdicts }) => verdicts[method].given.length > 0),
      tied: shareWhere(states, ({ verdicts }) => verdicts[method].status === "undecided"),
      likeOptimal: shareWhere(states, (state) => !differ(state, method, "optimal")),
      extra: found.length > 0 ? extra / found.length : 0,
    };
  });
}

/** Per value of a feature, ascending: shares of states and of differing pairs. */
export function disagreementBy(states: readonly JudgedState[], feature: "wishes" | "singleRepairs" | "correctionSets") {
  const values = [...new Set(states.map((state) => state[feature]))].sort((a, b) => a - b);
  return values.map((value) => {
    const own = states.filter((state) => state[feature] === value);
    const cells = disagreementMatrix(own).flatMap((row, a) => row.filter((_, b) => b > a));
    return { value, states: own.length, share: cells.reduce((sum, cell) => sum + cell, 0) / cells.length };
  });
}

function shareWhere(states: readonly JudgedState[], holds: (state: JudgedState) => boolean): number {
  return states.length > 0 ? states.filter(holds).length / states.length : 0;
}
