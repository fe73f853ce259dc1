import { type Constraint, type Edit, isExclusion, slotDefinitions } from "@/lib/constraints";
import { valueEdits, withoutValues } from "@/lib/reading/edits/edits";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { openingEdits } from "@/lib/reading/edits/revisions";
import { inverted } from "@/lib/reading/lexicon/asking-words";
import * as say from "@/lib/reading/lexicon/choice-words";
import { pointings, single } from "@/lib/reading/lexicon/pointing-words";
import { isConflict, type ReadInput } from "@/lib/reading/preference-reader";
import { directionsIn } from "@/lib/reading/questions/directions";
import type { Comparative, Reference } from "@/lib/reading/questions/question";
import { namedIn, shownIn } from "@/lib/reading/questions/referents";
import { phraseTables } from "@/lib/reading/text/phrase-table";
import { isIn, type Token, type TokenSpan, type Tokens, textIn } from "@/lib/reading/text/tokenize";
import { isNameSlot } from "@/lib/reading/values/names";
import { foreignIn, isWithin, takesIn } from "./accepted";
import { isAsking } from "./asking-clauses";
import type { Placed } from "./placed";
import { holdsSome } from "./taken-back";

/** A clause about something shown before, which wishes for nothing. */
interface Judged {
  of: Reference;
  /** In characters. The rest of its clause may wish. */
  spans: readonly TokenSpan[];
  /** `return` wants to see it again. `point` only brings it up. */
  kind: "take" | "like" | "fault" | "refuse" | "either" | "return" | "point";
  critiques: Comparative[];
  edits: Edit[];
  /** Taken as well. */
  other?: Reference | undefined;
}

const tables = phraseTables(say.judging);

/** "The Trax is long", "miss me with that", "show me the Elantra again". Linear in the message. */
export function judgedIn(placed: readonly Placed[], input: ReadInput, reading: MessageReading): Map<Placed, Judged> {
  const { screen, words, question } = input;
  const isFree = !isConflict(input) && !question?.isYesOrNo && !screen?.offers && !screen?.proposes;
  const found = new Map<Placed, Judged>();
  let last: { of: Reference; sentence: number; name: Parameters<typeof isLooseMake>[1] } | undefined;
  const takes = takesIn(input, reading);
  for (const each of placed) {
    const group = isFree ? groupIn(each, reading.tokens, input) : undefined;
    if (group) {
      const edits = namedEdits(each, group, input, reading);
      found.set(each, { ...group, of: group.of[0], spans: [{ start: each.from, end: each.to }], critiques: [], edits });
      continue;
    }
    const all = shownIn(words, each, namedIn(words, input.vocabulary).names, screen);
    const named = all.filter(({ of: { position } }) => position !== undefined);
    const [name, other] = named;
    const isPointing = isFree && single.test(words.slice(each.from, each.to).toLowerCase());
    const of = name?.of ?? last?.of ?? (isPointing ? (screen?.spoken ?? [])[0] : undefined);
    const isRuled = reading.statements.some(
      ({ start, stance }) => stance === "excluded" && name?.isWhole === false && isWithin(reading.tokens[start], name),
    );
    // "28,500 would be OK" answers what gave way.
    const isSteered =
      isConflict(input) &&
      (name?.isWhole || input.constraints.some((wish) => of && holds(wish, of) && !isExclusion(wish.op)));
    // "Subarus are all right after all" lifts what was ruled out.
    if (openingEdits({ ...reading, statements: reading.statements.filter(isIn(each)) }, input.constraints).length > 0)
      continue;
    const isMarked = reading.tokens[each.end - 1]?.word === "?" || inverted.test(words.slice(each.from, each.to));
    const isAsked = isMarked || isAsking(each, reading.tokens);
    const [first] = all;
    const isFirm = first?.isMake === false && say.takesFirmly.test(words.slice(each.from, each.to).toLowerCase());
    const isOpen = !isAsked && (!isSteered || isFirm || (first?.isWhole === false && first.said.year !== undefined));
    const taken = isOpen ? takes(each, all, of) : undefined;
    if (taken) {
      const edits = freeing(taken.of, input.constraints).filter(({ kind }) => kind !== "remove");
      if (taken.named) found.delete(taken.named);
      found.set(each, Object.assign(taken, { kind: "take" as const, critiques: [], edits }));
    } else if (of && !other && !isAsked && !isSteered) {
      const isNear = name !== undefined || last?.sentence === each.sentence;
      const isWide = isLooseMake(reading.tokens, name ?? last?.name);
      const met = { of, name, isNear, isNamed: name !== undefined || !!last, isRuled, isWide };
      const judged = judge(each, input, reading, met);
      if (judged) found.set(each, judged);
    }
    const to = named.at(-1);
    if (to) last = isRuled ? undefined : { of: to.of, sentence: each.sentence, name: to };
  }
  return found;
}

