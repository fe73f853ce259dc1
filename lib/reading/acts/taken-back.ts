import type { Constraint, Edit, Evidence, SlotName } from "@/lib/constraints";
import { describeConstraint, isNumericSlot, isSetSlot, levelWeights, partsOf, valuesOf } from "@/lib/constraints";
import { valueEdits, withoutValues } from "@/lib/reading/edits/edits";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { isUnwished, removalEdits } from "@/lib/reading/edits/revisions";
import { sideOf } from "@/lib/reading/learned/steer-model";
import { takesOffer } from "@/lib/reading/lexicon/asking-words";
import * as say from "@/lib/reading/lexicon/take-back-words";
import { type Heard, isConflict, type ReadInput } from "@/lib/reading/preference-reader";
import { reported } from "@/lib/reading/stance/indifference";
import { isMildly } from "@/lib/reading/stance/removals";
import { anchorsOf } from "@/lib/reading/stance/statements";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { isIn, textIn, wordsIn } from "@/lib/reading/text/tokenize";
import { isNameSlot, isPlace } from "@/lib/reading/values/names";
import { findHints } from "@/lib/reading/values/topics";
import { unclear } from "@/messages/unclear";
import type { Placed } from "./placed";
import type { Steer } from "./said-stances";

export interface Yielded {
  slots: readonly SlotName[];
  evidence: Evidence;
}

/** Minimum probabilities. */
const sure = { steer: 0.6, forget: 0.75 } as const;
/** For wishes of the same message. */
const perhapsBack = 0.4;

/** "U can drop the AWD" about this message's wish: the wish stays, but goes first. */
export function yieldedIn(each: Placed, input: ReadInput, reading: MessageReading, steer: Steer): Yielded | null {
  const { removals, indifferent, statements } = reading;
  const { from, to, start, chances } = each;
  const evidence = evidenceOf(from, to, input, "weight");
  const eased = easedBefore(each, reading);
  if (eased.length > 0) return { slots: eased, evidence };
  // "Leather, who cares" adds no wish.
  const isGoing = (said: { start: number }) => removals.some(({ anchor }) => anchor.start === said.start);
  const isMeant = ({ stance, veto }: (typeof statements)[number]) => stance === "wished" || veto === "taken-back";
  const isStated = (slot: SlotName) =>
    !isConflict(input) &&
    chances.takeback <= perhapsBack &&
    statements.some((said) => said.slot === slot && said.end <= start && isMeant(said) && !isGoing(said));
  const open = indifferent.filter(isIn(each));
  const leaving = [
    ...removals.filter((said) => !said.isDenied && isIn(each)(said)).flatMap(({ anchor }) => [...anchor.slots]),
    ...open.flatMap((said) => [...said.slots]),
  ];
  const isOpen = (slot: SlotName, isMild: boolean) =>
    open.some((said) => said.slots.includes(slot) && (!isMild || said.isMild));
  const lighter = leaving.filter((slot) => {
    const isHeld = input.constraints.some((wish) => wish.slot === slot);
    const isLight = isOpen(slot, true);
    if (!(isHeld ? isLight || (chances.weigh > sure.steer && !isOpen(slot, false)) : isStated(slot))) return false;
    const steered = isLight ? undefined : steer(slot);
    return !steered || sideOf(steered) !== "keep";
  });
  return lighter.length === 0 ? null : { slots: lighter, evidence };
}

/** "A Passat; drop it whenever that helps", "drop the leather if you need to": the wish stays, and may go. */
function easedBefore(each: Placed, reading: MessageReading): SlotName[] {
  const { tokens, statements, removals } = reading;
  const isEased = ({ end }: { end: number }) =>
    wordsIn(tokens, end, each.end).some((word) => say.superlatives.ends.has(word));
  const said = removals.filter((removal) => !removal.isDenied && isIn(each)(removal) && isEased(removal));
  const [hit] = moving.out.startingIn(tokens, each.start, each.end);
  const named = hit && isEased(hit) && lastNamed(each, reading);
  const before = named ? statements.filter(isIn(named)).map(({ slot }) => slot) : [];
  return [...said.flatMap(({ anchor }) => [...anchor.slots]), ...before];
}

const disowning = PhraseTable.of(say.disowning);

