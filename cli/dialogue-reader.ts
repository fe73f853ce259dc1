import type { ReplayMethod, WishesOf } from "@/lib/benchmark/replay-dialogue";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { readTranscript, type Weighting } from "@/lib/preferences/read-transcript";

const ownWeighting: Partial<Record<ReplayMethod, Weighting>> = {
  local: "local",
  hybrid: "local",
  "local-released": "local",
  pairwise: "pairwise",
  "pairwise-released": "pairwise",
};

/** The weighting that was asked for, or, for `auto`, the method's own. */
export function weightingOf(asked: string, method: ReplayMethod): Weighting {
  return asked === "auto" ? (ownWeighting[method] ?? "global") : (asked as Weighting);
}

/** Reads a recorded dialogue's wishes, in the words of the catalog. */
export async function dialogueReader(weighting: Weighting, catalog: CatalogReader): Promise<WishesOf> {
  const vocabulary = await catalog.vocabulary();
  return ({ dialogue }) => readTranscript(dialogue, vocabulary, weighting).constraints;
}
