import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { describeValue, unitOf, valueGroups } from "@/lib/constraints/describe-constraint";
import { isNumericSlot, type NumericSlotName, type SlotName } from "@/lib/constraints/slot-name";
import { slotWords } from "@/lib/constraints/slot-words";

/**
 * The catalog's own values for what a model wrote: by name without regard to capitals, spaces and marks, by the words
 * a value is said with ("SUV", "automatic"). Empty when the catalog has no such value.
 */
export function vocabularyValues(slot: SlotName, said: string, vocabulary: Vocabulary): string[] {
  if (isNumericSlot(slot)) return [];
  const key = plain(said);
  if (key === "") return [];
  const values = [...new Set(vocabulary[slot].map(({ value }) => value))];
  const exact = values.filter((value) => plain(value) === key);
  if (exact.length > 0) return exact.slice(0, 1);
  const group = valueGroups(slot).find(({ name }) => plain(name) === key)?.values ?? [];
  const members = values.filter((value) => group.includes(value));
  if (members.length > 0) return members;
  return values.filter((value) => plain(describeValue(slot, value)) === key);
}

/** The number a model wrote for a slot, as a number or in digits; `null` for anything else. */
export function numberValue(slot: NumericSlotName, said: string | number): number | null {
  if (typeof said === "number") return Number.isFinite(said) ? said : null;
  const match = /^\$?\s*(\d{1,9}(?:,\d{3})*(?:\.\d{1,2})?)\s*(k)?\s*(\p{L}[\p{L}\d³]*)?$/iu.exec(said.trim());
  if (!match || !isUnit(slot, match[3]?.toLowerCase() ?? "")) return null;
  const value = Number(match[1]?.replace(/,/g, ""));
  return match[2] && slot === "msrp" ? value * 1000 : value;
}

function isUnit(slot: NumericSlotName, said: string): boolean {
  return said === "" || [unitOf(slot), ...(slotWords[slot].claims.units ?? [])].includes(said);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}
