import { type Predicate, toConstraint } from "./constraint";
import { constraintId } from "./constraint-id";

export function wishFromChoice(predicate: Predicate) {
  return toConstraint({ ...predicate, id: constraintId(predicate), level: "prefer" });
}
