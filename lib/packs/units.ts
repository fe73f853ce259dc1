import { sizeIn, unitOf } from "@/domains/lexicon/unit-words";
import { asWords } from "./value-words";

/** The commonest, but of a kind ("15 min", "40 s") the finest that many cells have. */
export function unitAmong(units: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const [[first = ""] = [], ...others] = [...counts].sort((a, b) => b[1] - a[1]);
  const finer = others.filter(([unit, count]) => count >= units.length / 5 && (sizeIn(first, unit) ?? 1) < 1);
  return finer.sort((a, b) => (sizeIn(first, a[0]) ?? 1) - (sizeIn(first, b[0]) ?? 1))[0]?.[0] ?? first;
}

/** "Walk (min)", "weight_kg", "BURST FPS", "Alcohol %", "Megapixels": a label and a unit. */
export function labelIn(header: string, isNumber: boolean): { label: string; unit: string } {
  const [, bracketed = ""] = /[([]([^)\]]+)[)\]]/.exec(header) ?? [];
  const words = header
    .replace(/[([].*$/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .split(/[\s_]+/)
    .filter(Boolean);
  if (!isNumber) return { label: asWords(words.join(" ")), unit: "" };
  const tail = [2, 1].find((count) => words.length >= count && unitOf(words.slice(-count).join(" ")));
  const isYear = /year$/i.test(words.at(-1) ?? "");
  const unit = tail && !isYear ? unitOf(words.slice(-tail).join(" ")) : undefined;
  const said = unitOf(bracketed) ?? unit ?? (bracketed.length < 7 && !/^\W*$/.test(bracketed) ? bracketed : "");
  const label = unit && tail && words.length > tail ? words.slice(0, -tail) : words;
  return { label: asWords(label.join(" ")), unit: said };
}
