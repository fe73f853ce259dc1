import type { Car } from "@/lib/catalog/car";
import { matches } from "@/lib/catalog/matches";
import type { NumericRanges } from "@/lib/catalog/slot-definitions";
import type { Constraint } from "@/lib/constraints/constraint";
import { isBound } from "@/lib/constraints/operator";
import { isNumericSlot, type NumericSlotName } from "@/lib/constraints/slot-name";
import type { RelaxedConstraint } from "@/lib/relaxation/relaxation";

/** A constraint on one number that can be moved instead of dropped. */
export interface Movable extends Constraint {
  slot: NumericSlotName;
  op: ">=" | "<=" | "==";
  value: number;
}

export function isMovable(constraint: Constraint): constraint is Movable {
  const { slot, op, value } = constraint;
  return isNumericSlot(slot) && (isBound(op) || op === "==") && typeof value === "number";
}

/** A constraint moved to a number: a bound is loosened, an exact value replaced. */
export function moveTo(constraint: Movable, value: number): RelaxedConstraint {
  const action = isBound(constraint.op) ? "loosened" : "replaced";
  return { constraint, action, to: { op: constraint.op, value } };
}

export function drop(constraint: Constraint): RelaxedConstraint {
  return { constraint, action: "dropped" };
}

/** How far a constraint must give for a car: 0 when it passes, its distance in the slot's unit, Infinity to drop it. */
export function distanceTo(constraint: Constraint, car: Car): number {
  if (matches(car, constraint)) return 0;
  const held = isMovable(constraint) ? car[constraint.slot] : null;
  return held === null ? Number.POSITIVE_INFINITY : Math.abs(held - Number(constraint.value));
}

/** A distance as a share of its slot's range, from 0 to 1; 1 for what cannot be moved. */
export function shareOf(constraint: Constraint, distance: number, ranges: NumericRanges): number {
  const range = isMovable(constraint) ? ranges[constraint.slot] : undefined;
  const width = range ? range.max - range.min : 0;
  return distance === 0 ? 0 : width > 0 ? Math.min(1, distance / width) : 1;
}

/** What a constraint must give for a car: nothing, its bound moved to the car's value, or all of it. */
export function changeFor(constraint: Constraint, car: Car): RelaxedConstraint[] {
  if (matches(car, constraint)) return [];
  const held = isMovable(constraint) ? car[constraint.slot] : null;
  return [isMovable(constraint) && held !== null ? moveTo(constraint, held) : drop(constraint)];
}
