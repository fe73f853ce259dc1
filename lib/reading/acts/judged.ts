import type { Constraint, Edit, SlotName } from "@/lib/constraints";
import { constraintId, isExclusion, slotDefinitions, valuesOf } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { withoutValues } from "@/lib/reading/edits/without-values";
import {
  bulks,
  deniers,
  displeasing,
  hedges,
  overly,
  pleasing,
  predicates,
  recallings,
  refusings,
  refusingsOfAny,
  returnings,
  takings,
  takingsNamed,
  weighing,
} from "@/lib/reading/lexicon/choice-words";
import { single } from "@/lib/reading/lexicon/pointing-words";
import { owning } from "@/lib/reading/lexicon/stance-words";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { directionsIn } from "@/lib/reading/questions/directions";
import type { Measure, Shown } from "@/lib/reading/questions/question";
import { type Named, shownIn } from "@/lib/reading/questions/referents";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import { isAsking } from "./asking-clauses";
import { isIn, type Placed } from "./placed";
import { holdsSome, isConflict } from "./taken-back";

export interface Judged {
  /** `point` only brings it up. `return` wants to see it again. */
  kind: "take" | "like" | "fault" | "refuse" | "return" | "point";
  of: Shown;
  /** What it says, in characters. The rest of its clause may wish. */
  spans: readonly { start: number; end: number }[];
  /** What would mend the fault. */
  mend?: Measure;
}

const taking = PhraseTable.of(takings);
const takingNamed = PhraseTable.of(takingsNamed);
const hedging = PhraseTable.of(hedges);
const denying = PhraseTable.of(deniers);
const refusing = PhraseTable.of([...refusings, ...refusingsOfAny]);
const refusingAny = PhraseTable.of(refusingsOfAny);
const recalling = PhraseTable.of(recallings);
const wishing = PhraseTable.of(weighing);
const returning = PhraseTable.of(returnings);

/**
 * Finds the clauses that judge something shown or spoken of earlier, rather than wish: "the Trax is long", "miss me
 * with that", "the Forester can come home with me". Linear in the message.
 */
export function judgedIn(
  placed: readonly Placed[],
  input: ReadInput,
  reading: MessageReading,
  namesOf: () => Named["names"],
): Map<Placed, Judged> {
  const found = new Map<Placed, Judged>();
  const { screen, words } = input;
  const known = [...(screen?.spoken ?? []), ...(screen?.shown ?? []), ...(screen?.seen ?? [])];
  if (known.length === 0) return found;
  let last: { of: Shown; sentence: number } | undefined;
  for (const each of placed) {
    const named = shownIn(words, each, namesOf(), screen);
    const [one, ...more] = named;
    const isOpen = isAsking(each, reading.tokens) || reading.tokens[each.end - 1]?.word === "?";
    const [spoken] = known;
    const isFree = !isConflict(input) && !input.question?.isYesOrNo && !screen?.offers && !screen?.proposes;
    const isPointing = single.test(words.slice(each.from, each.to).toLowerCase());
    const of = one?.of ?? last?.of ?? (isFree && isPointing ? spoken : undefined);
    const isSteered = isConflict(input) && input.constraints.some((wish) => of && isOf(wish, of));
    const isRuled = reading.statements.some(
      ({ start, stance }) => one?.isWhole === false && stance === "excluded" && isWithin(reading.tokens[start], one),
    );
    if (of && more.length === 0 && !isOpen && !isSteered) {
      const met = { of, name: one, isAfter: last?.sentence === each.sentence, isAlone: !last, isRuled };
      const judged = judge(each, input, reading, met);
      if (judged) found.set(each, judged);
    }
    const end = named.at(-1);
    if (end) last = isRuled ? undefined : { of: end.of, sentence: each.sentence };
  }
  return found;
}

function isWithin(token: Token | undefined, { start, end }: { start: number; end: number }): boolean {
  return token !== undefined && token.start >= start && token.start < end;
}

const names: readonly SlotName[] = ["make", "model"];

function isOf({ slot, op, value }: Constraint, { make, models }: Shown): boolean {
  return names.includes(slot) && !isExclusion(op) && holdsSome({ value }, [make, ...models]);
}

interface Met {
  of: Shown;
  name: ReturnType<typeof shownIn>[number] | undefined;
  /** The sentence named it before. */
  isAfter: boolean;
  /** Nothing named it before. */
  isAlone: boolean;
  /** Its own words exclude it, as those of any wish do. */
  isRuled: boolean;
}

