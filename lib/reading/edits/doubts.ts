import * as domain from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { weighDrafts } from "@/lib/reading/importance/weighed-drafts";
import type { Doubt } from "@/lib/reading/reading";
import type { ConditionalWish } from "@/lib/reading/stance/conditions";
import type { Disagreement } from "@/lib/reading/stance/people";
import type { Statement } from "@/lib/reading/stance/statement";
import type { Quantity } from "@/lib/reading/values/quantity";
import { unclear } from "@/messages/unclear";
import { draftsOf } from "./drafts";
import { constraintOf, wishOf } from "./edits";
import type { MessageReading } from "./message-reading";

function editsStating(reading: MessageReading, statements: readonly Statement[]): domain.Edit[] {
  const meant = statements.map((each) => (each.stance === "condition" ? { ...each, stance: "wished" as const } : each));
  const drafts = weighDrafts(reading, draftsOf(reading, meant));
  return drafts.map((draft) => ({ kind: "add", constraint: constraintOf(draft, reading.quote) }));
}

type Option = Doubt["options"][number];

const choiceOf = (edits: domain.Edit[]): Option => ({ label: labelOf(edits), edits });

function labelOf(edits: readonly domain.Edit[]): string {
  return edits.map((edit) => (edit.kind === "add" ? domain.describeConstraint(edit.constraint) : edit.kind)).join(", ");
}

export function optionOf(predicate: domain.Predicate, evidence: domain.Evidence): Doubt["options"][number] {
  const constraint = wishOf(predicate, { weight: domain.levelWeights.prefer, must: false }, [evidence]);
  return { label: domain.describeConstraint(predicate), edits: [{ kind: "add", constraint }] };
}

export function conditionalDoubt(conditional: ConditionalWish, reading: MessageReading): Doubt {
  const wish = editsStating(reading, conditional.wishes);
  const condition = editsStating(reading, conditional.condition);
  const both = [...wish, ...condition];
  const other = conditional.otherwise ? editsStating(reading, conditional.otherwise) : condition;
  const first = conditional.otherwise ? both : wish;
  const options = [choiceOf(first), choiceOf(other)];
  if (!conditional.unless && !conditional.otherwise)
    options.push({ label: unclear.and({ one: labelOf(wish), other: labelOf(condition) }), edits: both });
  const { quote: quoted } = reading.quote("value", conditional.start, conditional.end);
  const text = unclear.fixed({ one: labelOf(first), other: labelOf(other) });
  return { kind: "conditional", slot: conditional.wishes[0]?.slot, quote: quoted, text, options };
}

export function implausible({ slot, values }: Statement): boolean {
  return domain.isNumericSlot(slot) && values.some((value) => !domain.isPlausible(slot, Number(value)));
}

function impossible(slot: domain.SlotName, value: number): string {
  return slotWords[slot].impossible?.(value) ?? unclear.impossible({ value, name: domain.slotDefinitions[slot].label });
}

/** The rest is read without a question. */
export const mostDoubts = 24;

/** Asks about impossible numbers, mileages without a place, and ambiguous numbers. */
export function quantityDoubts(reading: MessageReading, live: readonly Statement[]): Doubt[] {
  const implausibles = reading.statements.filter(implausible).slice(0, mostDoubts);
  const impossibles = implausibles.map(({ slot, start, end, values }): Doubt => {
    const signed = reading.tokens[start - 1]?.word === "-" ? start - 1 : start;
    const { quote: quoted } = reading.quote("value", signed, end);
    return { kind: "impossible-value", slot, quote: quoted, text: impossible(slot, Number(values[0])), options: [] };
  });
  const kept = new Set(live.filter((each) => !implausible(each)).map(({ quantity }) => quantity));
  const placed = reading.quantities.filter((each) => each.place && kept.has(each));
  const left = placed.slice(0, mostDoubts - impossibles.length);
  return [...impossibles, ...left.flatMap((each) => placeDoubt(reading, live, each))];
}

function placeDoubt(reading: MessageReading, live: readonly Statement[], quantity: Quantity): Doubt[] {
  if (!domain.roles.economy) return [];
  const { city: inTown, highway: outside } = domain.roles.economy;
  const { quote: quoted } = reading.quote("value", quantity.start, quantity.end);
  const stated = live.filter((each) => each.quantity === quantity);
  const highway = editsStating(reading, stated);
  const city = highway.flatMap((edit): domain.Edit[] => {
    if (edit.kind !== "add") return [];
    const moved = { ...edit.constraint, slot: inTown };
    return [
      { kind: "remove", id: edit.constraint.id },
      { kind: "add", constraint: { ...moved, id: domain.constraintId(moved) } },
    ];
  });
  const both = [...highway, ...city.filter((edit) => edit.kind === "add")];
  const mpg = quantity.tests[0]?.value ?? quoted;
  const doubt = { kind: "ambiguous-value", slot: outside, quote: quoted } as const;
  // "40 combined" said which, and no column holds it.
  if (quantity.place === "either") return [{ ...doubt, text: unclear.combined({ mpg }), options: [] }];
  const options = [
    { label: unclear.options.highway, edits: highway },
    { label: unclear.options.city, edits: city },
    { label: unclear.options.both, edits: both },
  ];
  return [{ ...doubt, text: unclear.highway({ mpg }), options }];
}

/** Bounds with nothing between them. Reads none. */
export function contradictions(reading: MessageReading, stated: readonly Statement[]) {
  const statements = new Set<Statement>();
  const doubts: Doubt[] = [];
  for (const slot of new Set(stated.map((each) => each.slot))) {
    const own = stated.filter((each) => each.slot === slot);
    const bounds = own.filter(({ op }) => op !== undefined);
    const drafts = draftsOf(reading, bounds);
    const low = drafts.find((each) => each.op === ">=");
    const high = drafts.find((each) => each.op === "<=");
    if (!low || !high || Number(low.value) <= Number(high.value)) continue;
    for (const each of own) statements.add(each);
    const options = own.slice(0, mostDoubts).map((each) => choiceOf(editsStating(reading, [each])));
    const { quote: quoted } = reading.quote("value", Math.min(low.start, high.start), Math.max(low.end, high.end));
    doubts.push({ kind: "contradiction", slot, quote: quoted, text: unclear.both, options });
  }
  return { statements, doubts };
}

export function disagreementDoubt({ sides, start, end }: Disagreement, reading: MessageReading): Doubt {
  const options = sides.map((side) => choiceOf(editsStating(reading, [side])));
  options.push({ label: unclear.options.either, edits: editsStating(reading, sides) });
  const { quote } = reading.quote("value", start, end);
  return { kind: "people", slot: sides[0].slot, quote, text: unclear.disagree, options };
}
