import type { MessageReading } from "@/lib/reading/edits/message-reading";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { AskedQuestion, Question } from "@/lib/reading/questions/question";
import type { Token } from "@/lib/reading/text/tokenize";
import { isIn, type Placed } from "./placed";

/** Minimum probabilities, with and without a question mark. Tuned on open voices. */
const sure = { marked: 0.5, ask: 0.65 } as const;

const questionWords = new Set(
  "who whose what whats which when where how hows is are was does do did can could will would should".split(" "),
);

const leadingWords = new Set("and so but or ok okay also then well now lol hmm yeah wait".split(" "));

/** "The cheapest car you have" also asks, and reads as its order. */
export function isAsking({ start, end, chances }: Placed, tokens: readonly Token[]): boolean {
  if (tokens[end - 1]?.word === "?" || chances.ask === 1) return chances.ask > sure.marked;
  const first = tokens.slice(start, end).find(({ kind, word }) => kind !== "mark" && !leadingWords.has(word));
  return chances.ask > sure.ask && questionWords.has(first?.word ?? "");
}

/** "Why'd you drop the power" never edits the search. */
export function whyIn(each: Placed, { tokens, topics, statements }: MessageReading, input: ReadInput): Question | null {
  const { start, end } = each;
  const named = [
    ...topics.filter(isIn(each)).flatMap(({ slots }) => [...slots]),
    ...statements.filter(isIn(each)).map(({ slot }) => slot),
  ];
  const opening = tokens.slice(start, Math.min(end, start + 3)).some(({ word }) => /^(?:why|whyd|whys)$/.test(word));
  const gaveWay = input.constraints.filter(({ id }) => input.screen?.gaveWay.includes(id)).map(({ slot }) => slot);
  const toldOfUs = tokens.slice(start, Math.min(end, start + 3)).some(({ word }) => word === "you" || word === "u");
  const isMarked = tokens[end - 1]?.word === "?";
  const asksBack = isMarked && (toldOfUs || isAsking(each, tokens)) && named.some((slot) => gaveWay.includes(slot));
  return opening || asksBack ? { kind: "why", about: "gave", slots: [...new Set(named)], cars: [] } : null;
}

/** "What would you get with 25 grand?" asks, but its bound counts. */
export function withoutBounds({ question, start, end }: AskedQuestion, { tokens, statements }: MessageReading) {
  const bounds =
    question.kind === "recommend" ? statements.filter(({ op, stance }) => op && stance !== "excluded") : [];
  const kept = bounds.map((each) => ({ start: tokens[each.start]?.start ?? 0, end: tokens[each.end - 1]?.end ?? 0 }));
  const inside = kept.filter((each) => start <= each.start && each.end <= end);
  const starts = [start, ...inside.map((each) => each.end)];
  return starts.map((from, index) => ({ start: from, end: inside[index]?.start ?? end }));
}
