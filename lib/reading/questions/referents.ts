import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { isNumericSlot, slotNames } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { knownEnglish } from "@/lib/reading/lexicon/english-words";
import { plainNouns } from "@/lib/reading/lexicon/naming-words";
import * as say from "@/lib/reading/lexicon/pointing-words";
import type { Screen } from "@/lib/reading/preference-reader";
import { knownWords, mendSpelling } from "@/lib/reading/text/spelling";
import { isNameLike, type Tokens, tokenize } from "@/lib/reading/text/tokenize";
import { findMentions, type Mention } from "@/lib/reading/values/mentions";
import { isNameSlot } from "@/lib/reading/values/names";
import { findTopics, type Topic } from "@/lib/reading/values/topics";
import { type VocabularyIndex, vocabularyIndex } from "@/lib/reading/values/vocabulary-index";
import type { Reference } from "./question";

export interface Named {
  names: Placed[];
  values: Mention[];
  topics: Topic[];
  tokens: Tokens;
}

interface Placed {
  product: Reference;
  start: number;
  end: number;
}

const lastNamed = new WeakMap<Vocabulary, { words: string; named: Named }>();

/** Clauses and questions ask this of the same words in turn. */
export function namedIn(words: string, vocabulary: Vocabulary): Named {
  const last = lastNamed.get(vocabulary);
  if (last?.words === words) return last.named;
  const named = findNamed(words, vocabulary);
  lastNamed.set(vocabulary, { words, named });
  return named;
}

function findNamed(words: string, vocabulary: Vocabulary): Named {
  const index = vocabularyIndex(vocabulary);
  // "Prius vs Corolla" doesn't name a Prius v.
  const tokens = mendSpelling(tokenize(words.replace(/\bvs\b/gi, "or")), index, knownWords());
  const { mentions: found, owned } = findMentions({ tokens, index });
  const mentions = [...found, ...everydayNames(tokens, owned, index)]
    .sort((a, b) => a.start - b.start)
    .filter(({ start, values }, at) => !isBesides(tokens, start, { isGroup: values.length > 1, isLater: at > 0 }));
  return {
    names: productsFrom(mentions, tokens, vocabulary),
    values: mentions.filter(({ slot }) => !isNameSlot(slot)),
    topics: findTopics(tokens, owned),
    tokens,
  };
}

/** "Anybody besides Volvo" doesn't ask about Volvo, nor "not German" about six makes. */
function isBesides(tokens: Tokens, start: number, { isGroup = false, isLater = false }): boolean {
  const before = `${tokens[start - 2]?.word ?? ""} ${tokens[start - 1]?.word ?? ""}`;
  return say.besides.test(before) || (isGroup && / (?:no|not|non)$/.test(before)) || (isLater && before === "not the");
}

/** "What's the Titan get on the highway?": with an article, an everyday word is the product. */
function everydayNames(tokens: Tokens, owned: readonly boolean[], index: VocabularyIndex): Mention[] {
  // Beside another name, an article suffices: "the Ranger and the Colorado".
  const isAmongNames = tokens.some(({ word }) => index.models.get(word)?.some(({ risk }) => !say.mild.has(risk ?? "")));
  return tokens.flatMap((token, at): Mention[] => {
    // "The cheapest 911".
    const isNumber = /^\d{2,3}$/.test(token.word) && /est$|^(?:the|a|an|any)$/.test(tokens[at - 1]?.word ?? "");
    if (!(token.kind === "word" || isNumber) || owned[at] || token.word.length < 2) return [];
    // "Mach e".
    const joint = index.models.has(`${token.word}${tokens[at + 1]?.word}`) ? 1 : 0;
    const key = joint ? `${token.word}${tokens[at + 1]?.word}` : token.word;
    const isMild = ({ risk = "" }) => say.mild.has(risk) || (isNumber && risk === "number");
    const hit = index.models.get(key)?.find(isMild);
    if (!hit || say.neverNames.has(token.word) || plainNouns.has(token.text)) return [];
    const before = tokens[at - 1]?.word ?? "";
    const next = tokens[at + 1 + joint];
    // "Kona and Kicks", "she likes Passport".
    const isSide = isNameLike(tokens, at) || (isAmongNames && before === "and");
    const isBound =
      (say.pointingArticles.has(before) || isNumber || joint > 0 || isSide || !knownEnglish.has(token.word)) &&
      (!next || next.kind === "mark" || isAmongNames || say.afterName.test(next.word) || isAskedOf(next.word));
    const joins = isAmongNames ? say.joinsNames : say.partsNames;
    const opens = at === 0 && next !== undefined && (joins.test(next.word) || isAskedOf(next.word));
    return isBound || opens
      ? [{ slot: "model", values: hit.family ?? [hit.value], start: at, end: at + 1 + joint, definite: true }]
      : [];
  });
}

