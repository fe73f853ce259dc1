import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { type Constraint, type Level, levelOf, levelWeights } from "@/lib/constraints";
import type { FormalShopper } from "@/lib/relaxation/formal/formal-shopper";
import type { Method, WeightSource } from "@/lib/relaxation/methods/choice";
import { comparedMethods } from "@/lib/relaxation/methods/method-lists";
import { holdSameIds, matchesWithout, type Problem, problemOf, sumRising } from "@/lib/relaxation/problem";
import { reasonInvalid, relaxSlice } from "@/lib/trade-offs/relax-slice";
import type { RelaxationResult } from "@/lib/trade-offs/relaxation";
import { drawnLattice, type MethodAnswer, type MethodComparison, nodeId } from "./compare-facts";

/** A wish `global` locks is locked for every method. */
export type Weightings = Readonly<Record<WeightSource, readonly Constraint[]>>;

const nothing: Omit<MethodComparison, "status" | "wishes"> = {
  everything: 0,
  nodes: [],
  edges: [],
  hidden: { singles: 0, pairs: 0 },
  answers: [],
  agreement: [],
  unlocks: [],
};

/** Each method uses its own weights. */
export async function compareMethods(
  reader: CatalogReader,
  weightings: Weightings,
  methods: readonly Method[] = comparedMethods,
  shopper?: FormalShopper,
): Promise<MethodComparison> {
  const lists = withOneLock(weightings);
  const wishes = wishesOf(lists);
  if (wishes.length === 0) return { ...nothing, status: "no-wishes", wishes };
  const slice = openSlice(reader);
  const reason = reasonInvalid(slice, lists.global);
  if (reason) return { ...nothing, status: "invalid", reason, wishes };
  const locked = lists.global.filter((each) => each.locked);
  const soft = lists.global.filter((each) => !each.locked);
  const lattice = await slice.lattice(locked, soft);
  if (lattice.sliceSize === 0) {
    const settings = { mustMeans: "locked" as const };
    const { alternatives } = await relaxSlice({ slice, constraints: locked, method: "optimal", settings });
    const unlocks = alternatives.toSorted((a, b) => a.members.length - b.members.length || b.matches - a.matches);
    return { ...nothing, status: "locked-conflict", wishes, unlocks };
  }
  const problem = problemOf(lattice, soft);
  const runs: MethodRun[] = [];
  for (const method of methods) {
    const constraints = lists[method.weighting ?? "global"];
    const settings = { mustMeans: "weight" as const, cutShare: 0.05, mostWays: 1, ...(shopper ? { shopper } : {}) };
    const result = await relaxSlice({ slice, constraints, method, settings });
    runs.push({ method, result, way: pathOf(method, result) });
  }
  const answers = runs.map((run) => answerOf(problem, lists, run));
  const everything = matchesWithout(problem, 0);
  const small = ({ tied }: (typeof runs)[number]["result"]) => tied.filter(({ length }) => length <= 2);
  const visited = runs.flatMap(({ way, result }) => [...way.path, ...way.tried, ...small(result)]);
  return {
    ...nothing,
    status: everything > 0 ? "satisfied" : "compared",
    wishes,
    everything,
    ...drawnLattice(problem, visited),
    answers,
    agreement: answers.flatMap((a, index) =>
      answers.slice(index + 1).map((b) => ({ a: a.method, b: b.method, share: sharedPart(a.given, b.given) })),
    ),
  };
}

type MethodRun = { method: Method; result: RelaxationResult; way: ReturnType<typeof pathOf> };

function withOneLock(weightings: Weightings): Weightings {
  const locked = new Set(weightings.global.flatMap((each) => (each.locked ? [each.id] : [])));
  const settle = (list: readonly Constraint[]) => list.map((each) => ({ ...each, locked: locked.has(each.id) }));
  return { local: settle(weightings.local), global: settle(weightings.global), pairwise: settle(weightings.pairwise) };
}

function wishesOf(lists: Weightings): MethodComparison["wishes"] {
  return lists.global.map((constraint) => {
    const weightIn = (source: WeightSource) => lists[source].find(({ id }) => id === constraint.id)?.weight ?? 0;
    const weights = { local: weightIn("local"), global: constraint.weight, pairwise: weightIn("pairwise") };
    return { constraint, weights };
  });
}

function answerOf(problem: Problem, lists: Weightings, { method, result, way }: MethodRun): MethodAnswer {
  const { status, relaxed, tied, loosened } = result;
  const { weighting } = method;
  const given = relaxed.map(({ constraint }) => constraint.id);
  const members = lists[weighting ?? "global"].filter(({ id }) => given.includes(id));
  const [moved] = loosened;
  return {
    method: method.name,
    status: status === "locked-conflict" || status === "invalid" ? "exhausted" : status,
    given,
    changes: moved?.changes ?? relaxed,
    weight: weighting && given.length > 0 ? sumRising(members.map(({ weight }) => weight)) : null,
    level: weighting && given.length > 0 ? levelOfAll(members.map(({ level }) => level)) : null,
    kept: lists.global.length - given.length,
    products: moved?.matches ?? result.matches,
    product: moved?.car ?? result.car,
    path: way.path.map((set) => nodeId(problem, set)),
    tried: way.tried.map((set) => nodeId(problem, set)),
    tied: tied.map((set) => nodeId(problem, set)),
  };
}

function levelOfAll(members: readonly Level[]): Level {
  return levelOf(Math.min(levelWeights.must, sumRising(members.map((level) => levelWeights[level]))));
}

function sharedPart(a: readonly string[], b: readonly string[]): number {
  const both = a.filter((each) => b.includes(each)).length;
  const either = new Set([...a, ...b]).size;
  return either === 0 ? 1 : both / either;
}

/** Derives the path from the trace. */
export function pathOf({ way }: Pick<Method, "way">, { status, relaxed, trace }: RelaxationResult) {
  const given = relaxed.map(({ constraint }) => constraint.id);
  if (way === "edits") return { path: [[], ...given.map((_, place) => given.slice(0, place + 1))], tried: [] };
  const empty = trace.filter(({ matches }) => matches === 0).map(({ considered }) => considered);
  if (status === "exhausted") return { path: [[]], tried: empty };
  if (given.length === 0) return { path: [[]], tried: [] };
  if (way === "retreat") return { path: [[], given], tried: empty };
  if (way !== "in-turn") return { path: [[], given], tried: [] };
  return { path: dropsUpTo(given, trace), tried: [] };
}

/** Goes back through the latest entry with one member less. Direct in a cut-off trace. */
function dropsUpTo(given: readonly string[], trace: RelaxationResult["trace"]): string[][] {
  let at = trace.findIndex(({ considered }) => holdSameIds(considered, given));
  const path = [[...given]];
  for (let size = given.length - 1; size > 0; size--) {
    at = trace.slice(0, Math.max(0, at)).findLastIndex(({ considered }) => considered.length === size);
    const step = trace[at];
    if (!step) return [[], [...given]];
    path.unshift(step.considered);
  }
  return [[], ...path];
}
