import type { Car } from "@/lib/catalog/car";
import { matches } from "@/lib/catalog/matches";
import type { Predicate } from "@/lib/constraints/constraint";
import { isNumericSlot, type SlotName } from "@/lib/constraints/slot-name";
import type { Sight } from "@/lib/relaxation/loosening/movable";

export const carSight: Sight<Car> = {
  passes: (car, test: Predicate) => matches(car, test),
  held: (car, slot: SlotName) => (isNumericSlot(slot) ? car[slot] : null),
};
