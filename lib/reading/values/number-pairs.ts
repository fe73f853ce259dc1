import type { Token } from "@/lib/reading/text/tokenize";
import { boundAfter, boundBefore } from "./bounds";
import type { SpokenNumber } from "./numbers";
import type { Quantity } from "./quantity";

/** Reads "27/35 mpg". The smaller number is the city's. */
export function cityHighwayPair(
  tokens: readonly Token[],
  one: SpokenNumber,
  other: SpokenNumber | undefined,
): Quantity | undefined {
  if (!other || tokens[one.end]?.word !== "/" || other.start !== one.end + 1) return undefined;
  const unit = ["mpg", "city", "combined", "mileage"].includes(tokens[other.end]?.word ?? "");
  if (!unit || one.value < 5 || other.value < 5 || one.value > 150 || other.value > 150) return undefined;
  const [city, highway] = [Math.min(one.value, other.value), Math.max(one.value, other.value)];
  const bound = boundBefore(tokens, one);
  return {
    tests: [
      { slot: "cityMpg", op: ">=", value: city },
      { slot: "highwayMpg", op: ">=", value: highway },
    ],
    start: bound?.op === undefined ? one.start : Math.min(one.start, bound.start),
    end: boundAfter(tokens, other.end + 1)?.end ?? other.end + 1,
    core: one.start,
    blurred: false,
    open: false,
  };
}

const more = new Set(["add", "put", "tack"]);
const less = new Set(["knock", "take", "shave", "cut"]);
const budgets = new Set(["budget", "price", "limit", "max", "maximum", "cap", "ceiling"]);

/** "Add 3 to the budget": a step in thousands. */
export function budgetStep(
  tokens: readonly Token[],
  number: SpokenNumber,
  budget: number | undefined,
): Quantity | undefined {
  const verb = tokens[number.start - 1]?.word ?? "";
  const sign = more.has(verb) ? 1 : less.has(verb) ? -1 : 0;
  const link = tokens[number.end]?.word ?? "";
  const at = ["the", "my", "our"].includes(tokens[number.end + 1]?.word ?? "") ? number.end + 2 : number.end + 1;
  if (
    budget === undefined ||
    sign === 0 ||
    !["to", "on", "off", "from", "onto"].includes(link) ||
    !budgets.has(tokens[at]?.word ?? "")
  )
    return undefined;
  const step = number.value < 100 ? number.value * 1000 : number.value;
  const value = budget + sign * step;
  const span = { start: number.start - 1, end: at + 1, core: number.start, blurred: false, open: false };
  return value > 0 ? { tests: [{ slot: "msrp", op: "<=", value }], ...span } : undefined;
}
