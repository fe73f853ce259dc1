import type { Operator } from "@/lib/constraints/operator";
import type { Drawing } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { words } from "@/messages/words";
import { tickLabel } from "./ticks";

/** A count of cars in words: "no cars", "1 car", "1,204 cars". */
export function countOfCars(count: number): string {
  return words.cars({ count });
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
        ? chips.boundMoved({ now: tickLabel(now, dollars), asked: tickLabel(asked, dollars) })
        : chips.bound({ now: tickLabel(now, dollars) });
  return chips.drawing({ label, inside: countOfCars(inside), outside: countOfCars(outside), bound });
}
