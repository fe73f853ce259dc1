import type { NumericRanges } from "@/lib/catalog/slot-definitions";
import { type WordSlotName, wordSlotNames } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import type { ReadInput } from "@/lib/reading/preference-reader";

/** The part of a catalog's vocabulary a message can be about. */
export type VocabularyExcerpt = Record<Exclude<WordSlotName, "model">, string[]> & {
  model: { make: string; value: string }[];
  /** Lowest and highest of each number. */
  ranges: NumericRanges;
};

const most = { make: 80, model: 60, value: 40 };

/**
 * The values worth sending with a message: short lists whole, makes by frequency, and of the models those whose name
 * shares a word with the message and those of makes the message or the wishes name.
 */
export function vocabularyExcerpt({ words, vocabulary, constraints }: ReadInput): VocabularyExcerpt {
  const said = new Set(wordsOf(words));
  const wished = constraints.filter((each) => each.slot === "make").flatMap((each) => valuesOf(each.value));
  const isNamed = (name: string) => wordsOf(name).some((word) => said.has(word));
  const makes = new Set(
    vocabulary.make.filter(({ value }) => isNamed(value) || wished.includes(value)).map(({ value }) => value),
  );
  const near = vocabulary.model.filter(({ value }) => isNamed(value));
  const others = vocabulary.model.filter(({ make, value }) => makes.has(make) && !isNamed(value));
  const values = (entries: readonly { value: string }[], limit: number) =>
    entries.slice(0, limit).map(({ value }) => value);
  return {
    ...Object.fromEntries(wordSlotNames.map((slot) => [slot, values(vocabulary[slot], most.value)])),
    make: [...new Set([...makes, ...values(vocabulary.make, most.make)])].slice(0, most.make),
    model: [...near, ...others].slice(0, most.model).map(({ make, value }) => ({ make, value })),
    ranges: vocabulary.ranges,
  } as VocabularyExcerpt;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
