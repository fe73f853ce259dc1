import type { Level } from "@/lib/constraints/weight";
import { learnedImportance } from "./importance-model";
import type { WishContext } from "./wish-views";

/** Words a quote may have. */
const size = 4;
const step = 2;
/** Most places that are tried. */
const mostTries = 16;

/**
 * The words that decide a level: without them the model comes to another one. Of several the one that decides most.
 * `null` where no few words do, or where the model alone does not come to that level. Each try takes the words of the
 * message from `effort`; where none is left, nothing more is tried.
 */
export function evidenceWindow(
  context: WishContext,
  level: Level,
  effort: { left: number },
): { start: number; end: number } | null {
  const whole = learnedImportance(context, "wished");
  if (whole.level !== level) return null;
  let best: { start: number; end: number; left: number } | null = null;
  for (const [from, to] of windows(context)) {
    effort.left -= context.words.length;
    if (effort.left < 0) break;
    const removed = context.words.filter((each, index) => index < from || index >= to || each.key !== undefined);
    const heard = learnedImportance({ ...context, words: removed }, "wished");
    if (heard.level === level) continue;
    const left = chanceOf(heard.levels, level);
    if (best && left >= best.left) continue;
    const kept = context.words
      .slice(from, to)
      .filter((each) => each.key === undefined && /[\p{L}\d#]/u.test(each.word));
    const [first, last] = [kept[0], kept.at(-1)];
    if (first && last) best = { start: first.start, end: last.end, left };
  }
  return best && { start: best.start, end: best.end };
}

const order: readonly Level[] = ["must", "strong", "prefer", "flexible", "nice"];

function chanceOf(levels: readonly number[], level: Level): number {
  return levels[order.indexOf(level)] ?? 0;
}

/** Runs of words near the wish, nearest sentence first; the whole answer where the wish is only in the question. */
function windows({ words, key }: WishContext): [number, number][] {
  const at = Math.max(
    0,
    words.findIndex((each) => each.key === key),
  );
  const starts = words.map((_, index) => index).filter((index) => index % step === at % step);
  return starts
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at) || a - b)
    .slice(0, mostTries)
    .map((start) => [start, Math.min(words.length, start + size)]);
}
