import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { type Level, type Operator, type SlotName, valuesOf } from "@/lib/constraints";
import { askModel } from "@/lib/model/call-model";
import type { ModelPort } from "@/lib/model/model-port";
import type { ReadInput } from "@/lib/reading/preference-reader";
import cases from "./check-cases.json";
import { type Grounded, groundAnswer, type ModelStatement } from "./reading/model-grounding";
import { readingCall, readingData } from "./reading/model-prompt";
import { wordSupport } from "./reading/model-support";

/** Any of the operators counts. Values and a level must match if given. */
interface ExpectedReading {
  slot: SlotName;
  ops: readonly Operator[];
  values: readonly (string | number)[];
  levels?: readonly Level[];
}

export interface CheckCase {
  title: string;
  words: string;
  question?: { slot: SlotName; text: string };
  expected: readonly ExpectedReading[];
  noPreference?: SlotName;
}

/** Cases that test wishes, exclusions, bounds and small talk. */
export const checkCases = cases as readonly CheckCase[];

export async function* checkModel(port: ModelPort) {
  for (const each of checkCases) {
    const input: ReadInput = {
      words: each.words,
      turn: 0,
      history: each.question ? [{ role: "assistant", content: each.question.text }] : [],
      constraints: [],
      vocabulary: corpusVocabulary,
      question: each.question && { ...each.question, choices: [] },
    };
    const completion = await askModel(port, readingCall, readingData(input));
    const { inputTokens, outputTokens } = completion.usage;
    const fault =
      completion.kind === "failed"
        ? completion.failure
        : faultOf(each, groundAnswer(completion.answer, input, wordSupport(input)));
    yield { title: each.title, passed: fault === "", fault, tokens: inputTokens + outputTokens };
  }
}

function faultOf({ expected, noPreference }: CheckCase, { statements, remarks }: Grounded): string {
  const missing = expected.find((each) => !statements.some((statement) => meets(statement, each)));
  if (missing) return `${missing.slot} ${missing.ops[0]} ${missing.values.join(", ")} is missing`;
  const extra = statements.find((statement) => !expected.some((each) => meets(statement, each)));
  if (extra) return `${extra.slot} ${extra.op} ${valuesOf(extra.value).join(", ")} was not said`;
  const indifferent = remarks.some((each) => each.action === "no-preference" && each.slot === noPreference);
  return noPreference && !indifferent ? `indifference about ${noPreference} is missing` : "";
}

function meets({ slot, op, value, level }: ModelStatement, expected: ExpectedReading): boolean {
  if (slot !== expected.slot || !expected.ops.includes(op)) return false;
  const values = valuesOf(value);
  if (values.length !== expected.values.length || !values.every((each) => expected.values.includes(each))) return false;
  return expected.levels === undefined || (level !== null && expected.levels.includes(level));
}
