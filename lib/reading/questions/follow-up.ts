import { isNumericSlot, isSetSlot, likeness, roles, type SlotName, slotNames } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { runningWords } from "@/lib/constraints/trade-words";
import { knownEnglish } from "@/lib/reading/lexicon/english-words";
import { variantWords, withoutVariant } from "@/lib/reading/lexicon/naming-words";
import {
  against,
  closing,
  demanding,
  opening,
  pointing,
  setsApart,
  wishes,
} from "@/lib/reading/lexicon/pointing-words";
import * as say from "@/lib/reading/lexicon/search-questions";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { isNameSlot } from "@/lib/reading/values/names";
import { supersOf, testsOf } from "./about-search";
import * as heard from "./asked-slots";
import { type Measure, productsIn, type Question, type Reference } from "./question";
import { eachOnce, isLike, namedIn, pointsBeyond } from "./referents";
import { bothLines } from "./running";
import { asks } from "./segments";
import { addedBy, addingTest, supposedBy } from "./supposed";

/** Messages searched for the earlier question. */
const mostBack = 4;

/** Reads earlier questions in order, so a follow-up can follow a follow-up. */
export function askedBefore(
  { screen, ...input }: ReadInput,
  read: (input: ReadInput, before: heard.AskedSoFar) => readonly { question: Question }[],
): heard.AskedSoFar {
  const { earlier = [], ...seen } = screen ?? { gaveWay: [], proposes: false, oneProduct: false };
  return earlier.slice(-mostBack).reduce<heard.AskedSoFar>((before, words, at, all) => {
    const found = read({ ...input, words, screen: { ...seen, earlier: all.slice(0, at) } }, before).map(
      ({ question }) => question,
    );
    const isOther = (each: Question) => each.kind === "why" || (each.kind === "unknown" && each.topic === "other");
    // "How come?" leaves open what it asks of.
    const just = found.findLast((each) => !isOther(each)) ?? (found.at(-1)?.kind === "why" ? before.just : undefined);
    const own = productsIn(just);
    // Several wishes end the earlier question.
    const slots = just ? [] : namedIn(words, input.vocabulary).values.map(({ slot }) => slot);
    const ran = found.findLast((each) => each.kind === "running") ?? before.ran;
    const admitted = found.flatMap((each) => (each.kind === "unknown" && !each.names ? [each.topic] : []));
    return {
      just,
      group: just ? eachOnce([...own, ...(before.group ?? [])]).slice(0, Math.max(2, own.length)) : [],
      ran,
      admitted: [...(before.admitted ?? []), ...admitted],
      last: just ?? (new Set(slots).size > 1 ? undefined : before.last),
    };
  }, {});
}

export function isFragment({ named, products, directions, core, versions = [] }: heard.Asked): boolean {
  const spans = [
    ...named.values,
    ...versions,
    ...named.topics,
    ...directions().map(({ start, stop }) => ({ start, end: stop })),
  ];
  return named.tokens.every(
    ({ kind, word, start: letter }, at) =>
      kind !== "word" ||
      spans.some(({ start, end }) => start <= at && at < end) ||
      named.names.some(({ start, end }) => start <= letter && letter < end) ||
      (say.onward.test(core) && named.names.length > 0) ||
      (!knownEnglish.has(word) && named.names.some(({ end }) => letter === end + 1)) ||
      pointing.has(word) ||
      products.some(({ trim = "" }) => trim.split(" ").includes(word)) ||
      (word === "than" && against.test(core)) ||
      slotNames.some((slot) => slotWords[slot].asks?.fact?.test(word)),
  );
}

/** "Tacoma auto or stick", "that one gas or hybrid": two ways of one ask without a verb. */
export function isEitherOr({ named: { tokens, names, values }, nameless, text }: heard.Asked): boolean {
  const or = tokens.findIndex(({ word }) => word === "or");
  const [before, next] = [values.some(({ end }) => end === or), values.some(({ start }) => start === or + 1)];
  const isModel = names.every(({ product: { models }, end }) => models.length > 0 && end < (tokens[or]?.start ?? 0));
  return or > 0 && isModel && (before || next) && names.length < 2 && !wishes.test(text) && !/\d\d/.test(nameless);
}

