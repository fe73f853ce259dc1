import type { RelaxationAnswer, TraceStep } from "../correction-sets";
import type { Lattice, Test, Wish } from "../lattice";
import { type Choice, isSatisfied } from "../methods/choice";
import { problemOf } from "../problem";
import { answerOf } from "../relax";
import type { Items } from "./formal-proposals";
import type { Repair, RepairEnd } from "./formal-repair";
import { type FormalShopper, playRepair, type Round } from "./formal-shopper";

export interface FormalQuestion<W extends Wish> {
  items: Items;
  fixed: readonly Test[];
  /** Over the fixed items. Bits follow the order of wishes. */
  lattice: Lattice;
  wishes: readonly W[];
  maxRounds?: number | undefined;
  shopper?: FormalShopper | undefined;
}

export interface FormalAnswer<W extends Wish> extends RelaxationAnswer<W> {
  repair: { rounds: number; end: "satisfied" | "solved" | RepairEnd };
}

const alwaysAgrees: FormalShopper = { limits: [] };

/** Equal costs tie (Hao et al., arXiv 2404.11891, mechanism 8). */
export async function relaxFormally<W extends Wish>(question: FormalQuestion<W>): Promise<FormalAnswer<W>> {
  const { items, fixed, lattice, wishes, maxRounds, shopper = alwaysAgrees } = question;
  const problem = problemOf(lattice, wishes);
  if (isSatisfied(problem)) {
    const satisfied = answerOf(problem, { kind: "satisfied", trace: [] }, []);
    return { ...satisfied, repair: { rounds: 0, end: "satisfied" } };
  }
  const { rounds, repair } = await playRepair(items, fixed, wishes, shopper, maxRounds);
  const trace = rounds.flatMap(explain);
  const played = { rounds: rounds.length, end: repair.end ?? "solved" } as const;
  if (repair.status !== "solved") return { ...answerOf(problem, { kind: "exhausted", trace }, []), repair: played };
  const dropped = repair.changes.map(({ constraint }) => constraint.id);
  const isOpen = shopper.limits.length === 0 && shopper.ablation !== "no-solver" && !shopper.choose;
  const tied = (isOpen && rounds.map(({ repair }) => tiedSets(repair)).find(({ length }) => length > 0)) || [];
  const choice: Choice =
    tied.length > 1 ? { kind: "undecided", tied, pick: dropped, trace } : { kind: "relaxed", dropped, trace };
  return { ...answerOf(problem, choice, [...repair.changes]), repair: played };
}

/** Equally cheap proposals, by the wishes they change. */
function tiedSets({ changes, proposals }: Repair): string[][] {
  const cheapest = proposals.filter(({ cost }) => cost === proposals[0]?.cost);
  const ids = [...new Set(cheapest.map(({ change }) => change.constraint.id))];
  if (ids.length < 2) return [];
  return ids.map((id) => [...new Set([...changes.map(({ constraint }) => constraint.id), id])]);
}

const refusals = { keep: ", must not change", disagree: ", refused", agree: "", release: "", edit: "" } as const;

function explain({ repair: { conflict, proposals }, answer }: Round): TraceStep[] {
  const [proposal] = proposals;
  if (!proposal) return [];
  const { change, cost, matches } = proposal;
  const to = change.to ? ` to ${JSON.stringify(change.to.value)}` : "";
  const effect = `${change.constraint.id} ${change.action}${to}, cost ${cost.toFixed(2)}${refusals[answer.kind]}`;
  return [{ considered: [...conflict], matches, effect }];
}
