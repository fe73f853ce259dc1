import type { CatalogCar } from "@/lib/catalog/car";
import type { SlotName } from "@/lib/constraints";
import { carCard, versionOf } from "@/lib/dialogue/showing/car-card";
import { factOf } from "@/lib/dialogue/showing/cars-beside";
import type { AnswerCar, AnswerPart, ResultCar } from "@/lib/dialogue/wording/parts";
import { words } from "@/messages/words";

/** Nobody reads more in a chat. */
const most = { cars: 3, rows: 6 };

export function showCars(
  cars: readonly CatalogCar[],
  slots: readonly SlotName[] = [],
  more: AnswerPart["rows"] = [],
): AnswerPart {
  const shown = cars
    .filter(({ position }, index) => cars.findIndex((each) => each.position === position) === index)
    .slice(0, most.cars);
  const facts = slots.map((slot) => factOf(slot, shown));
  const rows = facts.map(({ label, unit, values, best }) => ({
    label,
    values: values.map((value) => (unit && value !== words.notListed ? `${value} ${unit}` : value)),
    best,
  }));
  const isTable = shown.length > 1;
  return {
    cars: shown.map(carCard),
    heads: [],
    rows: isTable ? [...rows, ...more].slice(0, most.rows) : [],
    sources: [],
  };
}

export function showResults(cars: readonly ResultCar[]): AnswerPart {
  const cards = cars.flatMap(({ make, model, year, trim, position, name, style, price, offer }): AnswerCar[] =>
    make && model ? [{ position, make, model, name, style, price, offer, version: versionOf({ year, trim }) }] : [],
  );
  return { cars: cards.slice(0, most.cars), heads: [], rows: [], sources: [] };
}
