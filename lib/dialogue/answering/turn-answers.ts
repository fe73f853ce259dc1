import { matchesAll } from "@/lib/catalog/catalog-reader";
import { isExclusion, roles, valuesOf, wordTable } from "@/lib/constraints";
import { type Term, termSources, usedValue } from "@/lib/constraints/trade-words";
import { type NextQuestion, questionOf } from "@/lib/dialogue/asking/asking-statistics";
import { isOrder } from "@/lib/dialogue/deciding/leanings";
import { isModelOf, productReferenceOf, shownProducts } from "@/lib/dialogue/showing/shown-products";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { isDecided, type TurnContext } from "@/lib/dialogue/turn-context";
import type { ResultProduct, ResultsPart } from "@/lib/dialogue/wording/parts";
import { recommendation } from "@/lib/dialogue/wording/recommendation";
import type { Question, Reference } from "@/lib/reading/questions/question";
import { answers, answers as answersOf } from "@/messages/answers";
import { asking } from "@/messages/asking";
import { type AnswerFacts, type AnswerOffer, type PlainAnswer, plainAnswer, type QuestionOf } from "./answer";
import { answerChoose, answerRemark } from "./choose-answer";
import { answerCompare } from "./compare-answer";
import { answerCost } from "./cost-answer";
import { answerCount } from "./count-answer";
import { answerFacts } from "./facts-answer";
import { firstOf, knowIt } from "./known";
import { answerLineup } from "./lineup-answer";
import { answerPayment } from "./payment-answer";
import { answerPlace } from "./place-answer";
import { answerRecommend } from "./recommend-answer";
import { answerRunning } from "./running-answer";
import { answerSuperlative } from "./superlative-answer";
import { answerUnknown } from "./unknown-answer";
import { answerWhatIf } from "./what-if-answer";
import { answerWhy } from "./why-answer";

export type TurnAnswers = Awaited<ReturnType<typeof turnAnswers>>;

export async function turnAnswers(context: TurnContext, results: ResultsPart | null) {
  const { input, interpretation, situation, state } = context;
  const { questions } = interpretation;
  if (!results) {
    const held = questions.map((each) => answerWithoutProducts(each, input.state.question?.why));
    const texts = [...new Set(held.map(({ text }) => text))];
    return { texts, recommended: null, shows: [], spoken: [], shown: [], seen: [], offer: null, edits: [] };
  }
  const facts = { catalog: input.catalog, situation, state, met: input.state, settings: input.settings, results };
  const answers = [];
  const isMoved = context.applied.changes.length > 0;
  // A remark is answered only where nothing else is.
  const asked = questions.filter((each) => each.kind !== "remark" || (!isMoved && questions.length === 1));
  for (const question of withoutGeneral(asked, isMoved))
    answers.push(await answerQuestion(await ofLeader(question, context, facts), facts));
  const said = answers.filter(({ text }) => text !== "");
  // "The cheapest hybrid from 2022 on?" has its one product.
  const isPicked = questions.some(({ kind }) => /^(?:recommend|choose|superlative)$/.test(kind));
  const recommended =
    input.settings.recommends && !isPicked && !isDecided(context) && movesSearch(context)
      ? recommendation(results, { ...state, ...situation })
      : null;
  const told = answers.flatMap(({ products }) => products);
  const named = questions.flatMap((each) => (each.kind === "remark" ? each.product : []));
  const isExact = questions.some((each) => "products" in each && each.products.some((of) => of.position !== undefined));
  const own = [...named, ...(isExact ? told : []), ...(state.liked ? [state.liked] : [])];
  const spoken = [...own, ...(recommended?.products ?? []).flatMap(productReferenceOf), ...told];
  const now = [...spoken, ...results.cars.flatMap(productReferenceOf)];
  const before = (state.seen ?? []).filter((old) => !now.some(({ position }) => position === old.position));
  const refused = state.wishes.constraints.flatMap(({ op, value }) => (isExclusion(op) ? valuesOf(value) : []));
  const offered = answers.find(({ offer }) => offer)?.offer;
  return {
    texts: [
      ...new Set(said.map(({ text, short = text }) => (said.length > 1 ? short : text))),
      ...chosenGone(context, results),
      ...(offered && decides(context) ? [asking.sayDoIt] : []),
    ],
    /** Applied by "do it". */
    edits: offered?.edits ?? answers.findLast(({ edits }) => edits)?.edits ?? [],
    shows: answers.flatMap(({ shows }) => shows ?? []),
    recommended,
    /** For "it" and "those two". */
    spoken: distinct([...spoken, ...(state.spoken ?? [])], told)
      .filter(({ make, models }) => ![make, ...models].some((each) => refused.includes(each)))
      .slice(0, mostSpoken),
    shown: shownProducts(results),
    /** For "the XLT you had before". */
    seen: [...now, ...before].slice(0, mostSeen),
    offer: offered && !decides(context) ? offerQuestion(offered, state.turn, situation.total) : null,
  };
}

