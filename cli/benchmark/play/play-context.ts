import { sentenceReader } from "@/cli/benchmark/dialogue-reader";
import { configuredModel } from "@/cli/configured-model";
import { learnedAsking } from "@/cli/train/learned-asking";
import type { PlayContext } from "@/lib/benchmark/run/play-item";
import type { RunConfig } from "@/lib/benchmark/run/run-config";
import { createModelShopper } from "@/lib/benchmark/shopper/model-shopper";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { createWritingModel } from "@/lib/model/writing-model";
import { createHearingReader } from "@/lib/reading/hearing-reader";

export async function playContext(config: RunConfig, catalog: CatalogReader): Promise<PlayContext> {
  const speaker = config.mode === "model" ? createWritingModel(configuredModel()) : null;
  const reader = sentenceReader(config.reader);
  const vocabulary = await catalog.vocabulary();
  const importanceFor = learnedAsking(config.ask, vocabulary);
  return {
    config,
    catalog,
    vocabulary,
    ...(importanceFor ? { importanceFor } : {}),
    preferences: createHearingReader(reader),
    ...(speaker ? { shopperFor: (character, persona) => createModelShopper(character, persona, speaker) } : {}),
    now: () => performance.now(),
  };
}
