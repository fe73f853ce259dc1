import { boundsNumber, type Change, compareText, minimalConflictMasks, sizeOf, type Test, type Wish } from "../lattice";
import { drop, isMovable } from "../loosening/movable";
import { isSatisfied } from "../methods/choice";
import { compareMasks, idsOf, maskOf, type Problem, problemOf } from "../problem";
import { changeKey, type Items, type Proposal, proposeEdits } from "./formal-proposals";

/** 10 or 20 in Hao et al. (arXiv 2404.11891). */
export const defaultMaxRounds = 10;

/** The formal method's conversation (Hao et al., arXiv 2404.11891). */
export interface Repair<W extends Wish = Wish> {
  status: "open" | "solved" | "exhausted";
  end?: RepairEnd;
  round: number;
  maxRounds: number;
  wishes: readonly W[];
  /** At most one per wish. */
  changes: readonly Change<W>[];
  untouchable: readonly string[];
  settled: readonly string[];
  /** Ids that clash. */
  conflict: readonly string[];
  /** Cheapest first. The first is the suggestion. */
  proposals: readonly Proposal<W>[];
  /** The "No Reason" ablation. */
  anyWish?: boolean;
}

/** Limits clash, all proposals are refused, or rounds run out. */
export type RepairEnd = "limits" | "refused" | "rounds";

export type RepairAnswer =
  /** Defaults to the suggestion. */
  | { kind: "agree"; proposal?: number }
  | { kind: "disagree" }
  | { kind: "keep"; id: string }
  | { kind: "release"; id: string }
  /** The shopper's own edit. Without `to`, drops the wish. */
  | { kind: "edit"; id: string; to?: Change["to"] };

export function startRepair<W extends Wish>(
  items: Items,
  fixed: readonly Test[],
  wishes: readonly W[],
  maxRounds = defaultMaxRounds,
  from: Partial<Pick<Repair<W>, "changes" | "untouchable" | "anyWish">> = {},
): Promise<Repair<W>> {
  const fresh: Repair<W> = {
    status: "open",
    round: 0,
    maxRounds,
    wishes,
    changes: [],
    untouchable: [],
    settled: [],
    conflict: [],
    proposals: [],
    ...from,
  };
  return suggest(items, fixed, fresh);
}

/** Plays one round. An ended repair resumes only when a limit lifts. */
export async function answerRepair<W extends Wish>(
  items: Items,
  fixed: readonly Test[],
  repair: Repair<W>,
  ...answers: readonly RepairAnswer[]
): Promise<Repair<W>> {
  const lifts = repair.end === "limits" && answers.some(({ kind }) => kind === "release");
  if (repair.status !== "open" && !lifts) return repair;
  const { end: _over, ...open } = answers.reduce(takeIn<W>, repair);
  return suggest(items, fixed, { ...open, status: "open" });
}

export function takeIn<W extends Wish>(repair: Repair<W>, answer: RepairAnswer): Repair<W> {
  switch (answer.kind) {
    case "agree": {
      const taken = repair.proposals[answer.proposal ?? 0];
      return taken ? { ...settle(repair, taken), changes: changeWish(repair, taken.change) } : repair;
    }
    case "disagree": {
      const [refused] = repair.proposals;
      return refused ? settle(repair, refused) : repair;
    }
    case "keep":
      return { ...repair, untouchable: [...new Set([...repair.untouchable, answer.id])] };
    case "release":
      return { ...repair, untouchable: repair.untouchable.filter((id) => id !== answer.id) };
    case "edit": {
      const constraint = repair.wishes.find(({ id }) => id === answer.id);
      return constraint ? { ...repair, changes: changeWish(repair, ownEdit(constraint, answer.to)) } : repair;
    }
  }
}

/** Puts another proposal first. */
export function suggested<W extends Wish>(repair: Repair<W>, place: number): Repair<W> {
  const picked = repair.proposals.slice(place, place + 1);
  return { ...repair, proposals: [...picked, ...repair.proposals.filter((_, index) => index !== place)] };
}

function settle<W extends Wish>(repair: Repair<W>, { change }: Proposal<W>): Repair<W> {
  return { ...repair, settled: [...repair.settled, changeKey(change)] };
}

function ownEdit<W extends Wish>(constraint: W, to: Change["to"]): Change<W> {
  return to ? { constraint, action: boundsNumber(to.op) ? "loosened" : "replaced", to } : drop(constraint);
}

function changeWish<W extends Wish>({ wishes, changes }: Repair<W>, change: Change<W>): Change<W>[] {
  const { id } = change.constraint;
  const constraint = wishes.find((wish) => wish.id === id) ?? change.constraint;
  return [...changes.filter((each) => each.constraint.id !== id), { ...change, constraint }];
}

function standing<W extends Wish>({ wishes, changes }: Repair<W>): W[] {
  return wishes.flatMap((wish) => {
    const change = changes.find(({ constraint }) => constraint.id === wish.id);
    if (!change) return [wish];
    return change.to ? [{ ...wish, ...change.to }] : [];
  });
}

async function suggest<W extends Wish>(items: Items, fixed: readonly Test[], repair: Repair<W>): Promise<Repair<W>> {
  const constraints = standing(repair);
  const problem = problemOf(await items.lattice(fixed, constraints), constraints);
  if (isSatisfied(problem)) return { ...repair, status: "solved", conflict: [], proposals: [] };
  const reason = reasonOf(problem, repair);
  const ended = { ...repair, status: "exhausted" as const, conflict: reason.ids, proposals: [] };
  const over = (end: RepairEnd): Repair<W> => ({ ...ended, end });
  if (reason.isLimits) return over("limits");
  if (repair.round >= repair.maxRounds) return over("rounds");
  const members = constraints.filter(({ id }) => reason.ids.includes(id)).sort((a, b) => compareText(a.id, b.id));
  const ranges = await items.ranges(fixed, [...new Set(members.filter(isMovable).map(({ slot }) => slot))]);
  const proposed = await proposeEdits({ items, fixed, problem, ranges }, members);
  const proposals = proposed.filter(({ change }) => isOpen(repair, change));
  if (proposals.length === 0) return over("refused");
  return { ...repair, round: repair.round + 1, conflict: reason.ids, proposals };
}

/** Excludes untouchable wishes, answered proposals and the original wording. */
function isOpen({ untouchable, settled, wishes }: Repair, change: Change): boolean {
  const first = wishes.find(({ id }) => id === change.constraint.id);
  const isReturn = change.to !== undefined && first?.op === change.to.op && first.value === change.to.value;
  return !isReturn && !untouchable.includes(change.constraint.id) && !settled.includes(changeKey(change));
}

/** Prefers conflicts of untouchable wishes, which no edit can help. None for an empty slice. */
function reasonOf(problem: Problem, { untouchable, anyWish }: Repair): { ids: string[]; isLimits: boolean } {
  if (anyWish) return { ids: problem.constraints.map(({ id }) => id), isLimits: problem.lattice.sliceSize === 0 };
  const fixed = maskOf(problem, untouchable);
  const isFixed = (mask: number) => (mask & ~fixed) === 0;
  const [smallest = 0] = minimalConflictMasks(problem.lattice).masks.sort(
    (a, b) => Number(isFixed(b)) - Number(isFixed(a)) || sizeOf(a) - sizeOf(b) || compareMasks(problem, a, b),
  );
  return { ids: idsOf(problem, smallest), isLimits: isFixed(smallest) };
}
