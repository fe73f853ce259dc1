import type { Configuration } from "@/lib/study/configuration/configuration";
import { formOf } from "@/lib/study/instruments/instrument-form";
import type { Answers } from "@/lib/study/page-item";
import { scoreName } from "./measures";
import type { RunRecord } from "./run-record";

/**
 * Returns scores after a trial, or with `null` at the end: `tlx` is an instrument's first score, `umux.sus` another.
 */
export function scoresOf(configuration: Configuration, run: Pick<RunRecord, "answers">, trial: number | null) {
  const scores = new Map<string, number | null>();
  for (const instrument of configuration.instruments) {
    if ((instrument.when === "after-trial") !== (trial !== null)) continue;
    const given = run.answers
      .filter((answer) => answer.instrument === instrument.id && answer.trial === trial)
      .toSorted((a, b) => a.attempt - b.attempt);
    const answers: Answers = Object.fromEntries(given.map(({ item, value }) => [item, value]));
    Object.entries(formOf(instrument).score(answers)).forEach(([name, score], index) => {
      scores.set(scoreName(instrument, name, index), score);
    });
  }
  return scores;
}
