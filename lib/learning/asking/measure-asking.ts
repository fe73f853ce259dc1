import { levelWeights } from "@/lib/constraints/weight";
import type { AskCase } from "./ask-case";

/** What a run came to. */
export interface AskOutcome {
  item: string;
  /** The wish given up is the one that should be. */
  right: boolean;
  /** Share of the other wishes that matter no less than the one given up. */
  kept: number;
  questions: number;
  /** Wishes there were to choose from. */
  wishes: number;
}

/** Share of the wishes kept that matter at least as much as the one given up; 1 where there is no other. */
export function keptOrder({ wishes }: AskCase, given: number): number {
  const lost = wishes[given];
  const others = wishes.filter((_, index) => index !== given);
  if (!lost || others.length === 0) return 1;
  return others.filter(({ truth }) => levelWeights[truth] >= levelWeights[lost.truth]).length / others.length;
}

export function outcomeOf(one: AskCase, given: number, questions: number): AskOutcome {
  return {
    item: one.item,
    right: given === one.target,
    kept: keptOrder(one, given),
    questions,
    wishes: one.wishes.length,
  };
}

export interface AskFigures {
  n: number;
  /** Mean and standard error over items. */
  right: [number, number];
  kept: [number, number];
  questions: [number, number];
}

/** Means with standard errors; runs about one item count as one. */
export function figuresOf(outcomes: readonly AskOutcome[]): AskFigures {
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
