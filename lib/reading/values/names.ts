import { isNumericSlot, type SlotName } from "@/lib/constraints";
import * as say from "@/lib/reading/lexicon/naming-words";
import { endsSentence, isNameLike, type Token, type TokenSpan, type Tokens, textIn } from "@/lib/reading/text/tokenize";
import { topicVocabulary } from "./topics";
import type { MakeHit, ModelHit, VocabularyIndex } from "./vocabulary-index";

export interface NameMention extends TokenSpan {
  slot: "make" | "model";
  values: readonly string[];
  missing?: boolean;
}

export function isNameSlot(slot: SlotName): boolean {
  return slot === "make" || slot === "model";
}

export interface NameContext {
  tokens: Tokens;
  index: VocabularyIndex;
  asked?: SlotName;
  make?: string;
  /** Makes and models of earlier wishes: "the ranger" is no ordinary word then. */
  known?: readonly string[] | undefined;
  /** Listed or spoken of: "no rogue for me". */
  seen?: readonly { models: readonly string[] }[] | undefined;
  /** Makes of the names before. */
  said?: readonly string[] | undefined;
}

export function makeAt(context: NameContext, start: number): NameMention | undefined {
  const { tokens, index, asked } = context;
  const hit = index.makes.at(tokens, start);
  if (!hit || isPlaceIn(context, start)) return undefined;
  const { values, risk, missing } = hit.payload satisfies MakeHit;
  const alone = hit.end - start === tokens.length;
  const isKnown = values.some((each) => context.known?.includes(each));
  // "So the seats" keeps seats, and wants no SEAT.
  const isTopic = missing && topicVocabulary.has(tokens[start]?.word ?? "");
  const stands = alone || (!isTopic && standsAsName(tokens, start, hit.end));
  const told = risk === "plain" || isKnown || asked === "make" || stands;
  if (!told && !modelAt(context, hit.end, values)) return undefined;
  return { slot: "make", values, start, end: hit.end, ...(missing ? { missing } : {}) };
}

/** Context tells names from numbers and ordinary words. */
export function modelAt(context: NameContext, start: number, makeBefore?: readonly string[]): NameMention | undefined {
  const { tokens, index } = context;
  const isAway = context.asked !== "model" && !isPlace(tokens, start) && isReached(tokens, start);
  if (isAway || isPlaceIn(context, start) || isOfNumber(tokens, start)) return undefined;
  let best: NameMention | undefined;
  let key = "";
  for (let end = start; end < Math.min(tokens.length, start + index.longestModel + 2); end++) {
    const token = tokens[end];
    if (!token || (token.kind === "mark" && !isInsideName(tokens, end))) break;
    if (token.kind === "mark") continue;
    // "An HP 14 inch" is of any line.
    const isSize = end > start && token.kind === "number" && /^inch(?:es)?$/.test(tokens[end + 1]?.word ?? "");
    key += token.word;
    const plural = key.length > 4 && key.endsWith("s") ? index.models.get(key.slice(0, -1)) : undefined;
    const spoken = index.models.get(key) ?? plural;
    const hits = spoken?.filter((hit) => partsFit(tokens.slice(start, end + 1), hit.value));
    if (!hits || hits.length === 0 || isSize) continue;
    // "Other models" isn't a Model S.
    if (end === start && token.word === "models") continue;
    if (tokens[start]?.word.length === 1 && !typedTogether(tokens, start, end + 1)) continue;
    const values = believed(context, hits, start, end + 1, makeBefore);
    if (values) best = { slot: "model", values, start, end: end + 1 };
  }
  return best ?? trimAt(context, start) ?? numberedAt(context, start);
}

/** "The Silverado 1500, not the 2500": denied or pointed at, and without a unit. */
function numberedAt({ tokens, index, said = [], asked }: NameContext, start: number): NameMention | undefined {
  const { word = "", text = "" } = tokens[start] ?? {};
  const values = text === word ? (index.numbered.get(word) ?? []) : [];
  if (values.length === 0) return undefined;
  const own = values.filter((value) => index.makesOf.get(value)?.some((make) => said.includes(make)));
  const before = tokens[start - 1]?.word ?? "";
  const isListed = say.listing.has(before) && index.numbered.has(tokens[start - 2]?.word ?? "");
  // "Not 2500" alone may be money, and so may "a 2500" where a number was asked for.
  const isPointed = own.length > 0 ? say.denyingLines.has(before) : word.length > 3 && before === "no";
  const isFree = (!asked || !isNumericSlot(asked)) && say.articles.has(before) && (own.length > 0 || word.length > 3);
  const [next, beyond] = [tokens[start + 1], tokens[start + 2]];
  const isLonger = next?.joined === true && say.lineEnds.test(next.word);
  const after = isLonger ? beyond : next;
  const isClosed = closes(after) || say.behindLines.has(after?.word ?? "");
  if (!isClosed || !(isPointed || isFree || isListed)) return undefined;
  return { slot: "model", values: own.length > 0 ? own : values, start, end: start + (isLonger ? 2 : 1) };
}

