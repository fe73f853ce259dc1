import { type Level, levelOf, notchesOf } from "@/lib/constraints/weight";
import { chips } from "@/messages/chips";

/** Returns the nearest notch, 1 to 5. Lengths are in pixels. */
export function notchAt(x: number, width: number): number {
  if (width <= 0) return 1;
  return Math.min(notchCount, Math.max(1, Math.floor((x / width) * notchCount) + 1));
}

/** Returns the lowest and highest notch, or `null` for a single one. */
export function unsureNotches(interval: readonly [number, number] | undefined): [number, number] | null {
  if (!interval) return null;
  const low = notchesOf(levelOf(Math.min(...interval)));
  const high = notchesOf(levelOf(Math.max(...interval)));
  return low === high ? null : [low, high];
}

/** "strong, 4 of 5", "locked", "nice to have, gave way". */
export function gaugeText({ level, locked, gaveWay }: { level: Level; locked?: boolean; gaveWay?: boolean }): string {
  if (locked) return chips.locked;
  const said = chips.gauge({ level: chips.level[level], notches: notchesOf(level), most: notchCount });
  return gaveWay ? `${said}${chips.gaveWay}` : said;
}

export const notchCount = 5;

export type NotchForm = "tall" | "short" | "leaning" | "hollow" | "dashed" | "removed";

interface GaugeForms {
  notches: number;
  gaveWay?: boolean;
  hover?: number | null;
  unsure?: readonly [number, number] | null;
}

export function notchForms({ notches, gaveWay = false, hover = null, unsure = null }: GaugeForms): NotchForm[] {
  return Array.from({ length: notchCount }, (_, index) => {
    const place = index + 1;
    if (hover !== null && hover !== notches) {
      if (place <= Math.min(hover, notches)) return "tall";
      if (place <= hover) return "hollow";
      if (place <= notches) return "removed";
      return "short";
    }
    if (unsure && place > unsure[0] && place <= unsure[1]) return "dashed";
    if (unsure) return place <= unsure[0] ? "tall" : "short";
    if (place > notches) return "short";
    return gaveWay && place === notches ? "leaning" : "tall";
  });
}
