import { bareValue, describeValues, type SlotName, slotDefinitions, unitOf, valuesOf } from "@/lib/constraints";
import { anyValue } from "@/lib/dialogue/showing/wish-parts";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { groupDigits } from "@/messages/group-digits";
import { words } from "@/messages/words";

export { listed } from "@/messages/listed";

export function numberWord(count: number): string {
  return words.numbers[count] ?? groupDigits(count);
}

const plural = new Intl.PluralRules("en-US");

export function allOf(wishes: number): string {
  return words.allOf({ wishes, number: numberWord(wishes) });
}

/** `wordFor(1, "meets", "meet")`. */
export function wordFor(count: number, one: string, several: string): string {
  return plural.select(count) === "one" ? one : several;
}

/** "1 run", "2,000 runs". */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${groupDigits(count)} ${wordFor(count, one, several)}`;
}

/** "7 products", "1 product", "no products". */
export function productCount(count: number): string {
  return words.products({ count });
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "the highway mileage" */
export function theSlot(slot: SlotName): string {
  return words.the({ name: slotDefinitions[slot].label });
}

/** Each once. */
export function theSlots(wishes: readonly EffectiveWish[]): string[] {
  return [...new Set(wishes.map(({ constraint }) => theSlot(constraint.slot)))];
}

/** "34 mpg instead of 35" or "any body style". */
export function describeGiving({ constraint, test }: EffectiveWish): string {
  if (!test) return anyValue(constraint);
  if (test.op === "in") {
    const own = valuesOf(constraint.value);
    const added = valuesOf(test.value).filter((each) => !own.includes(each));
    return words.besides({ to: describeValues(constraint.slot, added), from: bareValue(constraint) });
  }
  const unit = unitOf(constraint.slot);
  return words.instead({ to: `${bareValue(test)}${unit ? ` ${unit}` : ""}`, from: bareValue(constraint) });
}
