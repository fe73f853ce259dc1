import type { Predicate } from "@/lib/constraints/constraint";
import { carCount } from "@/lib/dialogue/wording/count-words";
import type { Question } from "@/lib/reading/questions/question";
import type { AnswerFacts, PlainAnswer } from "./answer";
import { carsThatAre } from "./said";
import { supposedTests } from "./supposed-search";

/** How many cars of the search are something, and how many of the whole catalog. */
export async function answerCount(
  { supposed, everywhere }: Extract<Question, { kind: "count" }>,
  { catalog, situation }: AnswerFacts,
): Promise<PlainAnswer> {
  const tests = supposedTests(supposed);
  const [all, own, inAll] = await Promise.all([
    catalog.count([]),
    inSearch(tests, { catalog, situation }),
    catalog.count(tests),
  ]);
  const of = carCount(situation.total);
  if (tests.length === 0) {
    const text =
      everywhere || situation.wishes.length === 0
        ? `I have ${carCount(all)} in all.`
        : `${of} fit your search, out of ${number(all)}.`;
    return { text, cars: [] };
  }
  if (everywhere || situation.wishes.length === 0) {
    const has = inAll === 0 ? "no" : number(inAll);
    return { text: `I have ${has} ${carsThatAre(tests, inAll)}.`, cars: [] };
  }
  if (situation.total === 0) {
    return {
      text: `No car has everything right now. The whole catalog has ${number(inAll)} ${carsThatAre(tests, inAll)}.`,
      cars: [],
    };
  }
  if (own > 0) return { text: `You have ${number(own)} ${carsThatAre(tests, own)} among your ${of}.`, cars: [] };
  if (inAll === 0) return { text: `None. The catalog has no ${carsThatAre(tests)} at all.`, cars: [] };
  return {
    text: `None among your ${of}. The whole catalog has ${number(inAll)} ${carsThatAre(tests, inAll)}.`,
    cars: [],
  };
}

function number(count: number): string {
  return count.toLocaleString("en-US");
}

/** A bound that is asked about narrows the one in force. */
function inSearch(
  tests: readonly Predicate[],
  { catalog, situation }: Pick<AnswerFacts, "catalog" | "situation">,
): Promise<number> {
  return catalog.count([...situation.shown, ...tests]);
}
