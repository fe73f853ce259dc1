import { type WordTable, wordTable } from "@/lib/constraints/word-table";

/** Which way words go, and how far. */
export interface Way {
  end: "most" | "least";
  degree: "plain" | "comparative" | "superlative";
}

/** Words that say how much there is of what they stand beside; `better` means the way people want it to go. */
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

/** Words that part how much from of what. */
export const parting = new Set("and or than what which if with is are".split(" "));

/** Comparatives and superlatives that no ending makes. */
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
