import type { FitTerm } from "@/lib/dialogue/ranking/fit-weights";
import { listed } from "./count-words";
import type { ResultCar } from "./parts";

const termWords: Readonly<Record<FitTerm, string>> = {
  wishes: "wishes",
  words: "loose words",
  price: "price",
  newness: "newness",
  popularity: "sales",
  value: "value",
};

/** "It gets 91 of 100 points: wishes 65/65, ...": what put it where it is; empty outside the shop. */
export function describeFit({ fit = [] }: Pick<ResultCar, "fit">): string {
  if (fit.length === 0) return "";
  const total = fit.reduce((sum, { points }) => sum + points, 0);
  const parts = fit.map(({ term, points, of }) => `${termWords[term]} ${Math.round(points)}/${Math.round(of)}`);
  return ` It gets ${Math.round(total)} of 100 points: ${listed(parts)}.`;
}
