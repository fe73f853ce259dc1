import { holds, type Vocabulary } from "@/lib/catalog/catalog-reader";
import type { Predicate, SlotName } from "@/lib/constraints";
import { isNumericSlot, isSetSlot, likeness, slotNames, slotsInOrder, unitOf } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { broadTopics, type UnknownTopic, unheldNeeds, unheldTopics } from "@/lib/constraints/trade-words";
import { asksYesOrNo } from "@/lib/reading/lexicon/question-words";
import * as say from "@/lib/reading/lexicon/search-questions";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { lettersOf, textIn, tokenize } from "@/lib/reading/text/tokenize";
import { isNameSlot } from "@/lib/reading/values/names";
import { findNumbers } from "@/lib/reading/values/numbers";
import { findFeatures } from "@/lib/reading/values/topics";
import { fits } from "@/lib/reading/values/units/unit-context";
import { amountsIn, type Direction } from "./directions";
import type { kindChances } from "./kind-model";
import type { Measure, Question, Reference } from "./question";
import type { Named } from "./referents";
import type { QuestionSegment } from "./segments";
import { addedBy, type Supposed } from "./supposed";

export const inOrder = slotsInOrder(({ places }) => places.facts);

export const isComparative = ({ directions }: Asked) => directions().some(({ degree }) => degree === "comparative");

export function slotsAsked({ nameless: words, directions, named, versions = [], input }: Asked): SlotName[] {
  const spoken = new Set(directions().flatMap(({ slot, degree }) => (degree === "plain" ? [] : [slot])));
  const facts = inOrder.filter((slot) => spoken.has(slot) || slotWords[slot].asks?.fact?.test(words));
  // "With heated seats" counts none.
  const counting = named.tokens.filter((_, at) => !versions.some(({ start, end }) => start <= at && at < end));
  const counted = amountsIn(counting, input.vocabulary);
  const all = facts.length > 0 && !isOnlyMuch(facts, words) ? facts : counted.length > 0 ? counted : facts;
  // "How much does it weigh?" asks for no price.
  const others = all.filter((slot) => slot !== likeness.price);
  const asked = others.some(isNumericSlot) && isOnlyMuch([likeness.price], words) ? others : all;
  return [...new Set(asked.map((slot) => narrowed(slot, words, input.vocabulary)).flatMap(withAlong))];
}

/** "Two seats or four?" asks for the seats, and "is that enough for a camper?" for what it tows. */
export function slotsMeant(asked: Asked): SlotName[] {
  const { core, named } = asked;
  const own = slotsAsked(asked);
  if (own.length > 0) return own;
  const sides = isEither(asked) ? [...valuesIn(asked), ...addedBy(asked.supposed())] : [];
  const topics = named.topics.flatMap(({ slots: [slot] }) => slot ?? []);
  const about = sides.length > 0 ? sides.map(({ slot }) => slot).filter((slot) => !isNameSlot(slot)) : topics;
  return /\b(?:about|like)\b/.test(core) ? [] : [...new Set(about)];
}

/** "Front or rear wheel drive", "two seats or four": one of two, and no yes or no. */
function isEither({ core, nameless, named: { tokens, values, names } }: Asked): boolean {
  const or = tokens.findIndex(({ word }) => word === "or");
  const isPair = values.length > 1 && values.every(({ slot }) => slot === values[0]?.slot);
  const isBeside = values.some(({ slot, start, end }) => !isSetSlot(slot) && start <= or + 1 && end >= or);
  const isCounted = nameless.split(/\bor\b/).filter((side) => findNumbers(tokenize(side), []).length > 0).length > 1;
  const isOfNames = names.some(({ start }) => start > (tokens[or]?.start ?? 0));
  return or > 0 && !isOfNames && !say.orElse.test(core) && (isPair || isBeside || isCounted);
}

