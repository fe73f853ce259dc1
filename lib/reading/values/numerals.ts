import { slotWords } from "@/lib/constraints/slot-words";
import { numberClosing, ordinals, scales, small, tens } from "@/lib/reading/lexicon/number-words";
import type { Tokens } from "@/lib/reading/text/tokenize";

export interface Numeral {
  value: number;
  end: number;
}

const ranked = new Set(Object.values(slotWords).flatMap(({ ranks = [] }) => ranks));

/** "Her 17th" is no number. */
export function isRank(tokens: Tokens, start: number): boolean {
  return tokens[start + 1]?.joined === true && /^(?:st|nd|rd|th)$/.test(tokens[start + 1]?.word ?? "");
}

/** "Third floor", "10th floor". */
export function rankAt(tokens: Tokens, start: number): Numeral | undefined {
  const word = tokens[start]?.word ?? "";
  const isDigits = isRank(tokens, start);
  const value = isDigits ? Number(word) : ordinals.indexOf(word) + 1;
  const end = start + (isDigits ? 2 : 1);
  return value > 0 && ranked.has(tokens[end]?.word ?? "") ? { value, end } : undefined;
}

/** Reads years: "twenty twenty". */
export function yearWordsAt(tokens: Tokens, start: number): Numeral | undefined {
  if (tokens[start]?.word !== "twenty") return undefined;
  const rest = underHundred(tokens, start + 1);
  return rest && rest.value >= 10 && rest.value <= 30 && numberClosing.has(tokens[rest.end]?.word ?? "or")
    ? { value: 2000 + rest.value, end: rest.end }
    : undefined;
}

/** Reads "twenty-five", "half a million". */
export function wordsAt(tokens: Tokens, start: number, owned: readonly boolean[]): Numeral | undefined {
  const word = tokens[start]?.word ?? "";
  const next = tokens[start + 1]?.word ?? "";
  if (word === "half" && next === "a" && tokens[start + 2]?.word === "million") return { value: 0.5, end: start + 2 };
  if (
    (word === "a" || word === "one") &&
    (next === "hundred" || (scales[next] === 1e3 && next.length > 1) || next === "million")
  ) {
    return next === "hundred" ? hundreds(tokens, 1, start + 2, owned) : { value: 1, end: start + 1 };
  }
  const couple = coupleAt(tokens, start);
  if (couple) return couple;
  const hundred = hundredsAlone(tokens, start);
  if (hundred) return hundred;
  const base = underHundred(tokens, start);
  if (!base) return undefined;
  const halved = hundredsLeftOut(tokens, base);
  if (halved) return halved;
  return tokens[base.end]?.word === "hundred" && !owned[base.end]
    ? hundreds(tokens, base.value, base.end + 1, owned)
    : base;
}

function coupleAt(tokens: Tokens, start: number): Numeral | undefined {
  const at = tokens[start]?.word === "a" ? start + 1 : start;
  if (tokens[at]?.word !== "couple") return undefined;
  const end = tokens[at + 1]?.word === "of" ? at + 2 : at + 1;
  return /^(years?|yrs?|grand|thousand|k)$/.test(tokens[end]?.word ?? "") ? { value: 2, end } : undefined;
}

/** "Two eighty" means 280, but "one twenty grand" is one for that price. */
function hundredsAlone(tokens: Tokens, start: number): Numeral | undefined {
  const word = tokens[start]?.word ?? "";
  const count = word === "one" ? 1 : (small[word] ?? 0);
  const rest = count > 0 && count < 10 && !tokens[start + 1]?.dashed ? underHundred(tokens, start + 1) : undefined;
  if (!rest || rest.value < 10 || (count === 1 && scales[tokens[rest.end]?.word ?? ""])) return undefined;
  return { value: count * 100 + rest.value, end: rest.end };
}

/** "Thirty-two five" means 32,500. */
function hundredsLeftOut(tokens: Tokens, { value, end }: Numeral) {
  const digit = small[tokens[end]?.word ?? ""];
  const next = tokens[end + 1];
  if (value < 10 || value % 10 === 0 || digit === undefined || digit < 1 || digit > 9 || tokens[end]?.dashed)
    return undefined;
  // "Twenty-one nine ninety-five".
  const rest = tens[next?.word ?? ""] === undefined ? undefined : underHundred(tokens, end + 1);
  const last = rest ? tokens[rest.end] : next;
  if (last && last.kind !== "mark" && !numberClosing.has(last.word)) return undefined;
  return { value: value * 1000 + digit * 100 + (rest?.value ?? 0), end: rest?.end ?? end + 1 };
}

function hundreds(tokens: Tokens, count: number, end: number, owned: readonly boolean[]): Numeral {
  const from = tokens[end]?.word === "and" ? end + 1 : end;
  const rest = owned[from] ? undefined : underHundred(tokens, from);
  return { value: count * 100 + (rest?.value ?? 0), end: rest?.end ?? end };
}

function underHundred(tokens: Tokens, start: number): Numeral | undefined {
  const word = tokens[start]?.word ?? "";
  const ten = tens[word];
  const value = ten ?? small[word];
  if (value === undefined) return undefined;
  const unit = tokens[start + 1]?.word ?? "";
  const ones = ten === undefined ? 0 : unit === "one" ? 1 : (small[unit] ?? 0);
  return ones > 0 && ones < 10 ? { value: value + ones, end: start + 2 } : { value, end: start + 1 };
}
