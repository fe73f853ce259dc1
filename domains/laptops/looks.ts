import type { Look } from "@/domains/look";
import { lookOfScreen } from "./drawing";

interface Measured {
  style: string;
  year: number;
  screen: number;
  weight: number;
}

export const lookOf = ({ style, screen, weight }: Measured) => lookOfScreen(style, screen, weight);

/** The newest of each kind. */
export function newestLooks(line: readonly Measured[]): { style: string; look: Look }[] {
  const newest = new Map<string, Measured>();
  for (const each of line) if (each.year >= (newest.get(each.style)?.year ?? 0)) newest.set(each.style, each);
  return [...newest.values()].map((each) => ({ style: each.style, look: lookOf(each) }));
}
