import { createSentenceReader } from "@/lib/reading/embedded-reader";
import type { ReadInput, SentenceReader } from "@/lib/reading/preference-reader";
import type { Reading } from "@/lib/reading/reading";
import type { ModelPort } from "./model-port";
import { type ModelReaderOptions, readWithModel } from "./model-reader";

/**
 * A reader that asks a language model and falls back on the embedded reader within the same call. The reading's `model`
 * says which of the two it was, and why.
 */
export function createFallbackReader(
  model: ModelPort,
  options: ModelReaderOptions,
  embedded: SentenceReader = createSentenceReader(),
): SentenceReader {
  return {
    name: "model",
    async read(input: ReadInput): Promise<Reading> {
      const own = await embedded.read(input);
      const outcome = await readWithModel(model, input, own, options);
      return outcome.kind === "read" ? { ...outcome.reading, model: outcome.use } : { ...own, model: outcome.use };
    },
  };
}
