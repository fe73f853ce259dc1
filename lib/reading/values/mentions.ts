import { numericSlotNames, roles, type SlotName } from "@/lib/constraints";
import { type Guard, slotWords } from "@/lib/constraints/slot-words";
import { fuelWords, nouns } from "@/lib/constraints/trade-words";
import { amongAdjectives, beforeAdjective, mannerNouns, nameIntroducers } from "@/lib/reading/lexicon/naming-words";
import { small } from "@/lib/reading/lexicon/number-words";
import { trimWords } from "@/lib/reading/lexicon/pointing-words";
import { groupNouns } from "@/lib/reading/lexicon/topic-words";
import { endsSentence, isNameLike, type TokenSpan, type Tokens, wordsIn } from "@/lib/reading/text/tokenize";
import { makeAt, modelAt, type NameContext } from "./names";
import type { ValueHit } from "./vocabulary-index";

export interface Mention extends TokenSpan {
  slot: SlotName;
  values: readonly (string | number)[];
  /** After its bound. */
  core?: number;
  /** "The SUV": refers to something known. */
  definite: boolean;
  /** Its own words refuse it. */
  refused?: true;
}

export interface MissingName extends TokenSpan {
  name: string;
  /** A real make that this catalog lacks. */
  known?: boolean;
}

export interface Found {
  mentions: Mention[];
  missing: MissingName[];
  owned: boolean[];
}

/** Longest first. Each token is in at most one value. */
export function findMentions(context: NameContext): Found {
  const { tokens } = context;
  const found: Found = { mentions: [], missing: [], owned: tokens.map(() => false) };
  // An earlier make narrows later models.
  let make = context.make;
  let makeBefore: { values: readonly string[]; end: number } | undefined;
  const makesIn = (names: readonly string[]) => names.flatMap((name) => context.index.makesOf.get(name) ?? [name]);
  const said = makesIn(context.known ?? []);
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token || token.kind === "mark") continue;
    const after = makeBefore?.end === index ? makeBefore.values : undefined;
    const hit = bestAt({ ...context, ...(make === undefined ? {} : { make }), said }, index, after);
    if (hit && isTrim(tokens, hit, found.mentions.at(-1))) continue;
    if (!hit) {
      // "Gas must be small" names no fuel and no size.
      const idle = context.index.values.at(tokens, index);
      if (idle?.payload.values.length === 0) index = idle.end - 1;
      const missing = inventedNameAt(context, index);
      if (missing) {
        found.missing.push(missing);
        found.owned.fill(true, missing.start, missing.end);
        index = missing.end - 1;
      }
      continue;
    }
    if (hit.missing)
      found.missing.push({ name: saidText(tokens, hit.start, hit.end), known: true, start: hit.start, end: hit.end });
    else {
      const { start, end, refuses } = hit;
      const last = found.mentions.at(-1);
      const isRest = last?.definite === true && last.end === start;
      const definite = isRest || /^(?:the|this|that)$/.test(tokens[start - 1]?.word ?? "");
      const placed = { start, end, definite, ...(refuses ? { refused: true as const } : {}) };
      for (const { slot, values } of [hit, ...(refuses && refuses.values.length > 0 ? [refuses] : [])])
        found.mentions.push({ slot, values, ...placed });
    }
    found.owned.fill(true, hit.start, hit.end);
    if (hit.slot === "make" || hit.slot === "model") said.push(...makesIn(hit.values.map(String)));
    const [only] = hit.values;
    if (hit.slot === "make" && hit.values.length === 1 && typeof only === "string") make = only;
    if (hit.slot === "make" && !hit.missing) makeBefore = { values: hit.values as string[], end: hit.end };
    else if (hit.slot === "model" && after) makeBefore = { values: after, end: nextName(tokens, hit.end) };
    index = hit.end - 1;
  }
  return found;
}

