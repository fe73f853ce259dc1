import type { Constraint } from "./constraint";
import { alternativesOf, anyOf, constraintId, isBound, isExclusion, isRule, testOfAll, valuesOf } from "./operator";
import type { Alternative } from "./schemas";
import { statedOf } from "./slots";

/**
 * An earlier wish after a newer word on its slot: it loses the values that the newer word turns around, and bounds or
 * refusals that can't hold or don't matter beside it. Returns `null` if nothing is left. Policies' rules yield to no
 * wish, and no wish to them.
 */
export function afterNewer(earlier: Constraint, newer: Constraint): Constraint | null {
  if (isRule(earlier) || isRule(newer)) return earlier;
  const before = alternativesOf(earlier);
  // One of several alternatives ends a refusal, but no other wish.
  const isOpen = ({ op }: Alternative) => newer.op === "any" && !isExclusion(op);
  const left = alternativesOf(newer).reduce(
    (rest, test) => rest.flatMap((each) => (isOpen(each) ? [each] : leftBeside(each, test))),
    before,
  );
  if (left.every((each, at) => each === before[at]) && left.length === before.length) return earlier;
  const [first, ...others] = left;
  if (!first) return null;
  return withTests(earlier, first, ...others);
}

/** The wish with other tests. An id that tells the tests follows them. */
export function withTests(wish: Constraint, first: Alternative, ...others: Alternative[]): Constraint {
  const changed = { ...wish, ...anyOf(first, ...others) };
  return { ...changed, id: wish.id === constraintId(wish) ? constraintId(changed) : wish.id };
}

function leftBeside(earlier: Alternative, newer: Alternative): Alternative[] {
  if (earlier.slot !== newer.slot) return [earlier];
  if (isBound(earlier.op)) return contradicts(earlier, newer) ? [] : [earlier];
  const values = valuesOf(earlier.value);
  const left = values.filter((value) => !isTurned(value, earlier, newer));
  if (left.length === values.length) return [earlier];
  const test = testOfAll(earlier.op, left);
  return test ? [{ slot: earlier.slot, ...test }] : [];
}

/** Whether a value of an earlier list goes. "Used" also ends "not new", which says no more. */
function isTurned(value: string | number, { slot, op }: Alternative, newer: Alternative): boolean {
  const { opposites = {} } = statedOf(slot);
  const said = valuesOf(newer.value);
  const isOpposite = said.some((each) => opposites[each]?.includes(String(value)));
  if (isExclusion(op)) return !isExclusion(newer.op) && (said.includes(value) || isOpposite);
  if (isBound(newer.op)) return contradicts({ slot, op: "==", value }, newer);
  return isExclusion(newer.op) ? said.includes(value) : isOpposite;
}

/** Whether no number meets both, or the newer word refuses the number that the bound names. */
function contradicts({ op, value }: Alternative, newer: Alternative): boolean {
  const [own, said] = [Number(value), valuesOf(newer.value).map(Number)];
  if (isExclusion(newer.op)) return said.includes(own);
  const isLower = (each: number) => (op === ">=" ? each < own : op === "<=" ? each > own : each !== own);
  if (!isBound(newer.op)) return said.every(isLower);
  const [bound = own] = said;
  return op === newer.op ? false : newer.op === ">=" ? own < bound : own > bound;
}