function isAskedOf(word: string): boolean {
  return slotNames.some((slot) => isNumericSlot(slot) && slotWords[slot].asks?.fact?.test(word));
}

function productsFrom(mentions: readonly Mention[], tokens: Tokens, vocabulary: Vocabulary): Placed[] {
  const products: Placed[] = [];
  for (const [at, { slot, values, start, end }] of mentions.entries()) {
    const placed = (from: number) => ({ start: tokens[from]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 });
    const next = mentions[at + 1];
    if (slot === "make" && !(next?.slot === "model" && next.start === end)) {
      const year = yearIn(tokens[start - 1]?.word);
      for (const make of values)
        products.push({ product: { make: String(make), models: [], ...year }, ...placed(start) });
    }
    if (slot !== "model") continue;
    const before = mentions[at - 1];
    const hasMake = before?.slot === "make" && before.end === start;
    const makes = hasMake ? before.values.map(String) : [];
    // "Sienna 2023 LE", "Corolla from 2017".
    const next4 = tokens.slice(end, end + 4).filter(({ word }) => word !== "from");
    const stop = next4.findIndex(({ word }) => !isTrimWord(word) && !isYear(word));
    const next3 = next4.slice(0, stop < 0 ? undefined : stop).map(({ word }) => word);
    const rest = next3.filter((word) => !isYear(word));
    const models = values.map(String);
    const entry = vocabulary.model
      .filter(({ value, make }) => models.includes(value) && (makes.length === 0 || makes.includes(make)))
      .sort((a, b) => b.count - a.count)[0];
    const make = entry?.make ?? makes[0];
    if (make === undefined) continue;
    const ahead = yearIn(tokens[(hasMake ? before.start : start) - 1]?.word);
    const year = { ...yearIn(next3.find(isYear)), ...ahead };
    const trim = rest.length > 0 ? { trim: rest.join(" ") } : {};
    products.push({ product: { make, models, ...year, ...trim }, ...placed(hasMake ? before.start : start) });
  }
  // "Subaru killed the stick on the WRX" is about one.
  const models = new Set(products.flatMap(({ product }) => (product.models.length > 0 ? [product.make] : [])));
  return products.filter(({ product }) => product.models.length > 0 || !models.has(product.make));
}

export function isTrimWord(word: string): boolean {
  return (
    say.trimWords.has(word) || (/^(?!i$|u$|a$)[a-z][a-z\d]*$/.test(word) && !knownEnglish.has(word) && !isAskedOf(word))
  );
}

function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word);
}

function yearIn(word = ""): { year?: number } {
  return isYear(word) ? { year: Number(word) } : {};
}

/** What a stretch names, or points at of all that was shown or spoken of: "the Sienna", "the 19500 one". */
export function shownIn(
  words: string,
  { from, to }: { from: number; to: number },
  names: readonly Placed[],
  screen?: Screen,
) {
  const { shown = [], spoken = [], seen = [] } = screen ?? {};
  const known = [...spoken, ...shown, ...seen];
  const inside = names.filter(({ start, end }) => start >= from && end <= to);
  if (inside.length === 0) {
    const core = words.slice(from, to).toLowerCase();
    const versions = versionsSaid(core, known).map((of) => ({ of, start: 0, end: core.length }));
    const pointed = pointedIn(core, screen).filter(({ start }) => say.pointsClearly.test(core.slice(start)));
    return (versions.length > 0 ? versions : pointed).map(({ of, start, end }) => ({
      ...{ of, said: of, start: from + start, end: from + end },
      ...{ isMake: false, isWhole: true },
    }));
  }
  return inside.map(({ product, start, end }) => {
    const said = withFigures(product, words.slice(from, to), start - from, known);
    const of = onScreen(said, known, shown, "the ");
    return { of, said, start, end, isMake: product.models.length === 0, isWhole: false };
  });
}

/** "The 19500 one", but a round "under 25k" is a bound. */
export function namesPrice(figures: string, { price = 0 }: Pick<Reference, "price">): boolean {
  const isSaid = price % 1000 !== 0 && figures.includes(String(price));
  return isSaid && new RegExp(`(?<!\\b(?:${say.boundWords}) )\\b${price}\\b`).test(figures);
}

