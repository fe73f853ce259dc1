import { type WordTable, wordTable } from "@/lib/constraints/word-table";

/**
 * Tables 2 to 4 of the AWARE-US paper (Kurmaz, arXiv 2601.02643 v2) as printed. Settings by their meaning: `S2` has four
 * constraints (its Table 3, captioned S3), `S3` two (its Table 4, captioned S2). Mean constraints, then percent: slots
 * completed, satisfiable without and after a relaxation, unsatisfiable, a car recommended, relaxation match, car match.
 */
type PaperFigures = readonly [
  setting: string,
  method: string,
  model: string,
  constraints: number,
  slots: number,
  satWithout: number,
  satAfter: number,
  unsat: number,
  recommended: number,
  relaxMatch: number,
  carMatch: number,
];

export const paperFigures: readonly PaperFigures[] = [
  ["S1", "greedy", "Qwen3-8B", 4, 89.6, 36.6, 63.4, 0, 100, 43.9, 19.5],
  ["S1", "greedy", "Gemma-2-9b-it", 4, 96.3, 12.2, 87.8, 0, 100, 61, 24.4],
  ["S1", "greedy", "Llama-3-8B-Instruct", 4, 82.9, 36.6, 63.4, 0, 100, 7.3, 4.9],
  ["S1", "formal", "Qwen3-8B", 3.9, 97.6, 4.9, 95.1, 0, 100, 14.6, 4.9],
  ["S1", "formal", "Gemma-2-9b-it", 3.902, 97.6, 0, 100, 0, 100, 12.2, 4.9],
  ["S1", "formal", "Llama-3-8B-Instruct", 3.341, 83.5, 19.5, 80.5, 0, 100, 0, 0],
  ["S1", "global", "Qwen3-8B", 3.683, 92.1, 14.6, 80.5, 4.9, 95.1, 65.9, 24.4],
  ["S1", "global", "Gemma-2-9b-it", 4, 100, 0, 80.5, 19.5, 80.5, 63.4, 24.4],
  ["S1", "global", "Llama-3-8B-Instruct", 3.878, 97, 19.5, 56.1, 24.4, 75.6, 31.7, 9.8],
  ["S1", "local", "Qwen3-8B", 3.854, 96.3, 9.8, 56.1, 34.1, 65.9, 46.3, 43.9],
  ["S1", "local", "Gemma-2-9b-it", 3.878, 97, 9.8, 56.1, 34.1, 65.9, 51.2, 46.3],
  ["S1", "local", "Llama-3-8B-Instruct", 3.537, 88.4, 19.5, 41.5, 39, 61, 17.1, 14.6],
  ["S1", "pairwise", "Qwen3-8B", 3.561, 89, 31.7, 56.1, 12.2, 87.8, 48.8, 17.1],
  ["S1", "pairwise", "Gemma-2-9b-it", 3.756, 93.9, 12.2, 80.5, 7.3, 92.7, 61, 24.4],
  ["S1", "pairwise", "Llama-3-8B-Instruct", 3.317, 82.9, 41.5, 51.2, 7.3, 92.7, 14.6, 9.8],
  ["S2", "greedy", "Qwen3-8B", 3.8, 95, 20, 80, 0, 100, 12.5, 12.5],
  ["S2", "greedy", "Gemma-2-9b-it", 3.9, 99.4, 15, 85, 0, 100, 20, 20],
  ["S2", "greedy", "Llama-3-8B-Instruct", 3.6, 90, 42.5, 57.5, 0, 100, 5, 5],
  ["S2", "formal", "Qwen3-8B", 3.925, 98.1, 5, 95, 0, 100, 10, 5],
  ["S2", "formal", "Gemma-2-9b-it", 3.925, 98.1, 15, 85, 0, 100, 0, 0],
  ["S2", "formal", "Llama-3-8B-Instruct", 3.7, 92.5, 25, 75, 0, 100, 0, 0],
  ["S2", "global", "Qwen3-8B", 3.85, 96.2, 12.5, 87.5, 0, 100, 40, 25],
  ["S2", "global", "Gemma-2-9b-it", 4, 100, 5, 95, 0, 100, 42.5, 30],
  ["S2", "global", "Llama-3-8B-Instruct", 3.9, 97.5, 17.5, 72.5, 10, 90, 22.5, 20],
  ["S2", "local", "Qwen3-8B", 4, 100, 0, 85, 15, 85, 55, 47.5],
  ["S2", "local", "Gemma-2-9b-it", 3.9, 99.4, 5, 82.5, 12.5, 87.5, 25, 15],
  ["S2", "local", "Llama-3-8B-Instruct", 3.775, 94.4, 27.5, 45, 27.5, 72.5, 20, 7.5],
  ["S2", "pairwise", "Qwen3-8B", 3.675, 91.9, 30, 70, 0, 100, 12.5, 10],
  ["S2", "pairwise", "Gemma-2-9b-it", 3.725, 93.1, 30, 67.5, 2.5, 97.5, 10, 10],
  ["S2", "pairwise", "Llama-3-8B-Instruct", 3.55, 88.8, 45, 45, 10, 90, 2.5, 2.5],
  ["S3", "greedy", "Qwen3-8B", 1.61, 80.5, 34.1, 65.9, 0, 100, 48.8, 48.8],
  ["S3", "greedy", "Gemma-2-9b-it", 1.805, 90.2, 19.5, 80.5, 0, 100, 51.2, 48.8],
  ["S3", "greedy", "Llama-3-8B-Instruct", 1.585, 79.3, 41.5, 58.5, 0, 100, 29.3, 26.8],
  ["S3", "formal", "Qwen3-8B", 1.732, 86.6, 22, 78, 0, 100, 22, 17.1],
  ["S3", "formal", "Gemma-2-9b-it", 1.878, 93.9, 12.2, 87.8, 0, 100, 4.9, 2.4],
  ["S3", "formal", "Llama-3-8B-Instruct", 1.707, 85.4, 31.7, 68.3, 0, 100, 12.2, 9.8],
  ["S3", "global", "Qwen3-8B", 1.9, 96.3, 7.3, 90.2, 2.4, 97.6, 65.9, 24.4],
  ["S3", "global", "Gemma-2-9b-it", 2, 98.8, 4.9, 95.1, 0, 100, 48.8, 17.1],
  ["S3", "global", "Llama-3-8B-Instruct", 1.9, 97.6, 4.9, 90.2, 4.9, 95.1, 53.7, 24.4],
  ["S3", "local", "Qwen3-8B", 1.756, 87.8, 22, 75.6, 2.4, 97.6, 63.4, 58.5],
  ["S3", "local", "Gemma-2-9b-it", 1.854, 92.7, 14.6, 85.4, 0, 100, 56.1, 53.7],
  ["S3", "local", "Llama-3-8B-Instruct", 1.756, 87.8, 26.8, 61, 12.2, 87.8, 41.5, 34.1],
  ["S3", "pairwise", "Qwen3-8B", 1.585, 79.3, 36.6, 63.4, 0, 100, 48.8, 22],
  ["S3", "pairwise", "Gemma-2-9b-it", 1.78, 89, 24.4, 75.6, 0, 100, 41.5, 22],
  ["S3", "pairwise", "Llama-3-8B-Instruct", 1.61, 80.5, 41.5, 58.5, 0, 100, 19.5, 7.3],
];

/** Which of its tables a setting is, and how that one is captioned. */
export const paperTables: WordTable<string> = wordTable({
  S1: "Table 2",
  S2: "Table 3, captioned S3",
  S3: "Table 4, captioned S2",
});
