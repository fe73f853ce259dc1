import type { NumericSlotName, SlotName, WordSlotName } from "@/lib/constraints";
import { isNumericSlot, slotDefinitions, wordSlotNames } from "@/lib/constraints";

export type ValueRange = { min: number; max: number };
export type NumericRanges = Partial<Record<NumericSlotName, ValueRange>>;

export interface VocabularyEntry {
  value: string;
  count: number;
}

export interface ModelEntry extends VocabularyEntry {
  make: string;
}

export type Vocabulary = Readonly<Record<Exclude<WordSlotName, "model">, readonly VocabularyEntry[]>> & {
  readonly model: readonly ModelEntry[];
  readonly ranges: NumericRanges;
};

export function vocabularyFrom(
  entriesOf: (slot: Exclude<WordSlotName, "model">) => readonly VocabularyEntry[],
  model: readonly ModelEntry[],
  ranges: NumericRanges,
): Vocabulary {
  const entries = wordSlotNames.map((slot) => [slot, slot === "model" ? model : entriesOf(slot)]);
  return { ...Object.fromEntries(entries), ranges };
}

/** The standard columns always count. */
export function holds(vocabulary: Vocabulary, slot: SlotName): boolean {
  if (!slotDefinitions[slot].csv.optional) return true;
  return isNumericSlot(slot) ? vocabulary.ranges[slot] !== undefined : vocabulary[slot].length > 0;
}

export const noVocabulary: Vocabulary = vocabularyFrom(() => [], [], {});
