import type { Answers, PageItem } from "@/lib/study/instrument";
import { questionnaires } from "@/messages/questionnaires";
import { likertItems } from "./likert";

const { statements } = questionnaires.sus;

/** System Usability Scale (Brooke 1996), with "assistant" for "system". */
export function susItems(): PageItem[] {
  const items = statements.map((text, index) => ({ id: `sus-${index + 1}`, text }));
  return likertItems({ items, points: 5, ...questionnaires.agreement });
}

/** 0 to 100: odd statements count their point minus 1, even ones 5 minus it, all times 2.5. `null` if incomplete. */
export function scoreSus(answers: Answers): number | null {
  const points = statements.map((_, index) => answers[`sus-${index + 1}`]);
  if (!points.every((point) => typeof point === "number")) return null;
  return 2.5 * points.reduce((sum, point, index) => sum + (index % 2 === 0 ? point - 1 : 5 - point), 0);
}
