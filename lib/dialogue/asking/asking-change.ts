import { matches } from "@/lib/catalog/matches";
import type { Edit } from "@/lib/constraints/edit";
import { listRows, rowsNamed } from "@/lib/dialogue/showing/list-rows";
import type { Doubt } from "@/lib/reading/reading";
import type { QuestionSituation } from "./question-situation";

/** Whether some answer would change what a reply of the shop names, or what gives way; elsewhere every doubt is asked about. */
export async function changesList({ options }: Doubt, question: QuestionSituation): Promise<boolean> {
  const { catalog, settings, situation, state } = question;
  if (!settings.shop || situation.kind !== "free") return true;
  const { wishes, shown, total } = situation;
  const { rows } = await listRows({ catalog, settings, wishes, shown, total }, rowsNamed);
  const standing = new Set(state.wishes.constraints.map(({ id }) => id));
  const changes = (edit: Edit) =>
    edit.kind === "add" && !standing.has(edit.constraint.id)
      ? rows.some(({ best }) => !matches(best, edit.constraint))
      : edit.kind !== "weigh" && edit.kind !== "lock";
  return options.some(({ edits }) => edits.some(changes));
}
