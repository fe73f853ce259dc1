import type { Distribution } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import * as domain from "@/lib/constraints";
import { drawingOf } from "@/lib/dialogue/deciding/bars";
import { isPlain, isTiedByWeight, mostShown, type Offer, offerOf } from "@/lib/dialogue/deciding/offer";
import { quoteOf, readingOf } from "@/lib/dialogue/deciding/quote-wish";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { formalCard } from "@/lib/dialogue/formal/formal-wording";
import type { ConversationState, WishAdjustment } from "@/lib/dialogue/state/conversation-state";
import { effectiveWishes, givenWishes, testsWithout, toPredicate } from "@/lib/dialogue/state/effective-wishes";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import { listed } from "@/lib/dialogue/wording/count-words";
import { describeTried } from "@/lib/dialogue/wording/describe-situation";
import type { OfferedAlternative, RelaxationPart } from "@/lib/dialogue/wording/parts";
import { cards } from "@/messages/cards";
import { anyValue, changeOf } from "./wish-parts";

export interface RelaxationFacts {
  situation: Situation;
  catalog: CatalogSlice;
  transcript: ConversationState["transcript"];
  isAsked: boolean;
  isStretchAsked: boolean;
  settings: Pick<DialogueSettings, "alternatives" | "shop" | "reasons">;
  panel: Promise<{ distributions: ReadonlyMap<string, Distribution> }>;
}

/** `null` without a concession. */
export async function relaxationPart(facts: RelaxationFacts): Promise<RelaxationPart | null> {
  const { situation, settings } = facts;
  const reasons = settings.reasons ?? true;
  if (situation.kind === "free" || isPlain(situation.result)) return null;
  const formal = formalCard(situation);
  const gaveWay = formal?.proposed ?? givenWishes(situation.wishes);
  const kept = situation.kind === "conceded" ? situation.wishes.filter((wish) => wish.adjustment === null) : [];
  const settled = situation.concession?.settled || situation.concession?.by === "shopper";
  // A far stretch has its own question.
  const asks = situation.kind === "conceded" && !settled && !facts.isStretchAsked;
  const buttons = asks ? buttonLabels(situation) : { agree: null, disagree: null };
  const [{ distributions }, alternatives, conflict] = await Promise.all([
    facts.panel,
    facts.isAsked ? [] : alternativesOf(facts),
    formal?.conflict ?? (situation.kind === "locked-conflict" ? conflictOf(facts) : []),
  ]);
  return {
    state: stateOf(situation),
    headline: (formal?.headline ?? (situation.kind === "exhausted" ? describeTried(situation) : "")) || undefined,
    wishes: situation.wishes.length,
    gaveWay: gaveWay.map(({ constraint, ...way }) => ({
      id: constraint.id,
      label: domain.slotTitles[constraint.slot],
      ...changeOf({ constraint, ...way }),
      unit: constraint.op === "any" ? "" : domain.unitOf(constraint.slot),
      level: constraint.level,
      weight: constraint.weight,
      quote: reasons ? quoteOf(constraint, facts.transcript) : null,
      reading: reasons ? readingOf(constraint) : "",
      drawing: drawingOf(distributions.get(constraint.id) as Distribution, constraint, way.test),
    })),
    kept:
      formal?.kept ??
      kept.map(({ constraint: { id, locked, ...wish } }) => ({ id, text: domain.describeConstraint(wish), locked })),
    matches: formal?.matches ?? situation.total,
    alternatives,
    ...buttons,
    ...(formal ? { agree: formal.agree, disagree: formal.disagree } : {}),
    conflict,
  };
}

function stateOf(situation: Situation): RelaxationPart["state"] {
  const { kind } = situation;
  if (kind === "conceded" || kind === "free") return "relaxed";
  return kind === "undecided" && !isTiedByWeight(situation) ? "listed" : kind;
}

function buttonLabels(situation: Situation): { agree: string; disagree: string } {
  const [only, ...more] = givenWishes(situation.wishes);
  if (!only || more.length) return { agree: cards.fine, disagree: cards.keepThem };
  const agree = only.test ? cards.bent({ value: domain.bareValue(only.test) }) : cards.fine;
  return { agree, disagree: cards.keep({ value: domain.bareValue(only.constraint) }) };
}

