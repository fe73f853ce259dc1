import { type Level, levels } from "@/lib/constraints";
import type { TokenSpan } from "@/lib/reading/text/tokenize";
import { heardImportance, learnedImportance } from "./importance-model";
import type { WishContext } from "./wish-views";

const size = 4;
const step = 2;
const mostBeside = 3;
const leading = new Set("a an the of to my our with for and but".split(" "));
const joints = new Set("and but or because so though although while since if".split(" "));
const mostTries = 16;

/** Finds the shortest words that decide the level, or `null`. Each try costs words from `effort`. */
export function evidenceWindow(context: WishContext, level: Level, effort: { left: number }): TokenSpan | null {
  const whole = heardImportance(context)("wished");
  if (whole.level !== level) return null;
  // Two cues may each suffice. Then test all words beside the wish.
  return deciding(context, level, windows(context), effort) ?? deciding(context, level, stretches(context), effort);
}

function deciding(
  context: WishContext,
  level: Level,
  places: readonly [number, number][],
  effort: { left: number },
): TokenSpan | null {
  let best: { from: number; to: number; left: number } | null = null;
  for (const [from, to] of places) {
    effort.left -= context.words.length;
    if (effort.left < 0) break;
    const removed = context.words.filter((each, index) => index < from || index >= to || each.key !== undefined);
    const heard = learnedImportance({ ...context, words: removed }, "wished");
    if (heard.level === level) continue;
    const left = heard.levels[levels.indexOf(level)] ?? 0;
    if (best && left >= best.left) continue;
    if (context.words.slice(from, to).some(isQuotable)) best = { from, to, left };
  }
  return best && quoted(context.words, best);
}

type Word = WishContext["words"][number];

function isQuotable({ key, word }: Word): boolean {
  return key === undefined && /[\p{L}\d#]/u.test(word);
}

function quoted(words: readonly Word[], { from, to }: { from: number; to: number }) {
  const inside = words.slice(from, to).flatMap((each, index) => (isQuotable(each) ? [from + index] : []));
  let [first = from, last = from] = [inside[0], inside.at(-1)];
  const goesOn = (index: number) => {
    const word = words[index];
    return word !== undefined && isQuotable(word) && !joints.has(word.word);
  };
  const [least, most] = [first - mostBeside, last + mostBeside];
  while (first > least && goesOn(first - 1)) first--;
  while (last < most && goesOn(last + 1)) last++;
  while (last > first && leading.has(words[last]?.word ?? "")) last--;
  return { start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 };
}

/** Starts with the nearest sentence. Uses the whole answer if only the question names the wish. */
function windows({ words, key }: WishContext): [number, number][] {
  const named = words.findIndex((each) => each.key === key);
  const at = Math.max(0, named);
  const starts = words.map((_, index) => index).filter((index) => index % step === at % step);
  return starts
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at) || a - b)
    .slice(0, mostTries)
    .map((start) => [start, Math.min(words.length, start + size)]);
}

function stretches({ words, key }: WishContext): [number, number][] {
  const at = words.findIndex((each) => each.key === key);
  const isNamed = (index: number) => words[index]?.key !== undefined;
  if (at < 0) return [];
  let [first, last] = [at, at];
  while (first > 0 && words[first - 1]?.key === key) first--;
  while (last < words.length - 1 && words[last + 1]?.key === key) last++;
  let to = last + 1;
  while (to < words.length && !isNamed(to)) to++;
  let from = first;
  while (from > 0 && !isNamed(from - 1)) from--;
  return [[last + 1, to] as [number, number], [from, first] as [number, number]].filter(([low, high]) => low < high);
}
