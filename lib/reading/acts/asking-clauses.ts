import { isNumericSlot, unitOf } from "@/lib/constraints";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { joining, leadingWords, onlyWonders, questionWords, seeksAny } from "@/lib/reading/lexicon/asking-words";
import { superlativeSaid } from "@/lib/reading/lexicon/direction-words";
import type { AskedQuestion } from "@/lib/reading/questions/question";
import { isIn, lettersOf, type TokenSpan, type Tokens, textIn } from "@/lib/reading/text/tokenize";
import type { Placed } from "./placed";

/** Minimum probabilities, with and without a question mark. Tuned on open voices. */
const sure = { marked: 0.3, told: 0.8, ask: 0.65, refused: 0.9 } as const;

/** "The cheapest product you have" also asks, and reads as its order. */
export function isAsking({ start, end, chances }: Placed, tokens: Tokens): boolean {
  const first = tokens.slice(start, end).find(({ kind, word }) => kind !== "mark" && !leadingWords.has(word));
  // "Is there one for that, I've got 30k?" states its end.
  const isTold = /^(?:i|ive|we|weve|since|because|cuz|coz|bc)$/.test(first?.word ?? "");
  if (tokens[end - 1]?.word === "?" || chances.ask === 1) return chances.ask > (isTold ? sure.told : sure.marked);
  return chances.ask > sure.ask && questionWords.has(first?.word ?? "");
}

/** "What should I look at?", "what would fit the three of us?": names nothing to choose from. */
function asksForAny({ question, start, end }: AskedQuestion, words: string): boolean {
  if (question.kind === "unknown") return question.products.length === 0 && seeksAny.test(words.slice(start, end));
  return question.kind === "recommend" && !question.handsOver && question.products.length === 0;
}

/** "My knees are shot. What should I look at?": where a first message with such a question tells a need. */
export function needsToldIn(asked: readonly AskedQuestion[], words: string, reading: MessageReading) {
  const opening = asked.find((each) => asksForAny(each, words));
  const isAny = opening?.question.kind === "recommend";
  const wished = reading.statements.filter(({ slot, stance }) => stance === "wished" && (isAny || isNumericSlot(slot)));
  return opening && [...reading.features, ...wished].map((each) => lettersOf(reading.tokens, each));
}

/** "Outback 35mpg 30k??" wishes for all it names. "Outback mpg?" asks. */
export function onlyNames({ tokens, statements }: MessageReading, start: number, end: number): boolean {
  const inside = statements.filter(
    (each) => (tokens[each.start]?.start ?? end) < end && (tokens[each.end - 1]?.end ?? 0) > start,
  );
  const isNamed = (at: number) => inside.some((each) => each.start <= at && at < each.end);
  return (
    new Set(inside.map(({ slot }) => slot)).size > 1 &&
    inside.some(({ quantity }) => quantity) &&
    !(inside.some(({ slot }) => slot === "model") && inside.some(({ slot }) => unitOf(slot) === "in")) &&
    tokens.every(
      (token, at) =>
        token.end <= start || token.start >= end || token.kind === "mark" || joining.has(token.word) || isNamed(at),
    )
  );
}

/** "Accord Hybrid, how much?", "Sonata 2018, 14600, how many miles?": what the question of its sentence is about. */
export function namesOne({ start, end }: Placed, { tokens, statements }: MessageReading): boolean {
  const names = statements.filter((each) => each.slot === "model" && isIn({ start, end })(each));
  const isNamed = (at: number) => names.some((each) => each.start <= at && at < each.end);
  return tokens
    .slice(start, end)
    .every(({ kind, word }, at) => kind !== "word" || isNamed(start + at) || joining.has(word));
}

/** "What would you get with 25 grand?" asks, but its bound counts, and so does "the safest SUV" without a wish. `kept` counts, too. */
export function withoutBounds(
  { question, start, end }: AskedQuestion,
  { tokens, clauses, statements }: MessageReading,
  isFirst: boolean,
  kept: readonly TokenSpan[] = [],
) {
  const ranks = tokens.some((token) => token.start >= start && token.end <= end && superlativeSaid.test(token.word));
  // "Cheapest hybrid that's 2022 or newer?" opens a search.
  const isScope = question.kind === "superlative" && statements.some(({ op }) => op);
  const isOpening =
    isFirst && ranks && (question.kind === "unknown" || isScope) && statements.every(({ slot }) => slot !== "model");
  // "It had a CVT, so: no Fords" refuses them, whatever else its sentence may ask.
  const isIdle = onlyWonders.test(textIn(tokens));
  const isTold = question.kind === "unknown" && tokens.find((token) => token.end > end - 1)?.word !== "?";
  const stated = statements.flatMap(({ op, stance, chances, ...each }) => {
    const isOut = stance === "excluded" && isTold && (chances?.refused ?? 0) > sure.refused;
    const isBound =
      stance !== "excluded" &&
      !isIdle &&
      (isOpening || (op && question.kind === "recommend" && question.products.length < 2));
    const from = isOut ? (clauses[each.clause]?.start ?? each.start) : each.start;
    return isOut || isBound ? [lettersOf(tokens, { start: from, end: each.end })] : [];
  });
  const inside = [...stated, ...kept].filter((each) => start <= each.start && each.end <= end);
  const starts = [start, ...inside.map((each) => each.end)];
  return starts.map((from, index) => ({ start: from, end: inside[index]?.start ?? end }));
}
