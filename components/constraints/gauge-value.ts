import { type Level, levelOf, notchesOf } from "@/lib/constraints/weight";

/** Notches on the gauge, one for each level. */
export const notchCount = 5;

/**
 * The notch under a pointer.
 *
 * @param x distance from the gauge's left edge, in pixels; outside the gauge the nearest end is meant.
 * @param width width of the gauge, in pixels.
 * @returns 1 to 5.
 */
export function notchAt(x: number, width: number): number {
  if (width <= 0) return 1;
  return Math.min(notchCount, Math.max(1, Math.floor((x / width) * notchCount) + 1));
}

/** Where a key takes a gauge of so many notches; `null` for keys that are not the gauge's. */
export function notchesAfterKey(key: string, notches: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
    case "PageUp":
      return Math.min(notchCount, notches + 1);
    case "ArrowLeft":
    case "ArrowDown":
    case "PageDown":
      return Math.max(1, notches - 1);
    case "Home":
      return 1;
    case "End":
      return notchCount;
    default:
      return null;
  }
}

/** Lowest and highest number of notches that an interval of weights allows; `null` when it is only one. */
export function unsureNotches(interval: readonly [number, number] | undefined): [number, number] | null {
  if (!interval) return null;
  const low = notchesOf(levelOf(Math.min(...interval)));
  const high = notchesOf(levelOf(Math.max(...interval)));
  return low === high ? null : [low, high];
}

/** The gauge in words: "strong, 4 of 5", "locked", "nice to have, gave way". */
export function gaugeText({ level, locked, gaveWay }: { level: Level; locked?: boolean; gaveWay?: boolean }): string {
  if (locked) return "locked";
  return `${level}, ${notchesOf(level)} of ${notchCount}${gaveWay ? ", gave way" : ""}`;
}

export type NotchForm = "tall" | "short" | "leaning" | "hollow" | "dashed" | "removed";

interface GaugeForms {
  /** Tall notches, 0 (off) to 5. */
  notches: number;
  gaveWay?: boolean;
  /** Notches the pointer would set. */
  hover?: number | null;
  /** Notches over which the weight is uncertain. */
  unsure?: readonly [number, number] | null;
}

/** The form of each of the five notches, left to right. */
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
