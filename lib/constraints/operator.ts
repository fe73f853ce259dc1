export const operators = ["==", "!=", "in", "not in", ">=", "<="] as const;
/** `any` passes where one of several tests on different slots does. */
export type Operator = (typeof operators)[number] | "any";

export function takesMany(op: Operator): op is "in" | "not in" {
  return op === "in" || op === "not in";
}

export function isBound(op: Operator): op is ">=" | "<=" {
  return op === ">=" || op === "<=";
}

/** A missing value passes these operators and fails all others. */
export function isExclusion(op: Operator): op is "!=" | "not in" {
  return op === "!=" || op === "not in";
}
