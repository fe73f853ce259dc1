import type { ReplayMethod, WishesOf } from "@/lib/benchmark/replay-dialogue";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { createModelPort } from "@/lib/model/call-model";
import { createEmbeddedReader } from "@/lib/preferences/embedded-reader";
import { createFallbackReader } from "@/lib/preferences/fallback-reader";
import { readTranscriptWithModel } from "@/lib/preferences/model-transcript";
import type { PreferenceReader } from "@/lib/preferences/preference-reader";
import { readTranscript, type Weighting } from "@/lib/preferences/read-transcript";
import { configuredModel } from "./configured-model";

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

/** Reads a recorded dialogue's wishes, in the words of the catalog; failures of a model are said on stderr. */
export async function dialogueReader(kind: string, weighting: Weighting, catalog: CatalogReader): Promise<WishesOf> {
  const vocabulary = await catalog.vocabulary();
  if (kind !== "model") return ({ dialogue }) => readTranscript(dialogue, vocabulary, weighting).constraints;
  const reader = preferenceReader(kind);
  return async ({ id, dialogue }) => {
    const { state, uses } = await readTranscriptWithModel(dialogue, vocabulary, weighting, reader);
    for (const [turn, { outcome, model }] of uses.entries()) {
      if (outcome !== "used") console.error(`${id}, message ${turn}: ${model} ${outcome}, read by the embedded reader`);
    }
    return state.constraints;
  };
}

/** The reader of words that was asked for; wrong use when a model is wanted and none is set up. */
export function preferenceReader(kind: string): PreferenceReader {
  if (kind !== "model") return createEmbeddedReader();
  const resolved = configuredModel();
  return createFallbackReader(createModelPort(resolved), { tokenCap: resolved.tokenCap });
}
