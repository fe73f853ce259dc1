import type { Distribution } from "@/lib/catalog/catalog-reader";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { grainOf } from "@/lib/constraints/slots";
import { drawingOf } from "@/lib/dialogue/deciding/bars";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import type { SlotChoice } from "./slot-question";

/** Histogram and range for setting a bound between the choices; nothing for slots that are no numbers to bound. */
export function boundOf(
  distribution: Distribution,
  choices: readonly SlotChoice[],
): Pick<QuestionPart, "drawing" | "range"> {
  const [first] = choices;
  const op = first?.predicate.op;
  if (!first || !isNumericSlot(distribution.slot) || (op !== ">=" && op !== "<=")) return {};
  // Bins that end at round values and hold what a bound there lets pass.
  const origin = { ...first.predicate, value: 0 };
  const bars = drawingOf(distribution, origin, origin).bars.map((bar) => ({ ...bar, inside: true }));
  const low = bars[0];
  const high = bars.at(-1);
  if (!low || !high) return {};
  const step = grainOf(distribution.slot, "slid");
  const min = Math.floor(Number(low.value) / step) * step;
  const max = Math.ceil((high.upTo ?? Number(high.value)) / step) * step;
  return { drawing: { bars }, range: { min, max, step, op } };
}
