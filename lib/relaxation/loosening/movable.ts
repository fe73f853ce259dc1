import type { Car } from "@/lib/catalog/car";
import { matches } from "@/lib/catalog/matches";
import type { NumericRanges } from "@/lib/catalog/slot-definitions";
import { alternativesOf, partsOf } from "@/lib/constraints/alternatives";
import type { Alternative, Constraint } from "@/lib/constraints/constraint";
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

/** Whether a wish, or one of its alternatives, can give a little. */
export function canMove(constraint: Constraint): boolean {
  return partsOf(constraint).some(isMovable);
}

/**
 * How far a constraint must give for a car: 0 when it passes, its distance in the slot's unit, Infinity to drop it. Of
 * alternatives the least, as a share of its slot's range.
 */
export function distanceTo(constraint: Constraint, car: Car, ranges: NumericRanges = {}): number {
  if (matches(car, constraint)) return 0;
  if (constraint.op === "any") return nearestPart(constraint, car, ranges)?.share ?? Number.POSITIVE_INFINITY;
  const held = isMovable(constraint) ? car[constraint.slot] : null;
  return held === null ? Number.POSITIVE_INFINITY : Math.abs(held - Number(constraint.value));
}

/** A distance as a share of its slot's range, from 0 to 1; 1 for what cannot be moved. */
export function shareOf(constraint: Constraint, distance: number, ranges: NumericRanges): number {
  if (constraint.op === "any") return Math.min(1, distance);
  const range = isMovable(constraint) ? ranges[constraint.slot] : undefined;
  const width = range ? range.max - range.min : 0;
  return distance === 0 ? 0 : width > 0 ? Math.min(1, distance / width) : 1;
}

/** What a constraint must give for a car: nothing, its bound moved to the car's value, or all of it. */
export function changeFor(constraint: Constraint, car: Car, ranges: NumericRanges): RelaxedConstraint[] {
  if (matches(car, constraint)) return [];
  if (constraint.op === "any") return [moveNearest(constraint, car, ranges) ?? drop(constraint)];
  const held = isMovable(constraint) ? car[constraint.slot] : null;
  return [isMovable(constraint) && held !== null ? moveTo(constraint, held) : drop(constraint)];
}

interface NearestPart {
  index: number;
  value: number;
  share: number;
}

/** The alternative that gives least for a car; nothing where none has a number the car has too. */
function nearestPart(constraint: Constraint, car: Car, ranges: NumericRanges): NearestPart | undefined {
  const parts = partsOf(constraint).flatMap((part, index): NearestPart[] => {
    const value = isMovable(part) ? car[part.slot] : null;
    return value === null ? [] : [{ index, value, share: shareOf(part, distanceTo(part, car), ranges) }];
  });
  return parts.sort((a, b) => a.share - b.share)[0];
}

function moveNearest(constraint: Constraint, car: Car, ranges: NumericRanges): RelaxedConstraint | undefined {
  const nearest = nearestPart(constraint, car, ranges);
  if (!nearest) return undefined;
  const value = alternativesOf(constraint).map(
    (each, index): Alternative => (index === nearest.index ? { ...each, value: nearest.value } : each),
  );
  return { constraint, action: "loosened", to: { op: "any", value } };
}
