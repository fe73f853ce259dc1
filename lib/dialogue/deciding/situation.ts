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

/** How the catalog answers the wishes as they stand: computed once a turn, everything shown follows from it. */
export interface Situation {
  kind: "free" | "conceded" | "undecided" | "proposed" | "locked-conflict" | "exhausted";
  /** Wishes read through the concession in force, in the order they were said. */
  wishes: EffectiveWish[];
  concession: Concession | null;
  /** Cars that have everything as asked. */
  everything: number;
  /** Cars that pass the tests in force. */
  total: number;
  /** Tests the shown cars pass: those in force, or a wider net while nothing is decided. */
  shown: Predicate[];
  /** By wish id: cars gained over `total` if it alone were let go; by slot: if both ends of its range were. Locked wishes have none. */
  gains: ReadonlyMap<string, number>;
  /** What can be given up, the chosen one first; empty while cars have everything. */
  offers: Offer[];
  /** Ways too far to be offered: only somebody who names what goes gets one. */
  beyond?: Offer[];
  /** What the method computed, when there was something to decide. */
  result: RelaxationResult | null;
  lattice: CatalogLattice;
  /** Tests are given from outside too: no wish can change them. */
  isFramed: boolean;
  /** Distances count as shoppers feel them. */
  isFelt?: boolean | undefined;
  /** What gave way further than it may without being asked: shown for now, and asked about. */
  stretched?: EffectiveWish[];
  /** Where the formal method's loop stands, with what lifting each of the shopper's limits would bring. */
  formal?: {
    loop: FormalLoop;
    lifted: ReadonlyMap<string, number>;
    /** The wishes that do not go together were named in the turn before. */
    isKnownReason: boolean;
  };
}

export interface SituationQuestion {
  catalog: CatalogSlice;
  constraints: readonly Constraint[];
  /** The concession of the turn before; the shopper's own choice is kept as long as it gives cars. */
  concession: Concession | null;
  method: RelaxationMethod;
  /** The constraints with the weights the method is to see; their own when left out. */
  weigh?: () => Promise<readonly Constraint[]>;
  /** Which car comes first; `weighted` when left out. */
  ranking?: Ranking | undefined;
  /** Most alternatives a card shows; four when left out. */
  alternatives?: number | undefined;
  /** Seed of the random method's lots; 1 when left out. */
  seed?: number | undefined;
  /** Comparisons the shopper has answered; none when left out. */
  orderings?: readonly Ordering[] | undefined;
  /** Distances as shoppers feel them: nothing far beyond the budget, near kinds first, far stretches marked. */
  isFelt?: boolean | undefined;
  /** Takes one of several ways that weigh the same: the shopper is asked no more. */
  settlesTies?: boolean | undefined;
}

/** Satisfaction is measured between these percentiles of the slice. */
const cutShare = 0.05;

export async function assessSituation(asked: SituationQuestion): Promise<Situation> {
  // Wishes are shown with the weights that decide.
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

/** The search as it stands before any wish: all cars of the frame, with the wishes noted beside them. */
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
    // Locks are explicit in the chat: an unlocked must is just very heavy.
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

/** Cars read at once for all that the choice asks about them; more are read as each question needs them. */
const mostAhead = 2000;

/** Reads the cars that some way of giving way would bring, best first: all questions about the choice are about them. */
async function readAhead(
  { catalog, constraints, ranking, method }: SituationQuestion,
  lattice: CatalogLattice,
): Promise<void> {
  const locked = constraints.filter((each) => each.locked);
  const soft = constraints.filter((each) => !each.locked);
  // The list of cars asks for all of them.
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

/** No car, no way out and no hint of one. */
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

/** The shopper's earlier choice, if it still speaks of wishes that exist, are not locked, and gives cars. */
async function keptChoice({ catalog, constraints, concession }: SituationQuestion): Promise<Concession | null> {
  if (concession?.by !== "shopper") return null;
  const free = new Set(constraints.filter((each) => !each.locked).map((each) => each.id));
  if (!concession.adjustments.every((each) => free.has(each.id))) return null;
  const tests = testsWithout(effectiveWishes(constraints, concession));
  return (await catalog.count(tests)) > 0 ? concession : null;
}

/** Ties between ways of which only some are in reach: one left is the way, none left leaves it to the other ways. */
function withinReach(result: RelaxationResult, offers: readonly Offer[]): RelaxationResult {
  if (result.status !== "undecided" || listsOnly(result)) return result;
  const tied = result.tied.filter((members) => offers.some((offer) => givesUp(offer, members)));
  return tied.length > 1 ? { ...result, tied } : { ...result, status: "relaxed", tied };
}

function givesUp({ adjustments }: Offer, members: readonly string[]): boolean {
  return adjustments.length === members.length && adjustments.every(({ id }) => members.includes(id));
}

/** What the method gives up, or what is left of a tie, before the ways that cost least. */
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

/** Cars that pass the tests in force, and by wish id how many more if it alone were let go. */
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
    // Drawn beside the wishes later: asked with the rest.
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

/** While nothing is decided: cars that pass all wishes but those in question. */
function widerNet(wishes: readonly EffectiveWish[], result: RelaxationResult): Predicate[] {
  const open = new Set(result.status === "locked-conflict" ? result.conflictSets.flat() : result.tied.flat());
  if (open.size === 0) for (const set of result.correctionSets.slice(0, 1)) for (const id of set.members) open.add(id);
  const kept = wishes.filter((wish) => !open.has(wish.constraint.id));
  return testsWithout(kept);
}
