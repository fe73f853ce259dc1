export const operators = ["==", "!=", "in", "not in", ">=", "<="] as const;
/** `any` passes if one of its tests passes. */
export type Operator = (typeof operators)[number] | "any";

export function takesMany(op: Operator): op is "in" | "not in" {
  return op === "in" || op === "not in";
}

export function isBound(op: Operator): op is ">=" | "<=" {
  return op === ">=" || op === "<=";
}

/** Missing values pass only these operators. */
export function isExclusion(op: Operator): op is "!=" | "not in" {
  return op === "!=" || op === "not in";
}
