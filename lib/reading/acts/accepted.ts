import { likeness, roles } from "@/lib/constraints";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import * as say from "@/lib/reading/lexicon/choice-words";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Reference } from "@/lib/reading/questions/question";
import { isTrimWord, namesPrice, plainFigures, type shownIn } from "@/lib/reading/questions/referents";
import { phraseTables } from "@/lib/reading/text/phrase-table";
import { endsSentence, isIn, type Token, type TokenSpan, textIn } from "@/lib/reading/text/tokenize";
import type { Placed } from "./placed";

const tables = phraseTables(say.judging);

type Name = ReturnType<typeof shownIn>[number];

interface Taken {
  of: Reference;
  /** "The Crosstrek and the HR-V". */
  other?: Reference | undefined;
  /** In characters. */
  spans: TokenSpan[];
  /** The clause before that names it. */
  named?: Placed;
}

/** These tell which one is meant. */
const figured: ReadonlySet<string | undefined> = new Set([likeness.price, likeness.orders.year, roles.odometer]);

/** Hears in turn what each clause of a message takes. `pointed` is what "it" means. */
export function takesIn({ words, screen }: ReadInput, { tokens, statements, topics }: MessageReading) {
  let last: { each: Placed; name: Name; isTaken?: Reference } | undefined;
  return (each: Placed, names: readonly Name[], pointed: Reference | undefined): Taken | undefined => {
    const goes = tables.visits.anyIn(tokens, each.start, each.end);
    if (names.length > (goes ? 2 : 1) || (screen?.shown ?? []).length === 0) return undefined;
    if (last?.each.sentence !== each.sentence) last = undefined;
    const [own, other] = names;
    const isRest = ({ word, kind, start }: Token) =>
      kind === "mark" || say.amongTaken.has(word) || (own && start >= own.start);
    if (last?.isTaken && own && tokens.slice(each.start, each.end).every(isRest))
      return { of: last.isTaken, other: own.of, spans: [{ start: each.from, end: each.to }] };
    if (own && !last?.isTaken) last = { each, name: own };
    const { each: from = each, name } = last ?? {};
    const said = words.slice(from.from, other ? own?.end : each.to);
    const of = takenIn(each, own, name && referenceOf(name, said), pointed);
    const spans = [from, each].map((clause) => ({ start: clause.from, end: clause.to }));
    if (!of) return undefined;
    if (last) last.isTaken = of;
    const taken = { of, other: other?.of, spans: own && !other ? spansOf(of, each, own) : spans };
    return own || !name ? taken : { ...taken, named: from };
  };

  /** "The 2020 Forester works", "takin the 2500HD". `named` is what its clause names, or its sentence did before. */
  function takenIn(each: Placed, own: Name | undefined, named: Reference | undefined, pointed: Reference | undefined) {
    const says = (what: keyof typeof say.judging) => tables[what].anyIn(tokens, each.start, each.end);
    // "The Trax works for me, but my wife wants AWD."
    if (says("denies") || says("hedges") || tokens[each.end]?.word === "but") return undefined;
    const version = own ? undefined : versionIn(each);
    const isNamed = version !== undefined || own !== undefined;
    const begin = own ? tokens.findIndex(({ start }) => start >= own.start) : 0;
    // "The Avalon, then" is cut at its comma.
    const [next, after] = tokens.slice(each.end);
    const isTail = next?.word === "then" && (!after || (endsSentence(after) && after.word !== "?"));
    const end = isTail ? each.end + 1 : each.end;
    const behind = own ? tokens.slice(begin, end).filter(({ start, word }) => start >= own.end && word !== ",") : [];
    const isClosing = own !== undefined && say.closesChoice.test(textIn(behind));
    const isPriced = own && namesPrice(plainFigures(words.slice(each.from, each.to)), own.of) && says("weighs");
    const goes = isNamed && says("visits");
    if (!(says("takes") || (isNamed && says("takesNamed")) || goes || isPriced || isClosing)) return undefined;
    if (!own) return version ?? named ?? pointed;
    const before = tokens.slice(Math.max(each.start, begin - 3), begin).filter(({ kind }) => kind === "word");
    const article = before.at(-1)?.word ?? "";
    const [isSeen, isDated] = [own.of.position !== undefined, own.said.year !== undefined];
    const isLoose = own.isMake && !(isSeen && /^(?:the|that|this|my|your)$/.test(article));
    const isMet = [...(screen?.shown ?? []), ...(screen?.spoken ?? [])].some(
      ({ make, models }) => make === own.of.make && models.some((model) => own.of.models.includes(model)),
    );
    const isAny = /^(?:an?|any|another)$/.test(article) && !(goes && (isDated || isMet));
    if (isLoose || isAny || say.people.has(article) || say.leads.test(article)) return undefined;
    // Out of sight, a bare name may be a wish: "I want to get a Civic".
    return isSeen ||
      isDated ||
      (goes && isMet) ||
      (isClosing && behind.length > 1) ||
      article === "the" ||
      article === "that"
      ? named
      : undefined;
  }

  /** Figures and names are its own. Other things it may wish for. */
  function spansOf(of: Reference, each: Placed, name: Name): TokenSpan[] {
    const foreign = foreignIn(each, statements, of);
    const isMore = foreign.some(({ slot, start }) => !figured.has(slot) && !isWithin(tokens[start], name));
    return [isMore ? name : { start: each.from, end: each.to }];
  }

  /** "The XLE", "the 2021 one", "that 2022 Sport": a version without its model's name. */
  function versionIn(each: Placed): Reference | undefined {
    const [, year, said = ""] = say.version.exec(words.slice(each.from, each.to)) ?? [];
    const trim = said.trim();
    const isOwn = (found: (typeof statements)[number] | (typeof topics)[number]) =>
      "slot" in found && (figured.has(found.slot) || found.slot === "model");
    const isElse = [...statements, ...topics].some((found) => isIn(each)(found) && !isOwn(found));
    if (isElse || !(year || trim) || !trim.split(/[ -]/).every(isTrim)) return undefined;
    const named = trim ? { trim: trim.toLowerCase() } : {};
    return { make: "", models: [], ...(year ? { year: Number(year) } : {}), ...named };
  }
}

/** What a clause states beside what it takes. */
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

export function isWithin(token: Token | undefined, place: TokenSpan): boolean {
  return token !== undefined && isIn(place)(token);
}

const isTrim = (word: string) =>
  word === "" || isTrimWord(word.toLowerCase().replace(/^\d+/, "")) || /^[A-Z\d]{1,6}$/.test(word);

/** A price that the screen doesn't show means another version. */
function referenceOf({ of, said }: Name, words: string): Reference {
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
