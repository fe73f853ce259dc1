import { constraintSchema, type Edit } from "./constraint";
import { editWishes, type Wishes } from "./edit-wishes";

export function applyEdits(wishes: Wishes, edits: readonly Edit[]) {
  return editWishes(wishes, edits, (constraint) => {
    const checked = constraintSchema.safeParse(constraint);
    return checked.success ? null : (checked.error.issues[0]?.message ?? "the value does not fit the wish");
  });
}
