import type { Answers, PageItem } from "@/lib/study/page-item";
import { likertItems } from "./likert";

/** System Usability Scale (Brooke 1996), with "assistant" for "system". */
const statements = [
  "I think that I would like to use this assistant frequently.",
  "I found the assistant unnecessarily complex.",
  "I thought the assistant was easy to use.",
  "I think that I would need the support of a technical person to be able to use this assistant.",
  "I found the various functions in this assistant were well integrated.",
  "I thought there was too much inconsistency in this assistant.",
  "I would imagine that most people would learn to use this assistant very quickly.",
  "I found the assistant very cumbersome to use.",
  "I felt very confident using the assistant.",
  "I needed to learn a lot of things before I could get going with this assistant.",
];

export function susItems(): PageItem[] {
  const items = statements.map((text, index) => ({ id: `sus-${index + 1}`, text }));
  return likertItems({ items, points: 5, low: "Strongly disagree", high: "Strongly agree" });
}

/** 0 to 100: odd statements count their point minus 1, even ones 5 minus it, all times 2.5. `null` if incomplete. */
export function scoreSus(answers: Answers): number | null {
  const points = statements.map((_, index) => answers[`sus-${index + 1}`]);
  if (!points.every((point) => typeof point === "number")) return null;
  return 2.5 * points.reduce((sum, point, index) => sum + (index % 2 === 0 ? point - 1 : 5 - point), 0);
}