/** "And the second one?", "and mpg?": a name replaces its counterpart in the last question. */
export function readFollowUp(asked: heard.Asked): Question | null {
  const { products, named, isMarked, core, text, input, directions } = asked;
  const { shown = [], spoken = [] } = input.screen ?? {};
  const [isTurned, isNext, isGap] = [say.turnsRound, say.runnerUp, say.bareGap].map((each) => each.test(core));
  const { just: led, group = [] } = isTurned || isNext || isGap ? asked.before() : {};
  if (led?.kind === "superlative" && isNext) return { ...led, after: (led.after ?? 0) + 1 };
  if (led?.kind === "superlative" && isTurned) return { ...led, end: led.end === "most" ? "least" : "most" };
  if (led?.kind === "compare" && isGap) return led;
  const priced = named.names.length === 0 && say.pricesIt.test(core) ? asked.before().just : undefined;
  const things = priced?.kind === "facts" ? priced.tests.filter(({ slot }) => !isNumericSlot(slot)) : [];
  const paid = { slots: things.map(({ slot }) => slot), by: { slot: likeness.price, end: "most" as const } };
  const isHybrid = things.some(({ value }) => runningWords.kinds.hybrid.test(`${value}`.toLowerCase()));
  const ways = isHybrid ? bothLines({ ...asked, near: productsIn(priced) }) : [];
  if (ways.length > 1) return { kind: "compare", products: ways, about: [likeness.price] };
  if (things.length > 0) return { kind: "cost", supposed: supposedBy(things.map(addingTest)), ...paid };
  if (led?.kind === "facts" && isGap && named.names.length === 0)
    return led.tests.length > 0 || group.length < 2 ? led : { kind: "compare", products: group, about: led.about };
  // "The second one" of a list of one.
  if (products.length === 0 && shown.length > 0 && asks(asked) && pointsBeyond(core, shown.length))
    return { kind: "facts", products: [], about: [], tests: [] };
  if (say.theRest.test(core) && shown.length > 1)
    return { kind: "facts", products: shown.slice(1, 4), about: [likeness.price], tests: [] };
  const isUnheld = asks(asked) && heard.unheldIn(asked) !== undefined;
  const among = isUnheld ? null : readAmong(asked);
  const isApart = setsApart.test(core) && heard.slotsAsked(asked).length === 0;
  if ((demanding.test(core) && !(isMarked && !/ me\b/.test(core))) || isApart || say.opensWhy.test(core)) return null;
  // "Any year" leaves it open.
  const isOpen = !isMarked && /^(?:just )?any \w+(?: (?:is|will|does|works|then).*)?$/.test(core);
  if (among || isUnheld || isOpen || !isFragment(asked)) return among;
  const opens = isMarked || isEitherOr(asked) || opening.test(text) || closing.test(text);
  const slots = heard.slotsAsked(asked).concat(named.topics.flatMap(({ slots: [slot] }) => slot ?? []));
  const isValued = named.values.length > 0 || /\d/.test(core.replace(/\b[123](?:st|nd|rd)\b/g, ""));
  const answers = input.question?.slot;
  const isAnswer = answers !== undefined && [...slots, ...named.values.map(({ slot }) => slot)].includes(answers);
  if (products.length > 0) {
    // Without an open question, "the second one" can only ask.
    const isPointing = named.names.length === 0 && input.question === undefined;
    const { just, last } = asked.before();
    const isNamed = just !== undefined && namesProducts(just) && answers !== "make" && answers !== "model";
    // "Miata vs GR86" begins a comparison, whatever was asked before.
    const isBeside = named.names.length > 1 && (/\b(?:vs|versus|compared)\b/.test(core) || last?.kind === "cost");
    const question = !isBeside && (opens || isPointing || isNamed) ? last : undefined;
    const tests = heard.testsIn(asked);
    // "Is that one cheaper?" after two.
    const [measure] = products.length === 1 && named.names.length === 0 ? heard.measuresAsked(asked) : [];
    const two = measure ? measuredBy(asked, measure, just) : null;
    if (two?.kind === "compare") return two;
    const isLeading = directions().some(({ degree }) => degree === "superlative");
    if (directions().length > 0 && (slots.length === 0 || isLeading)) return null;
    if (question && (opens || isNamed) && named.names.length > 0 && "supposed" in question && slots.length === 0)
      return withTests(asked, question);
    const about = slots.length > 0 ? { about: [...new Set(slots.flatMap(heard.withAlong))], tests: [] } : {};
    // "The price of both", whatever was asked before.
    if (products.length > 1 && named.names.length + named.values.length === 0 && slots.length > 0)
      return comparedWith(products, { kind: "compare", products: [], about: [] }, about);
    switch (question?.kind) {
      case "facts":
        if (against.test(core)) return comparedWith(products, question, {});
        return { ...question, products, ...about, ...(tests.length > 0 ? { about: [], tests } : {}) };
      case "unknown":
      case "running":
      case "payment":
        if (question.kind === "unknown" && isPointing && slots.length > 0)
          return { kind: "facts", products, about: [...new Set(slots)], tests: [] };
        if (question.kind === "unknown" && !(isMarked || opening.test(text) || closing.test(text))) return null;
        // "Is the Crosstrek OK on gas?" asks about gas, not about the snow again.
        return slots.length + named.values.length > 0 ? null : { ...question, products };
      case "compare":
        if (tests.length > 0) return { kind: "facts", products, about: [], tests };
        // "Civic Si power" or "the second one" after a comparison of two others means it alone.
        if (slots.length + Number(isPointing) > 0 && !opening.test(text) && !closing.test(text)) return null;
        return comparedWith(
          products,
          against.test(core) ? { ...question, products: question.products.slice(0, 1) } : question,
          about,
        );
      default:
        return isPointing && slots.length === 0 ? { kind: "facts", products, about: [], tests: [] } : null;
    }
  }
  const [measure] = heard.measuresAsked(asked);
  // Rereading earlier messages is slow.
  if (isAnswer || (!measure && (isValued ? !opens : slots.length === 0))) return null;
  const question = asked.before().just;
  if (!question || measure) return measure ? measuredBy(asked, measure, question) : null;
  if (isValued) return withTests(asked, question);
  const about = [...new Set(slots.flatMap(heard.withAlong))];
  // "My wife likes the Passport. How much is it?" leaves what was asked before.
  const own = asked.recent.length === 1 ? asked.recent : productsIn(question);
  if (question.kind === "compare" && own !== asked.recent) return { ...question, about };
  return { kind: "facts", products: own.length > 0 ? [...own] : spoken.slice(0, 1), about, tests: [] };
}

