import type { ItemQuestion } from "@/lib/benchmark/item";
import { type Predicate, type SlotName, slotNames } from "@/lib/constraints";
import type { PersonaKnowledge } from "./persona-knowledge";
import { type ShopperCharacter, slips } from "./profile";

/** Sorts a lone target first, then by weight. Exposes no weights. */
export function hiddenOrder({ constraints, target }: Pick<ItemQuestion, "constraints" | "target">): Predicate[] {
  const isTarget = ({ id }: { id: string }) => target.length === 1 && target.includes(id);
  return [...constraints]
    .sort((a, b) => Number(isTarget(b)) - Number(isTarget(a)) || a.weight - b.weight)
    .map(({ slot, op, value }) => ({ slot, op, value }));
}

export function slotsOfId(id: string): SlotName[] {
  const named = [...id.matchAll(/(?:^|;)(?:give:)?(\w+):/g)].map(([, name]) => name);
  return slotNames.filter((slot) => named.includes(slot));
}

/** Uses order alone; a slip takes the next one. */
export function leastMinded<T extends { id: string }>(
  { knowledge, profile, random }: Pick<ShopperCharacter, "knowledge" | "profile" | "random">,
  options: readonly T[],
): T | null {
  const lossOf = ({ id }: T) => lossIn(knowledge, slotsOfId(id));
  const [least = null, next = least] = [...options].sort((a, b) => lossOf(a) - lossOf(b));
  return slips(profile, random) ? next : least;
}

/** Everything given up must go before everything kept. */
export function givesLightestFirst(knowledge: PersonaKnowledge, slots: readonly SlotName[]): boolean {
  const given = knowledge.wishes.filter(({ slot }) => slots.includes(slot)).length;
  return lossIn(knowledge, slots) === 2 ** given - 1;
}

/** Each wish outweighs all before it, so the greatest loss decides. */
function lossIn({ wishes }: PersonaKnowledge, slots: readonly SlotName[]): number {
  const ordered = [...wishes].sort((a, b) => a.place - b.place);
  return ordered.reduce((sum, { slot }, index) => (slots.includes(slot) ? sum + 2 ** index : sum), 0);
}
