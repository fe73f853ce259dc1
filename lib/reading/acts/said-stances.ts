import { bareValue } from "@/lib/constraints/bare-value";
import type { Constraint } from "@/lib/constraints/constraint";
import { isNumericSlot, type SlotName } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import type { MessageReading } from "@/lib/reading/edits/read-message";
import type { WishStance } from "@/lib/reading/heard";
import type { Segment } from "./segments";

/** Words that speak of a wish without naming its slot. */
const spending = new Set(
  "pay paying spend spending stretch bucks dollars money pricier cheaper expensive afford wallet".split(" "),
);
/** What stands behind these is on the other side: "the mileage over the price", "stretch the budget rather than lose the AWD". */
const turns = new Set("than over instead not without before versus vs".split(" "));

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
export function stancesSaid(side: "keep" | "give", segment: Segment, met: Met): WishStance[] | null {
  const { reading, constraints, gaveWay } = met;
  const named = mentionsIn(segment, reading);
  const soft = constraints.filter(({ locked }) => !locked);
  const found = new Map<string, WishStance>();
  const turn = turnIn(segment, reading, named);
  for (const { slots, values, start } of named) {
    for (const wish of soft.filter(({ slot }) => slots.includes(slot))) {
      if (values && !isOwn(wish, values)) return null;
      const isOther = turn !== undefined && start > turn;
      const kind = (side === "keep") === isOther ? "release" : "keep";
      found.set(wish.id, { kind, id: wish.id });
    }
  }
  for (const wish of soft)
    if (!found.has(wish.id) && saysValue(segment, reading, wish))
      found.set(wish.id, { kind: kindOf(side), id: wish.id });
  if (found.size === 0 && speaksOfMoney(segment, reading))
    for (const { id, slot } of soft) if (slot === "msrp") found.set(id, { kind: kindOf(side), id });
  if (found.size === 0 && side === "keep" && named.length === 0)
    for (const id of gaveWay) found.set(id, { kind: "keep", id });
  return [...found.values()];
}

function kindOf(side: "keep" | "give"): "keep" | "release" {
  return side === "keep" ? "keep" : "release";
}

interface Named {
  slots: readonly SlotName[];
  /** Missing where only the slot is named. */
  values?: readonly (string | number)[];
  start: number;
}

function mentionsIn({ start, end }: Segment, { statements, topics }: Met["reading"]): Named[] {
  const isInside = (each: { start: number }) => each.start >= start && each.start < end;
  return [
    ...statements.filter(isInside).map((each) => ({ slots: [each.slot], values: each.values, start: each.start })),
    ...topics.filter(isInside).map((each) => ({ slots: each.slots, start: each.start })),
  ];
}

/** The last word between two mentions that puts the second on the other side. */
function turnIn({ start, end }: Segment, { tokens }: Met["reading"], named: readonly Named[]): number | undefined {
  const first = Math.min(...named.map((each) => each.start));
  for (let index = Math.max(start, first + 1); index < end; index++)
    if (turns.has(tokens[index]?.word ?? "") && named.some((each) => each.start > index)) return index;
  return undefined;
}

/** Whether every value said is one the wish already asks for. */
function isOwn({ slot, value }: Constraint, values: readonly (string | number)[]): boolean {
  const own = valuesOf(value);
  if (!isNumericSlot(slot)) return values.some((each) => own.includes(each));
  return values.every((each) => own.some((mine) => Number(mine) === Number(each)));
}

function saysValue({ start, end }: Segment, { tokens }: Met["reading"], wish: Constraint): boolean {
  const bare = bareValue(wish).replace(/[$,]/g, "");
  return tokens.slice(start, end).some(({ kind, word }) => {
    if (kind !== "number") return false;
    return word === bare || Number(word) * 1000 === Number(bare);
  });
}

function speaksOfMoney({ start, end }: Segment, { tokens }: Met["reading"]): boolean {
  return tokens.slice(start, end).some(({ word }) => spending.has(word));
}
