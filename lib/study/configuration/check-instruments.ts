import { measureOf, searchMeasures } from "@/lib/study/analysis/measures";
import type { Instrument } from "@/lib/study/instrument";
import { formOf } from "@/lib/study/instruments/instrument-form";
import type { Configuration } from "./configuration";
import { type ConfigurationProblem, repeatedIds } from "./configuration-problem";

/** No instrument may take these. */
const takenNames = new Set(["screening", "instructions", "comprehension", "debrief", "outcome", "trial"]);

export function checkInstruments(configuration: Configuration): ConfigurationProblem[] {
  const { instruments, screening, comprehension, trials } = configuration;
  return [
    ...repeatedIds("instruments", instruments),
    ...instruments.flatMap((instrument, index) => instrumentProblems(instrument, `instruments.${index}`)),
    ...repeatedIds("screening", screening),
    ...screening.flatMap(({ options, accept }, index) => [
      ...repeatedIds(`screening.${index}.options`, options),
      ...unknownAnswers(`screening.${index}.accept`, accept, options),
    ]),
    ...repeatedIds("comprehension.items", comprehension.items),
    ...comprehension.items.flatMap(({ options, correct }, index) => [
      ...repeatedIds(`comprehension.items.${index}.options`, options),
      ...unknownAnswers(`comprehension.items.${index}.correct`, [correct], options),
    ]),
    ...repeatedIds("trials.noneReasons", trials.noneReasons),
    ...primaryProblems(configuration),
  ];
}

/** A score about all arms cannot tell them apart. */
function primaryProblems(configuration: Configuration): ConfigurationProblem[] {
  const { primaryOutcome, secondary } = configuration.plan;
  const registered = [
    { path: "plan.primaryOutcome", outcome: primaryOutcome },
    ...secondary.map(({ outcome }, index) => ({ path: `plan.secondary.${index}.outcome`, outcome })),
  ];
  return registered.flatMap(({ path, outcome }) => {
    if (measureOf(configuration, outcome) !== null) return [];
    const reason = `no questionnaire gives ${outcome} by arm: ask it after each trial, or give each group one arm`;
    return [{ path, reason }];
  });
}

function instrumentProblems(instrument: Instrument, path: string): ConfigurationProblem[] {
  const problems: ConfigurationProblem[] = [];
  if (takenNames.has(instrument.id))
    problems.push({ path: `${path}.id`, reason: `"${instrument.id}" names a step of the run; rename it` });
  if (instrument.id in searchMeasures)
    problems.push({ path: `${path}.id`, reason: `"${instrument.id}" names a measure of every search; rename it` });
  const items = "items" in instrument ? instrument.items : [];
  problems.push(...repeatedIds(`${path}.items`, [...items, ...instrument.attention]));
  const { points } = formOf(instrument);
  instrument.attention.forEach(({ correct }, index) => {
    if (points === undefined) {
      problems.push({ path: `${path}.attention.${index}`, reason: "attention items need a rating scale around them" });
    } else if (correct > points) {
      problems.push({
        path: `${path}.attention.${index}.correct`,
        reason: `the scale ends at ${points}; name a point of it`,
      });
    }
  });
  if (instrument.kind === "custom") {
    instrument.items.forEach((item, index) => {
      if (item.kind === "number" && item.min >= item.max) {
        problems.push({ path: `${path}.items.${index}.max`, reason: "must be above min" });
      }
      if (item.kind === "choice" || item.kind === "several") {
        problems.push(...repeatedIds(`${path}.items.${index}.options`, item.options));
      }
    });
  }
  return problems;
}

function unknownAnswers(path: string, answers: readonly string[], options: readonly { id: string }[]) {
  return answers
    .filter((answer) => !options.some(({ id }) => id === answer))
    .map((answer) => ({ path, reason: `"${answer}" is not among the options; name one of them` }));
}