/** "Which of those is roomiest?" means those just compared. */
function readAmong(asked: heard.Asked): Question | null {
  const { core, named, input, before } = asked;
  const isOne = /\b\w+er one\b/.test(core);
  const isWhich = /^which\b(?!.*\b(?:here|left|list|have|search)\b)|\bwhich(?: one)?$/.test(core);
  const [counted] = /\bof (?:those|these|them|the) ?(?:two|three)?\b/.exec(core) ?? [];
  if (!(isOne || isWhich || counted) || runningWords.asks.test(core)) return null;
  const things = heard.valuesIn(asked);
  const isThing = things.length > 0 && heard.measuresAsked(asked).length === 0 && !isOne;
  // "Which of the RAV4 and the CR-V has heated seats?", "which one has heated seats?" of those shown.
  if (named.names.length > 1 && isThing && isWhich)
    return { kind: "facts", products: asked.products.slice(0, 3), about: [], tests: things };
  if (named.names.length > 0) return null;
  const question = before().last;
  const spoken = asked.recent.length > 1 ? asked.recent : (input.screen?.spoken ?? []);
  const among = counted?.endsWith("three") ? 3 : productsIn(question).length;
  const just = asked.before().just;
  const own = just && "products" in just && just.products.length === among ? just.products : undefined;
  const products = own?.map((each) => spoken.find((other) => isLike(each, other)) ?? each) ?? spoken.slice(0, among);
  const shown = (input.screen?.shown ?? []).slice(0, 3);
  if (among < 2 && isThing && shown.length > 1 && say.whichHas.test(core))
    return { kind: "facts", products: shown, about: [], tests: things };
  if (among < 2 || products.length < among) return null;
  const [measure] = heard.measuresAsked(asked);
  const isBound = addedBy(asked.supposed()).length > 0;
  if (measure && !isOne && !isBound)
    return { kind: "compare", products, about: [measure.slot], ...heard.ledBy(measure, core) };
  return things.length > 0 ? { kind: "facts", products, about: [], tests: things } : null;
}

