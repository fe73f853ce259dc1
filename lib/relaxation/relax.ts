import { toCar } from "@/lib/catalog/car";
import type { RankQuery } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { compareText } from "@/lib/catalog/compare-text";
import type { Lattice } from "@/lib/catalog/lattice";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import { minimalConflictMasks } from "./conflict-sets";
import { correctionSets } from "./correction-sets";
import { chooseFormal } from "./formal/formal";
import type { FormalShopper } from "./formal/formal-shopper";
import { applyChanges } from "./loosening/apply-changes";
import { type Loosenings, loosenSet } from "./loosening/loosening";
import { drop } from "./loosening/movable";
import type { Choice, Random } from "./methods/choice";
import { chooseBy } from "./methods/choose";
import { type Ordering, respectOrderings } from "./orderings";
import { compareMasks, constraintKey, idsOf, maskOf, matchesWithout, type Problem, problemOf } from "./problem";
import { type Ranking, rankedBefore } from "./ranking";
import type { RelaxationMethod, RelaxationResult, RelaxedConstraint } from "./relaxation";
import { scoreRanges } from "./score-ranges";
import { reasonInvalid } from "./validate";

export interface RelaxSettings {
  /** Whether a wish of level `must` belongs to the slice or is weighed at its weight. */
  mustMeans: "locked" | "weight";
  /** Measures satisfaction between these percentiles of the slice (0.05: 5th to 95th) instead of its extremes. */
  cutShare?: number;
  /** Which car comes first; `weighted` when left out. */
  ranking?: Ranking | undefined;
  /** Ways to move several bounds that are followed up, least movement first; some dozens when left out. */
  mostWays?: number;
  /** Most rounds of the formal method; 10 when left out. */
  maxRounds?: number;
  /** Who answers the formal method's proposals; always agrees when left out. */
  shopper?: FormalShopper;
}

export interface RelaxQuestion {
  /** The cars to choose from; its frame nobody may relax. */
  slice: CatalogSlice;
  constraints: readonly Constraint[];
  method: RelaxationMethod;
  settings: RelaxSettings;
  /** Needed by the random method only. */
  random?: Random;
  /** Comparisons the shopper has answered: they settle what weights leave open. */
  orderings?: readonly Ordering[];
}

/**
 * Answers one question completely: satisfied, what a method gives up, or why it cannot. Frame and locked constraints
 * bound the cars, the others the lattice; the order of constraints and the scale of weights change nothing.
 */
export async function relax(question: RelaxQuestion): Promise<RelaxationResult> {
  const { slice, settings } = question;
  const constraints = question.constraints.map((constraint) =>
    settings.mustMeans === "locked" && constraint.level === "must" ? { ...constraint, locked: true } : constraint,
  );
  const reason = reasonInvalid(slice.frame, constraints);
  if (reason) return { ...nothing, status: "invalid", reason };
  const locked = constraints.filter((each) => each.locked);
  const soft = constraints.filter((each) => !each.locked);
  const lattice = await slice.lattice(locked, soft);
  if (lattice.sliceSize === 0) return lockedConflict(question, locked);
  return decide({ ...question, constraints }, soft, problemOf(lattice, soft));
}

const nothing: Omit<RelaxationResult, "status"> = {
  relaxed: [],
  tied: [],
  car: null,
  matches: 0,
  loosened: [],
  conflictSets: [],
  correctionSets: [],
  alternatives: [],
  trace: [],
  truncated: false,
};

/** Frame and locked constraints leave no car: which of the locked contradict each other, and what unlocking brings. */
async function lockedConflict({ slice }: RelaxQuestion, locked: readonly Constraint[]): Promise<RelaxationResult> {
  const problem = problemOf(await slice.lattice([], locked), locked);
  if (problem.lattice.sliceSize === 0) {
    const reason = slice.frame.length > 0 ? "no car meets the frame" : "the catalog has no cars";
    return { ...nothing, status: "locked-conflict", reason };
  }
  const sets = correctionSets(problem);
  return { ...nothing, ...conflictsOf(problem), status: "locked-conflict", correctionSets: sets, alternatives: sets };
}

function conflictsOf(problem: Problem): Pick<RelaxationResult, "conflictSets" | "truncated"> {
  const { masks, truncated } = minimalConflictMasks(problem.lattice);
  const sorted = masks.sort(
    (a, b) => idsOf(problem, a).length - idsOf(problem, b).length || compareMasks(problem, a, b),
  );
  return { conflictSets: sorted.map((mask) => idsOf(problem, mask)), truncated };
}

