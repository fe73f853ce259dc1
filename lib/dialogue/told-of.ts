import type { Told, ToldProduct, ToldWish } from "@/lib/claims/told";
import type { NumericSlotName, Predicate } from "@/lib/constraints";
import { alternativesOf, isNumericSlot, numericSlotNames, slotTitles, valuesOf } from "@/lib/constraints";
import { numbersOn } from "./showing/shown-products";
import type { ConstraintsPart, QuestionPart, ResultProduct, ResultsPart, WishView } from "./wording/parts";

/** Products whose figures a model sees. */
export const mostToldProducts = 6;

interface ToldParts {
  wishes: ConstraintsPart | null;
  results: ResultsPart | null;
  question: QuestionPart | null;
}

export function toldOf(sentences: readonly string[], { wishes, results, question }: ToldParts): Told {
  return {
    sentences: results ? [...sentences, results.summary] : sentences,
    total: results?.total ?? 0,
    products: (results?.cars ?? [])
      .slice(0, mostToldProducts)
      .map((product) => toldProduct(product, wishes?.wishes ?? [])),
    wishes: (wishes?.wishes ?? []).map(toldWish),
    question: question && {
      slot: question.slot ?? null,
      text: question.text,
      choices: question.choices.map(({ label, count }) => ({ label, count })),
    },
  };
}

/** Facts beside the search as it is: nothing of its wishes or question. */
export type AlsoTold = Partial<Told> & Pick<Told, "sentences">;

function toldWish({ constraint, text, gaveWay, gain, askedText }: WishView): ToldWish {
  const { slot } = constraint;
  const asked = numbersOf(constraint);
  const bound = gaveWay ? (gaveWay.toPredicate ? numbersOf(gaveWay.toPredicate) : []) : asked;
  const gave = gaveWay ? { text: askedText ?? gaveWay.from, numbers: asked } : null;
  return { slot, text, numbers: bound, locked: constraint.locked, gaveWay: gave, gain };
}

function numbersOf(test: Predicate): number[] {
  const values = alternativesOf(test).flatMap(({ value }) => valuesOf(value));
  return values.filter((each) => typeof each === "number");
}

function toldProduct(product: ResultProduct, wishes: readonly WishView[]): ToldProduct {
  const [make = "", ...rest] = product.name.split(" ");
  const shown = numbersOn(product);
  const figures: Partial<Record<NumericSlotName, number>> = Object.fromEntries(
    numericSlotNames.flatMap((slot) => (typeof shown[slot] === "number" ? [[slot, shown[slot]]] : [])),
  );
  const values = [product.style, ...(product.electric ? ["electric"] : [])];
  for (const { id, mark, value, label } of product.marks) {
    const wish = wishes.find(({ constraint }) => constraint.id === id);
    const part =
      wish && (alternativesOf(wish.constraint).find(({ slot }) => slotTitles[slot] === label) ?? wish.constraint);
    const slot = part?.slot ?? numericSlotNames.find((each) => id.startsWith(`${each}:`));
    // A product that meets one alternative may miss the others.
    const has = mark === "met" && wish?.constraint.op !== "any";
    if (wish && slot && !isNumericSlot(slot)) values.push(value, ...(has ? [wish.text] : []));
    else if (slot && isNumericSlot(slot) && Number.isFinite(Number(value))) figures[slot] ??= Number(value);
  }
  return { make: product.make ?? make, model: product.model ?? rest.join(" "), trim: product.trim, figures, values };
}
