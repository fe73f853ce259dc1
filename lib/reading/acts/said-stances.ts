import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import type { Constraint, Edit, SlotName } from "@/lib/constraints";
import { bareValue, isExclusion, isNumericSlot, isSetSlot, levelWeights, valuesOf } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { namesPartOf } from "@/lib/reading/edits/names-part-of";
import { linked, maskWords, wordsNear } from "@/lib/reading/learned/masked-text";
import type { SteerChances, Steered } from "@/lib/reading/learned/steer-model";
import { meanOf, sideOf, steerChances, steerSpans } from "@/lib/reading/learned/steer-model";
import {
  addressed,
  besideAnswer,
  indefinites,
  needing,
  permitting,
  superlatives,
  takenOut,
} from "@/lib/reading/lexicon/take-back-words";
import type { ReadInput, WishStance } from "@/lib/reading/preference-reader";
import { readWords } from "@/lib/reading/read-words";
import { objectsOf, type Removal, sparing } from "@/lib/reading/stance/removals";
import { anchorsOf } from "@/lib/reading/stance/statements";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { isIn, type Token, wordsIn } from "@/lib/reading/text/tokenize";
import { findHints, namesBeside } from "@/lib/reading/values/topics";
import { opposedIn } from "./critiques";
import { orderedIn } from "./ordered";
import { blanked, type Placed } from "./placed";
import { type Segment, segmentsOf } from "./segments";

const takenOff = PhraseTable.of(takenOut);

interface Met {
  reading: MessageReading;
  constraints: readonly Constraint[];
  vocabulary: Vocabulary;
  gaveWay: readonly string[];
  isAsked: boolean;
  /** From the clauses before. */
  earlier: readonly WishStance[];
  /** The message's stance on a current wish it names. */
  steer: (wish: Constraint) => SteerChances | undefined;
}

/**
 * Finds a clause's stances on current wishes. A clause without names means the conceded ones. Returns `null` if it
 * states a value.
 */
