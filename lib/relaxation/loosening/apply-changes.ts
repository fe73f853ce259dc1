import type { Change, Test, Wish } from "../wish";

export function applyChanges<Slot extends string>(
  constraints: readonly Wish<Slot>[],
  changes: readonly Pick<Change<Wish<Slot>>, "constraint" | "to">[],
): Test<Slot>[] {
  const byId = new Map(changes.map((change) => [change.constraint.id, change]));
  return constraints.flatMap(({ id, slot, op, value }): Test<Slot>[] => {
    const change = byId.get(id);
    if (!change) return [{ slot, op, value }];
    return change.to ? [{ slot, ...change.to }] : [];
  });
}