function namesProducts(question: Question): boolean {
  const added = "supposed" in question ? addedBy(question.supposed) : [];
  return productsIn(question).length > 0 || added.some(({ slot }) => isNameSlot(slot));
}

function measuredBy(asked: heard.Asked, measure: Measure, question: Question | undefined): Question | null {
  if (!question) return null;
  const isOfSeveral = (question.kind === "facts" || question.kind === "compare") && question.products.length > 1;
  if (isOfSeveral) return { kind: "compare", products: question.products, about: [measure.slot] };
  if (question.kind === "cost") return null;
  return "supposed" in question || question.kind === "facts" ? supersOf(asked, measure) : null;
}

function withTests(asked: heard.Asked, question: Question): Question | null {
  const supposed = supposedBy(testsOf(asked, asked.supposed().edits));
  switch (question.kind) {
    case "count":
    case "superlative":
    case "whatif":
      return { ...question, supposed };
    case "cost":
      return { ...question, supposed, slots: [...new Set(asked.named.values.map(({ slot }) => slot))] };
    case "unknown":
    case "facts":
    case "compare": {
      // "Corolla or Civic? And the hybrids?"
      const lines = question.products.flatMap((each) => variantOf(asked, [each]) ?? []);
      if (lines.length > Number(question.kind === "compare")) return { ...question, products: lines };
      const values = heard.valuesIn(asked);
      const tests = values.length > 0 ? values : addedBy(supposed);
      // "How much is a CR-V? What about with AWD?" asks the same of those versions.
      const isOfVersions = (tests.some(({ slot }) => isSetSlot(slot)) ? say.havingIt : say.ofVersion).test(asked.core);
      if (isOfVersions && tests.length > 0 && question.kind !== "unknown" && question.about.some(isNumericSlot))
        return { ...question, products: question.products.map((each) => ({ ...each, of: tests })) };
      const about = isEitherOr(asked) ? [...new Set(tests.map(({ slot }) => slot))] : [];
      return { kind: "facts", products: question.products, about, tests: about.length > 0 ? [] : tests };
    }
    default:
      return null;
  }
}

/** "And the hybrid?" after the CR-V means the CR-V Hybrid. */
export function variantOf(
  { named, input }: Pick<heard.Asked, "named" | "input">,
  [last]: readonly Reference[],
): Reference | undefined {
  const { make, models: [model] = [] } = last ?? {};
  const [value, ...others] = named.values;
  if (!make || !model || !value || others.length > 0) return undefined;
  if (value.slot !== roles.energy && value.slot !== roles.category) return undefined;
  const ending = variantWords.find(([wished]) => wished.test(`${value.values[0]}`))?.[1] ?? /$^/;
  const isLine = (name: string) => name !== model && name.replace(ending, "") === withoutVariant(model);
  const entry = input.vocabulary.model.find((each) => each.make === make && isLine(each.value));
  return entry && { make, models: [entry.value] };
}

function comparedWith(
  more: readonly Reference[],
  { products, about }: Extract<Question, { kind: "facts" | "compare" }>,
  asked: { about?: SlotName[] },
): Question {
  const names = new Set(more.map(({ make, models }) => `${make} ${models.join()}`));
  const others = products.filter(({ make, models }) => !names.has(`${make} ${models.join()}`));
  return { kind: "compare", products: [...others, ...more].slice(-3), about, ...asked };
}
