import type { Distribution } from "@/lib/catalog/catalog-reader";
import * as domain from "@/lib/constraints";
import { choiceId } from "@/lib/dialogue/deciding/choice-id";

export interface SlotChoice {
  id: string;
  label: string;
  predicate: domain.Predicate;
  /** The other end of a closed band. */
  and?: domain.Predicate;
  count: number;
}

export const mostChoices = 6;
/** Narrowed to what suits the shopper's need, or not. */
export type SuitedValues = Distribution & { isSuited?: boolean };

/** Rarer kinds are named by those who want one, unless they suit a need. */
const rareShare = 0.06;

/** Commonest word first, tightest bound last. No choice leaves no or all products. */
export function slotChoices(distribution: SuitedValues, total: number): SlotChoice[] {
  const choices = domain.isNumericSlot(distribution.slot)
    ? boundChoices(distribution, total)
    : wordChoices(distribution);
  const telling = choices.filter((choice) => choice.count > 0 && choice.count < total);
  const common = telling.filter(({ count }) => count >= rareShare * total);
  return (common.length > 2 && !distribution.isSuited ? common : telling).slice(0, mostChoices);
}

function choiceOf(predicate: domain.Predicate, label: string, count: number): SlotChoice {
  return { id: choiceId(predicate), label, predicate, count };
}

export function valueChoice(slot: domain.SlotName, { value, count }: Distribution["values"][number]): SlotChoice {
  const predicate: domain.Predicate = { slot, op: "==", value };
  return choiceOf(predicate, domain.describeConstraint(predicate), count);
}

function wordChoices({ slot, values }: Distribution): SlotChoice[] {
  const left = new Map(values.map(({ value, count }) => [String(value), count]));
  const choices: SlotChoice[] = [];
  const grouped = domain.isSetSlot(slot) ? [] : domain.valueGroups(slot);
  for (const group of grouped) {
    const present = group.values.filter((each) => left.has(each));
    if (present.length < 2) continue;
    const count = present.reduce((sum, each) => sum + (left.get(each) ?? 0), 0);
    for (const each of present) left.delete(each);
    choices.push(choiceOf({ slot, op: "in", value: present }, group.name, count));
  }
  for (const [value, count] of left) {
    choices.push(choiceOf({ slot, op: "==", value }, domain.describeValues(slot, [value]), count));
  }
  return choices.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}

const boundShares = [0.75, 0.5, 0.3, 0.15];

function boundChoices({ slot, values }: Distribution, total: number): SlotChoice[] {
  if (!domain.takesBounds(slot)) return values.map((each) => valueChoice(slot, each));
  const op = domain.slotDefinitions[slot].direction === "more" ? ">=" : "<=";
  const step = domain.grainOf(slot, "asked");
  const round = op === ">=" ? Math.floor : Math.ceil;
  const bounds = new Set(boundShares.map((share) => round(valueAtShare(values, op, share, total) / step) * step));
  const choices = [...bounds].map((bound) => {
    const predicate: domain.Predicate = { slot, op, value: bound };
    const passing = values.filter(({ value }) => (op === "<=" ? Number(value) <= bound : Number(value) >= bound));
    const count = passing.reduce((sum, each) => sum + each.count, 0);
    return choiceOf(predicate, domain.describeConstraint(predicate), count);
  });
  return choices.sort((a, b) => Number(a.predicate.value) - Number(b.predicate.value));
}

function valueAtShare(values: Distribution["values"], op: "<=" | ">=", share: number, total: number): number {
  const last = values.length - 1;
  let seen = 0;
  for (let place = 0; place <= last; place++) {
    const each = values[op === "<=" ? place : last - place];
    seen += each?.count ?? 0;
    if (seen >= share * total) return Number(each?.value ?? 0);
  }
  return Number(values[op === "<=" ? last : 0]?.value ?? 0);
}

/** Words become a list, bounds the most generous one. */
export function joinChoices(predicates: readonly domain.Predicate[]): domain.Predicate | null {
  const [first] = predicates;
  if (!first) return null;
  if (predicates.length === 1) return first;
  if (first.op === "<=" || first.op === ">=") {
    const bounds = predicates.map((each) => Number(each.value));
    return { ...first, value: first.op === "<=" ? Math.max(...bounds) : Math.min(...bounds) };
  }
  const values = [...new Set(predicates.flatMap((each) => domain.valuesOf(each.value)))];
  return { slot: first.slot, op: "in", value: values };
}