/** "None of these brands", "either of those would do": pointing words alone, of what was last named or is shown. */
function groupIn({ start, end }: Placed, tokens: Tokens, { screen, question, constraints }: ReadInput) {
  const { shown = [], spoken = [] } = screen ?? {};
  // "Anything but that one" is cut before "but".
  const from = /^(?:any|some|every)(?:thing|one)$/.test(tokens[start - 1]?.word ?? "") ? start - 1 : start;
  const said = tokens.slice(from, end).filter(({ kind, word }) => kind !== "mark" || word === ",");
  const text = textIn(said).replace(/[ ,]+$/, "");
  const either = say.eitherOf.exec(text)?.groups;
  if (either) {
    const [one, ...more] = spoken.filter(({ models }) => models.length > 0).slice(0, /\bthree\b/.test(text) ? 3 : 2);
    // Without "those" it may answer the open question.
    const isAnswer = question !== undefined && (either.those ?? either.them) === undefined;
    if (!one || !more[0] || isAnswer || constraints.some(({ slot, op }) => isNameSlot(slot) && op === "in"))
      return undefined;
    return { of: [one, ...more] as const, isWide: false, kind: "either" as const };
  }
  const { which, brands } = say.noneOf.exec(text)?.groups ?? {};
  if (which === undefined) return undefined;
  const pointed = pointings.find(([words]) => words.test(`${which} one`))?.[1];
  const place = typeof pointed === "number" ? pointed : -1;
  const isMany = /^(?:those|these|them|either)$/.test(which);
  const named = isMany && (spoken.length < 2 || brands) ? shown.slice(0, mostShown) : [...spoken, ...shown];
  const [first, ...others] = place < 0 ? named.slice(0, isMany ? mostShown : 1) : shown.slice(place, place + 1);
  return first && { of: [first, ...others] as const, isWide: brands !== undefined, kind: "refuse" as const };
}

/** The list leads with these. */
const mostShown = 3;

/** "Fords", but not "the Ford". */
function isLooseMake(tokens: Tokens, name: { isMake: boolean; start: number } | undefined): boolean {
  const article = tokens.findLast((token) => name && token.end <= name.start)?.word ?? "";
  return name?.isMake === true && !/^(?:the|that|this|my|your)$/.test(article);
}

function holds({ slot, value }: Constraint, { make, models }: Reference): boolean {
  return (slot === "make" && holdsSome({ value }, [make])) || (slot === "model" && holdsSome({ value }, models));
}

interface Met {
  of: Reference;
  name: ReturnType<typeof shownIn>[number] | undefined;
  /** Its sentence names it. */
  isNear: boolean;
  /** Its message names it. */
  isNamed: boolean;
  /** Its own words exclude it, as those of any wish do. */
  isRuled: boolean;
  /** A bare make means all it builds: "Fords are not for me". */
  isWide: boolean;
}

