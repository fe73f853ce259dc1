import type { CatalogProduct, Distribution } from "@/lib/catalog/catalog-reader";
import type { SlotName } from "@/lib/constraints";
import { slotsByCare } from "@/lib/dialogue/asking/asking-clarity";
import { exactBits } from "@/lib/dialogue/asking/asking-gain";
import { planQuestion } from "@/lib/dialogue/asking/plan-whole";
import { exactChoices } from "@/lib/dialogue/deciding/exact-choices";
import type { AskingPolicy } from "@/lib/dialogue/state/settings";
import type { SearchState, TargetPolicy, TargetQuestion } from "./known-target";
import { distributionsOf, emptyMemory, openSlots, openTargetSearch, searchFor } from "./known-target";

type Products = readonly CatalogProduct[];

/** Applies once the shopper means one product. */
export function shopPolicy(asking: AskingPolicy): TargetPolicy {
  return async (state, lot) => {
    const distributions = await distributionsOf(state, openSlots(state));
    return planQuestion({
      settings: { asking, questionBudget: Number.POSITIVE_INFINITY },
      stopAsking: false,
      asked: state.asked,
      total: state.products.length,
      distributions,
      oneProduct: true,
      lot,
    });
  };
}

/** Takes slots and choices from other products than the possible ones (ProductAgent, Table 6). */
export function policyFrom(products: Products): TargetPolicy {
  const others = openTargetSearch(products);
  return async (state) => mostTelling(await distributionsOf(others, openSlots(state)), products.length);
}

function mostTelling(distributions: readonly Distribution[], total: number): TargetQuestion | null {
  const open = distributions.flatMap((distribution) => {
    const choices = exactChoices(distribution, total);
    const bits = exactBits(distribution, choices, total);
    return choices.length > 1 ? [{ question: { slot: distribution.slot, choices }, bits }] : [];
  });
  return open.sort((a, b) => b.bits - a.bits)[0]?.question ?? null;
}

/** Slots by how much people care, choices from all products. */
export function withoutStatistics(products: Products): TargetPolicy {
  const others = openTargetSearch(products);
  return async (state) => {
    const open = openSlots(state);
    const slot = slotsByCare.find((each) => open.includes(each));
    if (!slot) return null;
    const [distribution] = await distributionsOf(others, [slot]);
    return distribution ? { slot, choices: exactChoices(distribution, products.length) } : null;
  };
}

/** Choices from the possible products; skips slots that tell nothing. */
export function staticPolicy(order: readonly SlotName[]): TargetPolicy {
  return async (state) => {
    const open = openSlots(state);
    for (const slot of order.filter((each) => open.includes(each))) {
      const [distribution] = await distributionsOf(state, [slot]);
      const choices = distribution ? exactChoices(distribution, state.products.length) : [];
      if (choices.length > 1) return { slot, choices };
    }
    return null;
  };
}

/** Greedy: each place takes the slot with the highest mean reciprocal rank. */
export async function learnOrder(start: SearchState, targets: Products, turns: number, isStrict: boolean) {
  const order: SlotName[] = [];
  while (order.length < turns) {
    let best: { slot: SlotName; rank: number } | null = null;
    for (const slot of slotsByCare.filter((each) => !order.includes(each))) {
      const rank = await meanRank(start, targets, [...order, slot], isStrict);
      if (!best || rank > best.rank) best = { slot, rank };
    }
    if (!best) break;
    order.push(best.slot);
  }
  return order;
}

async function meanRank(start: SearchState, targets: Products, order: readonly SlotName[], isStrict: boolean) {
  const search = { start, policy: staticPolicy(order), memory: emptyMemory(), turns: order.length, isStrict };
  let sum = 0;
  for (const target of targets) {
    const standings = await searchFor(target, { ...search, lot: () => 0 });
    sum += standings.at(-1)?.reciprocalRank ?? 0;
  }
  return sum / targets.length;
}
