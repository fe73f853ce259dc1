import { type Constraint, type Edit, type Evidence, partsOf, type SlotName, valuesOf } from "@/lib/constraints";
import { withoutValues } from "@/lib/reading/edits/edits";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { isUnwished } from "@/lib/reading/edits/revisions";
import { sideOf } from "@/lib/reading/learned/steer-model";
import { takesOffer } from "@/lib/reading/lexicon/asking-words";
import { takenOut } from "@/lib/reading/lexicon/take-back-words";
import { isConflict, type ReadInput } from "@/lib/reading/preference-reader";
import { reported } from "@/lib/reading/stance/indifference";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { isIn, type Placed } from "./placed";
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
export function yieldedIn(
  each: Placed,
  input: ReadInput,
  { removals, indifferent, statements }: MessageReading,
  steer: Steer,
): Yielded | null {
  const { from, to, start, chances } = each;
  // "Leather, who cares" adds no wish.
  const isGoing = (said: { start: number }) => removals.some(({ anchor }) => anchor.start === said.start);
  const isStated = (slot: SlotName) =>
    !isConflict(input) &&
    chances.takeback <= perhapsBack &&
    statements.some((said) => said.slot === slot && said.end <= start && isMeant(said) && !isGoing(said));
  const open = indifferent.filter(isIn(each));
  const leaving = [
    ...removals.filter((said) => !said.isDenied && isIn(each)(said)).flatMap(({ anchor }) => [...anchor.slots]),
    ...open.flatMap((said) => [...said.slots]),
  ];
  const isMild = (slot: SlotName) => open.some((said) => said.isMild && said.slots.includes(slot));
  const slots = leaving.filter((slot) =>
    input.constraints.some((wish) => wish.slot === slot) ? isMild(slot) || chances.weigh > sure.steer : isStated(slot),
  );
  if (slots.length === 0) return null;
  const lighter = slots.filter((slot) => {
    const chances = isMild(slot) ? undefined : steer(slot);
    return !chances || sideOf(chances) !== "keep";
  });
  if (lighter.length === 0) return null;
  return { slots: lighter, evidence: evidenceOf(from, to, input, "weight") };
}

function isMeant({ stance, veto }: MessageReading["statements"][number]): boolean {
  return stance === "wished" || veto === "taken-back";
}

/** Finds wishes that a clause withdraws or drops. Returns `null` if none. */
export function takenBackIn(each: Placed, input: ReadInput, reading: MessageReading): Edit[] | null {
  const { takeback, give } = each.chances;
  const meant = namedBefore(each, reading);
  if (meant) {
    const taken = takenBack({ ...each, ...meant, chances: { ...each.chances, takeback: 1 } }, input, reading);
    return taken.length > 0 ? taken : null;
  }
  if (takeback <= sure.steer && (isConflict(input) || give <= sure.steer)) return null;
  if (reported.anyIn(reading.tokens, each.start, each.end)) return null;
  if (returning.test(input.words.slice(each.from, each.to))) return null;
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

/** "Go back to Toyota" and "AWD is back on" state the wish again. */
const returning = /\bback (?:to|in|on)\b|\b(?:put|bring|add|want|need)\b.*\bback\b/i;

/** "I put AWD in, take it out": the wish named last. */
function namedBefore(each: Placed, { tokens, statements, topics }: MessageReading) {
  const named = [...statements, ...topics].sort((a, b) => a.start - b.start);
  if (named.some(isIn(each)) || !takingOut.anyIn(tokens, each.start, each.end)) return undefined;
  const last = named.findLast(({ end }) => end <= each.start);
  return last && { start: last.start, end: last.end };
}

const takingOut = PhraseTable.of(takenOut);

/** A list loses only the named value. */
function takenBack(each: Placed, input: ReadInput, { statements, topics }: MessageReading): Edit[] {
  const evidence = [evidenceOf(each.from, each.to, input, "value")];
  const soft = input.constraints.filter(({ locked }) => !locked);
  const named = statements
    .filter(isIn(each))
    .flatMap(({ slot, values }) =>
      soft
        .filter((wish) => partsOf(wish).some((part) => part.slot === slot && holdsSome(part, values)))
        .map((wish) => withoutValues(wish, values, evidence)),
    );
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
