import { bareValue } from "@/lib/constraints/bare-value";
import type { Constraint } from "@/lib/constraints/constraint";
import { isNumericSlot, type SlotName } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { namesPartOf } from "@/lib/reading/edits/names-part-of";
import type { WishStance } from "@/lib/reading/heard";
import type { Segment } from "./segments";

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));
/** Words that speak of a wish without naming its slot, and the side they take by themselves: "let it be older". */
const spokenOf: readonly { slot: SlotName; words: ReadonlySet<string>; side?: Side }[] = [
  {
    slot: "msrp",
    words: wordSet("pay paying spend spending stretch bucks dollars money pricier cheaper expensive afford wallet"),
  },
  { slot: "year", words: wordSet("older"), side: "give" },
];
/** What stands behind these is on the other side: "keep the mileage over the price". */
const turns = wordSet("than over instead not before versus vs");
const keeping = new Set(
  "keep keeping hold hang stick leave save protect have need want stay stays neither nor".split(" "),
);
const giving = new Set(
  "drop dropping lose losing give sacrifice stretch stretching skip cut ditch forget loosen raise bump compromise budge without".split(
    " ",
  ),
);

interface Met {
  reading: Pick<MessageReading, "tokens" | "statements" | "topics">;
  constraints: readonly Constraint[];
  /** Ids of the wishes that gave way: meant where a segment names none. */
  gaveWay: readonly string[];
}

/**
 * The standing wishes a clause that keeps or gives speaks of, by slot, by value ("35") or, where it keeps and names
 * none, those that gave way. `null` when it states a value of its own: then it is an edit.
 */
export function stancesSaid(chances: { keep: number; give: number }, segment: Segment, met: Met): WishStance[] | null {
  const { reading, constraints, gaveWay } = met;
  const named = mentionsIn(segment, reading);
  const found = new Map<string, WishStance>();
  const sideOf = ({ id }: Constraint) => {
    // Asked which to keep, a bare name says what stays; "the hybrid can go" needs more than a doubt.
    if (gaveWay.length === 0 && !speaksOf(giving, segment, reading) && chances.give < plainVerb * chances.keep)
      return "keep";
    // People who name a wish that stayed mostly say that it may go; one that gave way is mostly wanted back.
    const share = gaveWay.length === 0 ? 1 : gaveWay.includes(id) ? 1 / stayed : stayed;
    const verbs =
      (speaksOf(keeping, segment, reading) ? plainVerb : 1) / (speaksOf(giving, segment, reading) ? plainVerb : 1);
    return chances.keep * share * verbs >= chances.give ? "keep" : "give";
  };
  const add = (wish: Constraint, side: Side) =>
    found.set(wish.id, { kind: side === "keep" ? "keep" : "release", id: wish.id });
  for (const each of named) {
    const { slots, values, start } = each;
    for (const wish of constraints.filter(({ slot }) => slots.includes(slot))) {
      if (values && !isOwn(wish, values) && !namesPartOf(wish, each, reading.tokens)) return null;
      add(wish, sideAt(start, segment, reading, named) ?? sideOf(wish));
    }
  }
  for (const wish of constraints) if (!found.has(wish.id) && saysValue(segment, reading, wish)) add(wish, sideOf(wish));
  for (const { slot, words, side } of found.size === 0 ? spokenOf : [])
    if (speaksOf(words, segment, reading))
      for (const wish of constraints) if (wish.slot === slot) add(wish, side ?? sideOf(wish));
  if (found.size === 0 && named.length === 0 && chances.keep >= chances.give)
    for (const wish of constraints) if (gaveWay.includes(wish.id)) add(wish, "keep");
  return [...found.values()];
}

type Side = "keep" | "give";
/** How much a verb that keeps or gives outweighs what the clauses beside it suggest. */
const plainVerb = 3;
/** How much less likely a wish that did not give way is named to be kept. */
const stayed = 0.3;

interface Named {
  slots: readonly SlotName[];
  /** Missing where only the slot is named. */
  values?: readonly (string | number)[];
  start: number;
  end: number;
}

function mentionsIn({ start, end }: Segment, { statements, topics }: Met["reading"]): Named[] {
  const isInside = (each: { start: number }) => each.start >= start && each.start < end;
  return [
    ...statements
      .filter(isInside)
      .map((each) => ({ slots: [each.slot], values: each.values, start: each.start, end: each.end })),
    ...topics.filter(isInside).map((each) => ({ slots: each.slots, start: each.start, end: each.end })),
  ];
}

/** The side of a mention where a clause names several: the nearest verb before it says, and "rather than" turns it. */
function sideAt(at: number, { start }: Segment, { tokens }: Met["reading"], named: readonly Named[]): Side | undefined {
  if (named.length < 2) return undefined;
  let isTurned = false;
  for (let index = at - 1; index >= start; index--) {
    const word = tokens[index]?.word ?? "";
    if (turns.has(word)) isTurned = !isTurned;
    const side = keeping.has(word) ? "keep" : giving.has(word) ? "give" : undefined;
    if (side) return isTurned ? opposite[side] : side;
  }
  return undefined;
}

const opposite = { keep: "give", give: "keep" } as const;

/** Whether every value said is one the wish already asks for. */
function isOwn({ slot, value }: Constraint, values: readonly (string | number)[]): boolean {
  const own = valuesOf(value);
  if (!isNumericSlot(slot)) return values.some((each) => own.includes(each));
  return values.every((each) => own.some((mine) => Number(mine) === Number(each)));
}

/** Whether a clause says the number of a wish: "35", "28k". */
export function saysValue(
  { start, end }: Pick<Segment, "start" | "end">,
  { tokens }: Met["reading"],
  wish: Constraint,
): boolean {
  const bare = bareValue(wish).replace(/[$,]/g, "");
  return tokens.slice(start, end).some(({ kind, word }) => {
    if (kind !== "number") return false;
    return word === bare || Number(word) * 1000 === Number(bare);
  });
}

function speaksOf(words: ReadonlySet<string>, { start, end }: Segment, { tokens }: Met["reading"]): boolean {
  return tokens.slice(start, end).some(({ word }) => words.has(word));
}
