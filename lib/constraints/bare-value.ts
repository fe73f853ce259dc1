import type { Predicate } from "./constraint";
import { describeConstraint, describeValue, describeValues } from "./describe-constraint";
import { isBound } from "./operator";
import { valuesOf } from "./values-of";

/** The value of a test without "or more" and units: "35", "$24,000", "wagon or SUV". */
export function bareValue(predicate: Predicate): string {
  const { slot, op, value } = predicate;
  if (op === "any") return describeConstraint(predicate);
  if (isBound(op)) return describeValue(slot, Number(value));
  const said = describeValues(slot, valuesOf(value));
  return op === "!=" || op === "not in" ? `not ${said}` : said;
}