/** "The 2023 Crosstrek Premium" takes any gas. */
function isTrim(tokens: Tokens, { start, end }: Hit, last: Mention | undefined): boolean {
  const isNext = last?.slot === "model" && last.end === start && end === start + 1;
  return isNext && trimWords.has(tokens[start]?.word ?? "") && !fuelWords.has(tokens[end]?.word ?? "");
}

function nextName(tokens: Tokens, end: number): number {
  const next = tokens[end + 2];
  return tokens[end]?.word === "or" && (!next || next.kind === "mark") ? end + 1 : end;
}

interface Hit extends Pick<Mention, "slot" | "values" | "start" | "end"> {
  missing?: boolean;
  refuses?: ValueHit["refuses"] | undefined;
}

function bestAt(context: NameContext, start: number, makeBefore?: readonly string[]): Hit | undefined {
  const { tokens, index } = context;
  const { payload: said, end = start } = index.values.at(tokens, start) ?? {};
  const isSaid = said && said.values.length > 0 && allowed(context, said.slot, said.guard, start, end);
  const valueHit = isSaid ? { ...said, values: ofMakes(context, said, makeBefore), start, end } : undefined;
  const named: (Hit | undefined)[] = [makeAt(context, start), ...spelled.map((how) => spelledBy(how, tokens, start))];
  const hits = [valueHit, ...named, modelAt(context, start, makeBefore)].filter((hit) => hit !== undefined);
  return hits.reduce<Hit | undefined>(
    (best, hit) =>
      !best ||
      hit.end > best.end ||
      // "A Kia EV" names a fuel, not the EV6 and the EV9.
      (hit.end === best.end && makeBefore && hit.slot === "model" && hit.values.length === 1 && best.slot !== "style")
        ? hit
        : best,
    undefined,
  );
}

/** "Chevy half ton": the lines of that make. */
function ofMakes({ index }: NameContext, { slot, values }: ValueHit, makes: readonly string[] = []): readonly string[] {
  if (slot !== "model") return values;
  const own = values.filter((value) => index.makesOf.get(value)?.some((make) => makes.includes(make)));
  return own.length > 0 ? own : values;
}

const spelled = numericSlotNames.flatMap((slot) => {
  const how = slotWords[slot].spelled;
  return how ? [{ slot, ...how }] : [];
});

/** "V6", "flat six". */
function spelledBy(how: (typeof spelled)[number], tokens: Tokens, start: number): Hit | undefined {
  const first = tokens[start];
  const second = tokens[start + 1];
  if (!first || !second) return undefined;
  const said = first.kind === "number" ? Number(first.word) : small[first.word];
  // "The four-cylinder or the V6": beside another engine it is a name, too.
  if (said !== undefined && how.after.test(second.word) && isBesideOther(how, tokens, start))
    return { slot: how.slot, values: [said], start, end: start + 2 };
  const letter = how.joined.test(first.word) && second.joined && second.kind === "number";
  const word = how.before.test(first.word);
  const count = second.kind === "number" ? Number(second.word) : small[second.word];
  if (!(letter || word) || count === undefined || count < how.limits[0] || count > how.limits[1]) return undefined;
  const plural = tokens[start + 2];
  const end = plural?.word === "s" && plural.joined ? start + 3 : start + 2;
  return { slot: how.slot, values: [count], start, end };
}

function isBesideOther(how: (typeof spelled)[number], tokens: Tokens, start: number): boolean {
  const words = [...wordsIn(tokens, start - 3, start), ...wordsIn(tokens, start + 2, start + 6)];
  return words.includes("or") && words.some((word) => how.joined.test(word) || how.after.test(word));
}

function allowed(context: NameContext, slot: SlotName, guard: Guard | undefined, start: number, end: number): boolean {
  const { tokens, asked } = context;
  if (!guard) return true;
  const before = tokens[start - 1]?.word ?? "";
  const after = tokens[end]?.word ?? "";
  if (guard === "asked") return asked === slot;
  if (guard === "noun") return asked === slot || describesProduct(context, slot, start, end);
  if (guard.next && !guard.next.includes(after)) return false;
  if (guard.before?.includes(before) || guard.after?.includes(after)) return false;
  const { near, denied } = guard;
  const closes = !tokens[end] || tokens[end]?.kind === "mark" || tokens[end]?.word === "please";
  if (!near || asked === slot || (denied && closes && ["no", "not", "non"].includes(before))) return true;
  return tokens.some((token, index) => index !== start && near.has(token.word));
}

