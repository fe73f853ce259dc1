import { type CatalogLattice, countSatisfying, fullMask } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { type Constraint, isExclusion, numericSlotNames, type Predicate } from "@/lib/constraints";
import type { Concession, FormalLoop } from "@/lib/dialogue/state/conversation-state";
import { drawLot } from "@/lib/dialogue/state/draw-lot";
import { type EffectiveWish, effectiveWishes, testsWithout, toPredicate } from "@/lib/dialogue/state/effective-wishes";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import { minimalCorrectionMasks } from "@/lib/relaxation/lattice";
import { methodNamed } from "@/lib/relaxation/methods/method-lists";
import type { Ordering } from "@/lib/relaxation/relax";
import { rankedBefore, scoreRanges } from "@/lib/trade-offs/ranking";
import { type RelaxQuestion, relaxSlice } from "@/lib/trade-offs/relax-slice";
import type { RelaxationResult } from "@/lib/trade-offs/relaxation";
import { countAll, countedSlot } from "./exact-choices";
import { farStretches, feltOffers, rangesOf, withinBudgets } from "./felt-offers";
import { givesUp, isPlain, listsOnly, type Offer, offersOf } from "./offer";
import type { ChooseOutside } from "./outside-choice";

/** The catalog's answer to the wishes, computed once per turn. The whole screen follows from it. */
export interface Situation {
  kind: "free" | "conceded" | "undecided" | "proposed" | "locked-conflict" | "exhausted";
  wishes: EffectiveWish[];
  concession: Concession | null;
  everything: number;
  total: number;
  /** Tests of the shown products. Wider while undecided. */
  shown: Predicate[];
  /** Extra products by wish id, and by slot without both ends of a range. Locked wishes have none. */
  gains: ReadonlyMap<string, number>;
  offers: Offer[];
  /** Offers too far to show, taken only by name. */
  beyond?: Offer[];
  result: RelaxationResult | null;
  lattice: CatalogLattice;
  /** Outside tests apply, which no wish can change. */
  isFramed: boolean;
  isFelt?: boolean | undefined;
  /** Beyond the usual limit. Applies for now, with a question. */
  stretched?: EffectiveWish[];
  /** The formal loop, with the gain per limit. */
  formal?: {
    loop: FormalLoop;
    lifted: ReadonlyMap<string, number>;
    /** The last turn named the conflict. */
    isKnownReason: boolean;
  };
}

type Settings = Pick<DialogueSettings, "method" | "ranking" | "alternatives" | "seed" | "forceDecision">;

export interface SituationQuestion extends Settings {
  catalog: CatalogSlice;
  constraints: readonly Constraint[];
  /** The last turn's. A shopper's own choice stays while it brings products. */
  concession: Concession | null;
  /** Defaults to the constraints' own weights. */
  weigh?: () => Promise<readonly Constraint[]>;
  orderings?: readonly Ordering[] | undefined;
  isFelt?: boolean | undefined;
  /** Takes one of several equal ways instead of asking. */
  settlesTies?: boolean | undefined;
  /** Chooses in place of the method, which decides where it fails. */
  outside?: ChooseOutside | undefined;
}

/** Satisfaction counts between these percentiles. */
const cutShare = 0.05;

export async function assessSituation(asked: SituationQuestion): Promise<Situation> {
  const question = { ...asked, constraints: (await asked.weigh?.()) ?? asked.constraints };
  const { catalog, constraints } = question;
  const locked = constraints.filter((each) => each.locked).map(toPredicate);
  const soft = constraints.filter((each) => !each.locked);
  const lattice = await catalog.lattice(locked, soft.map(toPredicate));
  const everything = countSatisfying(lattice, fullMask(lattice));
  if (everything === 0) return giveWay(question, lattice);
  const gains = gainsFrom(lattice, soft, everything);
  return { ...withoutOffers(question, lattice), kind: "free", everything, total: everything, gains };
}

/** Nothing gave way, and every wish is tested. */
function withoutOffers(
  { catalog, constraints }: Pick<SituationQuestion, "catalog" | "constraints">,
  lattice: CatalogLattice,
) {
  const wishes = effectiveWishes(constraints, null);
  const isFramed = catalog.frame.length > 0;
  return { wishes, concession: null, shown: testsWithout(wishes), offers: [], result: null, lattice, isFramed };
}

/** All products of the frame, before any wish applies. */
export async function openSituation(catalog: CatalogSlice, constraints: readonly Constraint[]): Promise<Situation> {
  const total = await catalog.count([]);
  const open = withoutOffers({ catalog, constraints }, { soft: [], sliceSize: total, groups: [] });
  return { ...open, kind: "free", everything: total, total, shown: [], gains: new Map() };
}