/** "25k 4x4" is neither a K4 nor an X4. */
function isOfNumber(tokens: Tokens, start: number): boolean {
  const token = tokens[start];
  return token?.joined === true && token.word.length === 1 && tokens[start - 1]?.kind === "number";
}

/** "A 328i": the first digit or letter names the model. */
function trimAt({ tokens, index, make }: NameContext, start: number): NameMention | undefined {
  const [first, second, third] = [tokens[start], tokens[start + 1], tokens[start + 2]];
  const isTogether = second?.joined === true && !second.dashed;
  if (!first || !second || (third?.joined && third.kind !== "mark")) return undefined;
  const bavarian = isTogether && /^[1-8]\d{2}$/.test(first.word) && /^(i|d|xi|ci|e|is|xd)$/.test(second.word);
  // Apart, as in "C 300", only behind its make.
  const isTrim = (isTogether ? /^\d{3}$/ : make === undefined ? /^$/ : /^\d{2,3}$/).test(second.word);
  const swabian = isTrim && /^[abceglms]$/i.test(first.word) && /^\p{Lu}/u.test(first.text);
  const key = bavarian ? `${first.word[0]}series` : swabian ? `${first.word}class` : undefined;
  const hit = key === undefined ? undefined : index.models.get(key)?.find((each) => !each.family);
  if (!hit || (make !== undefined && !hit.makes.includes(make))) return undefined;
  return { slot: "model", values: [hit.value], start, end: start + 2 };
}

/** "It died on the M6", "we moved to Colorado". Wishes keep their names, so that "I live in Lincoln" can end one. */
function isPlaceIn({ tokens, asked, known = [] }: NameContext, start: number): boolean {
  const [lead, before, word = ""] = [-2, -1, 0].map((away) => tokens[start + away]?.word ?? "");
  if (asked === "model") return false;
  if (isPlace(tokens, start)) return !known.some((each) => each.toLowerCase().startsWith(word));
  return lead === "on" && before === "the" && /^[am]$/.test(word);
}

const isReached = (tokens: Tokens, start: number) =>
  say.towards.has(tokens[start - 1]?.word ?? "") && say.staying.has(tokens[start - 2]?.word ?? "");

/** "I live in Tucson", "I'm from Durango, Colorado". */
export function isPlace(tokens: Tokens, start: number): boolean {
  if (!say.places.has(tokens[start]?.word ?? "")) return false;
  const [lead = "", before = ""] = [tokens[start - 2]?.word, tokens[start - 1]?.word];
  if (say.ofPlaces.test(textIn(tokens, start + 1, start + 7))) return true;
  const isOfState = before === "," && (isPlace(tokens, start - 2) || isReached(tokens, start - 2));
  return isOfState || (say.insidePlaces.has(before) && !say.wantingName.has(lead));
}

/** "25k on a truck" isn't a Kona. */
function partsFit(tokens: Tokens, name: string): boolean {
  const words = tokens.filter((token) => token.kind !== "mark");
  const parts = name.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const seams = new Set<number>();
  let length = 0;
  for (const part of parts) {
    length += part.length;
    seams.add(length);
  }
  length = 0;
  return words.every((token, at) => {
    const fits = at === 0 || token.joined || seams.has(length);
    length += token.word.length;
    return fits;
  });
}

function typedText(tokens: Tokens, start: number, end: number): string {
  return tokens.slice(start, end).reduce((typed, { text }) => typed + text, "");
}

/** "A 4-door" isn't an A4: letter and number must touch or have a capital. */
function typedTogether(tokens: Tokens, start: number, end: number): boolean {
  const first = tokens[start];
  if (!first || first.kind === "number" || end === start + 1 || !["a", "i"].includes(first.word)) return true;
  const before = tokens[start - 1];
  return (
    tokens[start + 1]?.joined === true || (/^\p{Lu}/u.test(first.text) && before !== undefined && !endsSentence(before))
  );
}

/** "Town & Country", "ID.4". */
function isInsideName(tokens: Tokens, at: number): boolean {
  const mark = tokens[at];
  if (mark?.word === ".") return tokens[at - 1]?.end === mark.start && tokens[at + 1]?.start === mark.end;
  return mark?.word === "/" || mark?.word === "-" || mark?.word === "&";
}

