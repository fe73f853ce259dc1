import { z } from "zod";
import { seededRandom, shuffle } from "@/lib/random";
import { formOf } from "@/lib/study/instruments/instrument-form";
import type { Configuration } from "./configuration/configuration";
import type { RunEnd } from "./configuration/recruitment";
import type { Answers, Instrument, PageItem } from "./instrument";

/** A second chance asks the failed attention items among a few others, so that nothing marks the check. */
export function stepItems(configuration: Configuration, step: Step, run: { seed: number; again: readonly string[] }) {
  if (step.kind === "screening") return configuration.screening.map(choiceItem);
  if (step.kind === "comprehension") return configuration.comprehension.items.map(choiceItem);
  const instrument = configuration.instruments.find(({ id }) => id === step.instrument);
  if (step.kind !== "instrument" || !instrument) return [];
  const items = instrumentItems(instrument, { seed: run.seed, step: step.key });
  return run.again.length > 0 ? amongOthers(instrument, items, run) : items;
}

const mostFillers = 4;

function amongOthers(
  { attention }: Configuration["instruments"][number],
  items: readonly PageItem[],
  { seed, again }: { seed: number; again: readonly string[] },
): PageItem[] {
  const random = seededRandom(seed, `again ${again.join(" ")}`);
  const own = items.filter(({ id }) => attention.every((check) => check.id !== id));
  const [first, ...others] = shuffle(own, random).slice(0, mostFillers);
  const rest = shuffle([...others, ...items.filter(({ id }) => again.includes(id))], random);
  return first ? [first, ...rest] : rest;
}

type Choice = Pick<Configuration["screening"][number], "id" | "text" | "options">;

function choiceItem({ id, text, options }: Choice): PageItem {
  return { id, text, required: true, answer: { kind: "choice", options } };
}

export type StepVerdict =
  | { kind: "on"; checks: CheckResult[] }
  /** Asks all `items` when empty. */
  | { kind: "again"; items: string[]; checks: CheckResult[] }
  | { kind: "end"; end: Exclude<RunEnd, "withdrawn">; checks: CheckResult[] };

type CheckResult = { check: string; passed: boolean };

/** Attempts count from 1. Pure. */
export function judgeStep(configuration: Configuration, step: Step, answers: Answers, attempt: number): StepVerdict {
  if (step.kind === "screening") {
    const fits = configuration.screening.every(({ id, accept }) => accept.includes(String(answers[id])));
    return fits ? { kind: "on", checks: [] } : { kind: "end", end: "screened-out", checks: [] };
  }
  if (step.kind === "comprehension") {
    const { items } = configuration.comprehension;
    const passed = items.every(({ id, correct }) => answers[id] === correct);
    const checks = [{ check: "comprehension", passed }];
    return passed ? { kind: "on", checks } : afterFailing(configuration.comprehension, attempt, [], checks);
  }
  const instrument = configuration.instruments.find(({ id }) => id === step.instrument);
  if (step.kind !== "instrument" || !instrument) return { kind: "on", checks: [] };
  const asked = instrument.attention.filter(({ id }) => id in answers);
  const checks = asked.map(({ id, correct }) => ({ check: id, passed: answers[id] === correct }));
  const failed = checks.flatMap(({ check, passed }) => (passed ? [] : [check]));
  return failed.length === 0 ? { kind: "on", checks } : afterFailing(configuration.attention, attempt, failed, checks);
}

function afterFailing(
  { attempts, onFail }: Configuration["attention"],
  attempt: number,
  items: string[],
  checks: CheckResult[],
): StepVerdict {
  if (attempt < attempts) return { kind: "again", items, checks };
  return onFail === "end" ? { kind: "end", end: "failed-checks", checks } : { kind: "on", checks };
}

/** Shuffles by seed and step. Attention items never come first. */
export function instrumentItems(instrument: Instrument, { seed, step }: { seed: number; step: string }): PageItem[] {
  const random = seededRandom(seed, `items ${step}`);
  const own = formOf(instrument).items;
  const items = instrument.order === "seeded" ? shuffle(own, random) : own;
  const [scale] = items;
  for (const { id, text } of instrument.attention) {
    if (scale?.answer.kind !== "scale") break;
    const place = 1 + Math.floor(random() * items.length);
    items.splice(place, 0, { id, text, required: true, answer: { ...scale.answer } });
  }
  return items;
}

/** Never sent to a browser. */
export const sequenceSchema = z.array(z.object({ condition: z.string(), scenario: z.string() }));
export type Sequence = z.infer<typeof sequenceSchema>;

/** The practice card has its own place. */
export function scenarioOf({ scenarios, trials }: Pick<Configuration, "trials" | "scenarios">, wanted?: string) {
  const all = trials.practice ? [...scenarios, trials.practice.card] : scenarios;
  return all.find(({ id }) => id === wanted);
}

/** Uses one arm for all trials, starting at the wanted scenario. */
export function previewSequence(
  { trials, scenarios }: Pick<Configuration, "trials" | "scenarios">,
  condition: string,
  scenario: string,
): Sequence {
  const from = scenarios.findIndex(({ id }) => id === scenario);
  return Array.from({ length: trials.perParticipant }, (_, index) => ({
    condition,
    scenario: scenarios[(from + index) % scenarios.length]?.id ?? scenario,
  }));
}

export interface Step {
  /** `screening`, `trial-2`, `trial-2/tlx`, `sus`. */
  key: string;
  kind: "screening" | "instructions" | "comprehension" | "trial" | "instrument" | "debrief";
  /** From 1; 0 is practice. */
  trial?: number;
  instrument?: string;
}

export const practiceTrial = 0;

/** The same for all participants of a version, so that steps don't reveal the arm. */
export function stepsOf(configuration: Configuration): Step[] {
  const { screening, comprehension, trials, instruments } = configuration;
  const steps: Step[] = [];
  if (screening.length > 0) steps.push({ key: "screening", kind: "screening" });
  steps.push({ key: "instructions", kind: "instructions" });
  if (comprehension.items.length > 0) steps.push({ key: "comprehension", kind: "comprehension" });
  if (trials.practice) steps.push({ key: "practice", kind: "trial", trial: practiceTrial });
  for (let trial = 1; trial <= trials.perParticipant; trial++) {
    steps.push({ key: `trial-${trial}`, kind: "trial", trial });
    for (const { id, when } of instruments) {
      if (when === "after-trial")
        steps.push({ key: `trial-${trial}/${id}`, kind: "instrument", trial, instrument: id });
    }
  }
  for (const { id, when } of instruments) {
    if (when === "end") steps.push({ key: id, kind: "instrument", instrument: id });
  }
  steps.push({ key: "debrief", kind: "debrief" });
  return steps;
}

export function stepAt(configuration: Configuration, key: string): Step | null {
  return stepsOf(configuration).find((step) => step.key === key) ?? null;
}

export function stepAfter(configuration: Configuration, key: string): Step | null {
  const steps = stepsOf(configuration);
  const index = steps.findIndex((step) => step.key === key);
  return index === -1 ? null : (steps[index + 1] ?? null);
}

/** Only the current step takes answers. */
export function placeOf(configuration: Configuration, current: string, sent: string) {
  const keys = stepsOf(configuration).map(({ key }) => key);
  const [at, given] = [keys.indexOf(current), keys.indexOf(sent)];
  if (given === -1) return "unknown";
  if (given === at) return "now";
  return given < at ? "past" : "ahead";
}