async function giveWay(question: SituationQuestion, lattice: CatalogLattice): Promise<Situation> {
  const { catalog, constraints, method } = question;
  await readAhead(question, lattice);
  const chosen = await chosenOutside(question, {
    slice: catalog,
    constraints,
    method,
    // Chat locks are explicit, so an unlocked must is only heavy.
    settings: { mustMeans: "weight", cutShare, ranking: question.ranking },
    random: drawLot(question.seed ?? 1, constraints),
    orderings: question.orderings ?? [],
    lot: question.forceDecision ? drawLot(question.seed ?? 1, constraints) : undefined,
  });
  if (isPlain(chosen)) {
    const nothing = withoutOffers(question, lattice);
    return { ...nothing, kind: "exhausted", everything: 0, total: 0, gains: new Map(), result: chosen };
  }
  const all = await offersOf(chosen, { catalog, constraints, lattice, alternatives: question.alternatives });
  const near = question.isFelt ? await feltOffers(all, question) : all;
  const result = question.isFelt ? withinReach(chosen, near, constraints) : chosen;
  const offers = question.isFelt ? chosenFirst(result, near) : near;
  const concession = (await keptChoice(question)) ?? chosenBy(result, offers, question.settlesTies);
  const wishes = effectiveWishes(constraints, concession);
  const beyond = all.filter(({ id }) => !offers.some((offer) => offer.id === id));
  const facts = { ...withoutOffers(question, lattice), isFelt: question.isFelt };
  const base = { ...facts, wishes, concession, everything: 0, offers, beyond, result };
  if (concession) {
    const inForce = await countInForce(catalog, wishes);
    const stretched = question.isFelt && concession.by === "method" && !concession.skipped ? farStretches(wishes) : [];
    return { ...base, kind: "conceded", ...inForce, shown: testsWithout(wishes), stretched };
  }
  // The shop shows one way's products while it asks.
  const shownFor = question.isFelt ? likeliestWay(result, offers, constraints) : null;
  if (shownFor) {
    const inForce = await countInForce(catalog, shownFor);
    return { ...base, wishes: shownFor, kind: "undecided", ...inForce, shown: testsWithout(shownFor) };
  }
  const soft = constraints.filter((each) => !each.locked);
  const kind = result.status === "undecided" || result.status === "locked-conflict" ? result.status : "exhausted";
  const isBeyond = question.isFelt && offers.length === 0;
  const shown = [...(isBeyond ? [] : widerNet(wishes, result)), ...(question.isFelt ? withinBudgets(wishes) : [])];
  return { ...base, kind, total: 0, gains: gainsFrom(lattice, soft, 0), shown };
}

/** The method's own decision stays where nothing outside is asked, or where that fails. */
async function chosenOutside({ outside, catalog }: SituationQuestion, asked: RelaxQuestion) {
  const own = await relaxSlice(asked);
  if (!outside || own.correctionSets.length === 0 || own.status === "locked-conflict") return own;
  const { by, outcome, giveUp } = await outside(own, asked.constraints, catalog.catalog.checksum);
  if (!giveUp) return { ...own, outside: { by, outcome } };
  const choose = () => ({ kind: "relaxed" as const, dropped: giveUp, trace: [] });
  const method = { ...methodNamed(String(asked.method)), choose };
  return { ...(await relaxSlice({ ...asked, method, lot: undefined })), outside: { by, outcome } };
}

/** Larger questions read more. */
const mostAhead = 2000;

/** Every question about the choice needs these products. */
async function readAhead({ catalog, constraints, ranking, method }: SituationQuestion, lattice: CatalogLattice) {
  const locked = constraints.filter((each) => each.locked);
  const soft = constraints.filter((each) => !each.locked);
  // The list needs the ranges of all products.
  await catalog.ranges(locked, numericSlotNames, { cutShare });
  const ways = minimalCorrectionMasks(lattice).reduce((union, mask) => union | mask, 0);
  const products = countSatisfying(lattice, fullMask(lattice) & ~ways);
  if (ways === 0 || products > mostAhead) return;
  const [ranges, before] = await Promise.all([
    scoreRanges(catalog, locked, soft, cutShare),
    rankedBefore({ slice: catalog, locked, soft, method, ranking }),
  ]);
  const where = [...locked, ...soft.filter((_, bit) => (ways & (1 << bit)) === 0)];
  await catalog.rank({ where, score: soft, ranges, before, limit: mostAhead + 1 });
}