/** "Not that one. How many miles does it have?" asks about the product that now leads, unless it's named. A name means
 *  one inside the search before one outside it, unless its year is said. */
async function ofLeader(question: Question, { applied, input: { act } }: TurnContext, facts: AnswerFacts) {
  const refusals = applied.changes.flatMap(({ after }) => (after && isExclusion(after.op) ? [toPredicate(after)] : []));
  if (!("products" in question) || (question.kind === "why" && question.about !== "order")) return question;
  const said = act.kind === "words" ? act.text.toLowerCase().split(/[^a-z\d-]+/) : [];
  const meant = await Promise.all(
    question.products.map(async (each) => {
      const isNamed = each.models.some((model) => said.includes(model.toLowerCase().split(" ")[0] ?? ""));
      const known = each.position === undefined ? null : await knowIt(each, facts);
      if (!known || matchesAll(known.product, facts.situation.shown) || said.includes(`${each.year}`)) return [each];
      if (!isNamed && question.products.length < 2)
        return matchesAll(known.product, refusals) ? [each] : firstOf(facts);
      const variant = ({ make, model }: ResultProduct) =>
        make === each.make && each.models.some((own) => model?.startsWith(`${own} `));
      const inside =
        facts.results.cars.find((row) => isModelOf(each, row)) ?? facts.results.cars.find((row) => variant(row));
      return inside ? productReferenceOf(inside) : [each];
    }),
  );
  return { ...question, products: meant.flat() };
}

/** Says once that new wishes rule the choice out. */
function chosenGone({ input, state }: TurnContext, { cars: [first] }: ResultsPart): string[] {
  const { chosen, shown } = input.state;
  const led = chosen !== undefined && shown?.[0]?.position === chosen.position && state.chosen === chosen;
  if (!led || first?.position === chosen.position) return [];
  return [answersOf.choose.gone({ product: [chosen.year, chosen.make, ...chosen.models].join(" ") })];
}

/** "The 2020 Corolla then? Is it automatic?" asks one thing about it. */
function withoutGeneral(all: readonly Question[], isMoved: boolean): Question[] {
  // A protest beside other words asks nothing.
  const isStray = (each: Question) =>
    each.kind === "unknown" && each.topic === "other" && !(each.products.length > 0 || each.unlisted || each.isPlain);
  const questions = isMoved || !all.every(isStray) ? all.filter((each) => !isStray(each)) : all;
  const subject = (each: Question) => ("products" in each ? JSON.stringify(each.products) : "");
  const isGeneral = (each: Question) => each.kind === "facts" && each.about.length + each.tests.length === 0;
  const told = questions.filter((each) => !isGeneral(each)).map(subject);
  return questions.filter((each) => !isGeneral(each) || !told.some((of) => of === "[]" || of === subject(each)));
}

/** Lets the shopper choose a product from some turns ago. */
const mostSpoken = 6;

/** Whether the search needs this answer first. Other questions yield to an offer. */
function decides({ question }: TurnContext): boolean {
  return question?.pending.kind === "compare";
}

