import { asides, deniers } from "@/lib/reading/lexicon/bound-words";
import { dashes, decoration, shortened } from "@/lib/reading/lexicon/clause-words";
import { hasInchSign } from "@/lib/reading/lexicon/quantity-words";

export interface Token {
  kind: "word" | "number" | "mark";
  /** Lower case, without apostrophes or thousands commas. */
  word: string;
  text: string;
  start: number;
  end: number;
  /** Touches the last token or follows its hyphen: "F-150", "30k". */
  joined: boolean;
  dashed: boolean;
  /** "'15". */
  apostrophe?: boolean;
}

/** A message or part of it, in the order of the text. */
export type Tokens = readonly Token[];

/** A run of tokens. `end` is one past the last. */
export interface TokenSpan {
  start: number;
  end: number;
}

/** Cuts off the rest. */
export const maxReadLength = 4000;
/** Eight times the corpus's longest message. */
const maxReadTokens = 1000;

const pattern =
  /(?<word>\p{L}+(?:['’`]\p{L}+)*)|(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?)|(?<mark><=|>=|[^\s\p{L}\d])/gu;

/** Splits a message in one pass. Touching letters and digits become two joined tokens ("30k"). */
export function tokenize(message: string): Token[] {
  const words = message.slice(0, maxReadLength);
  const tokens: Token[] = [];
  let apostropheEnd = -1;
  let dash: { start: number; end: number; text: string } | undefined;
  for (const match of words.matchAll(pattern)) {
    if (tokens.length >= maxReadTokens) break;
    const text = match[0];
    const start = match.index;
    const before = tokens.at(-1);
    if (match.groups?.mark !== undefined) {
      const length = lengthBy(text, words, start, tokens.at(-1));
      if (length) {
        tokens.push({ kind: "word", word: length, text, start, end: start + 1, joined: true, dashed: false });
        continue;
      }
      if (decoration.has(text)) {
        if (/['‘’]/.test(text) && tokens.at(-1)?.end !== start) apostropheEnd = start + text.length;
        continue;
      }
      if (text === "." && endsShortened(words, start, tokens)) continue;
      if (dashes.has(text)) {
        if (dash) tokens.push(markOf(dash));
        dash = { start, end: start + text.length, text };
        continue;
      }
    }
    const dashed = dash !== undefined && dash.end === start;
    const inside = dashed && before !== undefined && before.end === dash?.start && before.kind !== "mark";
    if (dash && !inside) tokens.push(markOf(dash));
    dash = undefined;
    const token = tokenOf(match, text, start, inside || (before?.end === start && before.kind !== "mark"), inside);
    tokens.push(apostropheEnd === start && token.kind === "number" ? { ...token, apostrophe: true } : token);
  }
  return tokens;
}

/** "I will not, however, consider a BMW": drops what interrupts a denial. */
export function withoutAsides(tokens: Tokens): Tokens {
  const isAside = (at: number, end: number) =>
    tokens[at]?.word === "," && tokens[end]?.word === "," && asides.has(textIn(tokens, at + 1, end));
  const opens = tokens.flatMap(({ word }, at) => (deniers.has(word) ? [at + 1] : []));
  const cut = opens.flatMap((at) => [at + 2, at + 3].flatMap((end) => (isAside(at, end) ? { at, end } : [])));
  return cut.length === 0
    ? tokens
    : tokens.filter((_, index) => !cut.some(({ at, end }) => index >= at && index <= end));
}

/** "16 cu. ft. in the trunk", but not the end of "under 16 ft. Red". */
function endsShortened(words: string, start: number, tokens: Tokens): boolean {
  const before = tokens.at(-1);
  // "I never plug in. I don't care about range."
  const unit = tokens.at(-2);
  if (before?.word === "in" && unit?.kind === "word" && !shortened.has(unit.word)) return false;
  return before?.end === start && shortened.has(before.word) && /^\.\s?\p{Ll}/u.test(words.slice(start, start + 3));
}

/** 6'6", 16' and 15.6", unless a quotation ends here. */
function lengthBy(sign: string, words: string, start: number, before: Token | undefined): "ft" | "inch" | undefined {
  if (before?.kind !== "number" || before.end !== start) return undefined;
  const said = words.slice(0, start);
  if (/["”]/.test(sign)) return hasInchSign && !/(?:^|\s)["“]/.test(said) ? "inch" : undefined;
  const isFeet = /['’]/.test(sign) && before.word.length <= 2 && !/\p{L}/u.test(words[start + 1] ?? "");
  return isFeet && !/(?:^|\s)['‘]/.test(said) ? "ft" : undefined;
}

function tokenOf(match: RegExpMatchArray, text: string, start: number, joined: boolean, dashed: boolean): Token {
  const kind = match.groups?.word !== undefined ? "word" : match.groups?.number !== undefined ? "number" : "mark";
  const word =
    kind === "word" ? text.toLowerCase().replace(/['’`]/g, "") : kind === "number" ? text.replace(/,/g, "") : text;
  return { kind, word, text, start, end: start + text.length, joined, dashed };
}

function markOf({ start, end, text }: { start: number; end: number; text: string }): Token {
  return { kind: "mark", word: "-", text, start, end, joined: false, dashed: false };
}

/** Capitalized without starting a sentence. */
export function isNameLike(tokens: Tokens, index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (token?.kind !== "word" || !/^\p{Lu}/u.test(token.text)) return false;
  if (!before || endsSentence(before)) return false;
  return !/^\p{Lu}{2,}$/u.test(token.text) || token.text.length > 4;
}

export function wordsIn(tokens: Tokens, from: number, to: number): string[] {
  return tokens.slice(Math.max(0, from), to).map(({ word }) => word);
}

export function textIn(tokens: Tokens, from = 0, to = tokens.length): string {
  return wordsIn(tokens, from, to).join(" ");
}

/** Where tokens lie in the message, in characters. */
export function lettersOf(tokens: Tokens, { start, end }: TokenSpan): TokenSpan {
  return { start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
}

/** Starts in the span. */
export const isIn =
  ({ start, end }: TokenSpan) =>
  (each: { start: number }) =>
    each.start >= start && each.start < end;

export function endsSentence({ kind, word }: Token): boolean {
  return kind === "mark" && (word === "." || word === "!" || word === "?" || word === ";");
}

/** The place of the first that starts at `from` or later, by binary search. They are in the order of the text. */
export function firstFrom(ordered: readonly { start: number }[], from: number): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
