import { runSummary } from "@/lib/benchmark/run-line";
import { jsonLines } from "@/lib/json-lines";
import type { PlayedItem, RunStamp } from "./play-item";

export type RunTexts = Record<"results" | "dialogues" | "costs", string>;

/** The files of a whole run. The last result is the summary. */
export function runTexts(played: readonly PlayedItem[], run: RunStamp): RunTexts {
  const lines = played.map(({ line }) => line);
  return {
    results: jsonLines([...lines, { ...runSummary(lines), run }]),
    dialogues: jsonLines(played.map(({ dialogue }) => dialogue)),
    costs: jsonLines(played.map(({ cost }) => cost)),
  };
}
