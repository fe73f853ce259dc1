import type { SlotName } from "@/lib/constraints/slot-name";
import { slotWords } from "@/lib/constraints/slot-words";
import { unheldTopics } from "@/lib/constraints/trade-words";
import type { WishStance } from "@/lib/reading/heard";
import { denies, protests, without } from "@/lib/reading/lexicon/asking-words";
import type { ReadInput } from "@/lib/reading/preference-reader";

/** Finds rhetorical questions that want the conceded wish back: "How am I supposed to get up my hill without it?" */
export function protestedIn(words: string, { constraints, screen }: ReadInput): WishStance[] {
  const gaveWay = screen?.gaveWay ?? [];
  const said = words.toLowerCase().replace(/[’`]/g, "'");
  if (gaveWay.length === 0 || !protests.test(said) || !(without.test(said) || denies.test(said))) return [];
  const gone = constraints.filter(({ id }) => gaveWay.includes(id));
  const missed = without.test(said) && gone.length === 1 ? gone : gone.filter(({ slot }) => speaksOf(said, slot));
  return missed.map(({ id }) => ({ kind: "keep", id }));
}

function speaksOf(said: string, slot: SlotName): boolean {
  if (slotWords[slot].asks?.fact?.test(said)) return true;
  return unheldTopics.some(({ asks, near }) => asks.test(said) && near[0]?.some((form) => form.includes(`{${slot}}`)));
}