/** Recommend only if something was wished, chosen or undone, and products remain. */
function movesSearch({ applied, interpretation, situation }: TurnContext): boolean {
  const isAboutSearch =
    applied.changes.length > 0 ||
    interpretation.stopAsking ||
    interpretation.doubts.some(isOrder) ||
    (applied.did !== undefined && applied.did !== "start-over");
  return isAboutSearch && situation.total > 0 && situation.wishes.length > 0;
}

const mostSeen = 60;

/** Models, but both versions of one that the last answer compared. */
function distinct(products: readonly Reference[], [one, other, ...more]: readonly Reference[]): Reference[] {
  const modelOf = ({ make, models }: Reference) => `${make} ${models.join()}`;
  const isPair = one && other && more.length === 0 && modelOf(one) === modelOf(other);
  const keys = products.map((each) => `${modelOf(each)} ${isPair && each === other ? each.position : ""}`);
  return products.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

function offerQuestion({ text, label, edits, count }: AnswerOffer, turn: number, now: number): NextQuestion {
  const yes = { id: "yes", label, edits, count };
  const choices = [yes, { id: "no", label: asking.leaveIt, edits: [], count: now }];
  const why = asking.whyOffer;
  return questionOf({ id: `offer-${turn}`, kind: "clarify", text, why, choices, offered: true }, { multiple: false });
}

const aboutNoProduct: ReadonlySet<Question["kind"]> = new Set(["term", "how"]);

export function helpsToAnswer(question: Question): boolean {
  return aboutNoProduct.has(question.kind) || (question.kind === "why" && question.about === "asking");
}

type Answerers = { [Kind in Question["kind"]]?: (asked: QuestionOf<Kind>, facts: AnswerFacts) => Promise<PlainAnswer> };
const answerers: Answerers = {
  ...{ facts: answerFacts, compare: answerCompare, superlative: answerSuperlative, count: answerCount },
  ...{ whatif: answerWhatIf, cost: answerCost, running: answerRunning, payment: answerPayment },
  ...{ lineup: answerLineup, unknown: answerUnknown, why: answerWhy, recommend: answerRecommend, choose: answerChoose },
  ...{ how: answerHow, place: answerPlace, remark: answerRemark },
  margin: async (of) =>
    plainAnswer(answers.margin({ ...of, gap: Math.abs(of.have - of.need), fits: of.have >= of.need })),
};

export async function answerQuestion(question: Question, facts: AnswerFacts): Promise<PlainAnswer> {
  const answer = answerers[question.kind] as ((of: Question, facts: AnswerFacts) => Promise<PlainAnswer>) | undefined;
  return answer ? answer(question, facts) : answerWithoutProducts(question, facts.met.question?.why);
}

async function answerHow({ about }: QuestionOf<"how">, { catalog }: AnswerFacts): Promise<PlainAnswer> {
  const { listPrice } = roles;
  const isToday = about === "prices" && listPrice && (await catalog.ranges([], [listPrice]))[listPrice];
  return plainAnswer(isToday && usedValue ? answers.pricesToday({ date: usedValue.date }) : answers.how[about]);
}

export function answerWithoutProducts(question: Question, whyAsked: string | undefined): PlainAnswer {
  if (question.kind === "term") return answerTerm(question.terms);
  if (question.kind === "how") return plainAnswer(answers.how[question.about]);
  if (question.kind === "why" && question.about === "asking" && whyAsked) return plainAnswer(whyAsked);
  return plainAnswer(aboutNoProduct.has(question.kind) ? "" : answers.later);
}

function answerTerm(terms: readonly Term[]): PlainAnswer {
  const found = [...new Set(terms.flatMap((term) => termSources[term] ?? []))];
  const sources = found.map(({ by, url }) => ({ name: answers.sources[by], url }));
  const text = terms.map((term) => wordTable<string>(answers.glossary)[term] ?? "").join(" ");
  return plainAnswer(text, [], sources.length > 0 ? { cars: [], heads: [], rows: [], sources } : undefined);
}