function judge(
  each: Placed,
  input: ReadInput,
  { tokens, statements }: MessageReading,
  { of, name, isAfter, isAlone, isRuled }: Met,
): Judged | undefined {
  const inName = (token: Token | undefined) => name?.isWhole === false && isWithin(token, name);
  const says = (table: PhraseTable<unknown>, from = each.start) => table.anyIn(tokens, from, each.end);
  const begin = tokens.findIndex((token, at) => at >= each.start && at < each.end && inName(token));
  let after = begin < 0 ? each.end : begin;
  while (after < each.end && inName(tokens[after])) after++;
  while (/^(?:really|just|still|also|honestly|kinda|then|actually|s|one)$/.test(tokens[after]?.word ?? "")) after++;
  const isSaid = name?.isWhole === true && tokens.slice(each.start, each.end).some(({ word }) => predicates.has(word));
  const isSubject = isSaid || (begin >= 0 && predicates.has(tokens[after]?.word ?? ""));
  const article = tokens[begin - 1]?.word ?? "";
  const isOwned =
    owning.has(article) ||
    /^(?:sons?|daughters?|dads?|moms?|brothers?|sisters?|wifes?|husbands?|cousins?|neighbors?)$/.test(article);
  const mine = statements.filter(isIn(each));
  const short = (of.year ?? 0) % 100;
  const told = [of.year, short, 1000 * short, of.price, of.make, ...of.models];
  const isOwn = (said: (typeof mine)[number]) =>
    inName(tokens[said.start]) ||
    said.values.every((value) => told.includes(value) || of.trim?.split(" ").includes(`v${value}`));
  const foreign = mine.filter((said) => /^(?:wished|excluded)$/.test(said.stance) && !isOwn(said));
  const whole = [{ start: each.from, end: each.to }];
  const spans = foreign.length === 0 ? whole : name?.isWhole === false ? [name] : [];
  const isDenied = says(denying);
  const isIndefinite = /^(?:an?|any|another)$/.test(article);
  const verdict = (kind: Judged["kind"], mend?: Measure): Judged => ({ kind, of, spans, ...(mend ? { mend } : {}) });
  // "Back to Toyota" wishes for the make.
  const isLoose = name?.isMake === true && !/^(?:the|that|this|my|your)$/.test(article);
  if (name && !isLoose && says(returning) && !isDenied) return verdict("return");
  if (!name && foreign.length > 0) return undefined;
  const takes = says(taking) || (name !== undefined && says(takingNamed)) || (name?.isExact === true && says(wishing));
  if (takes && !says(hedging) && !isIndefinite && !isOwned && !isLoose) return verdict(isDenied ? "refuse" : "take");
  const fault = isSubject && !isDenied ? faultIn(tokens.slice(after, each.end), input) : undefined;
  if (fault && !isOwned) return { ...verdict("fault", fault), spans: whole };
  if (isRuled && !says(refusingAny)) return undefined;
  if (says(isAlone && !name ? refusingAny : refusing)) return verdict("refuse");
  const tone = toneOf(
    tokens.slice(each.start, each.end).filter((token) => !inName(token)),
    isDenied,
  );
  const isWish = says(wishing);
  if (tone < 0 && !isWish && (isSubject || name || isAfter) && !isOwned) return verdict("refuse");
  if (!name || isIndefinite || isOwned || isWish || (isLoose && !isSubject)) return undefined;
  if (tone > 0) return verdict("like");
  return isSubject || says(recalling) ? verdict("point") : undefined;
}

/** "Is long" where short is better, "is rather big", "is a great ship of a thing". */
function faultIn(said: readonly Token[], { vocabulary }: ReadInput): Measure | undefined {
  if (said.some(({ word }) => bulks.has(word))) return { slot: "size", end: "least" };
  const [way] = directionsIn({ tokens: said, names: [] }, vocabulary).filter(({ degree }) => degree === "plain");
  if (!way) return undefined;
  const { slot, start, end } = way;
  const { direction } = slotDefinitions[slot];
  const before = said[start - 1]?.word ?? "";
  const isAgainst = direction === (end === "most" ? "less" : "more");
  const isFault = before === "too" || isAgainst || (direction === undefined && overly.has(before));
  return isFault ? { slot, end: end === "most" ? "least" : "most" } : undefined;
}

/** Words of praise less those of blame. A denial turns them around. */
function toneOf(said: readonly Token[], isDenied: boolean): number {
  const tone = said.reduce((sum, { word }) => sum + (pleasing.has(word) ? 1 : 0) - (displeasing.has(word) ? 1 : 0), 0);
  return isDenied ? -tone : tone;
}

/** Frees it of names that keep it out. */
export function returnedEdits({ make, models }: Shown, { constraints }: ReadInput): Edit[] {
  const ofIt = { make: [make], model: models };
  return constraints.flatMap(({ slot, op, value, id, ...wish }): Edit[] => {
    if (slot !== "make" && slot !== "model") return [];
    const isHeld = holdsSome({ value }, ofIt[slot]);
    if (isExclusion(op)) return isHeld ? [withoutValues({ slot, op, value, id, ...wish }, ofIt[slot], [])] : [];
    return isHeld ? [] : [{ kind: "remove", id }];
  });
}

/** Keeps it out of this search. */
export function excludedEdits({ models }: Shown, { constraints, words, turn }: ReadInput, { spans }: Judged): Edit[] {
  const [first] = spans;
  const { start = 0, end = 0 } = first ?? {};
  const evidence = [{ turn, start, end, quote: words.slice(start, end), for: "value" as const }];
  const id = constraintId({ slot: "model", op: "!=", value: models });
  const known = constraints.find((each) => each.id === id);
  if (known && holdsSome(known, models)) return [];
  const wished = constraints.filter(
    (each) => each.slot === "model" && !isExclusion(each.op) && holdsSome(each, models),
  );
  const gone = wished.map((each) => withoutValues(each, models, evidence));
  if (!known) {
    const [value = ""] = models;
    return [
      ...gone,
      { kind: "add", constraint: { ...toConstraint({ slot: "model", op: "!=", value, level: "prefer" }), evidence } },
    ];
  }
  const value = [...new Set([...valuesOf(known.value), ...models])];
  return [...gone, { kind: "change", id, op: "not in", value, evidence }];
}
