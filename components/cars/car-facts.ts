import type { PriceToday, ResultCar } from "@/lib/dialogue/wording/parts";
import { groupDigits } from "@/messages/group-digits";
import { list } from "@/messages/list";

/**
 * What stands under a car's name: year, trim, price and mileage, each unless a wish already shows it in its column, and
 * then the versions behind it. "2025 LE, $29,990, also 2018 to 2024".
 */
export function carFacts({ marks, year, trim, price, priceToday, highwayMpg, electric, also }: ResultCar): string {
  const shown = new Set(marks.map((mark) => mark.label));
  const version = [...(shown.has("Year") ? [] : [String(year)]), ...(trim ? [trim] : [])].join(" ");
  const mileage =
    shown.has("Highway") || highwayMpg === null
      ? ""
      : list.mileage({ mpg: highwayMpg, unit: electric ? "ev" : "other" });
  return [version, shown.has("Budget") ? "" : price, priceToday ? priceSpan(priceToday) : "", mileage, also]
    .filter((fact) => fact !== "")
    .join(", ");
}

/** "likely $12,600 to $15,800". */
function priceSpan({ low, high }: PriceToday): string {
  return list.likely({ low: groupDigits(low), high: groupDigits(high) });
}
