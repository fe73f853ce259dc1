import type { SlotName } from "@/lib/constraints";
import { clocks } from "@/lib/reading/lexicon/number-words";
import { namesIn } from "@/lib/reading/text/names-in";
import { type Tokens, wordsIn } from "@/lib/reading/text/tokenize";
import type { SpokenNumber } from "@/lib/reading/values/numbers";
import { classify, modelNamed } from "./linear-model";
import modelFile from "./number-model.json";
import { spanFeatures, withSpans, wordsBeside } from "./span-features";

export const learnedRoles = namesIn("price payment year mileage odometer distance people size power time other");
export type LearnedRole = (typeof learnedRoles)[number];

/** Roles that a slot may have. */
export const slotRoles: ReadonlySet<LearnedRole> = new Set(["price", "year", "mileage", "odometer", "power"]);

export interface RoleGuess {
  role: LearnedRole;
  chance: number;
  chances?: readonly number[];
}

const odometer = learnedRoles.indexOf("odometer");

/** Three times as many as people write. Rules read the rest. */
const mostNumbers = 60;

export function rolesOf(tokens: Tokens, numbers: readonly SpokenNumber[], asked?: SlotName): RoleGuess[] {
  const model = modelNamed("numbers", modelFile);
  // "A Corvette under 70k" is no odometer's.
  const counts = tokens.some(({ word }) => clocks.has(word));
  const own = numberFeatures(tokens, numbers.slice(0, mostNumbers), asked).map((features) =>
    classify(model, features).map((each, at) => (at === odometer && !counts ? 0 : each)),
  );
  // "Two or four" are of one kind.
  const isJoined = (at: number) => wordsIn(tokens, numbers[at - 1]?.end ?? 0, numbers[at]?.start ?? 0).join() === "or";
  return own.map((alone, at) => {
    const other = own[isJoined(at) ? at - 1 : isJoined(at + 1) ? at + 1 : at] ?? alone;
    const chances = alone.map((each, role) => (each + (other[role] ?? each)) / 2);
    const chance = Math.max(...chances);
    return { role: learnedRoles[chances.indexOf(chance)] ?? "other", chance, chances };
  });
}

export function numberFeatures(tokens: Tokens, numbers: readonly SpokenNumber[], asked?: SlotName): number[][] {
  const { words, placeOf } = withSpans(tokens, numbers, {
    word: ({ word }) => word,
    span: (number) => `#${sizeOf(number)}`,
  });
  return numbers.map((number) =>
    spanFeatures({ ...wordsBeside(words, placeOf.get(number.start) ?? 0), facts: factsOf(number, asked) }),
  );
}

function factsOf({ value, currency, scaled, comma, decade, century }: SpokenNumber, asked?: SlotName) {
  return [
    sizeOf({ value, scaled, currency, comma }),
    `round ${value % 1000 === 0 ? 1000 : value % 100 === 0 ? 100 : value % 10 === 0 ? 10 : value % 5 === 0 ? 5 : 1}`,
    `whole ${Number.isInteger(value)}`,
    `asked ${asked ?? "none"}`,
    ...(decade ? ["decade"] : []),
    ...(century ? ["century"] : []),
  ];
}

function sizeOf({ value, scaled, currency, comma }: Pick<SpokenNumber, "value" | "scaled" | "currency" | "comma">) {
  const sizes = [2, 9, 15, 22, 45, 70, 130, 400, 1000, 1980, 2031, 4000, 10000, 30000, 70000, 150000];
  const at = sizes.findIndex((size) => Math.abs(value) < size);
  return `${at < 0 ? sizes.length : at}${currency ? "$" : ""}${scaled ? "k" : ""}${comma ? "," : ""}`;
}
