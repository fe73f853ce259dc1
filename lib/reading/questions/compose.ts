import { isNumericSlot, isSetSlot, likeness, type Predicate, type SlotName } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { setsApart, setsBeside, topPlace } from "@/lib/reading/lexicon/pointing-words";
import { howWords } from "@/lib/reading/lexicon/question-words";
import * as talk from "@/lib/reading/lexicon/search-questions";
import { factsOfProducts, readUnknown, strangeIn, termsIn } from "./about-products";
import { asksForThem, candidates, countOf, isWide, supersOf, testsOf, why, whyTopic } from "./about-search";
import * as heard from "./asked-slots";
import { directionsIn } from "./directions";
import { type LearnedKind, learnedKinds } from "./kind-model";
import type { Question } from "./question";
import { isLike, namedIn } from "./referents";
import { runningOf } from "./running";
import { addedBy, supposedBy } from "./supposed";

/** Less likely kinds need their arguments. */
const least = 0.06;
/** Above this, a kind needs no rule's words. */
const sure = 0.45;
const surer = 0.6;

/** Picks the likeliest kind with its arguments present, or else the nearest for the named things. */
export function composeQuestion(asked: heard.Asked): Question | null {
  if (asksForThem(asked)) return null;
  const found = asked.chances();
  // Facts need a named product.
  const chances = asked.products.length > 0 ? found : { ...found, facts: found.facts / 2.5 };
  const isBounded = addedBy(asked.supposed()).some(({ slot }) => isNumericSlot(slot));
  const isOfSome = isBounded || (asked.named.values.length > 0 && asked.products.length === 0);
  const isLed = heard.measuresAsked(asked).length > 0;
  const isCounting = talk.counts.test(asked.core) && ((isOfSome && !isLed) || asked.core.startsWith("how"));
  const isYesOrNo = /^(?:is|are|do|does|would|will|how much)\b/.test(asked.core);
  const isBeside = isYesOrNo || talk.addsCost.test(asked.core) || isAdvice(asked);
  const plain = isCounting ? fillers.count(asked, 1) : isBeside ? beside(asked) : null;
  const isOfKind = talk.priceOfKind.test(asked.core) && heard.asksPrice(asked);
  const first = plain ?? (isOfKind ? factsOfSearch(asked, heard.valuesIn(asked)) : null);
  if (first) return first;
  // "Can the Tacoma or the Silverado pull 5,500?" asks yes or no of each, and "can I get it under 20k?" of one.
  const isOfThem =
    asked.products.length > (/\bit\b/.test(asked.core) ? 0 : 1) && heard.measuresAsked(asked).length === 0;
  const isSplit = setsApart.test(asked.core);
  if (isOfThem && !isSplit && talk.opensYesOrNo.test(asked.core) && heard.testsIn(asked).length > 0)
    return factsOfProducts(asked);
  // "How many mile have?"
  const isOwn = heard.slotsAsked(asked).some((slot) => slotWords[slot].asks?.fact?.exec(asked.core)?.index === 0);
  const isOfOne = isOwn && /^how (?:many|much)\b/.test(asked.core) && !heard.asksPrice(asked);
  const own = isOfOne ? factsOfProducts(asked) : null;
  // "Is the Colorado stronger?" than the last.
  const isMore = asked.named.names.length === 1 && talk.asksIfMore.test(asked.core) && heard.isComparative(asked);
  const isApart = isSplit || isMore || isSetBeside(asked) || measuresBefore(asked).length > 0;
  const next = own ?? (isApart ? comparison(asked) : null);
  if (next) return next;
  const likely = learnedKinds.filter((kind) => chances[kind] >= least).sort((a, b) => chances[b] - chances[a]);
  for (const kind of [...likely, ...nearest]) {
    const question = fillers[kind](asked, chances[kind]);
    if (question) return question;
  }
  return likely[0] === "recommend" ? fillers.recommend(asked, 1) : null;
}

/** "Put it next to a Forester." */
export function isSetBeside({ named, core }: Pick<heard.Asked, "named" | "core">): boolean {
  return named.names.length > 0 && setsBeside.test(core);
}

/** Which of two kinds suits. */
export function isAdvice({ core, text, named: { names, values } }: heard.Asked): boolean {
  const [one, other, ...more] = values;
  const isPair = one !== undefined && one.slot === other?.slot && more.length + names.length === 0;
  return isPair && [core, text].some((said) => talk.asksAdvice.test(said));
}

const nearest: readonly LearnedKind[] = ["compare", "superlative", "facts", "whatif", "count", "why"];

