import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readTypedAnswer, type TypedQuestion } from "./typed-answer";

interface Answer extends Omit<TypedQuestion, "today"> {
  id: string;
  answer: string;
  value: number | boolean | string | null;
}
const answers: Answer[] = ["answers", "answers-2", "answers-3", "answers-4"]
  .map((name) => readFileSync(`corpus/rules/${name}.jsonl`, "utf8"))
  .join("")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const isRight = (each: Answer) => readTypedAnswer(each.answer, { ...each, today: "2026-11-28" }) === each.value;

describe("typed answers", () => {
  it("are read on the open set, which the reader was built on", () => {
    const wrong = answers.filter((each) => !isRight(each)).map(({ question, answer }) => `${question} ${answer}`);
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(26);
  });

  it("take nothing from the question's own words", () => {
    const asked = { type: "bool" as const, question: "Do you have a disability parking permit?", today: "2026-11-28" };
    for (const said of ["hm", "why do you ask?", asked.question]) expect(readTypedAnswer(said, asked)).toBeNull();
  });
});
