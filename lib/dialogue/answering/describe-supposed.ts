import { describeConstraint } from "@/lib/constraints/describe-constraint";
import { slotDefinitions } from "@/lib/constraints/slots";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { listed } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";
import type { SupposedSearch } from "./supposed-search";

/** "with up to $32,000", "without AWD": how a search would differ. */
export function describeSupposed(
  { constraints }: SupposedSearch,
  { wishes }: Pick<ConversationState, "wishes">,
): string {
  const before = new Map(wishes.constraints.map((each) => [each.id, describeConstraint(each)]));
  const after = new Set(constraints.map(({ id }) => id));
  const changed = constraints
    .filter((each) => before.get(each.id) !== describeConstraint(each))
    .map(describeConstraint);
  const gone = wishes.constraints
    .filter(
      ({ id, slot }) =>
        !after.has(id) && !constraints.some((each) => each.slot === slot && changed.includes(describeConstraint(each))),
    )
    .map(({ slot }) => slotDefinitions[slot].label);
  return [
    ...(changed.length > 0 ? [answers.whatIf.with({ wishes: listed(changed) })] : []),
    ...(gone.length > 0 ? [answers.whatIf.any({ slots: listed(gone) })] : []),
  ].join(answers.whatIf.and);
}
