import type { Edit } from "@/lib/constraints/edit";
import type { Act } from "./act";

type TappedAct = Extract<Act, { kind: "edit-constraint" | "unlock" }>;

/** The edits of an act on a chip or a filter. */
export function editsOfAct(act: TappedAct): Edit[] {
  if (act.kind === "unlock") return atBothEnds({ kind: "lock", id: act.id, locked: false }, act.also);
  return atBothEnds(act.edit, act.also);
}

/** An edit on the chip of a range; values differ between its ends, so only weight, lock and letting go are for both. */
function atBothEnds(edit: Edit, also: string | undefined): Edit[] {
  const isForBoth = edit.kind === "weigh" || edit.kind === "lock" || edit.kind === "remove";
  return also !== undefined && isForBoth ? [edit, { ...edit, id: also }] : [edit];
}
