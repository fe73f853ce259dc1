import type { Answers, PageItem } from "@/lib/study/instrument";
import { questionnaires } from "@/messages/questionnaires";
import { likertItems } from "./likert";

/** UMUX-LITE (Lewis, Utesch and Maher 2013), seven points. */
const statements = [
  { id: "umux-useful", text: questionnaires.umux.useful },
  { id: "umux-easy", text: questionnaires.umux.easy },
];

export function umuxLiteItems(): PageItem[] {
  return likertItems({ items: statements, points: 7, ...questionnaires.agreement });
}

/** `score` is 0 to 100. `sus` is the SUS it predicts: 0.65 times the score plus 22.9. `null` if incomplete. */
export function scoreUmuxLite(answers: Answers): { score: number | null; sus: number | null } {
  const points = statements.map(({ id }) => answers[id]);
  if (!points.every((point) => typeof point === "number")) return { score: null, sus: null };
  const score = (points.reduce((sum, point) => sum + point - 1, 0) * 100) / 12;
  return { score, sus: 0.65 * score + 22.9 };
}