export function stancesSaid(place: Segment, clause: SteerChances & { keeps: boolean }, met: Met): WishStance[] | null {
  const { reading, constraints, gaveWay, isAsked, earlier, steer } = met;
  const named = mentionsIn(place, reading, constraints);
  const found = new Map<string, WishStance>();
  const isTrade = earlier.some(({ kind }) => kind === "keep");
  const spent = constraints.filter(({ id, slot }) => slotWords[slot].onlyOf || (gaveWay.includes(id) && !isTrade));
  const told = toldIn(place, reading, new Set(spent.map(({ slot }) => slot)));
  const indifferent = reading.indifferent.filter(isIn(place));
  const open = new Set(indifferent.flatMap(({ slots }) => slots));
  const unminded = new Set(indifferent.flatMap(({ slots, isMild }) => (isMild ? [] : slots)));
  const isAlone = new Set(named.flatMap(({ slots }) => slots[0] ?? [])).size <= 1;
  const opposed = opposedIn(place, met, reading.tokens);
  const ordered = orderedIn(place, reading.tokens, [...named, ...opposed]);
  const isOfName = (at: number) => named.some((each) => each.start <= at && at < each.end);
  // "The body" answers which wish to keep, and so does "the body, I just said so" where no verb says else.
  const isNames = ({ kind, word }: Token, at: number) =>
    kind === "mark" || besideAnswer.has(word) || isOfName(place.start + at);
  const isAnswer = isAsked && reading.tokens.slice(place.start, place.end).every(isNames);
  const levelSaid = ({ slot }: Constraint) =>
    reading.weights.find((each) => isIn(place)(each) && each.slots.includes(slot))?.weight;
  const add = (wish: Constraint, at?: number) => {
    const chances = steer(wish);
    const side = chances && sideOf(chances, isAlone ? clause : undefined);
    // On voices left out, the model beats "who cares" and orders where they differ, but not the verbs.
    const learned = side === "keep" ? "keep" : side ? "release" : undefined;
    const verb = told.get(wish.slot);
    const order = at === undefined ? undefined : ordered?.sideAt(at);
    // "Any year" ends the wish, unless another stays for it. "Drop the Lexus, any make" always does.
    const isLet = spent.includes(wish) || earlier.some(({ id, kind }) => id === wish.id && kind === "release");
    const isOver = (isLet || !isAsked) && order === undefined && unminded.has(wish.slot);
    // "I didn't say you could drop my budget or my year".
    const meant = side === "keep" && verb?.isFar ? side : (isLet || isTrade) && isOver ? "edit" : verb?.kind;
    // "Rather older than spend more than 25": the worse way shows which order is meant.
    const first = meant ?? (opposed.length > 0 || ordered?.isSure ? order : undefined);
    const level = levelSaid(wish);
    const weighed = level && (level > levelWeights.prefer ? "keep" : "release");
    const said = first ?? (isAnswer ? "keep" : (weighed ?? (isOver ? "edit" : learned))) ?? order;
    const kind = said ?? (open.has(wish.slot) ? "release" : undefined);
    if (kind) found.set(wish.id, { kind, id: wish.id });
  };
  const isNew = ({ slot, stance }: MessageReading["statements"][number]) =>
    stance === "wished" && constraints.every((wish) => wish.slot !== slot);
  if (reading.statements.filter(isIn(place)).some(isNew)) return null;
  for (const each of named) {
    const { slots, values } = each;
    for (const wish of constraints.filter(({ slot }) => slots.includes(slot))) {
      // "No, not the RAV4" protests if the RAV4 gave way, and rejects it otherwise.
      const isGone = gaveWay.includes(wish.id);
      const isNamed = isGone && !indefinites.has(reading.tokens[each.start - 1]?.word ?? "");
      const isRefused = each.isRefused && !isNamed && levelSaid(wish) === undefined && !told.has(wish.slot);
      if (isRefused && isOwn(wish, values ?? []) && !isExclusion(wish.op)) {
        if (!isAsked || isGone) return null;
        found.set(wish.id, { kind: "release", id: wish.id });
        continue;
      }
      const isOther = values && !isOwn(wish, values) && !namesPartOf(wish, each, reading.tokens);
      // "Keep the leather" says nothing of the sunroof.
      if (isOther && isSetSlot(wish.slot) && constraints.some((one) => one.slot === wish.slot && isOwn(one, values)))
        continue;
      if (isOther) return null;
      add(wish, each.start);
      // "OK, no Honda then."
      if (each.isRefused && isGone && !found.has(wish.id)) found.set(wish.id, { kind: "edit", id: wish.id });
    }
  }
  for (const { id, isDenied, start } of opposed)
    found.set(id, { kind: isDenied ? "keep" : (ordered?.worseAt?.(start) ?? "release"), id });
  for (const wish of constraints) if (!found.has(wish.id) && saysValue(place, reading, wish)) add(wish);
  const isNameless = found.size === 0 && named.length === 0 && !reading.features.some(isIn(place));
  const isFree = (id: string) => gaveWay.includes(id) && !earlier.some((one) => one.id === id && one.kind !== "keep");
  // "Drop it altogether."
  const isSaid = [...reading.statements, ...reading.topics].some(({ end }) => end <= place.start);
  const isLeft = takenOff.anyIn(reading.tokens, place.start, place.end) && !isSaid;
  const kind = clause.keeps ? "keep" : isLeft ? "edit" : undefined;
  if (isNameless && kind) for (const { id } of constraints) if (isFree(id)) found.set(id, { kind, id });
  return [...found.values()];
}

