import { choiceId } from "@/lib/dialogue/deciding/choice-id";
import type { Act } from "@/lib/dialogue/state/act";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";

/** The act of tapping one choice. */
export function answerTo({ id, kind }: Pick<QuestionPart, "id" | "kind">, choice: string): Act {
  if (kind === "compare") return { kind: "compare", questionId: id, keep: choice };
  return { kind: "answer", questionId: id, choices: [choice] };
}

/** The act of taking a bound set on the slider: it answers as a choice with that bound would. */
export function boundAnswer({ id, slot, range }: Pick<QuestionPart, "id" | "slot" | "range">, value: number): Act {
  if (!slot || !range) return { kind: "skip", questionId: id };
  return { kind: "answer", questionId: id, choices: [choiceId({ slot, op: range.op, value })] };
}

/** Where the slider starts: at the bound of the choice in the middle, else in the middle of its range. */
export function startOfBound({ choices, range }: Pick<QuestionPart, "choices" | "range">): number {
  const bounds = choices.map(({ id }) => Number(id.split("|")[2])).filter(Number.isFinite);
  const middle = bounds[Math.floor(bounds.length / 2)];
  if (middle !== undefined) return middle;
  return range ? Math.round((range.min + range.max) / 2 / range.step) * range.step : 0;
}
