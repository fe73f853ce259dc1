import type { Constraint, Edit } from "./constraint";
import { mostWishes, tooManyWishes } from "./most-wishes";
import { afterNewer, withTests } from "./newest-word";
import { alternativesOf, tests } from "./operator";
import type { SlotName } from "./slots";
import { levelOf } from "./weight";

export type Wishes = { constraints: readonly Constraint[]; noPreference: readonly SlotName[] };

/** A new wish has no `before`, a withdrawn one no `after`. */
export type WishChange = { before?: Constraint; after?: Constraint };

export type FaultOf = (constraint: Constraint) => string | null;

/** Runs on the server and optimistically in the browser. Pure. Refuses bad edits, never throws. */
export function editWishes(wishes: Wishes, edits: readonly Edit[], faultOf: FaultOf) {
  /** A refused edit stops no other. */
  const refused: { edit: Edit; reason: string }[] = [];
  const outcome = { wishes, changes: [] as WishChange[], refused };
  for (const edit of edits) {
    const next = withinMost(outcome.wishes, newestWins(applyEdit(outcome.wishes, edit, faultOf), edit));
    if (typeof next === "string") {
      refused.push({ edit, reason: next });
    } else {
      outcome.wishes = next.wishes;
      outcome.changes.push(...next.changes);
    }
  }
  return outcome;
}

type Step = { wishes: Wishes; changes: WishChange[] } | string;

/** The newest word on a value wins: no wish and refusal of one value, and no empty range. */
function newestWins(step: Step, { kind }: Edit): Step {
  const newest = typeof step === "string" || (kind !== "add" && kind !== "change") ? undefined : step.changes[0]?.after;
  if (typeof step === "string" || !newest) return step;
  const changes: WishChange[] = [];
  const ids = new Set(step.wishes.constraints.map(({ id }) => id));
  const constraints = step.wishes.constraints.flatMap((before) => {
    const after = before.id === newest.id ? before : afterNewer(before, newest);
    if (after === before) return [before];
    const isKept = after !== null && (after.id === before.id || !ids.has(after.id));
    if (isKept) ids.add(after.id);
    changes.push(isKept ? { before, after } : { before });
    return isKept ? [after] : [];
  });
  return { wishes: { ...step.wishes, constraints }, changes: [...step.changes, ...changes] };
}

function withinMost({ constraints }: Wishes, next: Step): Step {
  if (typeof next === "string") return next;
  const after = next.wishes.constraints;
  const isOver = (before: number, now: number) => now > mostWishes && now > before;
  const isTooMany = isOver(constraints.length, after.length) || isOver(softIn(constraints), softIn(after));
  return isTooMany ? tooManyWishes : next;
}

function softIn(constraints: readonly Constraint[]): number {
  return constraints.filter(({ locked }) => !locked).length;
}

function applyEdit(wishes: Wishes, edit: Edit, faultOf: FaultOf): Step {
  switch (edit.kind) {
    case "add":
      return put(wishes, spanning(edit.constraint));
    case "no-preference":
      return withdrawSlot(wishes, edit.slot);
    default: {
      const before = wishes.constraints.find((constraint) => constraint.id === edit.id);
      if (!before) return `there is no wish "${edit.id}"`;
      return alter(wishes, before, edit, faultOf);
    }
  }
}

type EditOfOne = Exclude<Edit, { kind: "add" | "no-preference" }>;

function alter(wishes: Wishes, before: Constraint, edit: EditOfOne, faultOf: FaultOf): Step {
  if (edit.kind === "remove") {
    const constraints = wishes.constraints.filter(({ id }) => id !== before.id);
    return { wishes: { ...wishes, constraints }, changes: [{ before }] };
  }
  const after = altered(before, edit);
  // A reversed operator replaces the old wish in place.
  const constraints = wishes.constraints
    .filter(({ id }) => id === before.id || id !== after.id)
    .map((each) => (each.id === before.id ? after : each));
  return faultOf(after) ?? { wishes: { ...wishes, constraints }, changes: [{ before, after }] };
}

/** A new value or weight brings its own evidence, or none from a chip. */
function altered(before: Constraint, edit: Exclude<EditOfOne, { kind: "remove" }>): Constraint {
  const replaced = edit.kind === "change" ? "value" : edit.kind === "weigh" ? "weight" : null;
  const evidence = [...before.evidence.filter((each) => each.for !== replaced), ...(edit.evidence ?? [])];
  switch (edit.kind) {
    case "change": {
      const [first, ...others] = alternativesOf({ ...before, op: edit.op ?? before.op, value: edit.value });
      return first ? withTests({ ...before, evidence }, first, ...others) : { ...before, value: edit.value };
    }
    case "weigh": {
      const { interval: _old, ...rest } = before;
      const weighed = { ...rest, weight: edit.weight, level: levelOf(edit.weight), evidence };
      return edit.interval ? spanning({ ...weighed, interval: edit.interval }) : weighed;
    }
    case "lock":
      return { ...before, locked: edit.locked, evidence };
  }
}

/** An interval holds its weight. Relaxation refuses wishes where it doesn't. */
function spanning(wish: Constraint): Constraint {
  const { weight, interval } = wish;
  if (!interval) return wish;
  const ends = [weight, ...interval];
  return { ...wish, interval: [Math.min(...ends), Math.max(...ends)] };
}

function put(wishes: Wishes, after: Constraint): Step {
  const before = wishes.constraints.find((constraint) => constraint.id === after.id);
  return {
    wishes: {
      constraints: before
        ? wishes.constraints.map((each) => (each.id === after.id ? after : each))
        : [...wishes.constraints, after],
      noPreference: wishes.noPreference.filter((slot) => !tests(after, slot)),
    },
    changes: [before ? { before, after } : { after }],
  };
}

function withdrawSlot(wishes: Wishes, slot: SlotName): Step {
  return {
    wishes: {
      constraints: wishes.constraints.filter((constraint) => !tests(constraint, slot)),
      noPreference: wishes.noPreference.includes(slot) ? wishes.noPreference : [...wishes.noPreference, slot],
    },
    changes: wishes.constraints.filter((constraint) => tests(constraint, slot)).map((before) => ({ before })),
  };
}
