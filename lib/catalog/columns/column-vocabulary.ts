import { compareText } from "@/lib/catalog/compare-text";
import type { NumericRanges } from "@/lib/catalog/slot-definitions";
import { type ModelEntry, type Vocabulary, type VocabularyEntry, vocabularyFrom } from "@/lib/catalog/vocabulary";
import { numericSlotNames, type WordSlotName } from "@/lib/constraints/slot-name";
import type { Columns } from "./column";
import { columnWords } from "./columns";

/** Every word of a catalog with its count, most frequent first, then by name (and make); ranges of its numbers. */
export function columnVocabulary(columns: Columns): Vocabulary {
  const ranges: NumericRanges = {};
  for (const slot of numericSlotNames) {
    const { values } = columns.numbers[slot];
    const min = values[0];
    const max = values[values.length - 1];
    if (min !== undefined && max !== undefined) ranges[slot] = { min, max };
  }
  return vocabularyFrom((slot) => entries(columns, slot), models(columns), ranges);
}

function entries(columns: Columns, slot: WordSlotName): VocabularyEntry[] {
  const counts = new Map<string, number>();
  for (let row = 0; row < columns.size; row++) {
    for (const word of columnWords(columns.words[slot], row)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return Array.from(counts, ([value, count]) => ({ value, count })).sort(
    (a, b) => b.count - a.count || compareText(a.value, b.value),
  );
}

function models(columns: Columns): ModelEntry[] {
  const counts = new Map<string, ModelEntry>();
  for (let row = 0; row < columns.size; row++) {
    const make = columnWords(columns.words.make, row)[0] ?? "";
    const value = columnWords(columns.words.model, row)[0] ?? "";
    const key = JSON.stringify([make, value]);
    const entry = counts.get(key) ?? { value, make, count: 0 };
    counts.set(key, { ...entry, count: entry.count + 1 });
  }
  return [...counts.values()].sort(
    (a, b) => b.count - a.count || compareText(a.value, b.value) || compareText(a.make, b.make),
  );
}
