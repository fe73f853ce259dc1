import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { constraintId, describeConstraint, likeness, type Predicate } from "@/lib/constraints";
import { tapped } from "@/lib/dialogue/act-request";
import { critiqueWish, nextBetter } from "@/lib/dialogue/deciding/critiqued";
import { applyAct, assessState } from "@/lib/dialogue/state/apply-act";
import type { SearchAt } from "@/lib/dialogue/state/search-at";
import type { WordsDesk } from "@/lib/reading/words-desk";
import { cards } from "@/messages/cards";

/** "Like this one, but cheaper": a tighter wish and its real count afterwards, never 0. */
export type Critique = Awaited<ReturnType<typeof critiquesOf>>[number];

const { price, year, mileage, power } = likeness.orders;
const kinds = [
  { kind: "cheaper", slot: price, op: "<=" },
  { kind: "newer", slot: year, op: ">=" },
  { kind: "mileage", slot: mileage, op: ">=" },
  { kind: "power", slot: power, op: ">=" },
] as const;

export interface CritiqueQuestion extends SearchAt {
  product: CatalogProduct;
  desk?: WordsDesk;
}

/** Offers only changes that leave products without another concession. Counts are exact. */
export async function critiquesOf(question: CritiqueQuestion) {
  const found = await Promise.all(kinds.map((each) => critiqueOf(each, question)));
  return found.flatMap((critique) => critique ?? []);
}

async function critiqueOf({ kind, slot, op }: (typeof kinds)[number], question: CritiqueQuestion) {
  const { catalog, state, settings, desk } = question;
  const bound = await nextBetter({ slot, op }, { catalog, state, item: question.product });
  if (bound === null) return null;
  const predicate: Predicate = { slot, op, value: bound };
  const id = constraintId(predicate);
  const edit = critiqueWish(predicate, state);
  const applied = applyAct(state, { ...tapped, kind: "edit", edits: [edit] }, [], settings);
  const after = await assessState({ catalog, state: applied.state, settings, desk });
  const gaveWay = after.wishes.some((wish) => wish.constraint.id === id && wish.adjustment !== null);
  if (after.total === 0 || gaveWay) return null;
  return { kind, label: cards.critique[kind], text: describeConstraint(predicate), count: after.total, edit };
}
