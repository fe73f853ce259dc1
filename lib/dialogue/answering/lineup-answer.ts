import type { Predicate } from "@/lib/constraints";
import { listed } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";
import { groupDigits } from "@/messages/group-digits";
import { type AnswerFacts, type PlainAnswer, plainAnswer, type QuestionOf } from "./answer";

const mostNamed = 8;
/** "Still" made: of this many model years. */
const latest = 2;
const mostVersions = 1500;

/** A make's current models, the most sold first, or how many makes the catalog has. */
export async function answerLineup({ make }: QuestionOf<"lineup">, { catalog }: AnswerFacts): Promise<PlainAnswer> {
  const vocabulary = await catalog.vocabulary();
  if (make === undefined) {
    const makes = vocabulary.make.map(({ value }) => value).sort((a, b) => a.localeCompare(b));
    return plainAnswer(answers.lineup.makes({ count: makes.length, first: makes[0] ?? "", last: makes.at(-1) ?? "" }));
  }
  const newest = vocabulary.ranges.year?.max ?? 0;
  const made: Predicate = { slot: "make", op: "==", value: make };
  const late: Predicate = { slot: "year", op: ">=", value: newest - latest + 1 };
  const products = await catalog.products([made, late], mostVersions);
  const versions = new Map<string, number>();
  for (const { model } of products) versions.set(model, (versions.get(model) ?? 0) + 1);
  const models = [...versions].sort(([, a], [, b]) => b - a).map(([model]) => model);
  if (models.length === 0) return plainAnswer(answers.lineup.none({ make, year: String(newest - latest + 1) }));
  const more = models.length - mostNamed;
  const names = models.slice(0, mostNamed);
  const others = more > 0 ? [...names, answers.lineup.more({ count: groupDigits(more) })] : names;
  return plainAnswer(answers.lineup.models({ make, models: listed(others) }));
}
