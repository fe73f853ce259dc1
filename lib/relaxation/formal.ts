import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import { type Choice, isSatisfied } from "./choice";
import type { Proposal } from "./formal-proposals";
import { answerRepair, type Repair, startRepair } from "./formal-repair";
import type { Problem } from "./problem";
import type { RelaxedConstraint, TraceStep } from "./relaxation";

export interface FormalQuestion {
  reader: CatalogReader;
  frame: readonly Predicate[];
  constraints: readonly Constraint[];
  settings: { maxRounds?: number };
}

/**
 * The formal method without a shopper to answer: agrees to the cheapest proposal of every round (the "always agree"
 * user of Hao et al., arXiv 2404.11891, mechanism 8). Proposals of equal cost on different wishes are a tie. A repair
 * that is not solved within the rounds gives nothing up.
 */
export async function chooseFormal(
  { reader, frame, constraints, settings }: FormalQuestion,
  problem: Problem,
): Promise<{ choice: Choice; changes: RelaxedConstraint[] }> {
  if (isSatisfied(problem)) return { choice: { kind: "satisfied", trace: [] }, changes: [] };
  const slice = [...frame, ...constraints.filter(({ locked }) => locked)];
  const trace: TraceStep[] = [];
  const tied: string[][] = [];
  let repair = await startRepair(reader, slice, problem.constraints, settings.maxRounds);
  while (repair.status === "open") {
    const cheapest = equallyCheap(repair.proposals);
    if (tied.length === 0) tied.push(...tiedSets(repair, cheapest));
    const [agreed] = cheapest;
    if (agreed) trace.push(explain(repair, agreed));
    repair = await answerRepair(reader, slice, repair, { kind: "agree" });
  }
  const changes = [...repair.changes];
  if (repair.status !== "solved") return { choice: { kind: "exhausted", trace }, changes: [] };
  const dropped = changes.map(({ constraint }) => constraint.id);
  const choice: Choice =
    tied.length > 1 ? { kind: "undecided", tied, pick: dropped, trace } : { kind: "relaxed", dropped, trace };
  return { choice, changes };
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

function explain({ conflict }: Repair, { change, cost, matches }: Proposal): TraceStep {
  const to = change.to ? ` to ${JSON.stringify(change.to.value)}` : "";
  return {
    considered: [...conflict],
    matches,
    effect: `${change.constraint.id} ${change.action}${to}, cost ${cost.toFixed(2)}`,
  };
}