/** "Forget X" ends a wish, unless something else comes instead. "Drop X" gives it up, and ends one that is `spent`. */
function toldIn(segment: Segment, reading: Met["reading"], spent: ReadonlySet<SlotName>) {
  const { tokens, removals, statements, topics } = reading;
  const trades = tokens.slice(segment.start, segment.end).some(({ word }) => word === "instead");
  const isSpent = ({ anchor }: Removal) => anchor.slots.some((slot) => spent.has(slot));
  const spared = objectsOf(sparing, tokens, anchorsOf(statements, topics, []));
  const all = [...spared.filter((each) => each.isDenied || isSpent(each)), ...removals];
  return new Map<SlotName, { kind: WishStance["kind"]; isFar: boolean }>(
    all
      .filter(({ anchor }) => isIn(segment)(anchor))
      .flatMap((each) => {
        const { anchor, isOver, isDenied, start, end } = each;
        // "You drop the range" accuses. "The V6 can go" and "drop the V6 if you must" let it.
        const isMay =
          wordsIn(tokens, start, end).some((word) => permitting.has(word)) ||
          wordsIn(tokens, end, end + 3).some((word) => superlatives.ends.has(word));
        const isNeedless = wordsIn(tokens, start, anchor.start).some((word) => needing.has(word));
        const isTold = isOver || isNeedless || (isSpent(each) && !addressed.has(tokens[start - 1]?.word ?? ""));
        const kind = isDenied ? "keep" : isTold && !isMay && !trades ? "edit" : "release";
        // "It doesn't have to be a hybrid or that small": nobody denies a denial.
        const isFar = start < segment.start && !/n[o']?t$/.test(tokens[start]?.word ?? "");
        return anchor.slots.map((slot) => [slot, { kind, isFar }] as const);
      }),
  );
}

/** Returns a message's stance on a named wish. */
export type Steer = (slot: SlotName) => SteerChances | undefined;

export function steersIn(
  reading: Pick<MessageReading, "tokens" | "statements" | "topics" | "features">,
  constraints: readonly Constraint[],
  statusOf: (slot: SlotName) => Steered["status"],
): Steer {
  const { tokens } = reading;
  const numbers = constraints.flatMap((wish) =>
    tokens.flatMap((_, start) => {
      const place = { start, end: start + 1 };
      return saysValue(place, reading, wish) ? [{ key: wish.slot, ...place }] : [];
    }),
  );
  const masked = maskWords(tokens, [...steerSpans(reading, constraints), ...numbers]);
  const clauses = segmentsOf(tokens);
  const edges = new Set(clauses.flatMap(({ start, end }) => [start, end]));
  return (key) => {
    const { words, together } = linked(wordsNear(masked, key), key, edges);
    if (!words.some((word) => word.key === key)) return undefined;
    const context = { words, question: [], key };
    return meanOf(together.map((each) => steerChances({ context, status: statusOf(each as SlotName), clauses })));
  };
}

interface Named {
  slots: readonly SlotName[];
  values?: readonly (string | number)[];
  isRefused?: boolean;
  start: number;
  end: number;
}

function mentionsIn(segment: Segment, reading: Met["reading"], standing: readonly Constraint[]): Named[] {
  const { tokens, statements, topics } = reading;
  const values = statements.map(({ slot, values, stance, op, start, end }) => ({
    ...{ slots: [slot], values, start, end },
    isRefused: stance === "excluded" && op === undefined,
  }));
  const named = [...values, ...topics];
  // "Let the Honda go if it's cheaper" says nothing of the price.
  const condition = tokens.findIndex(({ word }, at) => at > segment.start && at < segment.end && word === "if");
  const end = condition < 0 ? segment.end : condition;
  const beside = [...findHints(tokens, named), ...namesBeside(reading, standing)];
  return [...named, ...beside].filter(isIn({ ...segment, end }));
}

function isOwn({ slot, value }: Constraint, values: readonly (string | number)[]): boolean {
  const own = valuesOf(value);
  if (!isNumericSlot(slot)) return values.some((each) => own.includes(each));
  return values.every((each) => own.some((mine) => Number(mine) === Number(each)));
}

export function saysValue(
  { start, end }: Pick<Segment, "start" | "end">,
  { tokens }: Pick<MessageReading, "tokens">,
  wish: Constraint,
): boolean {
  const bare = bareValue(wish).replace(/[$,]/g, "");
  return tokens.slice(start, end).some(({ kind, word }) => {
    if (kind !== "number") return false;
    return word === bare || Number(word) * 1000 === Number(bare);
  });
}

/** "The Toyota stays, that's a must" locks the wish. */
export function mustsKept(input: ReadInput, placed: readonly Placed[], stances: readonly WishStance[]): Edit[] {
  const ids = new Set(stances.flatMap(({ kind, id }) => (kind === "keep" ? [id] : [])));
  if (ids.size === 0) return [];
  const holds = ({ chances }: Placed) => chances.keep + chances.weigh > chances.give;
  const keeping = new Set(placed.filter(holds).map(({ sentence }) => sentence));
  const others = placed.filter(({ sentence }) => !keeping.has(sentence));
  const beside = others.map(({ from, to }) => ({ start: from, end: to }));
  const words = blanked(input.words, beside);
  return readWords({ ...input, words }).edits.filter((edit) => edit.kind === "lock" && edit.locked && ids.has(edit.id));
}
