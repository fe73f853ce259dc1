import type { Operator } from "@/lib/constraints/operator";
import { carCount } from "@/lib/dialogue/wording/count-words";
import type { Drawing } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { tickLabel } from "./ticks";

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
  return chips.drawing({ label, inside: carCount(inside), outside: carCount(outside), bound });
}
