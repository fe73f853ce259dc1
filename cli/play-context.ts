import type { PlayContext } from "@/lib/benchmark/run/play-item";
import type { RunConfig } from "@/lib/benchmark/run/run-config";
import type { Weigh } from "@/lib/benchmark/run/simulated-outcome";
import { createModelShopper } from "@/lib/benchmark/shopper/model-shopper";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { createWritingModel } from "@/lib/model/writing-model";
import { readTranscript, type Weighting } from "@/lib/preferences/read-transcript";
import { configuredModel } from "./configured-model";
import { preferenceReader } from "./dialogue-reader";

/** Everything simulated conversations of a configuration are played with. */
export async function playContext(config: RunConfig, catalog: CatalogReader): Promise<PlayContext> {
  const vocabulary = await catalog.vocabulary();
  const speaker = config.mode === "model" ? createWritingModel(configuredModel()) : null;
  return {
    config,
    catalog,
    vocabulary,
    preferences: preferenceReader(config.reader),
    weigh: weighFor(config, vocabulary),
    ...(speaker ? { shopperFor: (character, persona) => createModelShopper(character, persona, speaker) } : {}),
    now: () => performance.now(),
  };
}

const ownWeightings: Partial<Record<RunConfig["method"], Weighting>> = {
  local: "local",
  hybrid: "local",
  pairwise: "pairwise",
};

/** Weighs whole conversations where the weighting is another than the conversation's own. */
export function weighFor({ weighting, method }: RunConfig, vocabulary: Vocabulary): Weigh | undefined {
  const meant = weighting === "own" ? ownWeightings[method] : weighting === "dialogue" ? undefined : weighting;
  return meant && ((transcript) => readTranscript(transcript, vocabulary, meant).constraints);
}
