import type { Drawing } from "@/lib/dialogue/wording/parts";
import { niceStep, niceTicks, tickLabel } from "./ticks";

export interface PlacedTick {
  at: number;
  label: string;
  is: "plain" | "asked" | "now";
  anchor: "start" | "middle" | "end";
}

interface Axis {
  low: number;
  high: number;
  /** The distance of exact values. 0 for bins. */
  step: number;
  place: (value: number) => number;
}

/** Labels for both bounds and the round numbers that fit. */
export function drawingTicks(
  { asked, now }: Drawing,
  { low, high, step, place }: Axis,
  form: { dollars: boolean; width: number },
): PlacedTick[] {
  const labelWidth = (value: number) => (tickLabel(value, form.dollars).length * 8 + 8) / form.width;
  const room = Math.max(2, Math.floor(1 / labelWidth(Math.round(high))));
  const every = step > 0 ? Math.max(step, niceStep((high - low) / room)) : 0;
  const plain = every > 0 ? niceTicks(low, high, Math.round((high - low) / every)) : niceTicks(low, high, room - 1);
  const bounds = [
    { value: now, is: "now" as const },
    { value: asked, is: "asked" as const },
  ].filter((bound): bound is { value: number; is: "now" | "asked" } => bound.value !== undefined);
  const moved = bounds.length === 2 && asked !== now ? bounds : bounds.slice(0, 1);
  const crowded =
    asked !== undefined &&
    now !== undefined &&
    asked !== now &&
    Math.abs(place(asked) - place(now)) < labelWidth(asked);
  const anchorOf = (value: number, is: "now" | "asked"): PlacedTick["anchor"] => {
    if (place(value) < 0.04) return "start";
    if (place(value) > 0.96) return "end";
    if (!crowded) return "middle";
    const other = is === "now" ? asked : now;
    return other !== undefined && value < other ? "end" : "start";
  };
  const free = plain.filter((value) =>
    moved.every((bound) => Math.abs(place(value) - place(bound.value)) >= labelWidth(value) * (crowded ? 1.6 : 0.99)),
  );
  return [
    ...free.map((value): PlacedTick => {
      const anchor = place(value) < 0.02 ? "start" : place(value) > 0.98 ? "end" : "middle";
      return { at: place(value), label: tickLabel(value, form.dollars), is: "plain", anchor };
    }),
    ...moved.map(({ value, is }): PlacedTick => {
      return { at: place(value), label: tickLabel(value, form.dollars), is, anchor: anchorOf(value, is) };
    }),
  ];
}
