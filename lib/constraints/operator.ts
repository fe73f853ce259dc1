/** Operators of a test on one slot. */
export const operators = ["==", "!=", "in", "not in", ">=", "<="] as const;
/** `any` passes where one of several tests on different slots does. */
export type Operator = (typeof operators)[number] | "any";

/** Operators that take an array of values. */
export function takesMany(op: Operator): op is "in" | "not in" {
  return op === "in" || op === "not in";
}

/** Operators that bound a number. */
export function isBound(op: Operator): op is ">=" | "<=" {
  return op === ">=" || op === "<=";
}

/** Operators that exclude; a missing value satisfies these and fails all others. */
export function isExclusion(op: Operator): op is "!=" | "not in" {
  return op === "!=" || op === "not in";
}
