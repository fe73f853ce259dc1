import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { describeValue, isNumericSlot, type Predicate, type SlotName, valueGroups } from "@/lib/constraints";
import { drawingOf } from "@/lib/dialogue/deciding/bars";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { effectiveWishes, testsWithout } from "@/lib/dialogue/state/effective-wishes";

export async function slotPanel(asked: { catalog: CatalogSlice; state: ConversationState; slot: SlotName }) {
  const { catalog, state, slot } = asked;
  const wishes = effectiveWishes(state.wishes.constraints, state.concession);
  const others = wishes.filter((wish) => wish.constraint.slot !== slot);
  const [distribution] = await catalog.distributions([{ where: testsWithout(others), slot }]);
  const values = distribution?.values ?? [];
  const own = wishes.find((wish) => wish.constraint.slot === slot)?.constraint;
  const everything: Predicate = own ?? { slot, op: ">=", value: Number.NEGATIVE_INFINITY };
  const groupOf = (value: string | number) => valueGroups(slot).find((of) => of.values.includes(String(value)))?.name;
  return {
    slot,
    values: values.map((each) => ({ ...each, label: describeValue(slot, each.value), group: groupOf(each.value) })),
    bars: distribution && isNumericSlot(slot) ? drawingOf(distribution, everything, own ?? null).bars : [],
  };
}