async function decide(
  question: RelaxQuestion,
  soft: readonly Constraint[],
  problem: Problem,
): Promise<RelaxationResult> {
  const { choice, changes, repair } = await choose(question, problem);
  const conflicts = conflictsOf(problem);
  const sets = correctionSets(problem);
  const given = new Set(changes.map(({ constraint }) => constraint.id));
  const answer: RelaxationResult = {
    ...nothing,
    ...conflicts,
    truncated: conflicts.truncated || choice.truncated === true,
    status: choice.kind,
    correctionSets: sets,
    alternatives: sets.filter(
      ({ members }) => !(members.length === given.size && members.every((id) => given.has(id))),
    ),
    tied: choice.kind === "undecided" ? choice.tied : [],
    trace: choice.trace,
    ...(repair ? { repair } : {}),
  };
  if (choice.kind !== "satisfied" && changes.length === 0) return answer;
  const order = await carOrder(question, soft);
  // The ways are read off all cars that are left, and the best of them is among those.
  const { ways, truncated } = await loosen(question, order, problem.lattice, changes);
  const best = await bestCar(question, order, problem, [...given]);
  return { ...answer, ...best, relaxed: changes, loosened: ways, truncated: answer.truncated || truncated };
}

async function choose(
  question: RelaxQuestion,
  problem: Problem,
): Promise<{ choice: Choice; changes: RelaxedConstraint[]; repair?: RelaxationResult["repair"] }> {
  if (question.method === "formal") return chooseFormal(question, problem);
  const free = chooseBy[question.method](problem, question.random);
  const choice = respectOrderings(free, problem, question.orderings ?? []);
  const dropped = choice.kind === "relaxed" ? choice.dropped : choice.kind === "undecided" ? (choice.pick ?? []) : [];
  const members = problem.constraints.filter(({ id }) => dropped.includes(id));
  return { choice, changes: members.sort((a, b) => compareText(constraintKey(a), constraintKey(b))).map(drop) };
}

/** What ranks cars, whichever of them are asked for: by all soft constraints. */
interface CarOrder extends Pick<RankQuery, "score" | "ranges" | "before"> {
  locked: readonly Predicate[];
  soft: readonly Constraint[];
}

async function carOrder(
  { slice, constraints, settings, method }: RelaxQuestion,
  soft: readonly Constraint[],
): Promise<CarOrder> {
  const locked = constraints.filter((each) => each.locked);
  const [ranges, before] = await Promise.all([
    scoreRanges(slice, locked, soft, settings.cutShare),
    rankedBefore({ slice, locked, soft, method, ranking: settings.ranking }),
  ]);
  return { locked, soft, score: soft, ranges, before };
}

/** The best car over the slice without the constraints given up. */
async function bestCar(
  { slice }: RelaxQuestion,
  { locked, soft, ...order }: CarOrder,
  problem: Problem,
  given: readonly string[],
): Promise<Pick<RelaxationResult, "car" | "matches">> {
  const kept = soft.filter(({ id }) => !given.includes(id));
  const [best] = await slice.rank({ where: [...locked, ...kept], ...order, limit: 1 });
  return { car: best ? toCar(best) : null, matches: matchesWithout(problem, maskOf(problem, given)) };
}

async function loosen(
  { slice, constraints, settings }: RelaxQuestion,
  { locked, soft, ...order }: CarOrder,
  lattice: Lattice,
  changes: readonly RelaxedConstraint[],
): Promise<Loosenings> {
  if (changes.length === 0) return { ways: [], truncated: false };
  if (changes.every(({ action }) => action === "dropped")) {
    const members = changes.map(({ constraint }) => constraint.id);
    return loosenSet({ slice, constraints, lattice, members, mostWays: settings.mostWays, ...order });
  }
  // The method itself moved or replaced something: that, and the best car under it, is the loosening.
  const where = [...locked, ...applyChanges(soft, changes)];
  const [[best], matches] = await Promise.all([slice.rank({ where, ...order, limit: 1 }), slice.count(where)]);
  return { ways: best ? [{ changes: [...changes], matches, car: toCar(best) }] : [], truncated: false };
}