const fillers: Readonly<Record<LearnedKind, (asked: heard.Asked, chance: number) => Question | null>> = {
  facts: (asked) => {
    // "How old is the cheapest CX-5?" asks about one.
    if (asked.directions().some(({ degree }) => degree === "superlative")) return null;
    const { names, values } = asked.named;
    // "Which big V6 sedans, Chevy or Ford?"
    const isOfMakes = values.length > 0 && names.length > 0 && names.every(({ product }) => !product.models[0]);
    // "That Ford a crew cab?" points at one.
    if (isOfMakes && asked.products.every(({ position }) => position === undefined)) return countOf(asked);
    const sum = talk.asksForSum.test(asked.core) ? supersOf(asked, { slot: likeness.price, end: "least" }) : null;
    return (
      factsOfProducts(asked) ?? sum ?? (/^how\b/.test(asked.core) ? whyOfWays(asked) : null) ?? factsOfSearch(asked)
    );
  },
  compare: (asked) => beside(asked) ?? comparison(asked),
  superlative: (asked) => {
    const [measure] = measuresOf(asked);
    // "Camry or Accord. Which has more trunk?" compares those two.
    const two = talk.ofTwo.test(asked.core) ? comparison(asked) : null;
    const isLed = measure && asked.named.names.length < 2 && !topPlace.test(asked.core);
    return isLed ? (two ?? supersOf(asked, measure)) : null;
  },
  count: (asked, chance) => {
    const all: Question = { kind: "count", supposed: supposedBy([]), everywhere: isWide(asked) };
    return countOf(asked) ?? (chance > sure ? all : null);
  },
  whatif: (asked) => {
    if (!talk.supposing.test(asked.core) || talk.wavesOff.test(asked.core)) return null;
    return asked.named.names.length > 0 && factsOfProducts(asked) ? null : supposition(asked);
  },
  cost: (asked) => beside(asked) ?? costOf(asked),
  why: (asked, chance) =>
    chance > surer ? why(whyTopic(asked.core, asked.products.length > 0), asked) : whyOfWays(asked),
  term: ({ core, named, products }) => {
    const terms = termsIn(core).slice(0, 3);
    return terms.length > 0 &&
      named.names.length === 0 &&
      products.length < (/^(?:is|does)\b/.test(core) ? 1 : 2) &&
      !/\b(?:its|their)\b/.test(core)
      ? { kind: "term", terms }
      : null;
  },
  running: (asked, chance) =>
    chance > sure && !heard.asksPrice(asked) && heard.testsIn(asked).length === 0 ? runningOf(asked) : null,
  recommend: (asked, chance) => {
    const isOfFigures = asked.named.names.length === 1 && heard.slotsAsked(asked).length > 0;
    return chance > sure && !isOfFigures ? { kind: "recommend", handsOver: false, products: candidates(asked) } : null;
  },
  unknown: (asked, chance) => {
    const { products, named } = asked;
    const known = heard.unheldIn(asked);
    if (!known && named.names.length > 1) return comparison(asked);
    const isElse = heard.slotsAsked(asked).length + named.values.length === 0;
    return known || (isElse && chance > sure && products.length > 0)
      ? { kind: "unknown", topic: known?.topic ?? "other", products, words: asked.core }
      : null;
  },
  how: ({ core, named }, chance) => {
    const about = howWords.find(([words]) => words.test(core))?.[1];
    const isBare = named.names.length + named.values.length + named.topics.length === 0;
    return about || (isBare && chance > sure) ? { kind: "how", about: about ?? "work" } : null;
  },
};

function whyOfWays(asked: heard.Asked): Question | null {
  const { screen, constraints } = asked.input;
  if ((screen?.gaveWay ?? []).length === 0 || asked.named.names.length > 0) return null;
  const slots = heard.slotsNamed(asked).filter((name) => constraints.some(({ slot }) => slot === name));
  return slots.length > 0 || talk.ofWays.test(asked.core) ? { kind: "why", about: "gave", slots, products: [] } : null;
}

/** A bare "least" means the measure spoken of last, or else the price. */
function measuresOf(asked: heard.Asked) {
  const measures = heard.measuresAsked(asked);
  const bare = /\b(?:least|lowest|minimum)\b/.test(asked.core) ? ("least" as const) : ("most" as const);
  const isBare = /\b(?:least|lowest|minimum|highest|most|max(?:imum)?)\b/.test(asked.core);
  const slot = isBare && measures.length === 0 ? (spokenMeasure(asked) ?? likeness.price) : likeness.price;
  return [...measures, ...(isBare ? [{ slot, end: bare }] : [])];
}

/** "How tall is it? Which of them is the lowest?" */
function spokenMeasure({ input: { words, screen, vocabulary } }: heard.Asked): SlotName | undefined {
  const said = [...(screen?.earlier ?? []).slice(-2), words];
  const found = said.flatMap((each) => {
    const named = namedIn(each, vocabulary);
    return directionsIn(named, vocabulary).filter(({ degree, slot }) => degree === "plain" && isNumericSlot(slot));
  });
  return found.at(-1)?.slot;
}