/** "I never asked for 7 seats", "where did you get the trunk from?": those wishes go, locked or not. */
export function disownedIn(each: Placed, input: ReadInput, reading: MessageReading): Edit[] | undefined {
  const { tokens, statements, topics, features } = reading;
  const editsOf = (removals: MessageReading["removals"]) => removalEdits({ ...reading, removals }, input.constraints);
  // "It doesn't have to be a Toyota", where nobody wished for one.
  const mild = reading.removals.filter(isIn(each)).filter((said) => isMildly(tokens, said));
  const isNamed = input.constraints.some(({ slot }) => isNameSlot(slot));
  const isSaid = mild.length > 0 || isNamed || disowning.anyIn(tokens, each.start, each.end);
  const said = isSaid ? statements.filter(isIn(each)) : [];
  if (mild.length > 0 && said.length <= mild.length && editsOf(mild).length === 0) return [];
  // "Lincoln is where I live."
  if (said.length > 0 && said.every(({ slot, start }) => isNameSlot(slot) && isPlace(tokens, start)))
    return takenBack({ ...each, chances: { ...each.chances, takeback: 1 } }, input, reading);
  if (!disowning.anyIn(tokens, each.start, each.end)) return undefined;
  const pointed = say.disownsLast.test(plainWords(input.words.slice(each.from, each.to))) && lastNamed(each, reading);
  if (pointed) return takenBack({ ...each, ...pointed, chances: { ...each.chances, takeback: 1 } }, input, reading);
  // "I didn't ask for nine of anything."
  const numbers = reading.numbers.filter(isIn(each)).map(({ value }) => value);
  const figures = new Set([...numbers, ...said.flatMap(({ values }) => values)]);
  if (figures.size === 1 && said.every(({ slot }) => isNumericSlot(slot)))
    return input.constraints
      .filter((wish) => isNumericSlot(wish.slot) && holdsSome(wish, [...figures]))
      .map(({ id }) => ({ kind: "remove", id, evidence: [evidenceOf(each.from, each.to, input, "value")] }));
  const named = anchorsOf(statements, topics, features);
  const anchors = [...named, ...findHints(tokens, named).map((hint) => ({ ...hint, kind: "topic" as const }))];
  for (const { start, end } of disowning.startingIn(tokens, each.start, each.end)) {
    // "You did not say about the third row" asks.
    if (/^(?:you|u)$/.test(tokens[start - 1]?.word ?? "")) continue;
    const anchor = anchors.find((named) => named.start > start && named.end > end && named.end <= each.end);
    if (!anchor || !wordsIn(tokens, end, anchor.start).every((word) => say.gap.has(word))) continue;
    const wishes = input.constraints.filter(({ slot }) => anchor.slots.includes(slot));
    if (say.calledMust.test(textIn(tokens, anchor.end, each.end)))
      return wishes.map(({ id }) => ({ kind: "lock", id, locked: false }));
    if (say.closesDisowned.test(tokens[anchor.end]?.word ?? ""))
      return editsOf([{ anchor, isOver: true, start, end: anchor.end }]).filter(({ kind }) => kind !== "no-preference");
  }
  return undefined;
}

