import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import type { TrialFacts } from "./judge-trial";

/** What the replies of a trial showed. Cars are named with their year, as they were listed. */
export function trialFacts(replies: readonly (readonly ReplyPart[])[], infeasible: boolean): TrialFacts {
  const cars = new Map<number, string>();
  let gaveWay = false;
  for (const part of replies.flat()) {
    if (part.type === "data-results")
      for (const car of part.data.cars) cars.set(car.position, `${car.year} ${car.name}`);
    if (part.type === "data-relaxation") gaveWay ||= part.data.gaveWay.length > 0;
  }
  return { cars, gaveWay, infeasible };
}
