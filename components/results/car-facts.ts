import type { ResultCar } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";

/** "2025 LE": year, trim, offer miles, and mileage unless a column shows it. */
export function carFacts({ marks, year, trim, highwayMpg, electric, offer }: ResultCar): string {
  const shown = new Set(marks.map((mark) => mark.label));
  const version = [...(shown.has("Year") ? [] : [String(year)]), ...(trim ? [trim] : [])].join(" ");
  const mileage =
    shown.has("Highway") || highwayMpg === null
      ? ""
      : list.mileage({ mpg: highwayMpg, unit: electric ? "ev" : "other" });
  return [version, (shown.has("Miles") ? "" : offer?.miles) ?? "", mileage].filter((fact) => fact !== "").join(", ");
}
