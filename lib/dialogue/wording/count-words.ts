import { groupDigits } from "@/messages/group-digits";
import { words } from "@/messages/words";

export { listed } from "@/messages/listed";

/** A small number in words, a larger one in figures: "five", "14". */
export function numberWord(count: number): string {
  return words.numbers[count] ?? groupDigits(count);
}

const plural = new Intl.PluralRules("en-US");

/** "that", "both", "all four": wishes together. */
export function allOf(wishes: number): string {
  return words.allOf({ wishes, number: numberWord(wishes) });
}

/** The form of a word that goes with a count: `wordFor(1, "meets", "meet")`. */
export function wordFor(count: number, one: string, several: string): string {
  return plural.select(count) === "one" ? one : several;
}

/** "1 run", "2,000 runs". */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${groupDigits(count)} ${wordFor(count, one, several)}`;
}

/** "7 cars", "1 car", "no cars": counts always say what they count. */
export function carCount(count: number): string {
  return words.cars({ count });
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