async function alternativesOf(facts: RelaxationFacts): Promise<OfferedAlternative[]> {
  const { situation } = facts;
  const { concession } = situation;
  const inForce = concession && offerOf(concession.adjustments, situation.total).id;
  const most = mostShown(situation.result, facts.settings.alternatives);
  const others = situation.offers.filter(({ id }) => id !== inForce).slice(0, most);
  return Promise.all(others.map((offer) => alternativeOf(offer, facts)));
}

async function alternativeOf(offer: Offer, facts: RelaxationFacts): Promise<OfferedAlternative> {
  const constraints = new Map(facts.situation.wishes.map((wish) => [wish.constraint.id, wish.constraint]));
  const given = offer.adjustments.flatMap((adjustment) => {
    const constraint = constraints.get(adjustment.id);
    return constraint ? [{ adjustment, constraint }] : [];
  });
  const changes = await Promise.all(
    given.map(async ({ adjustment, constraint }) => ({
      label: domain.slotTitles[constraint.slot],
      from: domain.isBound(constraint.op) ? domain.bareValue(constraint) : domain.shortWish(constraint),
      to: await changedTo(adjustment, constraint, offer, facts),
    })),
  );
  const names = facts.settings.shop ? await namesOf(offer, facts) : [];
  const label = listed([...new Set(changes.map((change) => change.label))]);
  return { id: offer.id, label, changes, count: offer.matches, names: names.length > 0 ? names : undefined };
}

const mostRead = 200;
const mostNamed = 2;

/** An offer's cheapest new models. */
async function namesOf({ adjustments }: Offer, { situation, catalog }: RelaxationFacts): Promise<string[]> {
  const constraints = situation.wishes.map(({ constraint }) => constraint);
  const wishes = effectiveWishes(constraints, { adjustments, by: "shopper", settled: true });
  const found = await catalog.products(testsWithout(wishes), mostRead);
  const price = (item: (typeof found)[number]) => item[domain.likeness.price] ?? Number.POSITIVE_INFINITY;
  const byPrice = found.toSorted((a, b) => price(a) - price(b));
  return [...new Set(byPrice.map(({ model }) => model))].slice(0, mostNamed);
}

/** "up to $27,700", or new values: "hatchback and sedan too". */
async function changedTo(
  adjustment: WishAdjustment,
  constraint: domain.Constraint,
  offer: Offer,
  facts: RelaxationFacts,
) {
  if (adjustment.to?.op === "in") {
    const own = domain.valuesOf(constraint.value);
    const added = domain.valuesOf(adjustment.to.value).filter((each) => !own.includes(each));
    if (added.length > 0) return cards.too({ values: domain.describeValues(constraint.slot, added) });
  }
  if (adjustment.to) return domain.describeConstraint({ slot: constraint.slot, ...adjustment.to });
  if (constraint.op === "any" || domain.takesBounds(constraint.slot)) return anyValue(constraint);
  const given = new Set(offer.adjustments.map((each) => each.id));
  const rest = facts.situation.wishes.filter((wish) => !given.has(wish.constraint.id));
  const where = rest.map((wish) => toPredicate(wish.constraint));
  const [distribution] = await facts.catalog.distributions([{ where, slot: constraint.slot }]);
  const values = distribution?.values.map((each) => each.value) ?? [];
  if (values.length === 0 || values.length > 3) return anyValue(constraint);
  return cards.too({ values: domain.describeValues(constraint.slot, values) });
}

async function conflictOf({ situation, catalog }: RelaxationFacts): Promise<RelaxationPart["conflict"]> {
  const members = new Set(situation.result?.conflictSets.flat());
  const locked = situation.wishes.filter((wish) => wish.constraint.locked);
  const all = await Promise.all(
    locked
      .filter(({ constraint }) => members.has(constraint.id) && !domain.isRule(constraint))
      .map(async ({ constraint }) => ({
        id: constraint.id,
        text: domain.describeConstraint(constraint),
        countIfUnlocked: await catalog.count(testsWithout(locked, constraint.id)),
      })),
  );
  const helping = all.filter(({ countIfUnlocked }) => countIfUnlocked > 0);
  return helping.length > 0 ? helping : all;
}
