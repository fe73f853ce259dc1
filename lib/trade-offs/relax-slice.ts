import { type CatalogLattice, maxSoftConstraints, type RankQuery, toProduct } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint, Predicate } from "@/lib/constraints";
import { roles } from "@/lib/constraints";
import { constraintSchema, predicateSchema } from "@/lib/constraints/constraint";
import { correctionSets } from "@/lib/relaxation/correction-sets";
import { relaxFormally } from "@/lib/relaxation/formal/formal";
import type { FormalShopper } from "@/lib/relaxation/formal/formal-shopper";
import { applyChanges } from "@/lib/relaxation/loosening/movable";
import type { Method, RandomSource } from "@/lib/relaxation/methods/choice";
import { type MethodName, methodNamed } from "@/lib/relaxation/methods/method-lists";
import { maskOf, matchesWithout, problemOf } from "@/lib/relaxation/problem";
import { conflictsOf, type Ordering, relax } from "@/lib/relaxation/relax";
import { type Loosenings, loosenSet } from "./loosening";
import { type Ranking, rankedBefore, scoreRanges } from "./ranking";
import type { RelaxationResult, RelaxedConstraint } from "./relaxation";

export interface RelaxSettings {
  /** `locked` makes a `must` part of the slice. */
  mustMeans: "locked" | "weight";
  /** Percentiles instead of extremes (0.05: 5th to 95th). */
  cutShare?: number;
  /** `weighted` by default. */
  ranking?: Ranking | undefined;
  /** Joint moves followed up, least movement first. */
  mostWays?: number;
  /** Formal method only. 10 by default. */
  maxRounds?: number;
  /** Always agrees by default. */
  shopper?: FormalShopper;
}

export interface RelaxQuestion {
  /** The frame never relaxes. */
  slice: CatalogSlice;
  constraints: readonly Constraint[];
  method: MethodName | Method;
  settings: RelaxSettings;
  random?: RandomSource;
  /** Answered comparisons, which break ties. */
  orderings?: readonly Ordering[];
  /** Decides ties. */
  lot?: RandomSource | undefined;
}

/** Answers one question over real products. Frame and locked constraints bound the products, the others the lattice. */
export async function relaxSlice(question: RelaxQuestion): Promise<RelaxationResult> {
  const { slice, settings } = question;
  const constraints = question.constraints.map((constraint) =>
    settings.mustMeans === "locked" && constraint.level === "must" ? { ...constraint, locked: true } : constraint,
  );
  const reason = reasonInvalid(slice, constraints);
  if (reason) return { ...nothing, status: "invalid", reason };
  const locked = constraints.filter((each) => each.locked);
  const soft = constraints.filter((each) => !each.locked);
  const lattice = await slice.lattice(locked, soft);
  if (lattice.sliceSize === 0) return lockedConflict(question, locked);
  const method = typeof question.method === "string" ? methodNamed(question.method) : question.method;
  return withProducts({ ...question, constraints, method, locked, soft, lattice });
}

