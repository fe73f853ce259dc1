import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Asked } from "./asked";
import { measuresAsked } from "./asked-slots";
import type { CarReference, Question } from "./question";
import { namedIn, pointsBeyond } from "./referents";
import { asks } from "./segments";

/** Messages looked back for the question that is meant again. */
const mostBack = 3;
const pointing = new Set(
  "ok okay well hmm yes and what whats about how hows the a an one ones car first second third 1st 2nd 3rd other that this it those these two three them both same for with on then ok so also too or last is in case of against".split(
    " ",
  ),
);

/** The question asked last, as it stood by itself; follow-ups are passed over. */
export function askedBefore(
  { screen, ...input }: ReadInput,
  read: (input: ReadInput) => readonly { question: Question }[],
): Question | undefined {
  const { earlier = [], ...seen } = screen ?? { gaveWay: [], proposes: false, oneCar: false };
  for (const words of earlier.slice(-mostBack).reverse()) {
    const last = read({ ...input, words, screen: seen }).at(-1);
    if (last) return last.question;
    // A follow-up names models, or gives a price of gas; who has stated several wishes since has left the question behind.
    if (new Set(namedIn(words, input.vocabulary).values.map(({ slot }) => slot)).size > 1) return undefined;
  }
  return undefined;
}

/** "And the second one?", "what about the Pilot?": only cars are named, so the question before is meant of them. */
export function readFollowUp(asked: Asked): Question | null {
  const { cars, named, isMarked, core, before } = asked;
  // Where nothing is asked, "the second one" can only ask.
  const isPointing = named.cars.length === 0 && asked.input.question === undefined;
  const opens = isMarked || isPointing || /^(?:and|what about|how about|same (?:for|with))\b/.test(core);
  // "The second one" of a list of one.
  const { shown = [] } = asked.input.screen ?? {};
  if (cars.length === 0 && shown.length > 0 && asks(asked) && pointsBeyond(core, shown.length))
    return { kind: "facts", cars: [], about: [], tests: [] };
  const among = readAmong(asked);
  if (among) return among;
  const isName = (at: number) => named.cars.some(({ start, end }) => start <= at && at < end);
  const isBare = named.tokens.every(({ kind, word, start }) => kind === "mark" || isName(start) || pointing.has(word));
  if (!opens || cars.length === 0 || !isBare) return null;
  const question = before();
  switch (question?.kind) {
    case "facts":
    case "running":
    case "unknown":
      return { ...question, cars };
    case "compare":
      return { ...question, cars: joined(cars, question.cars) };
    default:
      return isPointing ? { kind: "facts", cars, about: [], tests: [] } : null;
  }
}

/** "Which of those is roomiest?", "are any of them hybrids?", "is the cheaper one AWD?": of the cars just set beside each other. */
function readAmong({ core, named, input, before, nameless }: Asked): Question | null {
  const isOne = /\bthe \w+er one\b/.test(core);
  const isWhich = /^which\b(?!.*\b(?:here|left|list|have|search)\b)/.test(core);
  if (named.cars.length > 0 || !(isOne || isWhich || /\bof (?:those|these|them|the (?:two|three))\b/.test(core)))
    return null;
  const question = before();
  if (question?.kind !== "compare") return null;
  const cars = (input.screen?.spoken ?? []).slice(0, question.cars.length);
  const [measure] = measuresAsked(nameless, input.vocabulary);
  if (measure && !isOne) return { kind: "compare", cars, about: [measure.slot] };
  const tests = named.values.map(({ slot, values }) => ({ slot, op: "in" as const, value: values.map(String) }));
  return tests.length > 0 ? { kind: "facts", cars, about: [], tests } : null;
}

/** A car more beside those compared before. */
function joined(cars: readonly CarReference[], others: readonly CarReference[]): CarReference[] {
  const names = new Set(cars.map(({ make, models }) => `${make} ${models.join()}`));
  return [...others.filter(({ make, models }) => !names.has(`${make} ${models.join()}`)), ...cars].slice(-3);
}
