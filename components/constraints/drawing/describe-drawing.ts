import { groupDigits } from "@/messages/group-digits";
import type { Operator } from "@/lib/constraints/operator";
import type { Drawing } from "@/lib/dialogue/wording/parts";
import { tickLabel } from "./ticks";

/** A count of cars in words: "no cars", "1 car", "1,204 cars". */
export function countOfCars(count: number): string {
  if (count === 0) return "no cars";
  return count === 1 ? "1 car" : `${groupDigits(count)} cars`;
}

interface DescribedAs {
  label: string;
  op?: Operator | undefined;
  dollars: boolean;
}

/** A drawing in one sentence or two, for people who do not see it. The counts are the drawing's own. */
export function describeDrawing({ bars, asked, now }: Drawing, { label, dollars }: DescribedAs): string {
  const inside = bars.reduce((sum, bar) => sum + (bar.inside ? bar.count : 0), 0);
  const outside = bars.reduce((sum, bar) => sum + (bar.inside ? 0 : bar.count), 0);
  const bound =
    now === undefined
      ? ""
      : asked !== undefined && asked !== now
        ? ` The bound moved to ${tickLabel(now, dollars)}, it was ${tickLabel(asked, dollars)}.`
        : ` The bound is ${tickLabel(now, dollars)}.`;
  return `${label}: ${countOfCars(inside)} pass as it stands, ${countOfCars(outside)} do not.${bound}`;
}
