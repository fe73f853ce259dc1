import type { CatalogCar } from "@/lib/catalog/car";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { type Predicate, toConstraint } from "@/lib/constraints/constraint";
import { constraintId } from "@/lib/constraints/constraint-id";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import type { Edit } from "@/lib/constraints/edit";
import type { NumericSlotName } from "@/lib/constraints/slot-name";
import { tapped } from "@/lib/dialogue/act-request";
import { applyAct } from "@/lib/dialogue/state/apply-act";
import { assessState } from "@/lib/dialogue/state/assess-state";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { effectiveWishes, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import type { WordsDesk } from "@/lib/reading/words-desk";
import { cards } from "@/messages/cards";

/** "Like this one, but cheaper": a tighter wish with the cars it leaves. */
export interface Critique {
  kind: "cheaper" | "newer" | "mileage" | "power";
  label: string;
  /** The new wish: "up to $21,900". */
  text: string;
  /** Never 0. */
  count: number;
  edit: Edit;
}

const kinds = [
  { kind: "cheaper", slot: "msrp", op: "<=" },
  { kind: "newer", slot: "year", op: ">=" },
  { kind: "mileage", slot: "highwayMpg", op: ">=" },
  { kind: "power", slot: "horsepower", op: ">=" },
] as const;

export interface CritiqueQuestion {
  catalog: CatalogSlice;
  state: ConversationState;
  settings: DialogueSettings;
  car: CatalogCar;
  desk?: WordsDesk;
}

/** Ways to improve on a car, counted by their real results. None leaves zero cars or needs another concession. */
export async function critiquesOf(question: CritiqueQuestion): Promise<Critique[]> {
  const found = await Promise.all(kinds.map((each) => critiqueOf(each, question)));
  return found.flatMap((critique) => critique ?? []);
}

async function critiqueOf(
  { kind, slot, op }: (typeof kinds)[number],
  question: CritiqueQuestion,
): Promise<Critique | null> {
  const { catalog, state, settings, desk } = question;
  const bound = await nextBetter({ slot, op }, question);
  if (bound === null) return null;
  const predicate: Predicate = { slot, op, value: bound };
  const id = constraintId(predicate);
  const isKnown = state.wishes.constraints.some((constraint) => constraint.id === id);
  const edit: Edit = isKnown
    ? { kind: "change", id, value: bound }
    : { kind: "add", constraint: toConstraint({ ...predicate, level: "prefer" }) };
  const applied = applyAct(state, { ...tapped, kind: "edit", edits: [edit] }, [], settings);
  const after = await assessState({ catalog, state: applied.state, settings, desk });
  const gaveWay = after.wishes.some((wish) => wish.constraint.id === id && wish.adjustment !== null);
  if (after.total === 0 || gaveWay) return null;
  return { kind, label: cards.critique[kind], text: describeConstraint(predicate), count: after.total, edit };
}

/** The nearest better bound that some car meets with the other wishes; `null` without one. */
async function nextBetter(
  { slot, op }: { slot: NumericSlotName; op: "<=" | ">=" },
  { catalog, state, car }: CritiqueQuestion,
): Promise<number | null> {
  const held = car[slot];
  if (held === null) return null;
  const wishes = effectiveWishes(state.wishes.constraints, state.concession);
  const where = testsWithout(wishes, constraintId({ slot, op, value: held }));
  const [distribution] = await catalog.distributions([{ where, slot }]);
  const values = (distribution?.values ?? []).map(({ value }) => Number(value));
  if (op === ">=") return values.find((value) => value > held) ?? null;
  const lower = values.findLast((value) => value < held);
  if (lower === undefined) return null;
  // People think of prices in hundreds, so use the next round one if it still improves.
  const round = Math.ceil(lower / 100) * 100;
  return round < held ? round : lower;
}
