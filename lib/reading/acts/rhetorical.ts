import type { WishStance } from "@/lib/reading/heard";
import { protests, without } from "@/lib/reading/lexicon/asking-words";
import type { ReadInput } from "@/lib/reading/preference-reader";

/** Finds rhetorical questions that want the conceded wish back: "How am I supposed to get up my hill without it?" */
export function protestedIn(words: string, { constraints, screen }: ReadInput): WishStance[] {
  const gaveWay = screen?.gaveWay ?? [];
  const said = words.toLowerCase().replace(/[’`]/g, "'");
  if (gaveWay.length === 0 || !protests.test(said) || !without.test(said)) return [];
  const gone = constraints.filter(({ id }) => gaveWay.includes(id));
  return gone.length === 1 ? gone.map(({ id }) => ({ kind: "keep", id })) : [];
}
