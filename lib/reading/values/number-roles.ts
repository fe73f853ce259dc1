import { priceTimes } from "@/lib/constraints/slot-words";
import { roleWords } from "@/lib/reading/lexicon/number-words";
import { gallons } from "@/lib/reading/lexicon/search-questions";
import { type Tokens, textIn } from "@/lib/reading/text/tokenize";
import type { SpokenNumber } from "./numbers";

/** "6 feet 6". */
export function isInches(tokens: Tokens, { value, start }: SpokenNumber): boolean {
  return value < 12 && /^(?:ft|foot|feet)$/.test(tokens[start - 1]?.word ?? "") && tokens[start - 2]?.kind === "number";
}

/** From here up, nobody drops the thousands behind a "$". */
const leastDollars = 100;

/** "That $200", "about 75 dollars", "3 dollar 20": too little for a price where people drop the thousands. */
export function isCoin(tokens: Tokens, { value, scaled, currency, start, end }: SpokenNumber): boolean {
  if (scaled || value >= priceTimes) return false;
  if (currency && (value >= leastDollars || gallons.test(textIn(tokens, end, end + 2)))) return true;
  return roleWords.coins.test(`${textIn(tokens, start - 2, start)} # ${textIn(tokens, end, end + 1)}`);
}

/** In words. */
const mostBehind = 5;

/** "I'm 6'5", "a 6'5" guy", "he's 19", "my son just got his license (17)", "three under five". */
export function isOfPerson(tokens: Tokens, { value, scaled, currency, start, end }: SpokenNumber): boolean {
  if (scaled || currency) return false;
  const before = tokens[start - 1]?.word ?? "";
  const isAge = ["(", ",", "is"].includes(before) && value >= 15 && value < 100;
  // "First-time buyer, 19, $22k": the price comes later.
  const isAside = isAge && tokens[end]?.word === "," && tokens.slice(end).some(({ word }) => word === "$");
  const near = tokens.slice(Math.max(0, start - 4), start);
  const behind = textIn(tokens, end, end + mostBehind);
  const isTall = value < 8 && roleWords.tall.test(behind) && !roleWords.parking.test(textIn(tokens, 0, start));
  if (isTall || roleWords.children.test(textIn(tokens, start - 6, end))) return true;
  return isAside || roleWords.selves.has(before) || (isAge && near.some(({ word }) => roleWords.persons.has(word)));
}

/** "My mother's 1987 wagon", "my old 2012". */
export function isOfOwned(tokens: Tokens, { start }: SpokenNumber): boolean {
  return roleWords.owner.test(tokens[tokens[start - 1]?.word === "old" ? start - 2 : start - 1]?.text ?? "");
}

/** "Thirty winters" counts something else. */
export function isOfThings(tokens: Tokens, { value, end }: SpokenNumber): boolean {
  return value < leastDollars && roleWords.things.test(textIn(tokens, end, end + 2));
}

/** "The 21 is an XLT" names a product by its year. */
export function isOfShown(tokens: Tokens, { value, scaled, currency, start, end }: SpokenNumber): boolean {
  if (scaled || currency || value < 5 || value > 29) return false;
  return roleWords.pointing.has(tokens[start - 1]?.word ?? "") && roleWords.tells.has(tokens[end]?.word ?? "");
}

/** "Save a couple thousand" and "$30,000 at 5 percent" are no budgets. */
export function isSaved(tokens: Tokens, { start, end }: SpokenNumber): boolean {
  const before = textIn(tokens, start - 6, start);
  return roleWords.savings.test(before) || roleWords.terms.test(textIn(tokens, end, end + 6));
}

/** "Couple grand", far below the budget, is slack. */
export function isRemnant(tokens: Tokens, budget: number | undefined, value: number): boolean {
  return budget !== undefined && tokens.length <= 5 && value * 4 <= budget;
}

/** "Gets over 30" is mileage. */
export function isGot(tokens: Tokens, start: number): boolean {
  return roleWords.gets.test(textIn(tokens, start - 4, start));
}

/** In words. */
const farthestClock = 12;

/** "50,000 on the clock". "280 miles under 50k" has a number of its own. */
export function isOdometer(tokens: Tokens, { value, currency, start, end }: SpokenNumber): boolean {
  if (currency || value < 10_000) return false;
  const near = `${textIn(tokens, start - farthestClock, start)} # ${textIn(tokens, end, end + 3)}`;
  return roleWords.onClock.test(near);
}
