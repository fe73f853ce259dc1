import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import type { JudgeView } from "@/lib/study/run-view";

/** `cars` are named by catalog position. */
export function trialFacts(replies: readonly (readonly ReplyPart[])[], infeasible: boolean) {
  const cars = new Map<number, string>();
  let gaveWay = false;
  for (const part of replies.flat()) {
    if (part.type === "data-results")
      for (const car of part.data.cars) cars.set(car.position, `${car.year} ${car.name}`);
    if (part.type === "data-relaxation") gaveWay ||= part.data.gaveWay.length > 0;
  }
  return { cars, gaveWay, infeasible };
}

/** Each car once: the last list in order, then earlier ones, newest first. */
export function carsOfTrial(replies: readonly (readonly ReplyPart[])[]): JudgeView["cars"] {
  const lists = replies.flat().flatMap((part) => (part.type === "data-results" ? [part.data.cars] : []));
  const cars = new Map<number, JudgeView["cars"][number]>();
  lists.toReversed().forEach((list, ago) => {
    for (const { position, name, year, price } of list) {
      if (!cars.has(position)) cars.set(position, { position, name: `${year} ${name}`, price, earlier: ago > 0 });
    }
  });
  return [...cars.values()];
}
