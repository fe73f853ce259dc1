import { constraintId, type Predicate, toConstraint } from "./constraint";

/** The wish a tapped choice states: plainly wanted, its importance still open. */
export function wishFromChoice(predicate: Predicate) {
  return toConstraint({ ...predicate, id: constraintId(predicate), level: "prefer" });
}
