import { z } from "zod";
import { heldUnder } from "@/lib/constraints";
import type { AnswerProblems, Answers, AnswerValue, PageItem } from "@/lib/study/instrument";
import { wholeBetween } from "@/lib/study/study-text";

export type CheckedAnswers = { ok: true; answers: Answers } | { ok: false; problems: AnswerProblems };

/** Refuses answers without an item. Missing answers become null where allowed. */
export function checkAnswers(items: readonly PageItem[], given: Readonly<Record<string, unknown>>): CheckedAnswers {
  const problems: AnswerProblems = {};
  const answers: Answers = {};
  for (const item of items) {
    const value = heldUnder(given, item.id) ?? null;
    const isEmpty = value === null || value === "" || (Array.isArray(value) && value.length === 0);
    if (isEmpty) {
      answers[item.id] = null;
      if (item.required) problems[item.id] = "missing";
      continue;
    }
    const read = answerSchema(item).safeParse(value);
    if (read.success) answers[item.id] = read.data;
    else problems[item.id] = "wrong";
  }
  const known = new Set(items.map(({ id }) => id));
  for (const id of Object.keys(given)) if (!known.has(id)) problems[id] = "not-asked";
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, answers };
}

function answerSchema({ answer }: PageItem): z.ZodType<AnswerValue> {
  if (answer.kind === "scale") return wholeBetween(1, answer.points);
  if (answer.kind === "rating") return wholeBetween(0, 100).multipleOf(5);
  if (answer.kind === "number") return z.number().min(answer.min).max(answer.max);
  if (answer.kind === "text") return z.string().max(answer.longest).trim();
  const option = z.enum(answer.options.map(({ id }) => id));
  return answer.kind === "choice" ? option : z.array(option).transform((ids) => [...new Set(ids)]);
}
