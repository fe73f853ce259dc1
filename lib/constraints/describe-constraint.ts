import { groupDigits } from "@/messages/group-digits";
import { listed } from "@/messages/listed";
import { words } from "@/messages/words";
import type { Predicate } from "./constraint";
import { alternativesOf, isBound, isExclusion, valuesOf } from "./operator";
import { type SlotName, statedOf } from "./slots";
import { heldUnder } from "./word-table";

export { slotTitles } from "./slots";

/** "Acer Swift 14". A model's name may begin with its make: "HP 15". */
export const named = (make: string, model: string): string =>
  model.startsWith(`${make} `) ? model : `${make} ${model}`;

/** "2024 Crosstrek". A thing without a year has 0. */
export const dated = (year: number, name: string): string => (year ? `${year} ${name}` : name);

export function describeValue(slot: SlotName, value: string | number): string {
  if (slot === "year" && !value) return words.notListed;
  const { spoken = {}, unit, grouped } = statedOf(slot);
  if (isMoney(slot)) return `${unit}${groupDigits(Number(value))}`.replace(/\.\d$/, "$&0");
  return grouped ? groupDigits(Number(value)) : (heldUnder(spoken, String(value)) ?? String(value));
}

/** "under $24,000", "2019 or newer", "wagon or SUV", "no Fords". */
export function describeConstraint(predicate: Predicate): string {
  const { slot, op, value } = predicate;
  if (op === "any") {
    const each = alternativesOf(predicate).map(describeConstraint);
    return each.join(each.some((text) => text.includes(words.wish.or)) ? words.wish.orElse : words.wish.or);
  }
  const said = describeValues(slot, valuesOf(value));
  if (op === ">=") return boundText(slot, "least", said);
  if (op === "<=") return boundText(slot, "most", said);
  const text = (statedOf(slot).exact ?? `{v}${unitAfter(slot)}`).replace("{v}", () => said);
  return isExclusion(op) ? words.wish.not({ value: text }) : text;
}

/** A wish takes any of its values. A product has all of its own. */
export function describeValues(
  slot: SlotName,
  values: readonly (string | number)[],
  word: "or" | "and" = "or",
): string {
  const left = new Set(values.map(String));
  const upward = upwardFrom(slot, left);
  if (upward && word === "or") return upward;
  const said: string[] = [];
  for (const group of valueGroups(slot)) {
    if (group.values.length > 1 && group.values.every((each) => left.has(each))) {
      said.push(group.name);
      for (const each of group.values) left.delete(each);
    }
  }
  for (const value of values) if (left.has(String(value))) said.push(describeValue(slot, value));
  const all = [...new Set(said)];
  // All European makes would fill a reply.
  return listed(all.length > 8 ? [...all.slice(0, 4), words.wish.more({ count: all.length - 4 })] : all, word);
}

/** "Full HD or sharper", unless the values are a group with a name. */
function upwardFrom(slot: SlotName, values: ReadonlySet<string>): string | undefined {
  const { upward, order = [] } = statedOf(slot);
  if (!upward || values.size < 3) return undefined;
  const [first = "", ...above] = order.slice(-values.size);
  const isGroup = valueGroups(slot).some((group) => group.values.length === values.size);
  return isGroup || ![first, ...above].every((each) => values.has(each))
    ? undefined
    : `${describeValue(slot, first)} ${upward}`;
}

export function unitOf(slot: SlotName): string {
  return isMoney(slot) ? "" : (statedOf(slot).unit ?? "");
}

/** The unit, if another slot of the thing decides it. */
export function unitBeside(slot: SlotName, item: Partial<Readonly<Record<SlotName, unknown>>>): string {
  const other = statedOf(slot).otherUnit;
  return other && item[other.slot as SlotName] === other.value ? other.unit : unitOf(slot);
}

export function isMoney(slot: SlotName): boolean {
  return /^[$€£¥]$/.test(statedOf(slot).unit ?? "");
}

export function valueGroups(slot: SlotName): readonly { name: string; values: readonly string[] }[] {
  return statedOf(slot).groups ?? [];
}

function unitAfter(slot: SlotName): string {
  const unit = statedOf(slot).counted || unitOf(slot);
  return unit ? ` ${unit}` : "";
}

function boundText(slot: SlotName, end: "least" | "most", said: string): string {
  const usual = (end === "least" ? words.wish.atLeast : words.wish.atMost)({ value: `{v}${unitAfter(slot)}` });
  return (statedOf(slot)[end] ?? usual).replace("{v}", () => said);
}

export function bareValue(predicate: Predicate): string {
  const { slot, op, value } = predicate;
  if (op === "any") return describeConstraint(predicate);
  if (isBound(op)) return describeValue(slot, Number(value));
  const said = describeValues(slot, valuesOf(value));
  return op === "!=" || op === "not in" ? `not ${said}` : said;
}

/** "AWD", "$22,200", "SUV". */
export function shortValue(slot: SlotName, held: string | number): string {
  return heldUnder(statedOf(slot).short ?? {}, String(held)) ?? describeValue(slot, held);
}

/** "AWD", "$24,000". Unusual bounds keep their full text. */
export function shortWish(predicate: Predicate): string {
  const { slot, op, value } = predicate;
  if (op === "any" || isExclusion(op) || statedOf(slot).exact) return describeConstraint(predicate);
  if (!isBound(op)) {
    const [only, ...more] = valuesOf(value);
    return only === undefined || more.length > 0 ? describeConstraint(predicate) : shortValue(slot, only);
  }
  const usual = statedOf(slot).direction === (op === ">=" ? "more" : "less");
  const unit = unitOf(slot);
  if (!usual || !(unit || isMoney(slot))) return describeConstraint(predicate);
  return unit ? `${bareValue(predicate)} ${unit}` : bareValue(predicate);
}
