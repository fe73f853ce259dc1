import { type AskCase, type AskState, afterAsking, beliefsOf, chancesLightest, lightestWish } from "./ask-case";
import type { AskPolicy } from "./ask-policy";
import { type AskOutcome, askingOutcome } from "./measure-asking";
import { rollOut } from "./reflect";

export type Asker = (one: AskCase, random: () => number) => AskOutcome;

export function asPolicy(policy: AskPolicy): Asker {
  return (one, random) => {
    const steps = rollOut(policy, one, random);
    return askingOutcome(
      one,
      steps.at(-1)?.action.wish ?? 0,
      steps.slice(0, -1).map(({ action }) => action.wish),
    );
  };
}

export const neverAsk: Asker = (one) => askingOutcome(one, lightestWish({ one, asked: new Set() }), []);

export const alwaysAsk: Asker = (one) => {
  const all = one.wishes.length > 1 ? one.wishes.map((_, index) => index) : [];
  return askingOutcome(one, lightestWish({ one, asked: new Set(all) }), all);
};

/** Knows the truth, so asks nothing. */
export const teacher: Asker = (one) => askingOutcome(one, one.target, []);

/** Asks while the best question raises the expected chance of a right choice by more than `cost`. */
export function valueOfInformation(cost: number): Asker {
  return (one) => {
    let state: AskState = { one, asked: new Set() };
    for (;;) {
      const question = bestByValue(state, cost);
      if (question === null) return askingOutcome(one, lightestWish(state), [...state.asked]);
      state = afterAsking(state, question);
    }
  };
}

function bestByValue(state: AskState, cost: number): number | null {
  const beliefs = beliefsOf(state);
  const now = Math.max(...chancesLightest(beliefs));
  let best: { wish: number; gain: number } | null = null;
  for (const [wish, belief] of beliefs.entries()) {
    if (state.asked.has(wish)) continue;
    const expected = belief.reduce((sum, share, level) => {
      const known = belief.map((_, index) => (index === level ? 1 : 0));
      const told = beliefs.map((each, index) => (index === wish ? known : each));
      return sum + share * Math.max(...chancesLightest(told));
    }, 0);
    if (!best || expected - now > best.gain) best = { wish, gain: expected - now };
  }
  return best && best.gain > cost ? best.wish : null;
}