/** "Is it automatic?", "does it seat 5?" */
export function testsIn(asked: Asked): Predicate[] {
  if (!asksYesOrNo.test(asked.core) && !isBareThing(asked) && !isBareMeasure(asked)) return [];
  const slots = slotsAsked(asked);
  const bare = bareTests(asked, slots);
  if (bare.length > 0) return bare;
  const added = addedBy(asked.supposed());
  // "Is this truck used?" doesn't ask if it's a truck.
  const { tokens, values } = asked.named;
  const subjects = values.filter(({ start }) => /^th(?:is|at|ese|ose)$/.test(tokens[start - 1]?.word ?? ""));
  if (isEither(asked)) return [];
  const said = valuesIn(asked).filter(({ slot }) => !subjects.some((one) => one.slot === slot) && !isNumericSlot(slot));
  const isAsked = (slot: SlotName) => isNumericSlot(slot) && (slots.length === 0 || slots.includes(slot));
  // "Is the 2023 used?" doesn't ask if it's a 2023.
  return [...said, ...added.filter((each) => isAsked(each.slot) && asked.products[0]?.year !== each.value)];
}

/** "Transit Connect under 78 inches tall?": no wish can change what a model measures. */
export function isBareMeasure({ isMarked, named: { names }, supposed }: Asked): boolean {
  const isModel = names.length === 1 && names.every(({ start, product }) => start < 12 && product.models.length > 0);
  return isMarked && isModel && addedBy(supposed()).some(({ slot }) => unitOf(slot) === "in");
}

/** "Can it pull 9000?", "does it have 8?": a figure of the slot asked for, or of a wish. */
function bareTests(asked: Asked, slots: readonly SlotName[]): Predicate[] {
  const [value, ...others] = figuresIn(asked);
  const [only, ...more] =
    slots.length > 0 ? slots : asked.input.constraints.flatMap((each) => (each.value === value ? each.slot : []));
  if (value === undefined || others.length + more.length > 0 || !only || !say.bareFigure.test(asked.core)) return [];
  return isNumericSlot(only) && fits(only, value) ? [{ slot: only, op: ">=", value }] : [];
}

