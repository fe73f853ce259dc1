import type { CatalogLattice } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { type Constraint, isNumericSlot } from "@/lib/constraints";
import type { WishAdjustment } from "@/lib/dialogue/state/conversation-state";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { holdSameIds } from "@/lib/relaxation/problem";
import { loosenSet } from "@/lib/trade-offs/loosening";
import { scoreRanges } from "@/lib/trade-offs/ranking";
import type { CorrectionSetRecord, RelaxationResult, RelaxedConstraint } from "@/lib/trade-offs/relaxation";

/** Loosens a bound that can move, else drops the wish. */
export interface Offer {
  /** Equal adjustments have equal ids. */
  id: string;
  adjustments: WishAdjustment[];
  matches: number;
}

/** Beside the chosen offer. */
const mostAlternatives = 4;
/** Applies if nothing is recommended. */
const mostListed = 12;

export function mostShown(result: RelaxationResult | null, alternatives = mostAlternatives): number {
  return listsOnly(result) ? mostListed : alternatives;
}

interface OfferFacts {
  catalog: CatalogSlice;
  constraints: readonly Constraint[];
  lattice: CatalogLattice;
  alternatives?: number | undefined;
}

/**
 * The chosen relaxation first, then the others by rising weight, then dropping the chosen wishes. Each count keeps all
 * other wishes as asked.
 */
export async function offersOf(result: RelaxationResult, facts: OfferFacts): Promise<Offer[]> {
  if (result.status === "locked-conflict" || result.status === "invalid") return [];
  const chosen = result.status === "relaxed" ? result.relaxed.map((each) => each.constraint.id) : [];
  // A comparison needs both offers, even on a short card.
  const most = Math.max(mostAlternatives, mostShown(result, facts.alternatives));
  const sets = result.correctionSets.filter(({ members }) => !holdSameIds(members, chosen)).slice(0, most);
  const [main, ...rest] = await Promise.all([
    chosen.length ? offersForSet({ members: chosen, matches: result.matches }, facts) : [],
    ...sets.map((set) => offersForSet(set, facts)),
    // Later steps find these values read.
    readValues(result, facts),
  ]);
  const others = rest.flatMap((each) => each?.slice(0, 1) ?? []);
  const all = [...main.slice(0, 1), ...others, ...main.slice(1)];
  return all.filter(({ id }, index) => all.findIndex((each) => each.id === id) === index);
}

/** Reads all new values at once. */
async function readValues(result: RelaxationResult, { catalog, constraints }: OfferFacts): Promise<void> {
  const queries = result.correctionSets.slice(0, mostListed).flatMap(({ members }) => {
    const where = constraints.filter(({ id }) => !members.includes(id));
    const words = constraints.filter(({ id, slot }) => members.includes(id) && !isNumericSlot(slot));
    return words.map(({ slot }) => ({ where, slot }));
  });
  if (queries.length > 0) await catalog.distributions(queries);
}

async function offersForSet(
  set: Pick<CorrectionSetRecord, "members" | "matches">,
  { catalog, constraints, lattice }: OfferFacts,
): Promise<Offer[]> {
  const locked = constraints.filter((each) => each.locked);
  const soft = constraints.filter((each) => !each.locked);
  const ranges = await scoreRanges(catalog, locked, soft, 0.05);
  const { ways } = await loosenSet({ slice: catalog, constraints, lattice, ranges, members: set.members });
  const dropped = set.members.map((id): WishAdjustment => ({ id, action: "dropped" }));
  const offers = ways.map((loosening) => offerOf(loosening.changes.map(toAdjustment), loosening.matches));
  return [...offers, offerOf(dropped, set.matches)];
}

export function offerOf(adjustments: readonly WishAdjustment[], matches: number): Offer {
  const sorted = [...adjustments].sort((a, b) => (a.id < b.id ? -1 : 1));
  const id = sorted.map((each) => `${each.id}=${each.to ? JSON.stringify(each.to.value) : "any"}`).join(";");
  return { id: `give:${id}`, adjustments: sorted, matches };
}

export function toAdjustment({ constraint, action, to }: RelaxedConstraint): WishAdjustment {
  return { id: constraint.id, action, to };
}

export function givesUp({ adjustments }: Offer, members: readonly string[]): boolean {
  const ids = adjustments.map(({ id }) => id);
  return holdSameIds(ids, members);
}

const tolerance = 1e-9;

/** No method ran. */
export function isPlain(result: RelaxationResult | null): boolean {
  return result?.status === "exhausted" && result.trace.length === 0;
}

export function listsOnly(result: RelaxationResult | null): boolean {
  return result?.status === "undecided" && result.relaxed.length === 0;
}

/** Words leave the weights equal. */
export function isTiedByWeight(met: { result: RelaxationResult | null; wishes: readonly EffectiveWish[] }): boolean {
  const { result, wishes } = met;
  if (!result || listsOnly(result)) return false;
  const constraints = new Map(wishes.map(({ constraint }) => [constraint.id, constraint]));
  const bounds = result.tied.map((set) => {
    const members = set.flatMap((id) => constraints.get(id) ?? []);
    const sumOf = (bound: (member: Constraint) => number) => members.reduce((sum, each) => sum + bound(each), 0);
    return {
      low: sumOf(({ weight, interval = [weight, weight] }) => Math.min(weight, interval[0])),
      high: sumOf(({ weight, interval = [weight, weight] }) => Math.max(weight, interval[1])),
    };
  });
  return bounds.every((a) => bounds.every((b) => a.low <= b.high + tolerance));
}

export type Standing =
  | { kind: "only" }
  | { kind: "lightest" }
  | { kind: "one-of"; ways: number }
  /** Drops more than any one way needs. */
  | { kind: "more" };

export function standingOf(result: RelaxationResult | null, given: readonly string[]): Standing {
  const sets = result?.correctionSets ?? [];
  const own = sets.find(({ members }) => members.length === given.length && members.every((id) => given.includes(id)));
  if (!own) return { kind: "more" };
  if (sets.length === 1) return { kind: "only" };
  const isLightest = sets.every((each) => each === own || each.weight > own.weight + tolerance);
  return isLightest ? { kind: "lightest" } : { kind: "one-of", ways: sets.length };
}