function judge(each: Placed, input: ReadInput, reading: MessageReading, met: Met): Judged | undefined {
  const { tokens, statements } = reading;
  const { of, name, isNear, isNamed, isRuled, isWide } = met;
  const said = input.words.slice(each.from, each.to).toLowerCase();
  const says = (what: keyof typeof say.judging) => tables[what].anyIn(tokens, each.start, each.end);
  const inName = (token: Token | undefined) => name?.isWhole === false && isWithin(token, name);
  const begin = tokens.findIndex((token, at) => at >= each.start && inName(token));
  const behind = begin < 0 ? [] : tokens.slice(begin, each.end).filter((token) => !inName(token));
  const verb = (begin < 0 ? tokens.slice(each.start, each.end) : behind.slice(0, 2)).findIndex(({ word }) =>
    say.predicates.has(word),
  );
  const isSubject = verb >= 0 && (begin >= 0 || name !== undefined);
  const article = tokens[begin - 1]?.word ?? "";
  const isLoose = name !== undefined && isWide;
  const foreign = foreignIn(each, statements, of).filter(({ start }) => !inName(tokens[start]));
  const whole = [{ start: each.from, end: each.to }];
  const spans = foreign.length === 0 ? whole : name?.isWhole === false ? [name] : [];
  const found = { of, spans, critiques: [], edits: [] };
  const isDenied = says("denies");
  if (name && !isLoose && says("returns") && !isDenied)
    return { ...found, kind: "return", edits: freeing(of, input.constraints) };
  if (!name && foreign.length > 0 && !say.pointedSubject.test(said)) return undefined;
  const isOwned = say.people.has(article);
  const isDefinite = !isOwned && !isLoose && !/^(?:an?|any|another)$/.test(article);
  const isFree = !isDenied && !isOwned;
  const few = isFree && (name || say.pointedSubject.test(said)) ? tooFew(each, reading) : undefined;
  const mend = few ?? (isFree && isSubject ? mending(behind, input) : undefined);
  const isStated = statements.some(
    ({ slot, stance, ...at }) => slot === mend?.slot && stance === "wished" && !isIn(each)(at),
  );
  if (mend) return { ...found, kind: "fault", spans: whole, critiques: isStated ? [] : [{ ...mend, than: of }] };
  const tone = toneOf(tokens.slice(each.start, each.end), inName) * (isDenied ? -1 : 1);
  const isBad = tone < 0 && !says("weighs") && !isOwned && (isSubject || isNear);
  const isRefused =
    says("refusesAny") ||
    (!isRuled && (isBad || (isNamed && says("refuses") && (name || !say.refusesKind.test(said)))));
  if (isRefused) return { ...found, kind: "refuse", edits: namedEdits(each, { of: [of], isWide }, input, reading) };
  const isRemark = name && !isRuled && !says("weighs") && (isDefinite || (isLoose && isSubject));
  if (!isRemark) return undefined;
  return tone > 0 ? { ...found, kind: "like" } : isSubject || says("recalls") ? { ...found, kind: "point" } : undefined;
}

/** "Only has 2 seats", "just does 20". */
function tooFew({ start, end }: Placed, { tokens, statements }: MessageReading) {
  const from = tokens.findIndex(({ word }, at) => at >= start && at < end && say.merely.has(word));
  const few = statements.find((each) => from >= 0 && each.start >= from && each.end <= end);
  return few && slotDefinitions[few.slot].direction === "more" ? { slot: few.slot, end: "most" as const } : undefined;
}

/** "Is long" where short is better, "is rather big", "is a great ship of a thing". */
function mending(said: Tokens, { vocabulary }: ReadInput): Omit<Comparative, "than"> | undefined {
  const [way] = directionsIn({ tokens: said, names: [] }, vocabulary).filter(({ degree }) => degree === "plain");
  if (!way) return undefined;
  const before = said[way.start - 1]?.word ?? "";
  const { direction } = slotDefinitions[way.slot];
  const isAgainst =
    direction === undefined ? say.overly.has(before) : direction === (way.end === "most" ? "less" : "more");
  return isAgainst || before === "too" ? { slot: way.slot, end: way.end === "most" ? "least" : "most" } : undefined;
}

/** Words of praise less those of blame. */
function toneOf(said: Tokens, isName: (token: Token) => boolean): number {
  // "An SUV like the Crosstrek" gives an example.
  const likens = (at: number) => said[at]?.word === "like" && say.beforeExamples.test(said[at - 1]?.word ?? "");
  // "My uncle sells Toyota parts".
  const isOwn = (at: number) => say.people.has(said[at - 1]?.word ?? "");
  const worth = ({ word }: Token) => Number(say.pleasing.has(word)) - Number(say.displeasing.has(word));
  return said.reduce((sum, token, at) => sum + (isName(token) || likens(at) || isOwn(at) ? 0 : worth(token)), 0);
}

/** Wishes that keep it out go. */
function freeing(of: Reference, constraints: readonly Constraint[]): Edit[] {
  return constraints.flatMap((wish): Edit[] => {
    if (!isNameSlot(wish.slot)) return [];
    if (isExclusion(wish.op)) return holds(wish, of) ? [withoutValues(wish, [of.make, ...of.models], [])] : [];
    return holds(wish, of) ? [] : [{ kind: "remove", id: wish.id }];
  });
}

/** Wishes for them, or rules them out. */
function namedEdits(
  { start, end }: Placed,
  { of, isWide, kind = "refuse" }: Partial<Pick<Judged, "kind">> & { of: readonly Reference[]; isWide: boolean },
  { constraints }: ReadInput,
  { quote }: MessageReading,
): Edit[] {
  const slot = isWide ? ("make" as const) : ("model" as const);
  const values = [...new Set(of.map(({ make, models }) => (isWide ? make : (models[0] ?? ""))))];
  const op = kind === "either" ? "in" : "!=";
  return valueEdits(values, { slot, op, start, end, spans: [] }, constraints, quote);
}
