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
