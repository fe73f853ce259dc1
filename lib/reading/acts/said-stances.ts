import type { Constraint, Edit, SlotName } from "@/lib/constraints";
import { bareValue, isExclusion, isNumericSlot, valuesOf } from "@/lib/constraints";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { namesPartOf } from "@/lib/reading/edits/names-part-of";
import { linked, maskWords, wordsNear } from "@/lib/reading/learned/masked-text";
import type { SteerChances, Steered } from "@/lib/reading/learned/steer-model";
import { meanOf, sideOf, steerChances, steerSpans } from "@/lib/reading/learned/steer-model";
import { indefinites } from "@/lib/reading/lexicon/take-back-words";
import { isConflict, type ReadInput, type WishStance } from "@/lib/reading/preference-reader";
import { readWords } from "@/lib/reading/read-words";
import { findHints, namesBeside } from "@/lib/reading/values/topics";
import { isAsking, leavesAsIs } from "./asking-clauses";
import { opposedIn } from "./critiques";
import { orderedIn } from "./ordered";
import { blanked, isIn, type Placed } from "./placed";
import { type Segment, segmentsOf } from "./segments";

/** Minimum probability, and what a clause below it still counts for either side. */
const sureStance = 0.45;
const even = 0.05;

/** A clause's stances on current wishes in a conflict, or `null` if it asks, or states a new value. */
export function stancesIn(
  each: Placed,
  all: readonly Placed[],
  input: ReadInput,
  reading: MessageReading,
  steer: Steer,
): WishStance[] | null {
  if (!isConflict(input) || leavesAsIs(each, reading.tokens) || isAsking(each, reading.tokens)) return null;
  const beside = all.filter(({ sentence }) => sentence === each.sentence);
  if (belongsToNewWish(each, beside, input, reading)) return null;
  const { keep, give, weigh, background, smalltalk, ask, accept, handover, restart } = each.chances;
  const keeps = keep >= give && keep + give >= Math.max(sureStance, weigh);
  // Other acts may keep, give or neither: "I said 40!".
  const against = background + smalltalk + ask + accept + handover + restart;
  const open = Math.max(0, 1 - keep - give - against);
  const kept = (open * (keep + even)) / (keep + give + 2 * even);
  const clause = { keep: keep + kept, give: give + open - kept, neither: against + open / 2, keeps };
  return stancesSaid(each, clause, input, reading, steer);
}

/** "AWD, and a sunroof would be nice": the clause is of a wish that its sentence adds. */
function belongsToNewWish(
  segment: Segment,
  sentence: readonly Segment[],
  { constraints }: ReadInput,
  { statements, topics }: MessageReading,
): boolean {
  if ([...statements, ...topics].some(isIn(segment))) return false;
  const stated = sentence.flatMap((each) => statements.filter(isIn(each))).filter(({ stance }) => stance === "wished");
  const isHeld = ({ slot, values }: (typeof stated)[number]) =>
    constraints.some((each) => each.slot === slot && valuesOf(each.value).some((one) => values.includes(one)));
  return !stated.every(isHeld);
}