/** Kept while its wishes exist, are unlocked, and it brings products. */
async function keptChoice({ catalog, constraints, concession }: SituationQuestion): Promise<Concession | null> {
  if (concession?.by !== "shopper") return null;
  const free = new Set(constraints.filter((each) => !each.locked).map((each) => each.id));
  if (!concession.adjustments.every((each) => free.has(each.id))) return null;
  return (await catalog.count(testsWithout(effectiveWishes(constraints, concession)))) > 0 ? concession : null;
}

/** Limits ties to offers in reach, and to those that keep what was ruled out. */
function withinReach(
  result: RelaxationResult,
  offers: readonly Offer[],
  constraints: readonly Constraint[],
): RelaxationResult {
  if (result.status !== "undecided" || listsOnly(result)) return result;
  const near = result.tied.filter((members) => offers.some((offer) => givesUp(offer, members)));
  const refused = constraints.flatMap(({ id, op }) => (isExclusion(op) ? id : []));
  const keeping = near.filter((members) => !members.some((id) => refused.includes(id)));
  const tied = keeping.length > 0 ? keeping : near;
  return tied.length > 1 ? { ...result, tied } : { ...result, status: "relaxed", tied };
}

function chosenFirst({ status, relaxed, tied }: RelaxationResult, offers: readonly Offer[]): Offer[] {
  const sets = tied.length > 0 ? tied : [relaxed.map(({ constraint }) => constraint.id)];
  const isChosen = (offer: Offer) => status !== "exhausted" && sets.some((members) => givesUp(offer, members));
  return [...offers.filter(isChosen), ...offers.filter((offer) => !isChosen(offer))];
}

function chosenBy(result: RelaxationResult, offers: readonly Offer[], settlesTies = false): Concession | null {
  const [chosen] = offers;
  const skipped = result.status === "undecided" && settlesTies;
  if (!chosen || (result.status !== "relaxed" && !skipped)) return null;
  return { adjustments: chosen.adjustments, by: "method", settled: false, ...(skipped ? { skipped } : {}) };
}

/** Of equal ways, the first that moves nothing far, or else the first. */
function likeliestWay(result: RelaxationResult, offers: readonly Offer[], constraints: readonly Constraint[]) {
  if (result.status !== "undecided" || listsOnly(result)) return null;
  const ways = offers
    .filter((offer) => result.tied.some((members) => givesUp(offer, members)))
    .map(({ adjustments }) => effectiveWishes(constraints, { adjustments, by: "method", settled: false }));
  return ways.find((wishes) => farStretches(wishes).length === 0) ?? ways[0] ?? null;
}

/** Also counts the extra products per wish, by id. */
export async function countInForce(catalog: CatalogSlice, wishes: readonly EffectiveWish[]) {
  const soft = wishes.filter((wish) => wish.test && !wish.constraint.locked);
  const ranges = rangesOf(soft, ({ constraint }) => constraint);
  const without = ({ constraint: { id, slot } }: EffectiveWish) => ({ where: testsWithout(wishes, id), slot });
  const counts = await countAll(catalog, [
    { where: testsWithout(wishes), slot: countedSlot },
    ...soft.map(without),
    ...ranges.map(({ lower, upper }) => ({
      where: testsWithout(wishes.filter((wish) => wish !== lower && wish !== upper)),
      slot: lower.constraint.slot,
    })),
    // One call also serves the wish drawings.
    ...wishes.filter((wish) => !soft.includes(wish)).map(without),
  ]);
  const [total = 0, ...others] = counts;
  const names = [...soft.map(({ constraint }) => constraint.id), ...ranges.map(({ lower }) => lower.constraint.slot)];
  return { total, gains: new Map(names.map((name, index) => [name, (others[index] ?? 0) - total])) };
}

function gainsFrom(lattice: CatalogLattice, soft: readonly Constraint[], total: number): Map<string, number> {
  const full = fullMask(lattice);
  const gainWithout = (mask: number) => countSatisfying(lattice, full & ~mask) - total;
  const ranges = rangesOf([...soft.entries()], ([, constraint]) => constraint);
  return new Map([
    ...soft.map(({ id }, bit) => [id, gainWithout(1 << bit)] as const),
    ...ranges.map(({ lower, upper }) => [lower[1].slot, gainWithout((1 << lower[0]) | (1 << upper[0]))] as const),
  ]);
}

/** Products that pass every wish outside the tie. */
function widerNet(wishes: readonly EffectiveWish[], result: RelaxationResult): Predicate[] {
  const open = new Set(result.status === "locked-conflict" ? result.conflictSets.flat() : result.tied.flat());
  if (open.size === 0) for (const set of result.correctionSets.slice(0, 1)) for (const id of set.members) open.add(id);
  const kept = wishes.filter((wish) => !open.has(wish.constraint.id));
  return testsWithout(kept);
}
