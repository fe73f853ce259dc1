import { askModel, callVersion } from "@/lib/model/ask-model";
import {
  costOf,
  estimateTokens,
  type ModelFailure,
  type ModelPort,
  type ModelPrices,
  type ModelUsage,
  noUsage,
} from "@/lib/model/model-port";
import { createSentenceReader } from "@/lib/reading/embedded-reader";
import type { ReadInput, SentenceReader } from "@/lib/reading/preference-reader";
import type { ModelUse, Reading } from "@/lib/reading/reading";
import { groundAnswer } from "./model-grounding";
import { readingByModel } from "./model-merge";
import { readingCall, readingData } from "./model-prompt";
import { wordSupport } from "./model-support";
import { type Differ, disagreement } from "./two-readings";

export interface ModelReaderOptions {
  tokenCap: number;
  prices?: ModelPrices;
  spendCap?: number;
  /** Without it no disagreement becomes a question. */
  differ?: Differ | undefined;
}

export type ModelReading =
  | { kind: "read"; reading: Reading; use: ModelUse }
  | { kind: "failed"; use: ModelUse & { outcome: ModelFailure } };

/** Reads words with a model in place of `own`. Sends nothing over the caps. */
export async function readWithModel(
  model: ModelPort,
  input: ReadInput,
  own: Reading,
  { tokenCap, prices, spendCap = Number.POSITIVE_INFINITY, differ }: ModelReaderOptions,
): Promise<ModelReading> {
  const data = readingData(input);
  const expected = estimateTokens(readingCall.system) + estimateTokens(JSON.stringify(data));
  const accountOf = <Outcome extends ModelUse["outcome"]>(
    outcome: Outcome,
    usage: ModelUsage,
    refused: ModelUse["refused"],
  ) => {
    const cost = prices ? { cost: costOf(usage, prices) } : {};
    return { model: model.id, prompt: callVersion(readingCall), outcome, ...usage, ...cost, refused };
  };
  const failed = (failure: ModelFailure, usage: ModelUsage): ModelReading => ({
    kind: "failed",
    use: accountOf(failure, usage, []),
  });
  const cost = costOf({ inputTokens: expected, outputTokens: 0 }, prices);
  const tooMany = (input.spentTokens ?? 0) + expected > tokenCap;
  if (tooMany || (input.spentMoney ?? 0) + cost > spendCap) return failed("over-cap", noUsage);
  const completion = await askModel(model, readingCall, data, input.signal);
  if (completion.kind === "failed") return failed(completion.failure, completion.usage);
  const support = wordSupport(input);
  const grounded = groundAnswer(completion.answer, input, support);
  const reading = readingByModel(own, grounded, completion.answer.intents, input, support);
  const { slots, doubt } = await disagreement(input, reading.edits, own.edits, differ);
  return {
    kind: "read",
    reading: doubt ? { ...reading, doubts: [...reading.doubts, doubt] } : reading,
    use: {
      ...accountOf("used", completion.usage, grounded.refused),
      disagreed: slots.length > 0 ? slots : undefined,
    },
  };
}

/** Asks a model, or falls back on the embedded reader. The reading's `model` says which, and why. */
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
