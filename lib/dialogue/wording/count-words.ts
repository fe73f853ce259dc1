import { groupDigits } from "@/lib/constraints/group-digits";

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** A small number in words, a larger one in figures: "five", "14". */
export function numberWord(count: number): string {
  return small[count] ?? groupDigits(count);
}

/** "7 cars", "1 car", "no cars": counts always say what they count. */
export function carCount(count: number): string {
  if (count === 0) return "no cars";
  return `${groupDigits(count)} ${count === 1 ? "car" : "cars"}`;
}

/** "a, b and c". */
export function listed(items: readonly string[], word = "and"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