const plainWords = (words: string) => words.toLowerCase().replace(/['’]/g, "").trim();

/** "Drop it", "I never said that": the wish that the shop assumed, else one of the last message. Asks which. */
export function lastTakenBack(input: ReadInput): Partial<Heard> | undefined {
  const { words, constraints, turn, question } = input;
  const isMany = say.dropsThose.test(plainWords(words));
  if (!(isMany || say.disownsLast.test(plainWords(words))) || isConflict(input) || question?.isYesOrNo)
    return undefined;
  const last = isMany ? Math.max(...constraints.map(saidAt)) : turn - 1;
  const spoken = constraints.filter(({ evidence }) => evidence.some((each) => each.turn === last));
  if (spoken.length === 0) return undefined;
  const evidence = [evidenceOf(0, words.length, input, "value")];
  const removing = (wish: Constraint) => [{ kind: "remove" as const, id: wish.id, evidence }];
  // "A sunroof and leather. Take those off": the list, as far back as its last two.
  const sets = constraints.filter((wish) => isSetSlot(wish.slot) && spoken.some(({ slot }) => slot === wish.slot));
  const [, second] = sets.map(saidAt).sort((a, b) => b - a);
  const listed = sets.filter((wish) => isMany && saidAt(wish) >= (second ?? turn));
  if (listed.length > 0) return { edits: listed.flatMap(removing) };
  // Undo also brings back what the last message changed.
  if (spoken.length === 1 || (isMany && spoken.length < constraints.length)) return { requests: [{ kind: "undo" }] };
  // The shop took a loose word for it, and said so last.
  const isAssumed = ({ weight, evidence }: Constraint) =>
    weight === levelWeights.flexible && evidence.every((each) => each.for === "value");
  const [only, ...more] = spoken.filter(isAssumed);
  if (only && more.length === 0) return { edits: removing(only) };
  const options = spoken.map((wish) => ({ label: describeConstraint(wish), edits: removing(wish) }));
  return { doubts: [{ kind: "ambiguous-value", quote: words, text: unclear.whichGoes, options }] };
}

const saidAt = ({ evidence }: Constraint) => Math.max(-1, ...evidence.map(({ turn }) => turn));

/** Finds wishes that a clause withdraws or drops. Returns `null` if none. */
export function takenBackIn(each: Placed, input: ReadInput, reading: MessageReading): Edit[] | null {
  const { takeback, give } = each.chances;
  const meant = namedBefore(each, reading);
  if (meant) {
    const taken = takenBack({ ...each, ...meant, chances: { ...each.chances, takeback: 1 } }, input, reading);
    const ruled = taken.length > 0 ? taken : ruledOut(meant, input, reading);
    return ruled.length > 0 ? ruled : null;
  }
  if (takeback <= sure.steer && (isConflict(input) || give <= sure.steer)) return null;
  if (reported.anyIn(reading.tokens, each.start, each.end) || reading.comparisons.length > 0) return null;
  if (say.returning.test(input.words.slice(each.from, each.to))) return null;
  const taken = takenBack(each, input, reading);
  // "Never mind the stick" without such a wish adds none.
  const { statements } = reading;
  const own = statements.filter(isIn(each));
  const isNew = (said: (typeof own)[number]) =>
    // "Go back to a sedan" states the wish again.
    reading.tokens[said.start - 1]?.word !== "to" &&
    !(reading.removals.some(({ anchor }) => anchor.start === said.start) && isUnwished(said, input.constraints)) &&
    !statements.some((other) => other.slot === said.slot && other.end <= each.start);
  const forgets = takeback > sure.forget && own.some(isNew);
  return taken.length > 0 || forgets ? taken : null;
}

/** "The Outback has a CVT, take it off the table": nobody wished for it, and nobody should see it. */
function ruledOut(meant: { start: number }, { constraints }: ReadInput, { statements, quote }: MessageReading): Edit[] {
  const named = statements.filter((said) => said.start === meant.start && isUnwished(said, constraints));
  return named.flatMap((said) => valueEdits(said.values, { ...said, op: "!=", spans: [said] }, constraints, quote));
}

/** "I put AWD in, take it out", "put it back": the wish named last. */
export function namedBefore(each: Placed, reading: MessageReading, way: keyof typeof moving = "out") {
  return moving[way].anyIn(reading.tokens, each.start, each.end) ? lastNamed(each, reading) : undefined;
}

/** With all values of one list: "a coupe or a convertible? I never said that". */
function lastNamed(each: Placed, { tokens, statements, topics }: MessageReading) {
  const named = [...statements, ...topics].sort((a, b) => a.start - b.start);
  const before = named.filter(({ end }) => end <= each.start);
  // "The range thing was for the electric one, forget it."
  const last = before.findLast(({ end }) => say.behind.has(tokens[end]?.word ?? "")) ?? before.at(-1);
  if (!last || named.some(isIn(each))) return undefined;
  const isOfList = (said: (typeof named)[number]) => "slot" in said && "slot" in last && said.slot === last.slot;
  const first = named.find((said) => isOfList(said) && last.start - said.start <= mostListed);
  return { start: (first ?? last).start, end: last.end };
}

/** In words. */
const mostListed = 4;

const moving = { out: PhraseTable.of(say.takenOut), back: PhraseTable.of(say.broughtBack) };

/** A list loses only the named value. */
function takenBack(each: Placed, input: ReadInput, { tokens, statements, topics }: MessageReading): Edit[] {
  const evidence = [evidenceOf(each.from, each.to, input, "value")];
  const soft = input.constraints.filter(({ locked }) => !locked);
  // "Either engine is fine if it pulls 8,000."
  const own = statements.filter((one) => isIn(each)(one) && !say.beingOf.has(tokens[one.end]?.word ?? ""));
  const said = own.filter((one) => !wordsIn(tokens, each.start, one.start).includes("if"));
  const named = input.constraints.flatMap((wish) => {
    const isHeld = ({ slot, values }: (typeof said)[number]) =>
      partsOf(wish).some((part) => part.slot === slot && holdsSome(part, values));
    const values = said.filter(isHeld).flatMap((one) => one.values);
    return values.length > 0 ? [withoutValues(wish, values, evidence)] : [];
  });
  if (named.length > 0 || each.chances.takeback <= sure.steer) return named;
  const slots = topics.filter(isIn(each)).flatMap((topic) => [...topic.slots]);
  return soft.filter(({ slot }) => slots.includes(slot)).map(({ id }) => ({ kind: "remove", id, evidence }));
}

function evidenceOf(start: number, end: number, { turn, words }: ReadInput, what: Evidence["for"]): Evidence {
  return { turn, start, end, quote: words.slice(start, end), for: what };
}

export function holdsSome({ value }: Pick<Constraint, "value">, values: readonly (string | number)[]): boolean {
  return valuesOf(value).some((each) => values.includes(each));
}

export function takenSearch({ screen, words }: ReadInput, placed: readonly Placed[]): { start: number; end: number }[] {
  if (!screen?.offers) return [];
  const isTaking = ({ from, to }: Placed) => takesOffer.test(words.slice(from, to).toLowerCase().replace(/’/g, "'"));
  return placed.filter(isTaking).map(({ from, to }) => ({ start: from, end: to }));
}
