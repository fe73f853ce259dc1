import type { ResultCar } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";

/** The line under a name: year, trim, an offer's miles, and mileage, unless a wish's column shows it. "2025 LE". */
export function carFacts({ marks, year, trim, highwayMpg, electric, offer }: ResultCar): string {
  const shown = new Set(marks.map((mark) => mark.label));
  const version = [...(shown.has("Year") ? [] : [String(year)]), ...(trim ? [trim] : [])].join(" ");
  const mileage =
    shown.has("Highway") || highwayMpg === null
      ? ""
      : list.mileage({ mpg: highwayMpg, unit: electric ? "ev" : "other" });
  return [version, (shown.has("Miles") ? "" : offer?.miles) ?? "", mileage].filter((fact) => fact !== "").join(", ");
}
