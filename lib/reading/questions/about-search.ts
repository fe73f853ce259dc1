import type { Constraint, Edit, Predicate, SlotName } from "@/lib/constraints";
import { isExclusion, isNumericSlot, likeness, takesBounds, valuesOf } from "@/lib/constraints";
import { answering, nouns } from "@/lib/constraints/trade-words";
import { isPlainTalk } from "@/lib/reading/lexicon/pointing-words";
import { handoverWords, indifferentAlone, otherWords, recommendWords } from "@/lib/reading/lexicon/question-words";
import * as talk from "@/lib/reading/lexicon/search-questions";
import { wordsIn } from "@/lib/reading/text/tokenize";
import { isNameSlot } from "@/lib/reading/values/names";
import { type Asked, figuresIn, slotsNamed, unheldIn } from "./asked-slots";
import type { Measure, Question, Reference, WhyTopic } from "./question";
import { eachOnce, pointedIn } from "./referents";
import { addedBy, addingTest, type Supposed, supposedBy } from "./supposed";

export function readWhy(asked: Asked): Question | null {
  const { core, products, named } = asked;
  if (talk.others.test(core) && products.length === 0) return why("others", asked);
  const asksWhy = talk.opensWhy.test(core);
  const value = talk.asksSource.test(core) || (asksWhy && talk.keepsOn.test(core)) ? figuresIn(asked)[0] : undefined;
  if (value !== undefined) return { ...why("source", asked), value };
  const isOut = talk.isGone.test(core) || (named.names.length > 0 && /\bnot?\b|n'?t\b/.test(core));
  const isMissing = products.length > 0 && asksWhy && isOut;
  if (isMissing || (products.length > 0 && talk.asksWhether.test(core))) return { ...why("absent", asked), products };
  if (talk.weighs.test(core) && /\b(?:wish\w*|list|me|my|you think|important|weight)\b/.test(core))
    return why("weights", asked);
  if (talk.restates.test(core)) return why("weights", asked);
  if (!asksWhy) return null;
  const answered = whyAnswered(asked);
  if (answered) return answered;
  if (/^why (?:don'?t|not) (?:we|you|i|us)?\s*(?:try|look|show|find|go with|go for|see)\b/.test(core)) return null;
  const isPointing = products.length > 0 && slotsNamed(asked).length === 0;
  const topic = whyTopic(core, isPointing || named.names.length > 0);
  // "Why?" without a concession is about the pick.
  const { gaveWay = [], shown = [] } = asked.input.screen ?? {};
  const [way] = topic === "gave" && gaveWay.length === 0 ? asked.directions() : [];
  // "How come they're all so old?": the newest tells.
  if (way && talk.ofAllShown.test(core))
    return supersOf(asked, { slot: way.slot, end: way.end === "most" ? "least" : "most" });
  const isPick = topic === "gave" && slotsNamed(asked).length === 0 && gaveWay.length === 0 && shown.length > 0;
  const about = isPick && /^why\b/.test(core) ? "order" : topic;
  return { ...why(about, asked), ...(talk.asksSums.test(core) ? { sums: true } : {}) };
}

/** "How come?" after two were compared, or after what the catalog lacks. */
function whyAnswered(asked: Asked): Question | null {
  const { core, products, directions } = asked;
  const { just, group = [] } = asked.before();
  const isAlone = talk.whyAlone.test(core);
  const isApart =
    slotsNamed(asked).includes(likeness.price) ||
    talk.differs.test(core) ||
    directions().some(({ degree }) => degree === "comparative");
  const two = eachOnce(products.length > 1 ? products : [...products, ...group]).slice(0, 2);
  if (two.length > 1 && (isApart || (isAlone && just?.kind === "compare")))
    return { kind: "compare", products: two, about: [...answering.differing] };
  const isOfNames = just?.kind === "count" && addedBy(just.supposed).some(({ slot }) => isNameSlot(slot));
  return isAlone && (just?.kind === "unknown" || just?.kind === "facts" || isOfNames) ? why("lacks", asked) : null;
}

export function whyTopic(core: string, hasProducts: boolean): WhyTopic {
  const isOf = (of?: boolean) => of === undefined || of === hasProducts;
  return talk.whyTopics.find(([words, , of]) => words.test(core) && isOf(of))?.[1] ?? "gave";
}

export function why(about: WhyTopic, asked: Asked): Extract<Question, { kind: "why" }> {
  return { kind: "why", about, slots: slotsNamed(asked), products: about === "order" ? asked.products : [] };
}

/** "Another one?" means one not yet named. */
export function readOther({ core, text, named, input: { screen, question } }: Asked): Question | null {
  const { shown = [], gaveWay = [] } = screen ?? {};
  const isWay = gaveWay.length > 0 && /\b(?:options?|choices?|ways?)\b/.test(core);
  const isHeard = [core, text].some((words) => otherWords.test(words.replace(/[\s.!?,]+$/, "")));
  const isOpen = shown.length === 0 || isWay || question?.kind === "compare";
  if (!isHeard || isOpen || named.names.length > 0 || pointedIn(core, screen).length > 0) return null;
  return { kind: "recommend", handsOver: false, products: [], other: true };
}

/** "What, no Mustang?": asks if any are left, or where one is. */
export function readMissing(asked: Asked): Question | null {
  const { core, named, isMarked } = asked;
  const [only, ...more] = named.names;
  const isBare = named.values.length + more.length === 0;
  if (isBare && !only && talk.lineup.test(core)) return { kind: "lineup" };
  if (isBare && !only && talk.onlyThese.test(core))
    return { kind: "count", supposed: supposedBy([]), everywhere: false };
  const { make, models = [] } = only?.product ?? {};
  if (isBare && make && models.length === 0 && talk.madeBy.test(core)) return { kind: "lineup", make };
  const made = talk.makersOf.test(core) && !unheldIn(asked) ? countOf(asked) : null;
  if (made?.kind === "count") return { ...made, makers: true };
  const isOfMake = named.names.length > 0 && named.names.every(({ product }) => product.models.length === 0);
  const isOfKind = isOfMake && named.values.length > 0 && talk.soldBy.test(core);
  const isGot = talk.gotAny.test(core) && named.names.length > 0 && !isOfMake;
  const exists = talk.existing.test(core) && (named.names.length > 0 || /^\w* ?any of/.test(core));
  if (isOfKind || isGot || exists) return countOf(asked);
  if (!isMarked || !talk.missing.test(core) || !/\b(?:no|not|none|any)\b|n'?t\b/.test(core)) return null;
  if (named.names.length > 0) return { ...why("absent", asked), products: asked.products };
  return countOf(asked);
}

/** "Which ones?" after a count, and "so who does?" after "does Toyota make a convertible?" */
export function readWhichOnes({ core, before }: Asked): Question | null {
  const isOfAny = talk.whoDoes.test(core);
  // Rereading earlier messages is slow.
  if (!isOfAny && !/^(?:and )?(?:which|what|who)(?: ones| are (?:they|those))?$/.test(core)) return null;
  const last = before().just;
  if (last?.kind === "count" && !isOfAny) return last;
  const tests = last?.kind === "count" ? addedBy(last.supposed) : last?.kind === "facts" ? last.tests : [];
  const edits = tests.filter(({ slot }) => !isNameSlot(slot)).map(addingTest);
  if (!isOfAny || edits.length === 0) return null;
  return { kind: "count", supposed: supposedBy(edits), everywhere: false, makers: true };
}

export function countOf(asked: Asked): Question | null {
  const own = testsOf(asked, asked.supposed().edits);
  // "How many of them are under 35k?" counts among the last ones.
  const before = talk.ofLast.test(asked.text) ? meantBefore({ ...asked, core: "" }) : [];
  const counted = addedBy({ edits: own }).map(({ slot }) => slot);
  const kept = before.filter((edit) => edit.kind !== "add" || !counted.includes(edit.constraint.slot));
  const edits = own.length > 0 ? [...kept, ...own] : own;
  const words = unheard(asked);
  return edits.length > 0
    ? { kind: "count", supposed: supposedBy(edits), everywhere: false, ...(words ? { words } : {}) }
    : null;
}

/** "Any minivans with a factory ramp?", "do you have Honda Elements?" */
function unheard({ core, named }: Asked): string {
  const { names, tokens } = named;
  const having = /\b(?:with|come with|comes with|have|has) an? ([a-z][a-z -]+)$/.exec(core)?.[1];
  if (having && names.length === 0) {
    const words = wordsIn(tokens, 0, tokens.length).slice(-having.split(" ").length);
    const held =
      named.values.some(({ end }) => end === tokens.length) || named.topics.some(({ end }) => end === tokens.length);
    return held || words.some((word) => isPlainTalk(word)) ? "" : having;
  }
  const last = names.at(-1);
  const { make, models = [] } = last?.product ?? {};
  const next = last && models.length === 0 ? tokens.find(({ start }) => start === last.end + 1) : undefined;
  const isName =
    next && next.kind === "word" && next.word.length > 3 && !isPlainTalk(next.word) && !nouns.has(next.word);
  const isValue = next && [...named.values, ...named.topics].some(({ start }) => tokens[start] === next);
  return isName && !isValue && tokens.findLast(({ kind }) => kind === "word") === next ? `${make} ${next.text}` : "";
}

/** "Which year would you choose, 2023 or 2024?", "any reason to pick the Premium?" */
export function readVersions({ core, named, near: [first] }: Asked): Question | null {
  const [, one, other] = talk.twoYears.exec(core) ?? [];
  const trim = named.names.length === 0 ? talk.reasonFor.exec(core)?.[1] : undefined;
  if (!first?.models.length || !(other || trim)) return null;
  const of = ({ make, models }: Reference) => ({ make, models });
  const versions = trim
    ? [first, { ...of(first), trim }]
    : [one, other].map((year) => ({ ...of(first), year: Number(year) }));
  return { kind: "recommend", handsOver: false, products: versions };
}

export function readRecommend(asked: Asked): Question | null {
  const { core, text, named, products } = asked;
  const bare = core.replace(/,\s*$/, "");
  const { question, screen } = asked.input;
  const isOpen = question?.slot === undefined && question?.kind !== "compare";
  const isLeft = isOpen && (screen?.shown ?? []).length > 0 && indifferentAlone.test(bare);
  if (isLeft || handoverWords.test(bare) || handoverWords.test(text.replace(/[\s.!?,]+$/, "")))
    return { kind: "recommend", handsOver: true, products: [] };
  // "RAV4 or CR-V, which is better on gas?" compares.
  const isDuel = named.names.length > 1 && /\b(?:vs|versus|or)\b/.test(core) && !/\b(?:you|u|should)\b/.test(core);
  // "Would you put the Camry first?" compares it with the one that is.
  const led = talk.putsFirst.test(core) ? (named.names.length > 0 ? products : (screen?.spoken ?? [])).slice(0, 1) : [];
  if (isDuel || !(recommendWords.test(core) || led.length > 0)) return null;
  return {
    kind: "recommend",
    handsOver: named.names.length === 0 && /\bif (?:you|u) (?:were|was|are) me\b/.test(core),
    products: led.length > 0 ? [...led, ...(screen?.shown ?? []).slice(0, 1)] : candidates(asked),
  };
}

/** "Which one should I get?" after a comparison means those two. */
export function candidates({ core, products, named, input: { screen }, before }: Asked): Reference[] {
  const compared = named.names.length === 0 && /\bof (?:those|these|them)\b/.test(core) ? before().last : undefined;
  if (compared?.kind === "compare") return (screen?.spoken ?? []).slice(0, compared.products.length);
  if (products.length > 1) return products.slice(0, 3);
  const spoken = screen?.spoken ?? [];
  return /^(?:so )?which\b|\bbetter\b|\bof the two\b/.test(core) && spoken.length > 1 ? spoken.slice(0, 2) : [];
}

export function supersOf(asked: Asked, { slot, end }: Measure): Question {
  const { core } = asked;
  const own = withoutNames(asked.supposed(), slot);
  // "Which of those thirty-nine is cheapest?" means those just counted.
  const just = talk.ofLast.test(core) ? asked.before().just : undefined;
  const counted = just?.kind === "count" ? just.supposed.edits : [];
  const meant = counted.length > 0 ? counted : meantBefore(asked);
  const supposed = own.edits.length > 0 ? own : { ...own, edits: meant };
  return { kind: "superlative", by: slot, end, supposed: withNew(supposed, asked), everywhere: isWide(asked) };
}

/** "In total", "do you have": beyond the search. */
export function isWide({ core }: Pick<Asked, "core">): boolean {
  // "The cheapest one you've got" is talk.among those searched for.
  return talk.whole.test(core) && !talk.among.test(core) && !talk.endMost.test(core);
}

/** "And the cheapest one?" after a question about hybrids means those. */
function meantBefore({ core, before }: Asked): Edit[] {
  const question = talk.among.test(core) || talk.whole.test(core) ? undefined : before().just;
  if (question?.kind === "count" || question?.kind === "superlative") return question.supposed.edits;
  const [only, ...others] = question?.kind === "facts" ? question.products : [];
  if (question?.kind !== "facts" || !only || others.length > 0 || only.position !== undefined) return [];
  return [testOfName(only), ...question.tests].map(addingTest);
}

function testOfName({ make, models }: Reference): Predicate {
  return models.length > 0 ? testOf("model", models) : testOf("make", [make]);
}

/** "New" means the two latest model years. */
function withNew(supposed: Supposed, { core, input }: Asked): Supposed {
  const latest = input.vocabulary.ranges.year?.max;
  const isYearSaid = supposed.edits.some((edit) => edit.kind === "add" && edit.constraint.slot === "year");
  if (!/\bnew\b/.test(core) || latest === undefined || isYearSaid) return supposed;
  return { ...supposed, edits: [...supposed.edits, addingTest({ slot: "year", op: ">=", value: latest - 1 })] };
}

/** In a question, "the cheapest one" adds no bound. */
function withoutNames(supposed: Supposed, by: string): Supposed {
  const edits = supposed.edits.filter((edit) => {
    if (edit.kind !== "add") return false;
    const { slot, evidence } = edit.constraint;
    const said = evidence.some(({ quote }) => /\d/.test(quote)) || !isNumericSlot(slot);
    return said && (slot !== by || isNumericSlot(slot));
  });
  return supposedBy(edits);
}

export function asksForThem({ core, supposed }: Asked): boolean {
  if (!talk.askingAny.test(core) || /\bof (?:th?em|those|these)\b/.test(core)) return false;
  return addedBy(supposed()).some(({ slot }) => takesBounds(slot));
}

/** What is named, with the bounds and refusals of `edits`. */
export function testsOf({ named }: Pick<Asked, "named">, edits: readonly Edit[] = []): Edit[] {
  const spoken = named.values.map(({ slot, values }) => testOf(slot, values));
  const names = named.names.map(({ product }) => testOfName(product));
  const valuesIn = (of: SlotName) => names.flatMap(({ slot, value }) => (slot === of ? [...valuesOf(value)] : []));
  const products = [...new Set(names.map(({ slot }) => slot))].map((slot) =>
    testOf(slot, [...new Set(valuesIn(slot))]),
  );
  const isBound = ({ slot, op }: Constraint) =>
    (isNumericSlot(slot) || isExclusion(op)) && named.values.every((each) => each.slot !== slot);
  const bounds = edits.filter((edit) => edit.kind === "add" && isBound(edit.constraint));
  return [...[...spoken, ...products].map(addingTest), ...bounds];
}

function testOf(slot: SlotName, values: readonly (string | number)[]): Predicate {
  const [only, ...more] = values;
  return more.length === 0 && only !== undefined
    ? { slot, op: "==", value: only }
    : { slot, op: "in", value: values.map(String) };
}
