import type { ItemQuestion } from "@/lib/benchmark/item";
import type { Predicate } from "@/lib/constraints/constraint";
import { type SlotName, slotNames } from "@/lib/constraints/slot-name";
import type { PersonaKnowledge } from "./persona-knowledge";
import { slips } from "./profile";
import type { ShopperCharacter } from "./shopper-character";

/** An item's wishes, the first to go first: a lone target, then by weight. No weight leaves here. */
export function hiddenOrder({ constraints, target }: Pick<ItemQuestion, "constraints" | "target">): Predicate[] {
  const isTarget = ({ id }: { id: string }) => target.length === 1 && target.includes(id);
  return [...constraints]
    .sort((a, b) => Number(isTarget(b)) - Number(isTarget(a)) || a.weight - b.weight)
    .map(({ slot, op, value }) => ({ slot, op, value }));
}

/** Slots in the id of a wish, or of a way out that gives up several. */
export function slotsOfId(id: string): SlotName[] {
  const named = [...id.matchAll(/(?:^|;)(?:give:)?(\w+):/g)].map(([, name]) => name);
  return slotNames.filter((slot) => named.includes(slot));
}

/** The option that costs the wishes minded least, by the order alone; a slip takes the next one. */
export function leastMinded<T extends { id: string }>(
  { knowledge, profile, random }: Pick<ShopperCharacter, "knowledge" | "profile" | "random">,
  options: readonly T[],
): T | null {
  const [least = null, next = least] = [...options].sort((a, b) =>
    compareLosses(knowledge, slotsOfId(a.id), slotsOfId(b.id)),
  );
  return slips(profile, random) ? next : least;
}

/** Whether all that is given up goes before all that is kept. */
export function goesFirst({ wishes }: PersonaKnowledge, slots: readonly SlotName[]): boolean {
  const isGiven = ({ slot }: { slot: SlotName }) => slots.includes(slot);
  const given = wishes.filter(isGiven).map(({ place }) => place);
  const kept = wishes.filter((wish) => !isGiven(wish)).map(({ place }) => place);
  return Math.max(-1, ...given) < Math.min(2, ...kept);
}

/** What both lose does not count. Of the rest the dearest wish decides, then the next; a slot without a wish is no loss. */
function compareLosses({ wishes }: PersonaKnowledge, a: readonly SlotName[], b: readonly SlotName[]): number {
  const lostOnlyIn = (own: readonly SlotName[], other: readonly SlotName[]) =>
    wishes
      .filter(({ slot }) => own.includes(slot) && !other.includes(slot))
      .map(({ place }) => place)
      .sort((x, y) => y - x);
  const [one, other] = [lostOnlyIn(a, b), lostOnlyIn(b, a)];
  const differences = Array.from(
    { length: Math.max(one.length, other.length) },
    (_, index) => (one[index] ?? -1) - (other[index] ?? -1),
  );
  return differences.find((each) => each !== 0) ?? 0;
}
