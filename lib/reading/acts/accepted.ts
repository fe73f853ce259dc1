import { likeness } from "@/lib/constraints";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import * as say from "@/lib/reading/lexicon/choice-words";
import { boundWords, ordinals } from "@/lib/reading/lexicon/pointing-words";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Reference } from "@/lib/reading/questions/question";
import { isTrimWord, namesPrice, plainFigures, type shownIn } from "@/lib/reading/questions/referents";
import { phraseTables } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import { isIn, type Placed } from "./placed";

const tables = phraseTables(say.judging);

type Name = ReturnType<typeof shownIn>[number];

export type Place = { start: number; end: number };

export interface Taken {
  of: Reference;
  /** In characters. */
  spans: Place[];
  /** The clause before that names it. */
  named?: Placed;
  /** False where the clause only tells more of a car just taken. */
  isNew: boolean;
}

/** Hears in turn which car each clause of a message takes. `pointed` is what "it" means. */
export function takesIn(input: ReadInput, reading: MessageReading) {
  let last: { each: Placed; name: Name; take?: Taken } | undefined;
  return (each: Placed, names: readonly Name[], pointed: Reference | undefined): Taken | undefined => {
    if (names.length > 1 || (input.screen?.shown ?? []).length === 0) return undefined;
    if (last?.each.sentence !== each.sentence) last = undefined;
    const own = names[0] ?? placeIn(each, input);
    if (own && !last?.take) last = { each, name: own };
    const { each: from = each, name, take } = last ?? {};
    const of = takenIn(each, { input, reading, name, from: from.from, isOwn: own !== undefined, pointed });
    const spans = [from, each].map((clause) => ({ start: clause.from, end: clause.to }));
    if (of) {
      const taken = own
        ? { of, spans: spansOf(of, each, reading, own), isNew: true }
        : { of, spans, isNew: true, ...(name ? { named: from } : {}) };
      if (last) last.take = taken;
      return taken;
    }
    const more =
      take && names.length === 0 ? (versionIn(each, input, reading) ?? figuresIn(each, input, reading)) : undefined;
    if (!take || !more) return undefined;
    // "Sold on the Corolla, the 2021 one."
    const { position, ...car } = take.of;
    const isSame = Object.entries(more).every(([figure, value]) => car[figure as keyof typeof car] === value);
    Object.assign(take, { spans, of: isSame ? take.of : { ...car, ...more, make: car.make, models: car.models } });
    return { ...take, isNew: false };
  };
}

/** Figures and names are the car's own. Other things it may wish for. */
function spansOf(of: Reference, each: Placed, { tokens, statements }: MessageReading, name: Name): Place[] {
  const isMore = foreignIn(each, statements, of).some(
    ({ slot, start }) => !figured.has(slot) && !isWithin(tokens[start], name),
  );
  return [isMore ? name : { start: each.from, end: each.to }];
}

/** What a clause states beside the car itself. */
export function foreignIn(each: Placed, statements: MessageReading["statements"], of: Reference) {
  const year = (of.year ?? 0) % 100;
  const own = [of.year, year, 1000 * year, of.price, of.make, ...of.models];
  return statements.filter(
    ({ start, stance, values }) =>
      isIn(each)({ start }) &&
      /^(?:wished|excluded)$/.test(stance) &&
      !values.every((value) => own.includes(value) || of.trim?.split(" ").includes(`v${value}`)),
  );
}

export function isWithin(token: Token | undefined, { start, end }: Place): boolean {
  return token !== undefined && token.start >= start && token.start < end;
}

interface Met {
  input: ReadInput;
  reading: MessageReading;
  /** The one car its clause names, or else its sentence did before. */
  name: Name | undefined;
  /** Where the clause begins that names it. */
  from: number;
  isOwn: boolean;
  pointed: Reference | undefined;
}

