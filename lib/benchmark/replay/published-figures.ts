import { type WordTable, wordTable } from "@/lib/constraints/word-table";

/**
 * Figures of the AWARE-US release that `leeway replay --check-published` holds its own against. Keys name language
 * model, method and setting. Counts are of the 97 items released with transcripts (35, 30 and 32 by setting).
 */
export interface RecordedFigures {
  /** Dialogues whose recorded relaxation is the target. */
  relax: number;
  /** Of these, the ones that recommend the right car. */
  car: number;
  /** Dialogues that extracted exactly the item's constraints. */
  exact: number;
  /** Percentages the paper prints over 41, 40 and 41 items (Tables 2 to 4): relaxation match, car match. */
  printed: readonly [number, number];
}

/** What the recorded answers come to, recounted from the released transcripts. */
export const recordedFigures: WordTable<RecordedFigures> = wordTable({
  "qwen local S1": { relax: 17, car: 16, exact: 23, printed: [46.3, 43.9] },
  "qwen local S2": { relax: 15, car: 14, exact: 23, printed: [55, 47.5] },
  "qwen local S3": { relax: 21, car: 19, exact: 22, printed: [63.4, 58.5] },
  "qwen global S1": { relax: 23, car: 8, exact: 20, printed: [65.9, 24.4] },
  "qwen global S2": { relax: 11, car: 6, exact: 19, printed: [40, 25] },
  "qwen global S3": { relax: 20, car: 7, exact: 22, printed: [65.9, 24.4] },
  "qwen pairwise S1": { relax: 17, car: 6, exact: 15, printed: [48.8, 17.1] },
  "qwen pairwise S2": { relax: 4, car: 3, exact: 17, printed: [12.5, 10] },
  "qwen pairwise S3": { relax: 15, car: 6, exact: 17, printed: [48.8, 22] },
  "qwen formal S1": { relax: 6, car: 2, exact: 20, printed: [14.6, 4.9] },
  "qwen formal S2": { relax: 4, car: 2, exact: 22, printed: [10, 5] },
  "qwen formal S3": { relax: 6, car: 6, exact: 18, printed: [22, 17.1] },
  "gemma local S1": { relax: 18, car: 16, exact: 22, printed: [51.2, 46.3] },
  "gemma local S2": { relax: 7, car: 5, exact: 20, printed: [25, 15] },
  "gemma local S3": { relax: 20, car: 19, exact: 25, printed: [56.1, 53.7] },
  "gemma global S1": { relax: 23, car: 8, exact: 23, printed: [63.4, 24.4] },
  "gemma global S2": { relax: 11, car: 7, exact: 19, printed: [42.5, 30] },
  "gemma global S3": { relax: 18, car: 7, exact: 25, printed: [48.8, 17.1] },
  "gemma pairwise S1": { relax: 22, car: 9, exact: 19, printed: [61, 24.4] },
  "gemma pairwise S2": { relax: 2, car: 2, exact: 12, printed: [10, 10] },
  "gemma pairwise S3": { relax: 13, car: 6, exact: 20, printed: [41.5, 22] },
  "gemma formal S1": { relax: 3, car: 1, exact: 17, printed: [12.2, 4.9] },
  "gemma formal S2": { relax: 0, car: 0, exact: 13, printed: [0, 0] },
  "gemma formal S3": { relax: 2, car: 1, exact: 23, printed: [4.9, 2.4] },
  "llama local S1": { relax: 7, car: 6, exact: 9, printed: [17.1, 14.6] },
  "llama local S2": { relax: 5, car: 2, exact: 7, printed: [20, 7.5] },
  "llama local S3": { relax: 13, car: 11, exact: 13, printed: [41.5, 34.1] },
  "llama global S1": { relax: 11, car: 3, exact: 10, printed: [31.7, 9.8] },
  "llama global S2": { relax: 7, car: 6, exact: 7, printed: [22.5, 20] },
  "llama global S3": { relax: 17, car: 7, exact: 21, printed: [53.7, 24.4] },
  "llama pairwise S1": { relax: 5, car: 3, exact: 4, printed: [14.6, 9.8] },
  "llama pairwise S2": { relax: 1, car: 1, exact: 3, printed: [2.5, 2.5] },
  "llama pairwise S3": { relax: 8, car: 3, exact: 12, printed: [19.5, 7.3] },
  "llama formal S1": { relax: 0, car: 0, exact: 0, printed: [0, 0] },
  "llama formal S2": { relax: 1, car: 0, exact: 3, printed: [0, 0] },
  "llama formal S3": { relax: 3, car: 3, exact: 11, printed: [12.2, 9.8] },
});

/** Cars that match when the relaxation does and the published row-index fault is not copied: matches, relaxations. */
export const carsWithoutFault: WordTable<readonly [number, number]> = wordTable({
  "qwen global S1": [22, 23],
  "qwen global S2": [9, 11],
  "qwen global S3": [15, 20],
  "gemma global S1": [22, 23],
  "gemma global S2": [9, 11],
  "gemma global S3": [15, 18],
  "llama global S1": [10, 11],
  "llama global S2": [6, 7],
  "llama global S3": [11, 17],
  "qwen pairwise S1": [15, 17],
  "qwen pairwise S2": [4, 4],
  "qwen pairwise S3": [10, 15],
  "gemma pairwise S1": [20, 22],
  "gemma pairwise S2": [2, 2],
  "gemma pairwise S3": [9, 13],
  "llama pairwise S1": [5, 5],
  "llama pairwise S2": [1, 1],
  "llama pairwise S3": [3, 8],
});

/** Items whose target the greedy rule drops on the items' own constraints, ties going to the first listed. */
export const greedyOnGold: WordTable<readonly [number, number]> = wordTable({
  S1: [35, 35],
  S2: [6, 30],
  S3: [25, 32],
});

/** Items released with transcripts. */
export const settingSizes: WordTable<number> = wordTable({ S1: 35, S2: 30, S3: 32 });

/** Printed cells that the published records themselves do not bear out. */
export const printedAstray: WordTable<string> = wordTable({
  "llama formal S2": "paper prints 0.0; its own records give one match (2.5 % of 40)",
});
