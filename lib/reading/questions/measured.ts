import type { Predicate, SlotName } from "@/lib/constraints";
import { isBound, isNumericSlot, likeness, slotsInOrder, unitOf } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { ofAny } from "@/lib/reading/lexicon/pointing-words";
import { foot } from "@/lib/reading/lexicon/quantity-words";
import * as say from "@/lib/reading/lexicon/search-questions";
import { tokenize } from "@/lib/reading/text/tokenize";
import { findNumbers } from "@/lib/reading/values/numbers";
import { fits, isMeasure, unitAt } from "@/lib/reading/values/units/unit-context";
import { type Asked, figuresIn, inOrder, slotsAsked, unheldIn } from "./asked-slots";
import type { Question } from "./question";
import { asks } from "./segments";

/** "Does it fit a 17 foot garage?", "is 205 inches OK for me?": a measure beside a limit said now, or the one held. */
export function readMeasured(asked: Asked): Question | null {
  const { core, named, products, near } = asked;
  const isOther = named.names.length > 1 || named.values.length > 0;
  const isMeant = [say.suits, say.bearsIt, say.besideFigure].some((each) => each.test(core));
  if (!asks(asked) || isOther || [ofAny, say.sizingUp, say.triesOut].some((each) => each.test(core)) || !isMeant)
    return null;
  const about = products.length > 0 ? products : near.slice(0, 1);
  if (about.length === 0 || unheldIn(asked)) return null;
  const test = limitIn(asked);
  const counts = say.isClose.test(core) ? { ofTrims: true as const } : {};
  return test ? { kind: "facts", products: about, about: [], tests: [test], ...counts } : null;
}

/** "Is a 6,000 lb rating enough for 5,600?" */
export function readMargin({ core }: Asked): Question | null {
  const [, have, need] = (say.enoughFor.exec(core) ?? []).map((each) => Number(each.replace(/,/g, "")));
  const [measure] = measuredIn(core);
  return have && need && measure ? { kind: "margin", have, need, unit: measure.unit } : null;
}

/** Where a thing is put, its first measure that can be so large: 17 feet are long, 7 feet tall. */
const placed = slotsInOrder(({ places }) => places.filter).filter((slot) => unitOf(slot) === "in");

function limitIn(asked: Asked): Predicate | undefined {
  const { core, input } = asked;
  const words = input.words.toLowerCase();
  const bears = say.bearsIt.test(core);
  const isFitting = bears || say.suits.test(core);
  const just = isFitting ? asked.before().just : undefined;
  const told = [input.words, (isFitting && input.screen?.earlier?.at(-1)) || ""];
  const place = told.find((each) => say.parkedIn.test(each.toLowerCase()));
  const before = just?.kind === "facts" ? [...just.tests.map(({ slot }) => slot), ...just.about] : [];
  const compared = asked.directions().map(({ slot }) => slot);
  const budget = say.ofBudget.test(core) ? [likeness.price] : [];
  const about = [...compared, ...slotsAsked(asked), ...budget, ...before];
  // "My garage is 16 feet. Will it fit?"
  const measures = measuredIn(core);
  const said = measures.length > 0 || !(place || bears) ? measures : measuredIn(place ?? input.words);
  // "Is it still under my 32,000?" names the limit meant.
  const figures: unknown[] = figuresIn(asked).filter((each) => each < 1900 || each > 2100);
  const isOwn = isFitting || figures.length * asked.products.length > 0;
  const held = [...(isOwn ? input.constraints : []), ...(just?.kind === "facts" ? just.tests : [])];
  const isMeant = ({ slot, value }: Predicate) => (figures.length > 0 ? figures.includes(value) : about.includes(slot));
  if (said.length === 0) return held.find((each) => isBound(each.op) && isMeant(each));
  const borne = inOrder.filter((slot) => bears && slotWords[slot].asks?.fact?.test(words));
  const op = say.isLeast.test(core) || bears ? ">=" : "<=";
  return testIn(said, [...about, ...borne, ...(place ? placed : [])], op);
}

function testIn(said: ReturnType<typeof measuredIn>, slots: readonly SlotName[], op: ">=" | "<=") {
  const isOf = (each: SlotName, { unit, value }: (typeof said)[number]) =>
    isNumericSlot(each) && unitOf(each) === unit && fits(each, value);
  return said.flatMap((each) => slots.flatMap((slot) => (isOf(slot, each) ? { slot, op, value: each.value } : [])))[0];
}

/** "My trailer is 3,000 pounds" beside "how much does the Bronco tow?" */
export function besideOwn({ core }: Asked, question: Question): Question {
  if (question.kind !== "facts" || !say.ownThing.test(core)) return question;
  const test = testIn(
    measuredIn(core),
    question.about,
    question.about.some((slot) => placed.includes(slot)) ? "<=" : ">=",
  );
  return test ? { ...question, tests: [test] } : question;
}

/** In their slots' units: "6 foot 8" is 80 inches. */
function measuredIn(words: string) {
  const tokens = tokenize(words.replace(/(?<=\d)'/g, " feet "));
  return findNumbers(tokens, []).flatMap(({ value, end }, at, all) => {
    const unit = unitAt(tokens, tokens[end]?.word === "-" ? end + 1 : end);
    if (!unit || !isMeasure(unit.payload)) return [];
    const { unit: own, times } = unit.payload;
    const next = all[at + 1];
    const inches = unit.payload === foot && next?.start === unit.end && next.value < 12 ? next.value : 0;
    return [{ value: Math.round((value * times + inches) * 10) / 10, unit: own }];
  });
}