/** A clause without names means the conceded wishes. */
function stancesSaid(
  segment: Segment,
  clause: SteerChances & { keeps: boolean },
  input: ReadInput,
  reading: MessageReading,
  steer: Steer,
): WishStance[] | null {
  const { constraints } = input;
  const gaveWay = input.screen?.gaveWay ?? [];
  const isAsked = input.question?.kind === "compare";
  const named = mentionsIn(segment, reading, constraints);
  const found = new Map<string, WishStance>();
  const told = toldIn(segment, reading);
  const isAlone = new Set(named.flatMap(({ slots }) => slots[0] ?? [])).size <= 1;
  const opposed = opposedIn(segment, input, reading.tokens);
  const ordered = orderedIn(segment, reading.tokens, [...named, ...opposed]);
  const isOfName = (at: number) => named.some((each) => each.start <= at && at < each.end);
  // "The body" answers which wish to keep, and so does "the body, I just said so" where no verb says else.
  const namesOnly = (from: number, to?: number) =>
    isAsked &&
    reading.tokens
      .slice(from, to)
      .every(({ kind, word }, at) => kind === "mark" || word === "the" || isOfName(from + at));
  const isAnswer = namesOnly(0);
  const isClause = namesOnly(segment.start, segment.end);
  const add = (wish: Constraint, at?: number) => {
    const chances = steer(wish.slot);
    const side = chances && sideOf(chances, isAlone ? clause : undefined);
    // On voices left out, the model beats "who cares" and orders where they differ, but not the verbs.
    const learned = side === "keep" ? "keep" : side ? "release" : undefined;
    const verb = told.get(wish.slot);
    // "I didn't say you could drop my budget or my year".
    const isDenied = side === "keep" && (chances?.keep ?? 0) > sureKept;
    const order = at === undefined ? undefined : ordered?.sideAt(at);
    // "Rather older than spend more than 25": the worse way shows which order is meant.
    const first = (isDenied ? side : verb) ?? (opposed.length > 0 ? order : undefined);
    const said = first ?? (isClause ? "keep" : learned) ?? order;
    const kind = isAnswer ? "keep" : said;
    if (kind) found.set(wish.id, { kind, id: wish.id });
  };
  for (const each of named) {
    const { slots, values } = each;
    for (const wish of constraints.filter(({ slot }) => slots.includes(slot))) {
      // "No, not the RAV4" protests if the RAV4 gave way, and rejects it otherwise.
      const isGone = gaveWay.includes(wish.id);
      const isNamed = isGone && !indefinites.has(reading.tokens[each.start - 1]?.word ?? "");
      if (each.isRefused && isOwn(wish, values ?? []) && !isExclusion(wish.op) && !isNamed) {
        if (!isAsked || isGone) return null;
        found.set(wish.id, { kind: "release", id: wish.id });
        continue;
      }
      if (values && !isOwn(wish, values) && !namesPartOf(wish, each, reading.tokens)) return null;
      add(wish, each.start);
    }
  }
  for (const { id, isDenied, start } of opposed)
    found.set(id, { kind: isDenied ? "keep" : (ordered?.worseAt?.(start) ?? "release"), id });
  for (const wish of constraints) if (!found.has(wish.id) && saysValue(segment, reading, wish)) add(wish);
  const isNameless = found.size === 0 && named.length === 0 && !reading.features.some(isIn(segment));
  if (isNameless && clause.keeps)
    for (const { id } of constraints) if (gaveWay.includes(id)) found.set(id, { kind: "keep", id });
  return [...found.values()];
}

/** "Forget X" ends a wish, unless something else comes instead. "Drop X" gives it up. */
function toldIn(segment: Segment, { tokens, removals }: MessageReading) {
  const trades = tokens.slice(segment.start, segment.end).some(({ word }) => word === "instead");
  return new Map<SlotName, WishStance["kind"]>(
    removals
      .filter(({ anchor }) => isIn(segment)(anchor))
      .flatMap(({ anchor, isOver, isDenied }) => {
        const kind = isDenied ? "keep" : isOver && !trades ? "edit" : "release";
        return anchor.slots.map((slot) => [slot, kind] as const);
      }),
  );
}

/** Minimum probability to overrule a verb. */
const sureKept = 0.9;

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

function mentionsIn(segment: Segment, reading: MessageReading, standing: readonly Constraint[]): Named[] {
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
  const keeping = new Set(placed.filter(({ chances }) => chances.keep > chances.give).map(({ sentence }) => sentence));
  const others = placed.filter(({ sentence }) => !keeping.has(sentence));
  const words = blanked(
    input.words,
    others.map(({ from, to }) => ({ start: from, end: to })),
  );
  return readWords({ ...input, words }).edits.filter((edit) => edit.kind === "lock" && edit.locked && ids.has(edit.id));
}
