import type { CatalogCar } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { likeness } from "@/lib/constraints";
import { usualRates, yearlyCost } from "@/lib/constraints/answering";
import { paidBackBy, usualLoan } from "@/lib/constraints/trade-words";
import { money } from "@/lib/dialogue/answering/tell-slot";
import type { NextQuestion } from "@/lib/dialogue/asking/asking-question";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { effectiveWishes, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import type { ResultsPart } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";
import { rowsNamed } from "./list-rows";
import { listedCars } from "./results-part";
import { byWeight } from "./wish-parts";

/** Shop only. None if an answer leaves several ways. */
export async function shortlistsOf(facts: {
  catalog: CatalogSlice;
  settings: Pick<DialogueSettings, "method" | "ranking" | "shop">;
  situation: Situation;
  question: NextQuestion | null;
}): Promise<ResultsPart["shortlists"]> {
  const { catalog, settings, situation, question } = facts;
  if (!settings.shop || question?.pending.kind !== "compare") return undefined;
  const { id: questionId, choices } = question.pending;
  const sides = choices.flatMap(({ id, label, relaxationId }) => {
    const detail = question.part.choices.find((each) => each.id === id)?.detail;
    const offer = situation.offers.find((each) => each.id === relaxationId);
    return offer ? [{ id, label, detail: detail ?? "", offer }] : [];
  });
  if (sides.length !== 2) return undefined;
  const constraints = situation.wishes.map(({ constraint }) => constraint);
  return Promise.all(
    sides.map(async ({ id, label, detail, offer: { adjustments, matches } }) => {
      const wishes = byWeight(effectiveWishes(constraints, { adjustments, by: "shopper", settled: true }));
      const asked = { catalog, settings, wishes, shown: testsWithout(wishes), total: matches };
      const { cars, ranked } = await listedCars(asked, rowsNamed);
      const first = ranked.find(({ position }) => position === cars[0]?.position);
      const act = { kind: "compare" as const, questionId, keep: id };
      return { keeps: label, detail, total: matches, cars, costs: first ? costsOf(first) : [], act };
    }),
  );
}

function costsOf(first: CatalogCar): { label: string; value: string }[] {
  const [price, yearly] = [first[likeness.price], yearlyCost(first, usualRates)];
  const { months, rate } = usualLoan;
  const { pick, yearlyFor, loan, monthly } = list.costs;
  return [
    { label: pick, value: first.model },
    yearly !== null && {
      label: yearlyFor({ electric: first.fuelType === "electric", miles: usualRates.milesAYear }),
      value: money(Math.round(yearly / 10) * 10),
    },
    price !== null && {
      label: loan({ months, rate }),
      value: monthly({ cost: money(price / paidBackBy(months, rate)) }),
    },
  ].filter((each) => each !== false);
}
