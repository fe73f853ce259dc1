import type { FeatureWord } from "./feature-words";

/** Nothing here counts what it has run. */
export const clockWish: FeatureWord | undefined = undefined;

/** Counts without a column, by their nouns. */
export const countedThings: readonly {
  say: readonly string[];
  wish: (counted: { value: number; before: string; after: string }) => FeatureWord | "payment" | undefined;
}[] = [
  {
    say: ["(a|per|each|every) month", "(month|monthly|mo)"],
    wish: ({ value }) => (value >= 10 && value <= 500 ? "payment" : undefined),
  },
];
