import type { RunLine } from "@/lib/benchmark/run-line";
import { meanBurden, summarise } from "@/lib/benchmark/summary";
import { turnWeighted } from "@/lib/dialogue/asking/asking-burden";

/** The last line of a simulated run. */
export function runSummary(lines: readonly RunLine[]) {
  const summary = { ...summarise(lines), ...meanBurden(lines) };
  const questions = summary.burden?.questions ?? 0;
  return { ...summary, turnWeightedRelaxMatch: turnWeighted(summary.relaxMatchWithCar.rate, questions) };
}
