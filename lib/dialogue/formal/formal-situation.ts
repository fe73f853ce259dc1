import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { assessSituation, countInForce, type Situation } from "@/lib/dialogue/deciding/situation";
import type { ConversationState, FormalLoop } from "@/lib/dialogue/state/conversation-state";
import { type EffectiveWish, effectiveWishes, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import type { RelaxationResult } from "@/lib/trade-offs/relaxation";
import { agreedIn, currentLoop } from "./formal-loop";

/** `before` is the last turn's loop. */
export async function assessFormal(
  { catalog }: { catalog: CatalogSlice },
  state: Pick<ConversationState, "wishes" | "formal">,
  before: FormalLoop | null = null,
): Promise<Situation> {
  const { constraints } = state.wishes;
  const loop = currentLoop(state);
  const concession = agreedIn(loop);
  const question = { catalog, constraints };
  const listed = await assessSituation({ ...question, concession, method: "manual" });
  if (!loop || listed.kind === "free" || listed.kind === "locked-conflict") return listed;
  const result = listed.result && resultOf(listed.result, loop);
  const lifted = new Map<string, number>();
  if (listed.kind === "conceded") return { ...listed, result, formal: { loop, lifted, isKnownReason: false } };
  const wishes = effectiveWishes(constraints, concession);
  if (loop.end === "limits") {
    for (const id of loop.conflict) lifted.set(id, await countWithout(question, wishes, loop, id));
  }
  return {
    ...listed,
    kind: loop.status === "open" ? "proposed" : "exhausted",
    wishes,
    concession,
    ...(await countInForce(catalog, wishes)),
    shown: testsWithout(wishes.filter(({ constraint }) => !loop.conflict.includes(constraint.id))),
    offers: loop.status === "open" ? [] : listed.offers.filter((offer) => respects(offer.adjustments, loop)),
    result,
    formal: { loop, lifted, isKnownReason: before?.status === "open" && isSameReason(before, loop) },
  };
}

function resultOf(result: RelaxationResult, loop: FormalLoop): RelaxationResult {
  const status = { open: "undecided", solved: "relaxed", exhausted: "exhausted" } as const;
  return { ...result, status: status[loop.status], tied: [] };
}

function isSameReason(before: FormalLoop, { conflict, changes }: FormalLoop): boolean {
  const text = (loop: Pick<FormalLoop, "conflict" | "changes">) =>
    JSON.stringify([loop.conflict, loop.changes.filter(({ id }) => loop.conflict.includes(id))]);
  return text(before) === text({ conflict, changes });
}

function respects(adjustments: readonly { id: string }[], { limits }: FormalLoop): boolean {
  return adjustments.every(({ id }) => !limits.includes(id));
}

/** Counts cars that meet locks and the other limits. */
function countWithout(
  { catalog }: { catalog: CatalogSlice },
  wishes: readonly EffectiveWish[],
  { limits }: FormalLoop,
  lifted: string,
): Promise<number> {
  const bound = wishes.filter(({ constraint: { id, locked } }) => locked || limits.includes(id));
  return catalog.count(testsWithout(bound, lifted));
}
