import type { Constraint, Evidence } from "@/lib/constraints";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { cards } from "@/messages/cards";
import { words } from "@/messages/words";

const longestQuote = 140;

/** Without the stop that the sentence around it has. */
export function withoutStop(quote: string): string {
  return quote.trim().replace(/[.,;!?]+$/, "");
}

export function quoteOf(constraint: Constraint, transcript: ConversationState["transcript"]): string | null {
  const values = constraint.evidence.filter((each) => each.for === "value");
  const weights = constraint.evidence.filter((each) => each.for === "weight");
  return (
    stretch([...values, ...weights], transcript) ??
    stretch(weights, transcript) ??
    stretch(values, transcript) ??
    (weights[0] ?? values[0])?.quote ??
    null
  );
}

function stretch(evidence: readonly Evidence[], transcript: ConversationState["transcript"]): string | null {
  const [first] = evidence;
  if (!first || evidence.some((each) => each.turn !== first.turn)) return null;
  const said = transcript.find((message) => message.role === "user" && message.turn === first.turn)?.content;
  if (said === undefined) return null;
  const from = Math.min(...evidence.map((each) => each.start));
  const to = Math.max(...evidence.map((each) => each.end));
  return to - from <= longestQuote ? withoutStop(said.slice(from, to)) : null;
}

export function readingOf(constraint: Constraint): string {
  const weight = constraint.evidence.find((each) => each.for === "weight");
  const value = constraint.evidence.find((each) => each.for === "value");
  const level = words.level[constraint.level];
  if (weight) return cards.reading.read({ message: ordinal(weight.turn), level });
  const where = value ? cards.reading.heard({ message: ordinal(value.turn) }) : cards.reading.picked;
  return `${where} ${constraint.level === "prefer" ? cards.reading.silent : cards.reading.counts({ level })}`;
}

function ordinal(turn: number): string {
  return words.ordinals[turn] ?? cards.reading.ordinal({ turn: turn + 1 });
}
