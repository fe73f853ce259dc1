import type { ResultCar } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";

/**
 * What stands under a car's name: year, trim, price and mileage, each unless a wish already shows it in its column, and
 * then the versions behind it. "2025 LE, $29,990, 35 mpg highway, also 2018 to 2024".
 */
export function carFacts(car: ResultCar): string {
  const shown = new Set(car.marks.map((mark) => mark.label));
  const year = shown.has("Year") ? [] : [String(car.year)];
  const version = [...year, ...(car.trim ? [car.trim] : [])].join(" ");
  const price = shown.has("Budget") ? "" : car.price;
  const mileage =
    shown.has("Highway") || car.highwayMpg === null
      ? ""
      : list.mileage({ mpg: car.highwayMpg, unit: car.electric ? "ev" : "other" });
  return [version, price, mileage, car.also].filter((fact) => fact !== "").join(", ");
}
