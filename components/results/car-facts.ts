import type { ResultCar } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";

/**
 * What stands under a name: year, trim and mileage, each unless a wish already shows it in its column, and
 * then the versions behind it. "2025 LE, also 2018 to 2024".
 */
export function carFacts({ marks, year, trim, highwayMpg, electric, also }: ResultCar): string {
  const shown = new Set(marks.map((mark) => mark.label));
  const version = [...(shown.has("Year") ? [] : [String(year)]), ...(trim ? [trim] : [])].join(" ");
  const mileage =
    shown.has("Highway") || highwayMpg === null
      ? ""
      : list.mileage({ mpg: highwayMpg, unit: electric ? "ev" : "other" });
  return [version, mileage, also].filter((fact) => fact !== "").join(", ");
}
