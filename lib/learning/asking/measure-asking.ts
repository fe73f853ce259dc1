import { levelWeights } from "@/lib/constraints";
import { type AskCase, lightestWish } from "./ask-case";

export type AskOutcome = ReturnType<typeof askingOutcome>;

export function keptOrder({ wishes }: AskCase, given: number): number {
  if (!wishes[given] || wishes.length < 2) return 1;
  return satisfiedBy({ wishes }, given).length / (wishes.length - 1);
}

function satisfiedBy({ wishes }: Pick<AskCase, "wishes">, given: number): number[] {
  const lost = wishes[given];
  return wishes.flatMap(({ truth }, index) =>
    index !== given && lost && levelWeights[truth] >= levelWeights[lost.truth] ? [index] : [],
  );
}

/** Each earlier stop would give up the wish believed lightest. */
export function askingOutcome(one: AskCase, given: number, asked: readonly number[]) {
  const before = asked.map((_, count) => lightestWish({ one, asked: new Set(asked.slice(0, count)) }));
  const atEnd = satisfiedBy(one, given);
  return {
    /** `kept` after each number of questions, from 0. */
    course: [...before, given].map((choice) => {
      const then = satisfiedBy(one, choice);
      return one.wishes.length > 1 ? then.filter((wish) => atEnd.includes(wish)).length / (one.wishes.length - 1) : 1;
    }),
    item: one.item,
    right: given === one.target,
    /** Share of other wishes that matter no less than the one given up. */
    kept: keptOrder(one, given),
    questions: asked.length,
  };
}

export type AskFigures = ReturnType<typeof figuresOf>;

/** Counts runs about one item once. */
export function figuresOf(outcomes: readonly AskOutcome[]) {
  const byItem = new Map<string, AskOutcome[]>();
  for (const each of outcomes) byItem.set(each.item, [...(byItem.get(each.item) ?? []), each]);
  const items = [...byItem.values()];
  const of = (value: (each: AskOutcome) => number): [number, number] => {
    const means = items.map((own) => own.reduce((sum, each) => sum + value(each), 0) / own.length);
    const mean = means.reduce((sum, each) => sum + each, 0) / Math.max(1, means.length);
    const variance = means.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, means.length - 1);
    return [mean, Math.sqrt(variance / Math.max(1, means.length))];
  };
  return {
    n: items.length,
    right: of(({ right }) => (right ? 1 : 0)),
    kept: of(({ kept }) => kept),
    questions: of(({ questions }) => questions),
  };
}