interface OpenQuestion extends RelaxQuestion {
  method: Method;
  locked: readonly Constraint[];
  soft: readonly Constraint[];
  lattice: CatalogLattice;
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

/** No product is left: finds clashing locks and what unlocking brings. */
async function lockedConflict({ slice }: RelaxQuestion, locked: readonly Constraint[]): Promise<RelaxationResult> {
  const problem = problemOf(await slice.lattice([], locked), locked);
  if (problem.lattice.sliceSize === 0) {
    const reason = slice.frame.length > 0 ? `no ${roles.thing} meets the frame` : `the catalog has no ${roles.things}`;
    return { ...nothing, status: "locked-conflict", reason };
  }
  const sets = correctionSets(problem);
  return { ...nothing, ...conflictsOf(problem), status: "locked-conflict", correctionSets: sets, alternatives: sets };
}

async function withProducts(question: OpenQuestion): Promise<RelaxationResult> {
  const answer = { ...nothing, ...(await decide(question)) };
  if (answer.status !== "satisfied" && answer.relaxed.length === 0) return answer;
  const order = await productOrder(question);
  const [{ ways, truncated }, best] = await Promise.all([
    loosen(question, order, answer.relaxed),
    bestProduct(question, order, answer.relaxed),
  ]);
  return { ...answer, ...best, loosened: ways, truncated: answer.truncated || truncated };
}

async function decide(question: OpenQuestion) {
  const { slice, method, settings, locked, soft: wishes, lattice, random, orderings, lot } = question;
  if (method.choose) return relax({ lattice, wishes, method: { choose: method.choose }, random, orderings, lot });
  const { maxRounds, shopper } = settings;
  return relaxFormally({ items: slice, fixed: locked, lattice, wishes, maxRounds, shopper });
}

type ProductOrder = Pick<RankQuery, "score" | "ranges" | "before">;

async function productOrder({ slice, locked, soft, settings, method }: OpenQuestion): Promise<ProductOrder> {
  const [ranges, before] = await Promise.all([
    scoreRanges(slice, locked, soft, settings.cutShare),
    rankedBefore({ slice, locked, soft, method, ranking: settings.ranking }),
  ]);
  return { score: soft, ranges, before };
}

async function bestProduct(
  { slice, locked, soft, lattice }: OpenQuestion,
  order: ProductOrder,
  changes: readonly RelaxedConstraint[],
): Promise<Pick<RelaxationResult, "car" | "matches">> {
  const given = changes.map(({ constraint }) => constraint.id);
  const kept = soft.filter(({ id }) => !given.includes(id));
  const [best] = await slice.rank({ where: [...locked, ...kept], ...order, limit: 1 });
  const problem = problemOf(lattice, soft);
  return { car: best ? toProduct(best) : null, matches: matchesWithout(problem, maskOf(problem, given)) };
}

async function loosen(
  { slice, constraints, settings, locked, soft, lattice }: OpenQuestion,
  order: ProductOrder,
  changes: readonly RelaxedConstraint[],
): Promise<Loosenings> {
  if (changes.length === 0) return { ways: [], truncated: false };
  if (changes.every(({ action }) => action === "dropped")) {
    const members = changes.map(({ constraint }) => constraint.id);
    return loosenSet({ slice, constraints, lattice, members, mostWays: settings.mostWays, ...order });
  }
  // The method moved something itself: its change is the loosening.
  const where: Predicate[] = [...locked, ...applyChanges(soft, changes)];
  const [[best], matches] = await Promise.all([slice.rank({ where, ...order, limit: 1 }), slice.count(where)]);
  return { ways: best ? [{ changes: [...changes], matches, car: toProduct(best) }] : [], truncated: false };
}

/** Returns a sentence, `null` for a valid question. */
export function reasonInvalid(slice: Pick<CatalogSlice, "frame">, constraints: readonly Constraint[]): string | null {
  const seen = new Set<string>();
  for (const constraint of constraints) {
    if (seen.has(constraint.id)) return `two constraints have the id "${constraint.id}"`;
    seen.add(constraint.id);
    const checked = constraintSchema.safeParse(constraint);
    if (!checked.success) return `constraint "${constraint.id}": ${checked.error.issues[0]?.message}`;
    const { interval, weight } = constraint;
    if (interval && (interval[0] > weight || weight > interval[1])) {
      return `the weight of "${constraint.id}" lies outside its interval`;
    }
  }
  for (const predicate of slice.frame) {
    const checked = predicateSchema.safeParse(predicate);
    if (!checked.success) return `the frame's test of ${predicate.slot}: ${checked.error.issues[0]?.message}`;
  }
  const locked = constraints.filter((constraint) => constraint.locked).length;
  const most = Math.max(locked, constraints.length - locked);
  return most > maxSoftConstraints ? `at most ${maxSoftConstraints} wishes can be weighed together, not ${most}` : null;
}
