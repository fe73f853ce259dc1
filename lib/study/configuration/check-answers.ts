import { heldUnder } from "@/lib/constraints";
import type { AnswerProblems, Answers, AnswerValue, PageItem } from "@/lib/study/instrument";

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
    const read = readAnswer(item, value);
    if (read === undefined) problems[item.id] = "wrong";
    else answers[item.id] = read;
  }
  const known = new Set(items.map(({ id }) => id));
  for (const id of Object.keys(given)) if (!known.has(id)) problems[id] = "not-asked";
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, answers };
}

function readAnswer({ answer }: PageItem, value: unknown): AnswerValue | undefined {
  const among = (options: readonly { id: string }[], id: unknown) => options.some((option) => option.id === id);
  switch (answer.kind) {
    case "scale":
      return isWhole(value) && value >= 1 && value <= answer.points ? value : undefined;
    case "rating":
      return isWhole(value) && value >= 0 && value <= 100 && value % 5 === 0 ? value : undefined;
    case "number":
      return typeof value === "number" && value >= answer.min && value <= answer.max ? value : undefined;
    case "text":
      return typeof value === "string" && value.length <= answer.longest ? value.trim() : undefined;
    case "choice":
      return typeof value === "string" && among(answer.options, value) ? value : undefined;
    case "several": {
      if (!Array.isArray(value) || !value.every((each) => among(answer.options, each))) return undefined;
      return [...new Set(value as string[])];
    }
  }
}

function isWhole(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value);
}