/** "$19,500" and "19.5k" as 19500. */
export function plainFigures(words: string): string {
  const joined = words.toLowerCase().replace(/['’]|(?<=\d),(?=\d{3})/g, "");
  const thousands = joined.replace(/(\d+(?:\.\d+)?)k\b/g, (_, figure) => String(Math.round(Number(figure) * 1000)));
  return thousands.replace(/[^\w.+/-]+|\.(?!\d)/g, " ");
}

/** "The '21 F-150", "the Sienna of 19500". */
function withFigures(said: Reference, words: string, start: number, known: readonly Reference[]): Reference {
  const [, mark, short] = /(?:^|\s)(['’]?)(\d\d) $/.exec(words.slice(0, start)) ?? [];
  const full = 2000 + Number(short);
  const year = said.year ?? (mark || known.some((each) => each.year === full) ? full : undefined);
  const isOf = ({ make, models }: Reference) => make === said.make && models.some((each) => said.models.includes(each));
  const price = known.find((each) => isOf(each) && namesPrice(plainFigures(words), each))?.price;
  return { ...said, ...(year === undefined ? {} : { year }), ...(price === undefined ? {} : { price }) };
}

export function pointsBeyond(core: string, count: number): boolean {
  return say.pointings.some(([words, place]) => typeof place === "number" && place >= count && words.test(core));
}

/** References that words without a name single out, in the order of `pointings`. Places are letters. */
export function pointedIn(said: string, screen: Screen | undefined, recent: readonly Reference[] = []) {
  const { shown = [], spoken = [] } = screen ?? {};
  const [one, other] = eachOnce([...recent, ...spoken, ...shown]);
  return say.pointings.flatMap(([words, place]) => {
    const hit = words.exec(said);
    const of = typeof place === "number" ? shown.at(place) : place === "other" ? other : leading(say.apart[place]);
    return hit && of ? [{ of, start: hit.index, end: hit.index + hit[0].length }] : [];
  });

  function leading([figure, way]: (typeof say.apart)[keyof typeof say.apart]): Reference | undefined {
    const gap = way * ((one?.[figure] ?? Number.NaN) - (other?.[figure] ?? Number.NaN));
    return gap > 0 ? one : gap < 0 ? other : undefined;
  }
}

export function referencesMeant(
  { core: said, text }: { core: string; text: string },
  named: Named,
  screen: Screen | undefined,
  recent: readonly Reference[],
): Reference[] {
  const core = said.replace(say.sumsMeant, "");
  const shown = screen?.shown ?? [];
  // "What about the WRX? What's the price of each?" compares it with the one before.
  const spoken = recent.length > 1 ? recent : eachOnce([...recent, ...(screen?.spoken ?? [])]);
  const seen = say.ofAllYears.test(core) ? [] : [...(screen?.spoken ?? []), ...shown];
  const ever = say.ofAllYears.test(core) ? [] : [...seen, ...(screen?.seen ?? [])];
  const versions = named.names.length > 0 ? [] : versionsSaid(core, ever, named);
  const own = named.names.map(({ product, start }) => {
    const meant = withFigures(product, text, start, ever);
    const isOld = (meant.year ?? meant.trim ?? meant.price) !== undefined || say.recalling.test(core);
    const isOfMake = meant.models.length === 0 && say.isThat.test(text.slice(0, start));
    return onScreen(meant, isOld || isOfMake ? ever : seen, shown, text.slice(0, start));
  });
  own.push(...versions);
  const isVersus = say.versus.test(core);
  const counted = pointedIn(core, screen, recent).map(({ of }) => of);
  const two = spoken.length > 1 && own.length === 0 ? spoken.slice(0, 2) : undefined;
  const pair = own.length > 0 ? [] : two && !say.topTwo.test(core) ? two : shown.slice(0, 2);
  const others = own.length === 0 && say.three.test(core) ? shown.slice(0, 3) : (say.between.test(core) && two) || [];
  const group = say.pair.test(core) ? pair : others;
  // "The F-150, the first one" is one truck.
  const pointed = [...own, ...(group.length > 0 || (own.length > 0 && !isVersus) ? [] : counted), ...group];
  const alone =
    say.beside.test(core) ||
    (say.single.test(core) &&
      !say.ofAny.test(core) &&
      (pointed.length === 0 || (versions.length === 0 && isVersus && say.pointsBeside.test(core))));
  const last = [...spoken, ...shown].find((each) => !pointed.some((other) => isSame(each, other)));
  const meant = alone && last && pointed.length < 2 ? [...pointed, last] : pointed;
  if (meant.length > 0) return eachOnce(meant);
  if (!say.several.test(core)) return [];
  return recent.length > 0 ? recent.slice(0, 3) : shown.slice(0, 3);
}

/** "The Mazda" and "F-150 XL" are the version last named, else the first one shown. "CR-V" is the CR-V Hybrid shown. */
function onScreen(said: Reference, seen: readonly Reference[], shown: readonly Reference[], before: string): Reference {
  const { make, models, year, trim = "", price } = said;
  const ofMake = shown.filter((each) => each.make === make);
  if (say.isAny.test(before) || !(models.length > 0 || ofMake.length === 1 || say.isThat.test(before))) return said;
  const isPlain = year === undefined && trim === "" && models.length === 1;
  const isVariant = (each: Reference) => isPlain && each.models.some((other) => other.startsWith(`${models[0]} `));
  // "That RAV4" is the RAV4 Hybrid just spoken of.
  if (seen[0] && isVariant(seen[0])) return seen[0];
  const own = seen.find((each) => {
    const isModel = models.length === 0 || each.models.some((model) => models.includes(model));
    const isFigured = (year ?? each.year) === each.year && (price ?? each.price) === each.price;
    const isVersion = isFigured && `${each.trim} `.startsWith(trim && `${trim} `);
    return each.position !== undefined && each.make === make && isModel && isVersion;
  });
  const [variant, ...others] = own ? [own] : ofMake.filter(isVariant);
  return variant && others.length === 0 ? variant : said;
}

/** "That 2018 XL", "the XLT on top", "the LE from the XLE Premium". */
function versionsSaid(core: string, seen: readonly Reference[], named?: Named): Reference[] {
  if (seen.length === 0) return [];
  const figures = plainFigures(core);
  const words = figures.split(" ");
  const priced = seen.find((each) => namesPrice(figures, each));
  if (priced) return [priced];
  const said = seen.find(({ trim, year: built }) => {
    if (trim === undefined) return false;
    const [version, year] = [trim.split(" ")[0], String(built)];
    return words.some((word, index) => {
      const [before = "", next = ""] = [words[index - 1], words[index + 1]];
      const isPointed = word === version && (before === year || /^(?:that|this|the)$/.test(before));
      const isShort = word === year.slice(2) && /^(?:is|was|one|has|had)$/.test(next) && words.includes(version ?? "");
      const isOne = word === year && (/^th(?:at|is)$/.test(before) || (before === "the" && next === "one"));
      return isPointed || isOne || (before === "the" && isShort);
    });
  });
  const [first] = seen;
  if (!named || !first) return said ? [said] : [];
  // "How much is the 2022?"
  const { year } = yearIn(say.bareYear.exec(core)?.[1]);
  if (year && !said)
    return [seen.slice(0, 3).find((each) => each.year === year) ?? { make: first.make, models: first.models, year }];
  // "The EX-L over the EX", "the Wilderness one": trims of what was spoken of.
  const held = new Set([...named.values, ...named.topics].map(({ start }) => named.tokens[start]?.word));
  const trims = [...core.matchAll(say.trimsSaid)].slice(0, 2).flatMap(([, trim = "", noun]) => {
    const [head = ""] = trim.split(/[ -]/);
    const isTrim = isTrimWord(head) || (noun && !(say.isPlainTalk(head) || knownWords().has(head)));
    if (!isTrim || held.has(head)) return [];
    return said?.trim?.split(" ")[0] === trim ? [said] : [{ make: first.make, models: first.models, trim }];
  });
  return said && trims.length < 2 ? [said] : trims;
}

export function eachOnce(all: readonly Reference[]): Reference[] {
  return all.filter((one, index) => !all.slice(0, index).some((each) => isSame(one, each)));
}

function isSame(one: Reference, other: Reference): boolean {
  return isLike(one, other) && one.year === other.year;
}

/** Ignores the year, and a trim that only one of them has. */
export function isLike(one: Reference, other: Reference): boolean {
  return (
    one.make === other.make &&
    one.models.join() === other.models.join() &&
    (one.trim ?? other.trim) === (other.trim ?? one.trim)
  );
}
