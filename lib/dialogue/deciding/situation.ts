import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { type CatalogLattice, countSatisfying, fullMask } from "@/lib/catalog/lattice";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import { numericSlotNames } from "@/lib/constraints/slot-name";
import type { Concession, FormalLoop } from "@/lib/dialogue/state/conversation-state";
import { drawLot } from "@/lib/dialogue/state/draw-lot";
import { type EffectiveWish, effectiveWishes, testsWithout, toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { minimalCorrectionMasks } from "@/lib/relaxation/lattice";
import type { Ordering } from "@/lib/relaxation/orderings";
import { type Ranking, rankedBefore } from "@/lib/trade-offs/ranking";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";
import type { RelaxationMethod, RelaxationResult } from "@/lib/trade-offs/relaxation";
import { scoreRanges } from "@/lib/trade-offs/score-ranges";
import { isPlain, listsOnly } from "./choice-facts";
import { countAll, countedSlot } from "./count-all";
import { farStretches, feltOffers, withinBudgets } from "./felt-offers";
import { type Offer, offersOf } from "./offer";
import { rangesOf } from "./range-ends";

/** The catalog's answer to the current wishes. Computed once per turn; everything on screen follows from it. */
export interface Situation {
  kind: "free" | "conceded" | "undecided" | "proposed" | "locked-conflict" | "exhausted";
  /** Wishes after the concession, in spoken order. */
  wishes: EffectiveWish[];
  concession: Concession | null;
  /** Matches of every wish as asked. */
  everything: number;
  total: number;
  /** The shown cars' tests: those in force, or a wider net while undecided. */
  shown: Predicate[];
  /** Extra cars without a wish, by its id, and without both ends of a range, by slot. Locked wishes have none. */
  gains: ReadonlyMap<string, number>;
  /** The chosen one first; empty if some car has everything. */
  offers: Offer[];
  /** Offers too far to show. The shopper gets one only by naming what goes. */
  beyond?: Offer[];
  /** The method's answer, if there was something to decide. */
  result: RelaxationResult | null;
  lattice: CatalogLattice;
  /** Tests from outside apply, which no wish can change. */
  isFramed: boolean;
  /** Distances count as shoppers feel them. */
  isFelt?: boolean | undefined;
  /** A concession beyond the usual limit. Shows for now, with a question. */
  stretched?: EffectiveWish[];
  /** The formal loop, with the gain of lifting each limit. */
  formal?: {
    loop: FormalLoop;
    lifted: ReadonlyMap<string, number>;
    /** The last turn named the conflicting wishes. */
    isKnownReason: boolean;
  };
}

export interface SituationQuestion {
  catalog: CatalogSlice;
  constraints: readonly Constraint[];
  /** The last turn's concession. A shopper's own choice stays while it brings cars. */
  concession: Concession | null;
  method: RelaxationMethod;
  /** The weights for the method; the constraints' own by default. */
  weigh?: () => Promise<readonly Constraint[]>;
  /** `weighted` by default. */
  ranking?: Ranking | undefined;
  /** Four by default. */
  alternatives?: number | undefined;
  /** For the random method; 1 by default. */
  seed?: number | undefined;
  orderings?: readonly Ordering[] | undefined;
  /** Uses felt distances: nothing far over the budget, similar kinds first, far stretches marked. */
  isFelt?: boolean | undefined;
  /** Takes one of the ways of equal weight instead of asking. */
  settlesTies?: boolean | undefined;
}

/** Satisfaction counts between these percentiles of the slice. */
const cutShare = 0.05;

export async function assessSituation(asked: SituationQuestion): Promise<Situation> {
  // Wishes show the weights that decide.
  const question = { ...asked, constraints: (await asked.weigh?.()) ?? asked.constraints };
  const { catalog, constraints } = question;
  const locked = constraints.filter((each) => each.locked).map(toPredicate);
  const soft = constraints.filter((each) => !each.locked);
  const lattice = await catalog.lattice(locked, soft.map(toPredicate));
  const everything = countSatisfying(lattice, fullMask(lattice));
  if (everything > 0) {
    const wishes = effectiveWishes(constraints, null);
    return {
      kind: "free",
      wishes,
      concession: null,
      everything,
      total: everything,
      shown: testsWithout(wishes),
      gains: gainsFrom(lattice, soft, everything),
      offers: [],
      result: null,
      lattice,
      isFramed: catalog.frame.length > 0,
    };
  }
  return giveWay(question, lattice);
}

/** The search before any wish: all cars of the frame, with the wishes beside them. */
export async function openSituation(catalog: CatalogSlice, constraints: readonly Constraint[]): Promise<Situation> {
  const total = await catalog.count([]);
  return {
    kind: "free",
    wishes: effectiveWishes(constraints, null),
    concession: null,
    everything: total,
    total,
    shown: [],
    gains: new Map(),
    offers: [],
    result: null,
    lattice: { soft: [], sliceSize: total, groups: [] },
    isFramed: catalog.frame.length > 0,
  };
}

async function giveWay(question: SituationQuestion, lattice: CatalogLattice): Promise<Situation> {
  const { catalog, constraints, method } = question;
  await readAhead(question, lattice);
  const chosen = await relaxSlice({
    slice: catalog,
    constraints,
    method,
    // Chat locks are explicit, so an unlocked must is only very heavy.
    settings: { mustMeans: "weight", cutShare, ranking: question.ranking },
    random: drawLot(question.seed ?? 1, constraints),
    orderings: question.orderings ?? [],
  });
  const isFramed = catalog.frame.length > 0;
  if (isPlain(chosen)) return nothingFound(question, { lattice, result: chosen, isFramed });
  const all = await offersOf(chosen, { catalog, constraints, lattice, alternatives: question.alternatives });
  const near = question.isFelt ? await feltOffers(all, question) : all;
  const result = question.isFelt ? withinReach(chosen, near) : chosen;
  const offers = question.isFelt ? chosenFirst(result, near) : near;
  const concession = (await keptChoice(question)) ?? chosenBy(result, offers, question.settlesTies);
  const wishes = effectiveWishes(constraints, concession);
  const beyond = all.filter(({ id }) => !offers.some((offer) => offer.id === id));
  const base = {
    wishes,
    concession,
    everything: 0,
    offers,
    beyond,
    result,
    lattice,
    isFramed,
    isFelt: question.isFelt,
  };
  if (concession) {
    const inForce = await countInForce(catalog, wishes);
    const stretched = question.isFelt && concession.by === "method" && !concession.skipped ? farStretches(wishes) : [];
    return { ...base, kind: "conceded", ...inForce, shown: testsWithout(wishes), stretched };
  }
  const soft = constraints.filter((each) => !each.locked);
  const kind = result.status === "undecided" || result.status === "locked-conflict" ? result.status : "exhausted";
  const isBeyond = question.isFelt && offers.length === 0;
  const shown = [...(isBeyond ? [] : widerNet(wishes, result)), ...(question.isFelt ? withinBudgets(wishes) : [])];
  return { ...base, kind, total: 0, gains: gainsFrom(lattice, soft, 0), shown };
}

/** Reads this many cars ahead for the whole choice. Larger questions read more. */
const mostAhead = 2000;

/** Reads the cars of any concession, best first, because every question about the choice needs them. */
async function readAhead(
  { catalog, constraints, ranking, method }: SituationQuestion,
  lattice: CatalogLattice,
): Promise<void> {
  const locked = constraints.filter((each) => each.locked);
  const soft = constraints.filter((each) => !each.locked);
  // The list of cars needs all of them.
  await catalog.ranges(locked, numericSlotNames, { cutShare });
  const ways = minimalCorrectionMasks(lattice).reduce((union, mask) => union | mask, 0);
  const cars = countSatisfying(lattice, fullMask(lattice) & ~ways);
  if (ways === 0 || cars > mostAhead) return;
  const [ranges, before] = await Promise.all([
    scoreRanges(catalog, locked, soft, cutShare),
    rankedBefore({ slice: catalog, locked, soft, method, ranking }),
  ]);
  const where = [...locked, ...soft.filter((_, bit) => (ways & (1 << bit)) === 0)];
  await catalog.rank({ where, score: soft, ranges, before, limit: mostAhead + 1 });
}

function nothingFound(
  { constraints }: SituationQuestion,
  facts: Pick<Situation, "lattice" | "result" | "isFramed">,
): Situation {
  const wishes = effectiveWishes(constraints, null);
  const shown = testsWithout(wishes);
  return {
    ...facts,
    kind: "exhausted",
    wishes,
    concession: null,
    everything: 0,
    total: 0,
    shown,
    gains: new Map(),
    offers: [],
  };
}

/** The shopper's earlier choice, if its wishes exist, are unlocked, and it brings cars. */
async function keptChoice({ catalog, constraints, concession }: SituationQuestion): Promise<Concession | null> {
  if (concession?.by !== "shopper") return null;
  const free = new Set(constraints.filter((each) => !each.locked).map((each) => each.id));
  if (!concession.adjustments.every((each) => free.has(each.id))) return null;
  const tests = testsWithout(effectiveWishes(constraints, concession));
  return (await catalog.count(tests)) > 0 ? concession : null;
}

/** Limits ties to offers in reach. One left decides, and none leaves it to the other offers. */
function withinReach(result: RelaxationResult, offers: readonly Offer[]): RelaxationResult {
  if (result.status !== "undecided" || listsOnly(result)) return result;
  const tied = result.tied.filter((members) => offers.some((offer) => givesUp(offer, members)));
  return tied.length > 1 ? { ...result, tied } : { ...result, status: "relaxed", tied };
}

function givesUp({ adjustments }: Offer, members: readonly string[]): boolean {
  return adjustments.length === members.length && adjustments.every(({ id }) => members.includes(id));
}

/** The method's choice, or the rest of a tie, before the cheapest offers. */
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

/** The cars in force, and the extra cars without each wish, by id. */
export async function countInForce(
  catalog: CatalogSlice,
  wishes: readonly EffectiveWish[],
): Promise<{ total: number; gains: Map<string, number> }> {
  const soft = wishes.filter((wish) => wish.test && !wish.constraint.locked);
  const ranges = rangesOf(soft, ({ constraint }) => constraint);
  const counts = await countAll(catalog, [
    { where: testsWithout(wishes), slot: countedSlot },
    ...soft.map(({ constraint: { id, slot } }) => ({ where: testsWithout(wishes, id), slot })),
    ...ranges.map(({ lower, upper }) => ({
      where: testsWithout(wishes.filter((wish) => wish !== lower && wish !== upper)),
      slot: lower.constraint.slot,
    })),
    // The wish drawings need these too, so one call asks for both.
    ...wishes
      .filter((wish) => !soft.includes(wish))
      .map(({ constraint: { id, slot } }) => ({ where: testsWithout(wishes, id), slot })),
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

/** While undecided: cars that pass every wish outside the tie. */
function widerNet(wishes: readonly EffectiveWish[], result: RelaxationResult): Predicate[] {
  const open = new Set(result.status === "locked-conflict" ? result.conflictSets.flat() : result.tied.flat());
  if (open.size === 0) for (const set of result.correctionSets.slice(0, 1)) for (const id of set.members) open.add(id);
  const kept = wishes.filter((wish) => !open.has(wish.constraint.id));
  return testsWithout(kept);
}
