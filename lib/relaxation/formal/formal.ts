import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint } from "@/lib/constraints/constraint";
import { type Choice, isSatisfied } from "@/lib/relaxation/methods/choice";
import type { Problem } from "@/lib/relaxation/problem";
import type { RelaxationResult, RelaxedConstraint, TraceStep } from "@/lib/relaxation/relaxation";
import type { Proposal } from "./formal-proposals";
import type { Repair } from "./formal-repair";
import { type FormalShopper, playRepair, type Round } from "./formal-shopper";

export interface FormalQuestion {
  slice: CatalogSlice;
  constraints: readonly Constraint[];
  settings: { maxRounds?: number; shopper?: FormalShopper };
}

export interface FormalOutcome {
  choice: Choice;
  changes: RelaxedConstraint[];
  repair: NonNullable<RelaxationResult["repair"]>;
}

const alwaysAgrees: FormalShopper = { limits: [] };

/**
 * The formal method with a simulated shopper: without settings the one who agrees to the cheapest proposal of every
 * round (the "always agree" user of Hao et al., arXiv 2404.11891, mechanism 8). Proposals of equal cost on different
 * wishes are a tie, unless the shopper's limits answer it. A repair that is not solved within the rounds gives nothing up.
 */
export async function chooseFormal(
  { slice, constraints, settings }: FormalQuestion,
  problem: Problem,
): Promise<FormalOutcome> {
  if (isSatisfied(problem)) {
    return { choice: { kind: "satisfied", trace: [] }, changes: [], repair: { rounds: 0, end: "satisfied" } };
  }
  const locked = constraints.filter((each) => each.locked);
  const { maxRounds, shopper = alwaysAgrees } = settings;
  const { rounds, repair } = await playRepair(slice, locked, problem.constraints, shopper, maxRounds);
  const trace = rounds.flatMap(explain);
  const played = { rounds: rounds.length, end: repair.end ?? "solved" } as const;
  if (repair.status !== "solved") return { choice: { kind: "exhausted", trace }, changes: [], repair: played };
  const changes = [...repair.changes];
  const dropped = changes.map(({ constraint }) => constraint.id);
  const tied = shopper.limits.length === 0 && shopper.ablation !== "no-solver" ? firstTie(rounds) : [];
  const choice: Choice =
    tied.length > 1 ? { kind: "undecided", tied, pick: dropped, trace } : { kind: "relaxed", dropped, trace };
  return { choice, changes, repair: played };
}

function firstTie(rounds: readonly Round[]): string[][] {
  for (const { repair } of rounds) {
    const tied = tiedSets(repair, equallyCheap(repair.proposals));
    if (tied.length > 0) return tied;
  }
  return [];
}

function equallyCheap(proposals: readonly Proposal[]): Proposal[] {
  const least = proposals[0]?.cost ?? 0;
  return proposals.filter(({ cost }) => cost === least);
}

/** The wishes that equally cheap proposals would change, each with what has been changed already. */
function tiedSets({ changes }: Repair, cheapest: readonly Proposal[]): string[][] {
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
