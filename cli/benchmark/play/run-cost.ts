import { WrongUse } from "@/cli/wrong-use";
import type { DialogueCost } from "@/lib/benchmark/run/dialogue-record";

/** Dollars a million tokens. */
export interface TokenPrices {
  input: number;
  output: number;
}

/** Reads `0.4,1.6`; `null` when no prices were given. */
export function tokenPrices(text: string): TokenPrices | null {
  if (text === "") return null;
  const [input, output] = text.split(",").map(Number);
  if (input === undefined || output === undefined || !(input >= 0) || !(output >= 0)) {
    throw new WrongUse('The flag "--prices" takes two numbers, dollars a million tokens in and out, as 0.4,1.6.');
  }
  return { input, output };
}

/** What dialogues cost in one line: seconds of turns, and a language model's requests, tokens and dollars. */
export function describeCost(costs: readonly DialogueCost[], prices: TokenPrices | null): string {
  const sum = (of: (cost: DialogueCost) => number) => costs.reduce((total, cost) => total + of(cost), 0);
  const seconds = sum(({ turns }) => turns.reduce((total, each) => total + each, 0)) / 1000;
  const spent = {
    calls: sum(({ calls }) => calls),
    input: sum((each) => each.inputTokens),
    output: sum((each) => each.outputTokens),
  };
  const turns = `${seconds.toFixed(1)} s of turns`;
  if (spent.calls === 0) return `${turns}, no language model`;
  const dollars = prices ? `, $${((spent.input * prices.input + spent.output * prices.output) / 1e6).toFixed(2)}` : "";
  return `${turns}, ${spent.calls} model requests, ${spent.input} tokens in, ${spent.output} out${dollars}`;
}
