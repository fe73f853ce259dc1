import { type AnalysisSettings, analysisInSteps } from "@/lib/study/analysis/analysis-tables";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { Configuration } from "@/lib/study/configuration/configuration";

export function atOnce<Result>(work: Generator<unknown, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

export function analyse(configuration: Configuration, runs: readonly RunRecord[], settings: AnalysisSettings) {
  return atOnce(analysisInSteps(configuration, runs, settings));
}