/** "Heated seats?" */
function isBareThing({ core, isMarked, named: { values, tokens } }: Asked): boolean {
  // "How's the Spark, automatic?"
  const isLast =
    values.length === 1 && tokens.findLast(({ kind }) => kind === "word") === tokens[values[0]?.start ?? 0];
  if (isMarked && isLast && /^how'?s\b.*,/.test(core)) return true;
  return isMarked && values.length > 0 && values.every(({ slot }) => isSetSlot(slot)) && !/^(?:wh|how)/.test(core);
}

export function asksPrice({ nameless }: Pick<Asked, "nameless">): boolean {
  return slotWords[likeness.price].asks?.fact?.test(nameless) ?? false;
}

/** "How much" alone means money only if nothing else is named. */
function isOnlyMuch([only, ...more]: readonly SlotName[], words: string): boolean {
  const plain = words.replace(/\bhow (?:much|far)\b/g, " ");
  return only === likeness.price && more.length === 0 && !slotWords[only].asks?.fact?.test(plain);
}

/** "What did it cost new?" asks for the list price, if the catalog has both. */
function narrowed(slot: SlotName, words: string, vocabulary: Vocabulary): SlotName {
  const narrows = (each: SlotName) => slotWords[each].narrows;
  const asked = slotNames.find((each) => narrows(each)?.slot === slot && narrows(each)?.asks.test(words));
  return asked && holds(vocabulary, asked) ? asked : slot;
}

export function withAlong(slot: SlotName): SlotName[] {
  const { along = [] } = slotWords[slot].asks ?? {};
  return [slot, ...slotNames.filter((each) => along.includes(each))];
}

export function measuresAsked({ directions, core, input: { vocabulary } }: Asked): Measure[] {
  return directions()
    .filter(({ degree }) => degree !== "plain")
    .map(({ slot, end }) => ({ slot: narrowed(slot, core, vocabulary), end }));
}

/** "The lowest", not "lower". */
export function ledBy({ end }: Measure, core: string): { end?: Measure["end"] } {
  return /\b(?:\w+est|most|least)\b/.test(core) ? { end } : {};
}

export interface AskedSoFar {
  last?: Question | undefined;
  /** In this message or the last. */
  just?: Question | undefined;
  /** Those of the last question, and of the one before that. */
  group?: Reference[];
  /** The last fuel cost asked for. */
  ran?: Extract<Question, { kind: "running" }> | undefined;
  /** Asked about before, without an answer. */
  admitted?: readonly UnknownTopic[];
}

export interface Asked extends QuestionSegment {
  named: Named;
  products: Reference[];
  /** Named earlier in the message. */
  recent: readonly Reference[];
  /** Those, and all that were spoken of or shown. */
  near: readonly Reference[];
  input: ReadInput;
  /** Lower case without product names: a RAV4 Hybrid does not ask about hybrids. */
  nameless: string;
  /** Values that single out versions, taken out of the named ones. */
  versions?: Named["values"];
  directions: () => readonly Direction[];
  chances: () => ReturnType<typeof kindChances>;
  before: () => AskedSoFar;
  supposed: () => Supposed;
}

export function valuesIn({ named }: { named: Pick<Named, "values"> }): Predicate[] {
  const saidOf = (slot: SlotName) => named.values.flatMap((each) => (each.slot === slot ? [...each.values] : []));
  return named.values.flatMap(({ slot, values }, at, all): Predicate[] => {
    if (!isNumericSlot(slot)) return [{ slot, op: "in", value: values.map(String) }];
    // "A V6 or a V8" is one test.
    return all.findIndex((each) => each.slot === slot) === at
      ? [{ slot, op: "in", value: saidOf(slot).map(Number) }]
      : [];
  });
}

/** "The diesel Silverado", "the V6's towing", "price with AWD": what singles out versions, where something else is asked. */
export function versionsIn(asked: Asked): Asked["named"]["values"] {
  const { core, products, directions, input } = asked;
  const { names, tokens, values } = asked.named;
  const isYesOrNo = asksYesOrNo.test(core);
  const isLed = names.length === 0 && directions().some(({ degree }) => degree !== "plain");
  const isOfNone = products.length === 0 && (isYesOrNo || !input.screen?.spoken?.length);
  const isOther = say.addsCost.test(core) || say.ofAllOf.test(asked.nameless) || say.partsSides.test(core);
  if (isOther || isLed || isOfNone) return [];
  return values.filter(({ start, end }) => {
    const said = textIn(tokens, Math.max(0, start - 2), end);
    const isPointed =
      /^(?:\w+ )?(?:w|with) /.test(said) || (say.pointsAtVersion.test(said) && !say.owningVerb.test(said));
    const isBeside = names.some((each) => each.start === tokens[end]?.start);
    const isMany = say.ofMany.has(tokens[end]?.word ?? "");
    return !isMany && (isPointed || isBeside || (products.length > 0 && !isYesOrNo));
  });
}

/** The topic asked about, or the things named that no column holds. */
export function unheldIn({ core: said, text, input, named }: Pick<Asked, "core" | "text" | "input" | "named">) {
  if (say.dropped.test(said)) return undefined;
  // Heated seats are no seats.
  const things = named.values.filter(({ slot }) => isSetSlot(slot));
  // Nor does a Charger charge.
  const taken = [...things.map((each) => lettersOf(named.tokens, each)), ...named.names];
  const core = taken.reduce((left, { start, end }) => left.replace(text.slice(start, end), " "), said);
  const isHeld = (slot: SlotName) => holds(input.vocabulary, slot);
  const hit = unheldTopics.find(({ asks, held }) => asks.test(core) && !(held?.asks.test(core) && isHeld(held.slot)));
  if (hit && !broadTopics.some((each) => each === hit.topic)) return { topic: hit.topic };
  const owned = named.tokens.map((_, at) => named.values.some(({ start, end }) => start <= at && at < end));
  const needs = findFeatures(named.tokens, owned, []).map(({ word }) => word.name);
  const names = [...new Set(needs.filter((name) => Object.hasOwn(unheldNeeds, name)))];
  if (names.length > 0) return { topic: hit?.topic ?? ("equipment" as const), names };
  return hit && { topic: hit.topic };
}

export function figuresIn({ named: { tokens, names } }: Asked): number[] {
  const owned = tokens.map(({ start }) => names.some((each) => each.start <= start && start < each.end));
  return findNumbers(tokens, owned).map(({ value }) => value);
}

export function slotsNamed(asked: Asked): SlotName[] {
  const { named, core, input } = asked;
  const slots = [...named.topics.flatMap(({ slots }) => [...slots]), ...named.values.map(({ slot }) => slot)];
  if (/\b(?:budget|money|price|cost|spend)\b/.test(core)) slots.push(likeness.price);
  // "What's the 280 costing me?"
  const numbers: unknown[] = figuresIn(asked);
  slots.push(...input.constraints.flatMap(({ slot, value }) => (numbers.includes(value) ? [slot] : [])));
  return [...new Set(slots)];
}
