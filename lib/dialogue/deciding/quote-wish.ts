import type { Constraint, Evidence } from "@/lib/constraints/constraint";
import type { Level } from "@/lib/constraints/weight";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";

/** How a level is said to the shopper. */
export const levelWords: Readonly<Record<Level, string>> = {
  must: "a must",
  strong: "important",
  prefer: "a plain wish",
  flexible: "flexible",
  nice: "nice to have",
};

const longestQuote = 140;

/**
 * The shopper's own words a wish rests on: from where its value was named to where its weight was, when that is one
 * stretch of one message; else the words for the weight, else those for the value; `null` when it was tapped.
 */
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
  return to - from <= longestQuote ? said.slice(from, to) : null;
}

/** Where a wish's weight comes from, in one or two short sentences. */
export function readingOf(constraint: Constraint): string {
  const weight = constraint.evidence.find((each) => each.for === "weight");
  const value = constraint.evidence.find((each) => each.for === "value");
  const level = levelWords[constraint.level];
  if (weight) return `You, ${messageName(weight.turn)}. I read that as ${level}.`;
  const where = value ? `You, ${messageName(value.turn)}. ` : "You picked it. ";
  if (constraint.level !== "prefer") return `${where}It counts as ${level} now; you can change that.`;
  return `${where}You didn't say how important this is, so I took it as ${level}.`;
}

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

function messageName(turn: number): string {
  return `${ordinals[turn] ?? `${turn + 1}th`} message`;
}
