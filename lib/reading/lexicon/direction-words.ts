import { type WordTable, wordTable } from "@/lib/constraints/word-table";

/** A direction and its degree. */
export interface Way {
  end: "most" | "least";
  degree: "plain" | "comparative" | "superlative";
}

/** Words for amounts. `better` means the direction people prefer. */
export const quantifiers: WordTable<Way & { better?: true }> = wordTable({
  ...spread("most", "comparative", "more higher greater bigger larger longer stronger further"),
  ...spread("most", "superlative", "most highest greatest biggest largest longest strongest top max maximum"),
  ...spread("least", "comparative", "less lower fewer smaller shorter"),
  ...spread("least", "superlative", "least lowest fewest smallest shortest min minimum"),
  better: { end: "most", degree: "comparative", better: true },
  best: { end: "most", degree: "superlative", better: true },
  worse: { end: "least", degree: "comparative", better: true },
  worst: { end: "least", degree: "superlative", better: true },
});

/** Words that separate an amount from its subject. */
export const parting = new Set("and or than what which if with is are".split(" "));

/** Irregular comparatives and superlatives. */
export const irregular: WordTable<readonly [string, string][]> = wordTable({
  good: [["better", "best"]],
  far: [
    ["farther", "farthest"],
    ["further", "furthest"],
  ],
});

function spread(end: Way["end"], degree: Way["degree"], words: string): Record<string, Way> {
  return Object.fromEntries(words.split(" ").map((word) => [word, { end, degree }]));
}