function describesProduct(context: NameContext, slot: SlotName, start: number, end: number): boolean {
  const { tokens, index } = context;
  const next = tokens[end];
  // "It doesn't have to be that small."
  const before = tokens[tokens[start - 1]?.word === "that" ? start - 2 : start - 1]?.word ?? "";
  if (before === "size" || (before === "is" && tokens[start - 2]?.word === "size")) return true;
  const isAsked = /^(?:please|pls|plz)$/.test(next?.word ?? "");
  // "Use little little gas."
  if (next && next.word === tokens[start]?.word) return describesProduct(context, slot, end, end + 1);
  if ((before === "so" && !isAsked && tokens[start - 2]?.word !== "not") || before === "as" || next?.word === "than")
    return false;
  // "Fuel is the big one for me" weighs.
  if (before === "the" && next?.word === "one" && tokens[start - 2]?.word === "is") return false;
  // "Could stretch a little": an amount, unless a product follows.
  if (before === "a" && tokens[start]?.word === "little") return nouns.has(next?.word ?? "");
  // "I want a compact" means a product, but "AWD is a luxury" doesn't.
  if (before === "a" && slot !== roles.size && (!next || next.kind === "mark")) return false;
  // "Large is the size."
  const opens = !tokens[start - 1] || tokens[start - 1]?.kind === "mark";
  if (opens && next?.word === "is" && tokens[end + 2]?.word === "size") return true;
  const isEnd =
    !next || next.kind === "mark" || /^(?:and|or|but|please|pls|anymore|now|either|though|too|then)$/.test(next.word);
  if (isEnd && mannerNouns.has(tokens[end + 2]?.word ?? "")) return false;
  if (isEnd) return start === 0 || (before === "so" && isAsked) || beforeAdjective.has(before);
  // "A big soft sedan."
  if (amongAdjectives.has(next.word)) return describesProduct(context, slot, start, end + 1);
  if (nouns.has(next.word) || groupNouns.has(next.word) || before === "something" || before === "anything") return true;
  // "Uses little gas".
  if (/^(?:gas|fuel|petrol|gasoline)$/.test(next.word) && !nouns.has(tokens[end + 1]?.word ?? "")) return false;
  const value = index.values.at(tokens, end);
  return value !== undefined || index.makes.at(tokens, end) !== undefined;
}

/** "A Zorblatt": an unknown capitalized word in a make's place. */
function inventedNameAt({ tokens, index }: NameContext, start: number): MissingName | undefined {
  const before = tokens[start - 1];
  const token = tokens[start];
  const number = tokens[start + 1];
  // "F-350".
  const isCode =
    !token?.joined && /^[a-z]{1,2}$/.test(token?.word ?? "") && number?.dashed && /^\d{2,3}$/.test(number.word);
  if (isCode) return { name: saidText(tokens, start, start + 2), start, end: start + 2 };
  if (!before || !token || !nameIntroducers.has(before.word) || !isNameLike(tokens, start)) return undefined;
  const isLexical = [index.values.words, nouns, fuelWords].some((words) => words.has(token.word));
  if (token.text.length < 4 || isLexical) return undefined;
  let end = start + 1;
  while (end < tokens.length && end < start + 3) {
    const next = tokens[end];
    if (!next || endsSentence(next) || !(isNameLike(tokens, end) || next.kind === "number")) break;
    end++;
  }
  return { name: saidText(tokens, start, end), start, end };
}

function saidText(tokens: Tokens, start: number, end: number): string {
  let text = "";
  for (const token of tokens.slice(start, end))
    text += text && !token.joined ? ` ${token.text}` : token.dashed ? `-${token.text}` : token.text;
  return text;
}