function believed(
  context: NameContext,
  hits: readonly ModelHit[],
  start: number,
  end: number,
  makeBefore?: readonly string[],
): readonly string[] | undefined {
  const { tokens, asked } = context;
  if (say.functionWords.has(typedText(tokens, start, end))) return undefined;
  const narrowed = makeBefore ? hits.filter((hit) => hit.makes.some((make) => makeBefore.includes(make))) : [];
  const ofKnownMake = context.make ? hits.filter((hit) => hit.makes.includes(context.make ?? "")) : [];
  const candidates = narrowed.length > 0 ? narrowed : ofKnownMake.length > 0 ? ofKnownMake : hits;
  const exact = candidates.filter((hit) => !hit.family);
  const pool = exact.length > 0 ? exact : candidates;
  const typed = typedText(tokens, start, end);
  const chosen = pool.find((hit) => hit.value.replace(/[\s-]/g, "") === typed) ?? pool[0];
  if (!chosen) return undefined;
  const values = chosen.family ?? [chosen.value];
  if (narrowed.length > 0) return values;
  // "My budget is 300 a month" isn't an IS 300.
  if (say.functionWords.has(tokens[start]?.text ?? "") && asked !== "model" && (start > 0 || !closes(tokens[end])))
    return undefined;
  if (chosen.risk === "plain" || context.known?.includes(chosen.value)) return values;
  const isSeen = context.seen?.some(({ models }) => models.includes(chosen.value));
  const afterModelList = asked === "model" || tokens[start - 1]?.word === "model";
  switch (chosen.risk) {
    case "number":
      if (isNameLike(tokens, start) && tokens.slice(start, end).every((token) => /^\p{Lu}/u.test(token.text)))
        return values;
      if (say.pointsAtNumber.test(`${tokens[start - 1]?.word} ${typed}`) && closes(tokens[end])) return values;
      return afterModelList && tokens.length <= 8 && ofKnownMake.length + (asked === "model" ? 1 : 0) > 0
        ? values
        : undefined;
    case "short":
      if (/^\p{Lu}{2,}$/u.test(typed) && ofKnownMake.length > 0) return values;
      return asked === "model" &&
        /[\p{Lu}\d]/u.test(typed) &&
        !/^(I|A|Is|It)$/.test(typed) &&
        (tokens.length <= 4 || /^\p{Lu}{2,}$/u.test(typed))
        ? values
        : undefined;
    case "family":
      return isPaired(context, start, end) ? values : undefined;
    default:
      if (isPaired(context, start, end)) return values;
      if (say.plainNouns.has(typedText(tokens, start, end)) && asked !== "model" && tokens.length > 2) return undefined;
      return standsAsName(tokens, start, end) ||
        (isSeen && say.articles.has(tokens[start - 1]?.word ?? "")) ||
        (tokens.length === end - start && tokens.length > 0 && start === 0 && (!asked || asked === "make")) ||
        (asked === "model" && tokens.length <= 3) ||
        // "Rogue under 25k".
        (start === 0 && say.beforeBounds.has(tokens[end]?.word ?? ""))
        ? values
        : undefined;
  }
}

/** "Charger or challenger". */
function isPaired({ tokens, index }: NameContext, start: number, end: number): boolean {
  const isName = (at: number) => index.models.has(tokens[at]?.word ?? "") || index.makes.at(tokens, at) !== undefined;
  const isJoint = (at: number) => /^(?:or|vs|versus)$/.test(tokens[at]?.word ?? "");
  return (isJoint(end) && isName(end + 1)) || (isJoint(start - 1) && isName(start - 2));
}

function closes(next: Token | undefined): boolean {
  return (
    !next || next.kind === "mark" || /^(?:or|and|so|too|also|tho|though|please|pls|either|anymore)$/.test(next.word)
  );
}

/** Capitalized in a sentence, or after an article. */
export function standsAsName(tokens: Tokens, start: number, end: number): boolean {
  const next = tokens[end]?.word ?? "";
  if (say.afterOrdinary.has(next) && !isNameLike(tokens, start)) return false;
  if (isNameLike(tokens, start)) return true;
  const others = tokens.filter(({ kind }, at) => kind !== "mark" && (at < start || at >= end));
  // "Challenger then?", "not ranger".
  if (others.length > 0 && others.every(({ word }) => say.besideNames.has(word))) return true;
  const before = tokens[start - 1];
  // "Out of the air".
  if (before?.word === "the" && say.prepositions.has(tokens[start - 2]?.word ?? "")) return false;
  return (
    before !== undefined &&
    (say.articles.has(before.word) || /^(?:cheap|new|old)est$/.test(before.word)) &&
    closes(tokens[end]) &&
    !["my", "your", "any"].includes(before.word)
  );
}
