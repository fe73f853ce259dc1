import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import type { JudgeView } from "@/lib/study/run-view";

/** Cars that the replies of a trial listed, each once: those of the last list in its order, then earlier ones, newest first. */
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
