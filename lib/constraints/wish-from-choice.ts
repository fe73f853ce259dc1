import { type Predicate, toConstraint } from "./constraint";
import { constraintId } from "./constraint-id";

/** The wish a tapped choice states: wanted, its importance still open. */
export function wishFromChoice(predicate: Predicate) {
  return toConstraint({ ...predicate, id: constraintId(predicate), level: "prefer" });
}
