import type { CatalogCar } from "@/lib/catalog/car";
import type { Predicate } from "@/lib/constraints/constraint";
import { isNumericSlot, type NumericSlotName } from "@/lib/constraints/slot-name";
import { droppedRepair, type ReleasedRepair, select } from "./released-question";

export interface ReleasedProposal {
  repair: ReleasedRepair;
  /** 1 to drop; .25 + .05 x rank to replace a word; distance over the slice's range to move a number. */
  cost: number;
}

const shownLimit = 20;
const valueLimit = 10;

/** The repairs the published code shows for a conflict, cheapest first, at most 20 of them. */
export function releasedProposals(
  slice: readonly CatalogCar[],
  standing: readonly Predicate[],
  core: readonly Predicate[],
): ReleasedProposal[] {
  const proposals = core.flatMap((member) => {
    const feasible = select(
      slice,
      standing.filter((each) => each !== member),
    );
    const changes = isNumericSlot(member.slot)
      ? movedBound(slice, feasible, member, member.slot)
      : otherWords(feasible, member);
    return [{ repair: droppedRepair(member), cost: 1 }, ...changes];
  });
  return proposals.sort((a, b) => a.cost - b.cost).slice(0, shownLimit);
}

function otherWords(feasible: readonly CatalogCar[], member: Predicate): ReleasedProposal[] {
  const counts = new Map<string, number>();
  for (const car of feasible) counts.set(String(car[member.slot]), (counts.get(String(car[member.slot])) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([value]) => value)
    .filter((value) => value !== member.value)
    .slice(0, valueLimit)
    .map((value, rank) => ({ repair: replacedBy(member, value), cost: 0.25 + 0.05 * rank }));
}

function movedBound(
  slice: readonly CatalogCar[],
  feasible: readonly CatalogCar[],
  member: Predicate,
  slot: NumericSlotName,
): ReleasedProposal[] {
  const held = (cars: readonly CatalogCar[]) => cars.map((car) => car[slot]).filter((value) => value !== null);
  const distance = (value: number) => Math.abs(value - Number(member.value));
  const [nearest] = held(feasible).sort((a, b) => distance(a) - distance(b) || a - b);
  if (nearest === undefined) return [];
  const width = Math.max(...held(slice)) - Math.min(...held(slice));
  return [{ repair: replacedBy(member, nearest), cost: width > 0 ? distance(nearest) / width : 1 }];
}

function replacedBy({ slot, op, value }: Predicate, to: string | number): ReleasedRepair {
  return { action: "replace", from: { slot, op, value }, to: { slot, op, value: to } };
}
