import type { CatalogProduct, Distribution, DistributionQuery } from "@/lib/catalog/catalog-reader";
import { describeValue, heldUnder, isBound, likeness, type Predicate, slotTitles } from "@/lib/constraints";
import { isElectric, loans, paidBackBy, usualRates, yearlyCost } from "@/lib/constraints/trade-words";
import { money } from "@/lib/dialogue/answering/tell-slot";
import type { NextQuestion } from "@/lib/dialogue/asking/asking-statistics";
import { rangesOf } from "@/lib/dialogue/deciding/felt-offers";
import { isPlain } from "@/lib/dialogue/deciding/offer";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { yoursOf } from "@/lib/dialogue/policy/policy";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { type EffectiveWish, effectiveWishes, givenWishes, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import { standingHeard } from "@/lib/dialogue/state/heard-things";
import { listed, numberWord } from "@/lib/dialogue/wording/count-words";
import type { ConstraintsPart } from "@/lib/dialogue/wording/parts";
import type { HeardThing } from "@/lib/reading/reading";
import { cards } from "@/messages/cards";
import { list } from "@/messages/list";
import { words } from "@/messages/words";
import { type RowsQuestion, rowsNamed } from "./list-rows";
import type { ResultOrder } from "./result-order";
import { listedProducts, productsAround, resultsPart } from "./results-part";
import { byWeight, wishPart } from "./wish-parts";

export interface PanelQuestion extends Pick<RowsQuestion, "catalog" | "settings" | "order"> {
  situation: Situation;
  state: Pick<
    ConversationState,
    "wishes" | "before" | "past" | "future" | "leanings" | "superseded" | "heard" | "turn" | "chosen" | "policy"
  >;
  groups?: number;
}

type ShortlistQuestion = PanelQuestion & { question: NextQuestion | null };

export async function panelParts(question: PanelQuestion) {
  const { catalog, situation, state } = question;
  const yours = state.policy ? yoursOf(state.policy, await catalog.vocabulary()) : undefined;
  const said = [summaryOf(situation, state.leanings.length > 0), ...leaningWords(state.leanings, question.order)];
  const [wishes, results] = await Promise.all([
    wishesPart(question, (id) => testsWithout(situation.wishes, id)),
    resultsPart({
      ...question,
      ...situation,
      wishes: byWeight(situation.wishes),
      summary: said.join(", "),
      leanings: state.leanings,
      chosen: state.chosen,
      yours,
    }),
  ]);
  return { ...wishes, results };
}

/** Postgres reads for the panel while the question is planned. The slice hands the answers on, and any fault. */
export function readPanel({ catalog, situation }: Pick<PanelQuestion, "catalog" | "situation">): void {
  const wishes = byWeight(situation.wishes);
  const over = (id: string) => testsWithout(situation.wishes, id);
  const reads = [catalog.distributions(drawn(wishes, over)), productsAround({ ...situation, catalog, wishes })];
  for (const each of reads) each.catch(() => undefined);
}

function drawn(wishes: readonly EffectiveWish[], over: (id: string) => Predicate[]): DistributionQuery[] {
  return wishes.map(({ constraint: { id, slot } }) => ({ where: over(id), slot }));
}

export async function wishesPart({ catalog, situation, state }: PanelQuestion, over: (id: string) => Predicate[]) {
  const ordered = byWeight(situation.wishes);
  const read = await catalog.distributions(drawn(ordered, over));
  /** By wish id, over products that meet the other wishes. */
  const distributions = new Map(ordered.map(({ constraint: { id } }, index) => [id, read[index] as Distribution]));
  const heard = standingHeard(state);
  const someHeard = (test: (each: HeardThing) => boolean) => {
    const some = heard.filter(test);
    return some.length > 0 ? some : undefined;
  };
  const ranges = rangesOf(state.wishes.constraints, (each) => each);
  const ends = new Set(ranges.flatMap(({ lower, upper }) => [lower.id, upper.id]));
  const constraints: ConstraintsPart = {
    wishes: ordered.map((wish) => {
      const { id, slot } = wish.constraint;
      return wishPart(wish, {
        distribution: distributions.get(id) as Distribution,
        gain: situation.gains.get(id) ?? null,
        rangeGain: ends.has(id) ? (situation.gains.get(slot) ?? null) : undefined,
        before: heldUnder(state.before, id),
        heard: someHeard((each) => each.wish === id),
      });
    }),
    noPreference: state.wishes.noPreference.map((slot) => ({ slot, label: slotTitles[slot] })),
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    heard: someHeard(({ turn }) => turn === state.turn),
    superseded: state.superseded.length > 0 ? state.superseded : undefined,
  };
  return { constraints, distributions };
}

/** "“cheap” first": loose words sort the products. */
function leaningWords(leanings: ConversationState["leanings"], order: ResultOrder = "fit"): string[] {
  return leanings.length > 0 && order === "fit"
    ? [cards.summary.sortedFor({ words: listed(leanings.map(({ quote }) => cards.quoted({ quote }))) })]
    : [];
}

function summaryOf({ kind, wishes, result }: Situation, isLeaning: boolean): string {
  if (wishes.length === 0) return isLeaning ? cards.summary.all : cards.summary.popular;
  const { length } = wishes;
  if (kind === "free") return words.wishesMet({ wishes: length, number: numberWord(length) });
  if (kind !== "conceded") return isPlain(result) ? cards.summary.none : cards.summary.near;
  const bent = givenWishes(wishes).map(({ constraint, test }) => {
    const name = slotTitles[constraint.slot].toLowerCase();
    if (!test) return cards.summary.any({ name });
    if (!isBound(test.op)) return cards.summary.changed({ name });
    return cards.summary.at({ name, value: describeValue(test.slot, Number(test.value)) });
  });
  const kept = length - bent.length;
  return cards.summary.keptBut({ kept, number: numberWord(kept), bent: listed(bent) });
}

/** Shop only. None if an answer leaves several ways. */
export async function shortlistsOf({ catalog, settings, situation, question }: ShortlistQuestion) {
  if (!settings.shop || question?.pending.kind !== "compare") return undefined;
  const { id: questionId, choices } = question.pending;
  const sides = choices.flatMap(({ id, label, relaxationId }) => {
    const detail = question.part.choices.find((each) => each.id === id)?.detail;
    const offer = situation.offers.find((each) => each.id === relaxationId);
    return offer ? [{ id, label, detail: detail ?? "", offer }] : [];
  });
  if (sides.length !== 2) return undefined;
  const constraints = situation.wishes.map(({ constraint }) => constraint);
  return Promise.all(
    sides.map(async ({ id, label, detail, offer: { adjustments, matches } }) => {
      const wishes = byWeight(effectiveWishes(constraints, { adjustments, by: "shopper", settled: true }));
      const asked = { catalog, settings, wishes, shown: testsWithout(wishes), total: matches };
      const { products, ranked } = await listedProducts(asked, rowsNamed);
      const first = ranked.find(({ position }) => position === products[0]?.position);
      const act = { kind: "compare" as const, questionId, keep: id };
      return { keeps: label, detail, total: matches, cars: products, costs: first ? costsOf(first) : [], act };
    }),
  );
}

function costsOf(first: CatalogProduct): { label: string; value: string }[] {
  const [price, yearly] = [first[likeness.price], yearlyCost(first, usualRates)];
  const { pick, yearlyFor, loan, monthly } = list.costs;
  return [
    { label: pick, value: first.model },
    yearly !== null && {
      label: yearlyFor({ electric: isElectric(first), miles: usualRates.milesAYear }),
      value: money(Math.round(yearly / 10) * 10),
    },
    price !== null &&
      loans && {
        label: loan(loans.usual),
        value: monthly({ cost: money(price / paidBackBy(loans.usual.months, loans.usual.rate)) }),
      },
  ].filter((each) => typeof each === "object");
}
