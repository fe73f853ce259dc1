import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint, Predicate } from "@/lib/constraints";
import { type Offer, toAdjustment } from "@/lib/dialogue/deciding/offer";
import { assessSituation, countInForce, type Situation } from "@/lib/dialogue/deciding/situation";
import type { ConversationState, FormalLoop, WishAdjustment } from "@/lib/dialogue/state/conversation-state";
import { effectiveWishes, testsWithout, toPredicate } from "@/lib/dialogue/state/effective-wishes";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import { defaultMaxRounds, type Repair, startRepair } from "@/lib/relaxation/formal/formal-repair";
import type { RelaxedConstraint } from "@/lib/trade-offs/relaxation";

export interface LoopQuestion {
  catalog: CatalogSlice;
  constraints: readonly Constraint[];
  settings: Pick<DialogueSettings, "formalRounds">;
}

export function askedBy(constraints: readonly Constraint[]): string {
  const said = constraints.map(({ id, slot, op, value, locked }) => JSON.stringify([id, slot, op, value, locked]));
  return said.sort().join("\n");
}

export function currentLoop({ formal, wishes }: Pick<ConversationState, "formal" | "wishes">): FormalLoop | null {
  return formal?.asked === askedBy(wishes.constraints) ? formal : null;
}

export function lockedTests({ constraints }: Pick<LoopQuestion, "constraints">): Predicate[] {
  return constraints.filter((each) => each.locked).map(toPredicate);
}

/**
 * Opens a loop (Hao et al., arXiv 2404.11891, mechanisms 5 to 7). Keeps earlier limits, and agreed changes of unchanged
 * wishes.
 */
export async function openLoop(question: LoopQuestion, earlier: FormalLoop | null): Promise<FormalLoop> {
  const { catalog, constraints, settings } = question;
  const soft = constraints.filter((each) => !each.locked);
  const isSoft = (id: string) => soft.some((each) => each.id === id);
  const before = new Set(earlier?.asked.split("\n") ?? []);
  const asBefore = soft.filter((each) => before.has(askedBy([each])));
  const kept = (earlier?.changes ?? []).filter(({ id }) => asBefore.some((each) => each.id === id));
  const repair = await startRepair(catalog, lockedTests(question), soft, settings.formalRounds ?? defaultMaxRounds, {
    changes: kept.flatMap((each) => toChange(each, soft)),
    untouchable: (earlier?.limits ?? []).filter(isSoft),
  });
  return toLoop(repair, askedBy(constraints));
}

export function toRepair(loop: FormalLoop, { constraints, settings }: LoopQuestion): Repair<Constraint> {
  const wishes = constraints.filter((each) => !each.locked);
  const { asked: _asked, limits, changes, proposals, ...same } = loop;
  return {
    ...{ ...same, wishes, untouchable: limits, maxRounds: settings.formalRounds ?? defaultMaxRounds },
    changes: changes.flatMap((each) => toChange(each, wishes)),
    proposals: proposals.flatMap(({ change, cost, matches }) =>
      toChange(change, wishes).map((each) => ({ change: each, cost, matches })),
    ),
  };
}

export function toLoop(repair: Repair<Constraint>, asked: string): FormalLoop {
  const { status, end, round, untouchable, settled, conflict } = repair;
  return {
    asked,
    status,
    end,
    round,
    changes: repair.changes.map(toAdjustment),
    limits: [...untouchable],
    settled: [...settled],
    conflict: [...conflict],
    proposals: repair.proposals.map(({ change, cost, matches }) => ({ change: toAdjustment(change), cost, matches })),
  };
}

/** `null` before any agreed change. */
export function agreedIn(loop: FormalLoop | null) {
  return loop && loop.changes.length > 0 ? { adjustments: loop.changes, by: "shopper" as const, settled: true } : null;
}

function toChange({ id, action, to }: WishAdjustment, wishes: readonly Constraint[]): RelaxedConstraint[] {
  const constraint = wishes.find((each) => each.id === id);
  return constraint ? [{ constraint, action, to }] : [];
}

/** `before` is the last turn's loop. */
export async function assessFormal(
  { catalog }: { catalog: CatalogSlice },
  state: Pick<ConversationState, "wishes" | "formal">,
  before: FormalLoop | null = null,
): Promise<Situation> {
  const { constraints } = state.wishes;
  const loop = currentLoop(state);
  const concession = agreedIn(loop);
  const listed = await assessSituation({ catalog, constraints, concession, method: "manual" });
  if (!loop || listed.kind === "free" || listed.kind === "locked-conflict") return listed;
  const status = ({ open: "undecided", solved: "relaxed", exhausted: "exhausted" } as const)[loop.status];
  const result = listed.result && { ...listed.result, status, tied: [] };
  const lifted = new Map<string, number>();
  if (listed.kind === "conceded") return { ...listed, result, formal: { loop, lifted, isKnownReason: false } };
  const wishes = effectiveWishes(constraints, concession);
  if (loop.end === "limits") {
    // Locks and the other limits still hold.
    const bound = wishes.filter(({ constraint: { id, locked } }) => locked || loop.limits.includes(id));
    for (const id of loop.conflict) lifted.set(id, await catalog.count(testsWithout(bound, id)));
  }
  const respects = ({ adjustments }: Offer) => adjustments.every(({ id }) => !loop.limits.includes(id));
  return {
    ...listed,
    kind: loop.status === "open" ? "proposed" : "exhausted",
    wishes,
    concession,
    ...(await countInForce(catalog, wishes)),
    shown: testsWithout(wishes.filter(({ constraint }) => !loop.conflict.includes(constraint.id))),
    offers: loop.status === "open" ? [] : listed.offers.filter(respects),
    result,
    formal: { loop, lifted, isKnownReason: before?.status === "open" && reasonOf(before) === reasonOf(loop) },
  };
}

function reasonOf({ conflict, changes }: FormalLoop): string {
  return JSON.stringify([conflict, changes.filter(({ id }) => conflict.includes(id))]);
}
