import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Offer } from "@/lib/dialogue/deciding/offer";
import { assessSituation, countInForce, type Situation } from "@/lib/dialogue/deciding/situation";
import type { ConversationState, FormalLoop } from "@/lib/dialogue/state/conversation-state";
import { effectiveWishes, testsWithout } from "@/lib/dialogue/state/effective-wishes";
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
  const listed = await assessSituation({ catalog, constraints, concession, method: "manual" });
  if (!loop || listed.kind === "free" || listed.kind === "locked-conflict") return listed;
  const result = listed.result && resultOf(listed.result, loop);
  const lifted = new Map<string, number>();
  if (listed.kind === "conceded") return { ...listed, result, formal: { loop, lifted, isKnownReason: false } };
  const wishes = effectiveWishes(constraints, concession);
  if (loop.end === "limits") {
    // Locks and the other limits still hold.
    const bound = wishes.filter(({ constraint: { id, locked } }) => locked || loop.limits.includes(id));
    for (const id of loop.conflict) lifted.set(id, await catalog.count(testsWithout(bound, id)));
  }
  const respects = ({ adjustments }: Offer) => adjustments.every(({ id }) => !loop.limits.includes(id));
  return {
    ...listed,
    kind: loop.status === "open" ? "proposed" : "exhausted",
    wishes,
    concession,
    ...(await countInForce(catalog, wishes)),
    shown: testsWithout(wishes.filter(({ constraint }) => !loop.conflict.includes(constraint.id))),
    offers: loop.status === "open" ? [] : listed.offers.filter(respects),
    result,
    formal: { loop, lifted, isKnownReason: before?.status === "open" && reasonOf(before) === reasonOf(loop) },
  };
}

function resultOf(result: RelaxationResult, loop: FormalLoop): RelaxationResult {
  const status = { open: "undecided", solved: "relaxed", exhausted: "exhausted" } as const;
  return { ...result, status: status[loop.status], tied: [] };
}

function reasonOf({ conflict, changes }: FormalLoop): string {
  return JSON.stringify([conflict, changes.filter(({ id }) => conflict.includes(id))]);
}
