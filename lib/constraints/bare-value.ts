import { valuesOf } from "./alternatives";
import type { Predicate } from "./constraint";
import { describeConstraint, describeValue, describeValues, isMoney, unitOf } from "./describe-constraint";
import { isBound, isExclusion } from "./operator";
import type { SlotName } from "./slot-name";
import { slotDefinitions } from "./slots";
import { heldUnder } from "./word-table";

export function bareValue(predicate: Predicate): string {
  const { slot, op, value } = predicate;
  if (op === "any") return describeConstraint(predicate);
  if (isBound(op)) return describeValue(slot, Number(value));
  const said = describeValues(slot, valuesOf(value));
  return op === "!=" || op === "not in" ? `not ${said}` : said;
}

/** "AWD", "$22,200", "SUV". */
export function shortValue(slot: SlotName, held: string | number): string {
  const definition = slotDefinitions[slot];
  const short = definition.kind === "number" ? undefined : heldUnder(definition.short ?? {}, String(held));
  return short ?? describeValue(slot, held);
}

/** "AWD", "$24,000". Unusual bounds keep their full text. */
export function shortWish(predicate: Predicate): string {
  const { slot, op, value } = predicate;
  const definition = slotDefinitions[slot];
  if (op === "any" || isExclusion(op)) return describeConstraint(predicate);
  if (!isBound(op)) {
    const [only, ...more] = valuesOf(value);
    return only === undefined || more.length > 0 ? describeConstraint(predicate) : shortValue(slot, only);
  }
  const usual = definition.kind === "number" && definition.direction === (op === ">=" ? "more" : "less");
  const unit = unitOf(slot);
  if (!usual || !(unit || isMoney(slot))) return describeConstraint(predicate);
  return unit ? `${bareValue(predicate)} ${unit}` : bareValue(predicate);
}