/** "Is manual cheaper?" compares the best with and without a value. */
function beside(asked: heard.Asked): Question | null {
  const { named, products, core } = asked;
  const isAdded = talk.addsCost.test(core);
  const [by] = [
    ...heard.measuresAsked(asked).filter(({ slot }) => named.values.every((each) => each.slot !== slot)),
    ...(isAdded ? [{ slot: likeness.price, end: "most" as const }] : []),
    ...(isAdvice(asked) ? [{ slot: likeness.price, end: "least" as const }] : []),
  ];
  const slots = [...new Set(named.values.map(({ slot }) => slot))];
  const isPointing =
    products.length > 0 && !(isAdded || talk.priceGap.test(core)) && /\b(?:its?|th(?:is|at|ey|ese|ose))\b/.test(core);
  const isWhich = isAdvice(asked) || (/\bor\b/.test(core) && /^(?:which|what|who|is|are|do|does)\b/.test(core));
  const isPair = isWhich && named.values.length === 2;
  if (!by || slots.length === 0 || (slots.length > 1 && !isPair) || (named.names.length > 0 && !isAdded) || isPointing)
    return null;
  return { kind: "cost", supposed: supposedBy(testsOf(asked)), slots, by, ...(isWhich ? { isWhich } : {}) };
}

function costOf(asked: heard.Asked): Question | null {
  const stated = [...asked.input.constraints, ...addedBy(asked.supposed())].map(({ slot }) => slot);
  const slots = heard.slotsNamed(asked).filter((slot) => slot !== likeness.price && stated.includes(slot));
  return slots.length > 0 && asked.products.length === 0 ? { kind: "cost", supposed: asked.supposed(), slots } : null;
}

/** "If I went to 20k, what then?" Excludes fuel costs and requests for advice. */
export function readSupposed(asked: heard.Asked): Question | null {
  const { whatif, cost, running } = asked.chances();
  // "If I drop AWD, how much cheaper is it?" asks for the difference.
  const gap = talk.priceGap.test(asked.core) ? beside(asked) : null;
  if (gap) return gap;
  return talk.triesOut.test(asked.core) && whatif > Math.max(cost, running) ? supposition(asked) : null;
}

/** "What if it breaks down?" asks about reliability. */
function supposition(asked: heard.Asked): Question | null {
  const { core, supposed } = asked;
  const { edits, without, moved } = supposed();
  const isEmpty = edits.length + without.length + moved.length === 0;
  if (talk.ofTheWorld.test(core)) return runningOf({ ...asked, recent: asked.before().ran?.products ?? [] });
  if (isEmpty && !/^what if\b/.test(core)) return null;
  const proposes = talk.proposes.test(core) && !talk.wonders.test(core);
  const just = isEmpty ? asked.before().just : undefined;
  if (just?.kind === "term") return just;
  return (isEmpty ? readUnknown(asked) : null) ?? { kind: "whatif", supposed: supposed(), proposes };
}

/** "Bigger than a CR-V?" after a question about trunks is about trunks. */
function measuresBefore(asked: heard.Asked): SlotName[] {
  const just = asked.before().just;
  const led = new Set(asked.directions().map(({ slot }) => slot));
  if (!talk.looseDegree.test(asked.core) || heard.slotsAsked(asked).some((slot) => !led.has(slot))) return [];
  return just?.kind === "facts" ? just.about : just?.kind === "superlative" ? [just.by] : [];
}

/** Adds the last product discussed if words only say "thirstier". */
function comparison(asked: heard.Asked): Question | null {
  const { core, products, named, input } = asked;
  const [measure] = measuresOf(asked);
  const isBeside = named.values.length === 0 && !/\d/.test(asked.nameless) && heard.isComparative(asked);
  const meantBefore = measuresBefore(asked);
  const { spoken = [], shown = [] } = input.screen ?? {};
  const last = (spoken.length > 1 || products.length > 0 ? spoken : shown).filter(
    (each) => !products.some((one) => isLike(one, each)),
  );
  const meant =
    products.length > 1 || !(isBeside || meantBefore.length > 0) ? products : [...products, ...last].slice(0, 2);
  if (meant.length < 2) return null;
  const about =
    meantBefore.length > 0 ? meantBefore : measure ? heard.withAlong(measure.slot) : heard.slotsAsked(asked);
  // "Which of the two rides softer?"
  if (about.length === 0 && /^wh(?:ich|o)\b/.test(core) && !setsApart.test(core) && strangeIn(asked))
    return { kind: "unknown", topic: "other", products: meant.slice(0, 3), words: core };
  return { kind: "compare", products: meant.slice(0, 3), about, ...(measure ? heard.ledBy(measure, core) : {}) };
}

/** "What do they cost?" means all remaining products. With `tests`, of one kind of product: "how much is a used pickup?" */
function factsOfSearch(asked: heard.Asked, tests: readonly Predicate[] = []): Question | null {
  const { named, products } = asked;
  const isOfSome = asked.supposed().edits.length + named.values.length > 0;
  const isOfKind = products.length === 0 && tests.some(({ slot }) => !isSetSlot(slot));
  const about = isOfSome !== isOfKind ? [] : isOfKind ? [likeness.price] : heard.slotsAsked(asked);
  return about.length > 0 ? { kind: "facts", products: [], about, tests: [...tests] } : null;
}
