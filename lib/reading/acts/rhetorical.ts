import type { SlotName } from "@/lib/constraints/slot-name";
import { slotWords } from "@/lib/constraints/slot-words";
import { unheldTopics } from "@/lib/constraints/trade-words";
import type { WishStance } from "@/lib/reading/heard";
import type { ReadInput } from "@/lib/reading/preference-reader";

const protests =
  /\bhow (?:(?:the \w+|on earth|exactly) )?(?:am|are|is|do|does|would|will|should|can|could) (?:i|we|he|she|they|you|my \w+|a \w+)\b(?: (?:supposed|meant|expected|going) to)?|\bwhat good\b|\bwhat(?:'?s| is) the (?:point|use|good)\b|\bwho(?:'?s| is| will| would)(?: going to| gonna)? (?:pay|paying|afford)|\b(?:you|u) (?:really |seriously |honestly )?(?:think|expect|want)\b|\bwhy would (?:i|we|anyone)\b|\bwhat am i\b|\bwhere am i\b/;
const without = /\bwithout (?:it|one|that|them|this)\b/;
const denies = /\b(?:no|not|without|never|barely|afford)\b|n'?t\b|\ball that\b/;

/** "And how am I supposed to get up my hill without it?": a question that asks nothing and wants back what gave way. */
export function protestedIn(words: string, { constraints, screen }: ReadInput): WishStance[] {
  const gaveWay = screen?.gaveWay ?? [];
  const said = words.toLowerCase().replace(/[’`]/g, "'");
  if (gaveWay.length === 0 || !protests.test(said) || !(without.test(said) || denies.test(said))) return [];
  const gone = constraints.filter(({ id }) => gaveWay.includes(id));
  const missed = without.test(said) && gone.length === 1 ? gone : gone.filter(({ slot }) => speaksOf(said, slot));
  return missed.map(({ id }) => ({ kind: "keep", id }));
}

/** Names what a slot is asked by, or a topic that the slot comes nearest to: "snow" of the drive. */
function speaksOf(said: string, slot: SlotName): boolean {
  if (slotWords[slot].asks?.fact?.test(said)) return true;
  return unheldTopics.some(({ asks, near }) => asks.test(said) && near[0]?.some((form) => form.includes(`{${slot}}`)));
}
