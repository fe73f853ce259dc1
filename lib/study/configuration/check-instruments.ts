import { measureOf, searchMeasures } from "@/lib/study/analysis/measures";
import type { Instrument } from "@/lib/study/instrument";
import { formOf } from "@/lib/study/instruments/instrument-form";
import type { Configuration } from "./configuration";
import { type ConfigurationProblem, faultIf, repeatedIds } from "./configuration-problem";

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
    const reason = `no questionnaire gives ${outcome} by arm: ask it after each trial, or give each group one arm`;
    return faultIf(measureOf(configuration, outcome) === null, path, reason);
  });
}

function instrumentProblems(instrument: Instrument, path: string): ConfigurationProblem[] {
  const { id, attention } = instrument;
  const { points = 0 } = formOf(instrument);
  const items = "items" in instrument ? instrument.items : [];
  return [
    ...faultIf(takenNames.has(id), `${path}.id`, `"${id}" names a step of the run; rename it`),
    ...faultIf(id in searchMeasures, `${path}.id`, `"${id}" names a measure of every search; rename it`),
    ...repeatedIds(`${path}.items`, [...items, ...attention]),
    ...attention.flatMap(({ correct }, index) => {
      const at = `${path}.attention.${index}`;
      return points === 0
        ? faultIf(true, at, "attention items need a rating scale around them")
        : faultIf(correct > points, `${at}.correct`, `the scale ends at ${points}; name a point of it`);
    }),
    ...(instrument.kind === "custom" ? instrument.items : []).flatMap((item, index) => {
      const at = `${path}.items.${index}`;
      if (item.kind === "number") return faultIf(item.min >= item.max, `${at}.max`, "must be above min");
      return item.kind === "text" ? [] : repeatedIds(`${at}.options`, item.options);
    }),
  ];
}

function unknownAnswers(path: string, answers: readonly string[], options: readonly { id: string }[]) {
  return answers.flatMap((answer) => {
    const isKnown = options.some(({ id }) => id === answer);
    return faultIf(!isKnown, path, `"${answer}" is not among the options; name one of them`);
  });
}
