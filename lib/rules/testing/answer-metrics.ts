import { readFileSync } from "node:fs";
import { z } from "zod";
import { readTypedAnswer } from "@/lib/reading/typed/typed-answer";
import type { Scalar } from "@/lib/rules/program";

const answerSchema = z.object({
  ...{ question: z.string(), answer: z.string(), options: z.array(z.string()).optional() },
  type: z.enum(["int", "money", "percent", "bool", "choice", "date"]),
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
});
type LabelledAnswer = z.infer<typeof answerSchema>;

export function answersIn(file: string): LabelledAnswer[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => answerSchema.parse(JSON.parse(line)));
}

type Read = (answer: string, asked: Omit<LabelledAnswer, "answer" | "value">) => Scalar | null;

function readOn(today: string): Read {
  return (answer, { question, type, options }) =>
    readTypedAnswer(answer, { question, type, today, isAlone: true, ...(options ? { options } : {}) });
}

/** Answers read right, in all and by type. */
function rightByType(answers: readonly LabelledAnswer[], today: string): Map<string, { right: number; of: number }> {
  const read = readOn(today);
  const counts = new Map<string, { right: number; of: number }>();
  for (const each of answers) {
    for (const key of [each.type, "all"]) {
      const { right, of } = counts.get(key) ?? { right: 0, of: 0 };
      counts.set(key, { right: right + Number(read(each.answer, each) === each.value), of: of + 1 });
    }
  }
  return counts;
}

/**
 * ProADA's parse errors (Toles et al.): values typed wrong or not at all. With clarity, an answer that isn't read is
 * asked again, each time more simply, and the simulated person then says the value as plainly as it was asked for.
 * A wrong value is noticed by nobody, so it stays an error.
 */
function parseErrors(answers: readonly LabelledAnswer[], today: string) {
  const read = readOn(today);
  const meant = answers.filter(({ value }) => value !== null);
  const first = meant.map((each) => read(each.answer, each));
  const again = first.map((value, at) => {
    const each = meant[at];
    return value ?? (each ? read(plainly(each.value), each) : null);
  });
  const wrong = (values: readonly (Scalar | null)[]) => values.filter((value, at) => value !== meant[at]?.value).length;
  return { of: meant.length, without: wrong(first), withClarity: wrong(again) };
}

function plainly(value: Scalar | null): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** Replies that only hand back what a question says. A reading of one as a value took what was implied for stated. */
function suggested(answers: readonly LabelledAnswer[], today: string): { taken: number; of: number } {
  const read = readOn(today);
  const questions = [...new Map(answers.map((each) => [each.question, each])).values()];
  const tries = questions.flatMap((each) => {
    const named = (each.options ?? []).slice(0, 3).map((option) => `Does it matter whether it's ${option}?`);
    return [each.question, `Why do you ask “${each.question}”`, "What do you mean?", "I'm not sure.", ...named].map(
      (reply) => read(reply, each) !== null,
    );
  });
  return { taken: tries.filter(Boolean).length, of: tries.length };
}

/** Lines of the report, beside the paper's figures. */
export function answerLines(answers: readonly LabelledAnswer[], today: string): string[] {
  const { of, without, withClarity } = parseErrors(answers, today);
  const { taken, of: tries } = suggested(answers, today);
  const share = (part: number, all: number) => `${part} of ${all} (${((100 * part) / Math.max(1, all)).toFixed(1)}%)`;
  const right = [...rightByType(answers, today)].map(([type, { right, of }]) => `${type} ${share(right, of)}`);
  return [
    `typed right: ${right.join(", ")}`,
    `parse errors without clarity ${share(without, of)}, with it ${share(withClarity, of)}; ProADA 10% and 2%`,
    `suggestibility: values read from a question's own words ${share(taken, tries)}; ProADA names the failure, no figure`,
    "ProADA on BeNYfits: F1 56.2, 20.4 turns, turn-weighted F1 46.7, 43.5 without clarity, 23% of failures wrong programs. Its sheets are benefits and its people answer freely, so only parse errors compare, and loosely.",
  ];
}
