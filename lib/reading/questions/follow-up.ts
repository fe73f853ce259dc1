import type { Predicate } from "@/lib/constraints/constraint";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { testsOf } from "./about-search";
import type { Asked } from "./asked";
import { measuresAsked, slotsAsked, withAlong } from "./asked-slots";
import type { CarReference, Measure, Question } from "./question";
import { namedIn, pointsBeyond } from "./referents";
import { asks } from "./segments";

/** Messages looked back for the question that is meant again. */
const mostBack = 3;
const pointing = new Set(
  "ok okay well hmm yes and what whats about how hows the a an one ones car first second third 1st 2nd 3rd other that this it those these two three them both same for with on then ok so also too or last is in case of against there here all ones do does have got you u get it how many much difference gap then though".split(
    " ",
  ),
);

/** The question asked last, as it stood by itself; follow-ups are passed over, but for the one right before. */
export function askedBefore(
  { screen, ...input }: ReadInput,
  read: (input: ReadInput) => readonly { question: Question }[],
  back = mostBack,
): Question | undefined {
  const { earlier = [], ...seen } = screen ?? { gaveWay: [], proposes: false, oneCar: false };
  const known = back === 1 ? { ...seen, earlier: earlier.slice(-2, -1) } : seen;
  for (const words of earlier.slice(-back).reverse()) {
    const last = read({ ...input, words, screen: known }).at(-1);
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
  const isPointing = named.names.length === 0 && asked.input.question === undefined;
  const opens = isMarked || isPointing || /^(?:and|what about|how about|same (?:for|with))\b/.test(core);
  // "The second one" of a list of one.
  const { shown = [] } = asked.input.screen ?? {};
  if (cars.length === 0 && shown.length > 0 && asks(asked) && pointsBeyond(core, shown.length))
    return { kind: "facts", cars: [], about: [], tests: [] };
  const continued = readAmong(asked) ?? readContinued(asked);
  if (continued) return continued;
  const isName = (at: number) => named.names.some(({ start, end }) => start <= at && at < end);
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
function readAmong(asked: Asked): Question | null {
  const { core, named, input, before } = asked;
  const isOne = /\bthe \w+er one\b/.test(core);
  const isWhich = /^which\b(?!.*\b(?:here|left|list|have|search)\b)/.test(core);
  if (named.names.length > 0 || !(isOne || isWhich || /\bof (?:those|these|them|the (?:two|three))\b/.test(core)))
    return null;
  const question = before();
  if (question?.kind !== "compare") return null;
  const cars = (input.screen?.spoken ?? []).slice(0, question.cars.length);
  const [measure] = measuresAsked(asked);
  if (measure && !isOne) return { kind: "compare", cars, about: [measure.slot] };
  const tests = valuesIn(asked);
  return tests.length > 0 ? { kind: "facts", cars, about: [], tests } : null;
}

/** "And mpg?", "the oldest?", "and diesel?": what it names takes its place in the question just asked. */
function readContinued(asked: Asked): Question | null {
  const { named, core, cars, input, isMarked, directions } = asked;
  const spans = [...named.values, ...named.topics, ...directions().map(({ start, stop }) => ({ start, end: stop }))];
  const isNamed = (at: number) => spans.some(({ start, end }) => start <= at && at < end);
  const isBare = named.tokens.every(({ kind, word }, at) => kind === "mark" || isNamed(at) || pointing.has(word));
  const slots = slotsAsked(asked).concat(named.topics.flatMap(({ slots: [slot] }) => slot ?? []));
  if (!isBare || cars.length > 0 || spans.length + slots.length === 0) return null;
  const answers = input.question?.slot;
  if (answers && [...slots, ...named.values.map(({ slot }) => slot)].includes(answers)) return null;
  const question = asked.just();
  if (!question) return null;
  const [measure] = measuresAsked(asked);
  if (measure) return measuredBy(measure, question);
  const isPlain = named.values.length === 0;
  if (!isPlain)
    return isMarked || /^(?:and|or|what about|how about)\b/.test(asked.text) ? withValues(asked, question) : null;
  if (/\d/.test(core) || slots.length === 0) return null;
  const about = [...new Set(slots.flatMap(withAlong))];
  const meant =
    "cars" in question && question.cars.length > 0 ? question.cars : (input.screen?.spoken ?? []).slice(0, 1);
  return question.kind === "compare" ? { ...question, about } : { kind: "facts", cars: meant, about, tests: [] };
}

function measuredBy({ slot, end }: Measure, question: Question): Question | null {
  if (question.kind === "superlative") return { ...question, by: slot, end };
  const isOfSeveral = (question.kind === "facts" || question.kind === "compare") && question.cars.length > 1;
  return isOfSeveral ? { kind: "compare", cars: question.cars, about: [slot] } : null;
}

function withValues(asked: Asked, question: Question): Question | null {
  const edits = testsOf(asked, { edits: [] });
  const supposed = { edits, without: [], moved: [] };
  switch (question.kind) {
    case "count":
    case "superlative":
    case "whatif":
      return { ...question, supposed };
    case "cost":
      return { ...question, supposed, slots: [...new Set(asked.named.values.map(({ slot }) => slot))] };
    case "facts":
    case "compare":
      return { kind: "facts", cars: question.cars, about: [], tests: valuesIn(asked) };
    default:
      return null;
  }
}

/** What named values ask of cars. */
export function valuesIn({ named }: Asked): Predicate[] {
  return named.values.map(({ slot, values }) => ({ slot, op: "in", value: values.map(String) }));
}

/** A car more beside those compared before. */
function joined(cars: readonly CarReference[], others: readonly CarReference[]): CarReference[] {
  const names = new Set(cars.map(({ make, models }) => `${make} ${models.join()}`));
  return [...others.filter(({ make, models }) => !names.has(`${make} ${models.join()}`)), ...cars].slice(-3);
}
