import type { Edit } from "@/lib/constraints";
import type { Act } from "./act";

export function editsOfAct(act: Extract<Act, { kind: "edit-constraint" | "unlock" }>): Edit[] {
  if (act.kind === "unlock") return atBothEnds({ kind: "lock", id: act.id, locked: false }, act.also);
  return atBothEnds(act.edit, act.also);
}

/** Applies weight, lock and removal to both ends of a range. */
function atBothEnds(edit: Edit, also: string | undefined): Edit[] {
  const isForBoth = edit.kind === "weigh" || edit.kind === "lock" || edit.kind === "remove";
  return also !== undefined && isForBoth ? [edit, { ...edit, id: also }] : [edit];
}
