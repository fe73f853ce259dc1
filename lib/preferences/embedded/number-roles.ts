import type { SpokenNumber } from "./numbers";
import type { Token } from "./tokenize";

/** "18 to 22, closer to 18 is better": where in a range already told. */
export function isLeaning(tokens: readonly Token[], { start }: SpokenNumber): boolean {
  const at = ["$", "£", "€"].includes(tokens[start - 1]?.word ?? "") ? start - 1 : start;
  const [near, to] = [tokens[at - 2]?.word ?? "", tokens[at - 1]?.word];
  return ["closer", "nearer"].includes(near) && to === "to";
}

const savings = new Set("save saving saves".split(" "));

/** "Rather an automatic than save a couple thousand": what is saved is no budget. */
export function isSaved(tokens: readonly Token[], { start }: SpokenNumber): boolean {
  return tokens.slice(Math.max(0, start - 3), start).some(({ word }) => savings.has(word));
}

/** "How soft?" "Couple grand": a sum far below the budget that stands is room, no new budget. */
export function isRemnant(tokens: readonly Token[], budget: number | undefined, value: number): boolean {
  return budget !== undefined && tokens.length <= 5 && value * 4 <= budget;
}
