import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Edit, NumericSlotName, Predicate } from "@/lib/constraints";
import { constraintId, finerThan, isNumericSlot, orderOf, sizeSpan, slotDefinitions } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import type { ActRequest } from "@/lib/dialogue/act-request";
import { knowIt } from "@/lib/dialogue/answering/known";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { effectiveWishes, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import type { TurnInput } from "@/lib/dialogue/turn-context";
import type { Comparative } from "@/lib/reading/questions/question";
import { reply } from "@/messages/reply";

/** Turns "something cheaper" into a price bound relative to the last product discussed. */
export async function withCritiques(request: ActRequest, input: TurnInput): Promise<ActRequest> {
  const { critiques = [], ...rest } = request;
  const [seen] = [...(input.state.spoken ?? []), ...(input.state.shown ?? [])];
  const said = critiques[0]?.than ?? seen;
  if (critiques.length === 0 || !said || rest.kind !== "edit") return rest;
  const known = await knowIt(said, { catalog: input.catalog, situation: { shown: [], wishes: [] } });
  if (!known) return rest;
  const found = await Promise.all(critiques.map((each) => critiqueEdit(each, known.product, input)));
  const edits = [...rest.edits, ...found.flatMap((edit) => edit ?? [])];
  const [unmet] = critiques.filter((_, index) => !found[index]);
  if (edits.length > 0 || !unmet) return { ...rest, edits, closesQuestion: true };
  const text = reply.unbeaten({ name: known.name, label: slotDefinitions[unmet.slot].label });
  return { ...rest, kind: "aside", text, edits: [], oneProduct: false };
}

async function critiqueEdit({ slot, end }: Comparative, item: CatalogProduct, met: TurnInput): Promise<Edit | null> {
  const { catalog, state } = met;
  if (isNumericSlot(slot)) {
    const bound = await nextBetter({ slot, op: end === "most" ? ">=" : "<=" }, { catalog, state, item });
    return bound === null ? null : critiqueWish({ slot, op: end === "most" ? ">=" : "<=", value: bound }, state);
  }
  const order = orderOf(slot);
  const at = order.indexOf(String(item[slot]));
  const better = at < 0 ? [] : end === "most" ? order.slice(at + 1) : order.slice(0, at);
  const [only] = better.length === 1 ? better : [];
  const wish: Predicate = only ? { slot, op: "==", value: only } : { slot, op: "in", value: [...better] };
  const where = testsWithout(effectiveWishes(state.wishes.constraints, state.concession), constraintId(wish));
  if (better.length > 0 && (await catalog.count([...where, wish])) > 0) return critiqueWish(wish, state);
  // The smallest class still has smaller and larger products.
  const finer = finerThan(slot);
  return finer ? critiqueEdit({ slot: finer, end }, item, met) : null;
}

export function critiqueWish(predicate: Predicate, state: ConversationState): Edit {
  const id = constraintId(predicate);
  const known = state.wishes.constraints.find((constraint) => constraint.id === id);
  if (!known) return { kind: "add", constraint: toConstraint({ ...predicate, level: "prefer" }) };
  const op = known.op === predicate.op ? {} : { op: predicate.op };
  return { kind: "change", id, ...op, value: predicate.value };
}

/** The nearest better bound that some product meets with the other wishes, or `null`. */
export async function nextBetter(
  { slot, op }: { slot: NumericSlotName; op: "<=" | ">=" },
  { catalog, state, item }: { catalog: CatalogSlice; state: ConversationState; item: CatalogProduct },
): Promise<number | null> {
  const held = item[slot];
  if (held === null) return null;
  // "Bigger" than 14 inches begins at 15, so a wish for 14 doesn't hold.
  const size = sizeSpan({ slot, op: "==", value: held }) ? Math.floor : Number;
  const wishes = effectiveWishes(state.wishes.constraints, state.concession);
  const others = testsWithout(wishes, constraintId({ slot, op, value: held }));
  const where = others.filter((test) => test.slot !== slot || !sizeSpan(test));
  const [distribution] = await catalog.distributions([{ where, slot }]);
  const values = (distribution?.values ?? []).map(({ value }) => Number(value));
  if (op === ">=") return values.find((value) => size(value) > size(held)) ?? null;
  const lower = values.findLast((value) => size(value) < size(held));
  if (lower === undefined) return null;
  // Rounds prices up to hundreds if that is still lower.
  const round = Math.ceil(lower / 100) * 100;
  return round < held ? round : lower;
}
