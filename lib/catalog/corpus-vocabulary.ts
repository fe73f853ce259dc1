import { noVocabulary, type Vocabulary, type VocabularyEntry } from "./catalog-reader";
import { counts, ranges } from "./corpus-counts.json";
import names from "./corpus-names.json";

const entries = (counted: Readonly<Record<string, number>>): VocabularyEntry[] =>
  Object.entries(counted).map(([value, count]) => ({ value, count }));

export const corpusVocabulary: Vocabulary = {
  ...noVocabulary,
  ...Object.fromEntries(Object.entries(counts).map(([slot, counted]) => [slot, entries(counted)])),
  make: Object.keys(names).map((value) => ({ value, count: 1 })),
  model: Object.entries(names).flatMap(([make, models]) => models.map((value) => ({ make, value, count: 1 }))),
  ranges,
};
