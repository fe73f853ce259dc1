import type { SlotName } from "@/lib/constraints/slot-name";
import type { Level } from "@/lib/constraints/weight";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { cuesFor } from "@/lib/reading/importance/weighed-drafts";
import type { TranscriptReading } from "@/lib/reading/transcript-reading";

/** Named numbers that say how a wish was spoken of; what is not named is 0. */
export type Features = Readonly<Record<string, number>>;

/** What the rule reader makes of the same words. */
export interface RuleReading {
  weight: number;
  level: Level;
  /** No other wish weighs less. */
  lightest: boolean;
}

export interface SpokenWish {
  slot: SlotName;
  /** `null` where the rules read no wish on the slot. */
  rules: RuleReading | null;
}

/**
 * How the shopper spoke of one wish, over the whole conversation or (local) in the messages that state it or answer a
 * question about it: cues by kind, comparisons won and lost, what was asked, clause, position, the rule reader's weight,
 * and the plain words around it, marked where they are negated.
 */
export function spokenWishFeatures(
  { messages }: Pick<TranscriptReading, "messages">,
  { slot, rules }: SpokenWish,
  scope: "local" | "global",
): Features {
  const features = new Map<string, number>();
  const raise = (name: string, value = 1) => features.set(name, Math.max(features.get(name) ?? 0, value));
  const about = messages.filter(({ message }) => speaksOf(message, slot));
  for (const { message } of scope === "local" ? about.slice(0, 1) : about) {
    for (const { word } of cuesFor(message, slot)) {
      raise(`cue: ${word.kind}`);
      raise(`cue: ${word.kind}, how strong`, word.weight);
    }
    for (const { lighter, heavier } of message.comparisons) {
      if (lighter.includes(slot)) raise("comparison: matters less");
      if (heavier.includes(slot)) raise("comparison: matters more");
    }
    if (message.asked === slot) raise("asked about");
    for (const lead of leadsOf(message, slot)) raise(`clause: ${lead}`);
    for (const word of wordsAbout(message, slot)) raise(`word: ${word}`);
  }
  if (messages.length > 0 && messages.at(-1)?.message === about.at(-1)?.message) raise("position: said last");
  if (about[0]?.message === messages[0]?.message) raise("position: said first");
  if (!rules) raise("rules: nothing read");
  else {
    features.set("rules: weight", rules.weight);
    raise(`rules: ${rules.level}`);
    if (rules.lightest) raise("rules: lightest");
  }
  return Object.fromEntries(features);
}

function speaksOf(message: MessageReading, slot: SlotName): boolean {
  return (
    message.asked === slot ||
    message.statements.some((each) => each.slot === slot) ||
    message.attachments.some(({ slots }) => slots.includes(slot)) ||
    message.comparisons.some(({ lighter, heavier }) => lighter.includes(slot) || heavier.includes(slot))
  );
}

/** Kinds of clause the wish and what is said of it stand in; a main clause says nothing. */
function leadsOf(message: MessageReading, slot: SlotName): string[] {
  const places = placesOf(message, slot);
  const clauses = message.clauses.filter(({ start, end }) => places.some((place) => place >= start && place < end));
  return clauses.flatMap(({ lead }) => (lead === "main" ? [] : [lead]));
}

const negating = new Set(["not", "dont", "doesnt", "wont", "cant", "cannot", "isnt", "no", "never", "wouldnt"]);
/** Words a negation reaches. */
const reach = 3;

/** The words of the sentences that speak of the wish, or of the whole answer to a question about it; values left out. */
function wordsAbout(message: MessageReading, slot: SlotName): string[] {
  const places = placesOf(message, slot);
  const told = message.clauses.filter(({ start, end }) => places.some((place) => place >= start && place < end));
  const sentences = new Set(told.map(({ sentence }) => sentence));
  const others = message.statements.filter((each) => each.slot !== slot).map(({ start }) => start);
  const isAnswer = message.asked === slot && others.length === 0;
  const spans = message.clauses.filter(({ sentence }) => isAnswer || sentences.has(sentence));
  return spans.flatMap(({ start, end }) => {
    let negated = 0;
    return message.tokens.slice(start, end).flatMap((token, offset) => {
      const isValue = message.statements.some((each) => start + offset >= each.start && start + offset < each.end);
      if (token.kind !== "word" || isValue) return [];
      const word = negated > 0 ? `not ${token.word}` : token.word;
      negated = negating.has(token.word) ? reach : Math.max(0, negated - 1);
      return [word];
    });
  });
}

/** Tokens at which the wish is stated or its importance spoken of. */
function placesOf(message: MessageReading, slot: SlotName): number[] {
  return [
    ...message.statements.filter((each) => each.slot === slot).map(({ start }) => start),
    ...message.attachments.filter(({ slots }) => slots.includes(slot)).map(({ cue }) => cue.start),
  ];
}