/** The car a clause takes: "the 2020 Forester works", "takin the 2500HD", "I'll take it" behind a named one. */
function takenIn(each: Placed, { input, reading, name, from, isOwn, pointed }: Met): Reference | undefined {
  const { tokens } = reading;
  const says = (what: keyof typeof say.judging) => tables[what].anyIn(tokens, each.start, each.end);
  // "The Trax works for me, but my wife wants AWD."
  if (says("denies") || says("hedges") || tokens[each.end]?.word === "but") return undefined;
  const said = input.words.slice(each.from, each.to).toLowerCase();
  const version = isOwn ? undefined : versionIn(each, input, reading);
  const isNamed = version !== undefined || (isOwn && name !== undefined);
  const begin = isOwn && name ? tokens.findIndex(({ start }) => start >= name.start) : -1;
  const behind = tokens.slice(begin, each.end).filter(({ start }) => name && start >= name.end);
  const isClosing = begin >= 0 && say.closesChoice.test(behind.map(({ word }) => word).join(" "));
  const isPriced = isOwn && name !== undefined && namesPrice(said, name.of) && says("weighs");
  const goes = isNamed && says("visits");
  if (!(says("takes") || (isNamed && says("takesNamed")) || goes || isPriced || isClosing)) return undefined;
  if (version) return version;
  const car = name && carOf(name, input.words.slice(from, each.to));
  if (!isOwn || !name) return car ?? pointed;
  const before = tokens.slice(Math.max(each.start, begin - 3), begin).filter(({ kind }) => kind === "word");
  const article = before.at(-1)?.word ?? "";
  const isDated = name.said.year !== undefined;
  const isLoose = name.isMake && !/^(?:the|that|this|my|your)$/.test(article);
  const isAny = /^(?:an?|any|another)$/.test(article) && !(goes && isDated);
  if (isLoose || isAny || say.people.has(article) || say.leads.test(article)) return undefined;
  // Out of sight, a bare name may be a wish: "I want to get a Civic".
  const isMeant = name.of.position !== undefined || isDated || article === "the" || article === "that";
  return isMeant && (name.of.position !== undefined || !name.isMake) ? car : undefined;
}

/** "Found one for 27,500": more of the car just taken, and no limit. */
function figuresIn(each: Placed, { words }: ReadInput, { statements }: MessageReading): Partial<Reference> | undefined {
  const said = statements.filter(isIn(each));
  const isTelling = said.length > 0 && said.every(({ slot }) => figured.has(slot));
  const price = priceIn(words.slice(each.from, each.to));
  return isTelling && !bounded.test(words.slice(each.from, each.to))
    ? price === undefined
      ? {}
      : { price }
    : undefined;
}

const bounded = new RegExp(`\\b(?:${boundWords}|most|less|more|up)\\b`, "i");

/** "The second one is perfect, I'll go with that." */
function placeIn(each: Placed, { words, screen }: ReadInput): Name | undefined {
  const said = words.slice(each.from, each.to).toLowerCase();
  const of = ordinals.flatMap(([ordinal, at]) => (ordinal.test(said) ? (screen?.shown?.[at] ?? []) : []))[0];
  return of && { of, said: of, start: each.from, end: each.to, isMake: false, isWhole: true };
}

/** A price that the screen's car doesn't have means another version. */
function carOf({ of, said }: Name, words: string): Reference {
  const price = priceIn(words);
  const isExact = of.position !== undefined && (price === undefined || price === of.price);
  return isExact ? of : { ...said, ...(price === undefined ? {} : { price }) };
}

/** Less is a model's number. */
const leastPrice = 4000;

function priceIn(words: string): number | undefined {
  const figures = plainFigures(words).matchAll(/\b(\d{4,6})\b(?! (?:miles|mi)\b)/g);
  return [...figures].map(([, figure]) => Number(figure)).find((each) => each >= leastPrice);
}

/** Said of a car, these tell which one. */
const figured: ReadonlySet<string> = new Set([likeness.price, likeness.orders.year, "miles"]);

/** "The XLE", "the 2021 one", "that 2022 Sport": a version without its model's name. */
function versionIn(each: Placed, { words }: ReadInput, { statements, topics }: MessageReading): Reference | undefined {
  const [, year, said = ""] = say.version.exec(words.slice(each.from, each.to)) ?? [];
  const trim = said.trim();
  const isOwn = (found: (typeof statements)[number] | (typeof topics)[number]) =>
    "slot" in found && (figured.has(found.slot) || found.slot === "model");
  const isTrim = (word: string) => isTrimWord(word.toLowerCase().replace(/^\d+/, "")) || /^[A-Z\d]{1,6}$/.test(word);
  const isElse = [...statements, ...topics].some((found) => isIn(each)(found) && !isOwn(found));
  if (isElse || !(year || trim) || !trim.split(/[ -]/).every((word) => word === "" || isTrim(word))) return undefined;
  return {
    make: "",
    models: [],
    ...(year ? { year: Number(year) } : {}),
    ...(trim ? { trim: trim.toLowerCase() } : {}),
  };
}
