import { askModel, callVersion } from "@/lib/model/call-model";
import { costOf, estimateTokens, type ModelPort, noUsage } from "@/lib/model/model-port";
import type { ResolvedModel } from "@/lib/model/resolve-model";
import { createSentenceReader } from "@/lib/reading/hearing-reader";
import type { Listened, ReadInput, SentenceReader, ToldAct } from "@/lib/reading/preference-reader";
import type { ModelUse, Reading } from "@/lib/reading/reading";
import type { ModelAnswer } from "./model-answer";
import { groundAnswer } from "./model-grounding";
import { type Differ, disagreement, readingByModel } from "./model-merge";
import { readingCall, readingData } from "./model-prompt";
import { locateQuote, wordSupport } from "./model-support";

export interface ModelReaderOptions extends Pick<ResolvedModel, "tokenCap" | "prices" | "spendCap"> {
  /** Without it no disagreement becomes a question. */
  differ?: Differ | undefined;
}

/** Puts a whole message to the model. Sends nothing over the caps. No answer: the embedded reader's reading stays. */
export async function listenWithModel(
  model: ModelPort,
  input: ReadInput,
  options: ModelReaderOptions,
  embedded: SentenceReader = createSentenceReader(),
): Promise<Listened> {
  const completion = await answerTo(model, input, options);
  const { usage } = completion;
  const cost = options.prices ? { cost: costOf(usage, options.prices) } : {};
  const outcome = completion.kind === "answered" ? "used" : completion.failure;
  const use: ModelUse = { model: model.id, prompt: callVersion(readingCall), outcome, ...usage, ...cost, refused: [] };
  const answer = completion.kind === "answered" ? completion.answer : null;
  return {
    told: answer ? actsIn(answer, input.words) : [],
    model: use,
    read: async (stated, ownWords) => {
      const own = await embedded.read(stated);
      if (!answer) return { ...own, model: use };
      const rival = ownWords === stated.words ? own : await embedded.read({ ...stated, words: ownWords });
      return inPlaceOf({ own, rival }, answer, stated, use, options.differ);
    },
  };
}

async function answerTo(model: ModelPort, input: ReadInput, { tokenCap, prices, spendCap }: ModelReaderOptions) {
  const data = readingData(input);
  const expected = estimateTokens(readingCall.system) + estimateTokens(JSON.stringify(data));
  const cost = costOf({ inputTokens: expected, outputTokens: 0 }, prices);
  const tooMany = (input.spentTokens ?? 0) + expected > tokenCap;
  if (tooMany || (input.spentMoney ?? 0) + cost > (spendCap ?? Number.POSITIVE_INFINITY))
    return { kind: "failed" as const, failure: "over-cap" as const, usage: noUsage };
  return askModel(model, readingCall, data, input.signal);
}

/** The model's grounded reading. `rival` is what the embedded reader makes of the message on its own. */
async function inPlaceOf(
  { own, rival }: { own: Reading; rival: Reading },
  answer: ModelAnswer,
  input: ReadInput,
  use: ModelUse,
  differ: Differ | undefined,
): Promise<Reading> {
  const support = wordSupport(input);
  const grounded = groundAnswer(answer, input, support);
  const reading = readingByModel(own, grounded, answer.intents, input, support);
  const { slots, doubt } = await disagreement(input, reading.edits, rival.edits, differ);
  return {
    ...reading,
    doubts: doubt ? [...reading.doubts, doubt] : reading.doubts,
    model: { ...use, refused: grounded.refused, ...(slots.length > 0 ? { disagreed: slots } : {}) },
  };
}

/** Asks a model, or falls back on the embedded reader. The reading's `model` says which, and why. */
export function createFallbackReader(
  model: ModelPort,
  options: ModelReaderOptions,
  embedded: SentenceReader = createSentenceReader(),
): SentenceReader {
  const listen = (input: ReadInput) => listenWithModel(model, input, options, embedded);
  return { name: "model", listen, read: async (input) => (await listen(input)).read(input, input.words) };
}

/** The acts whose quotes are in the words, each from where the last one ended. */
export function actsIn({ acts }: Pick<ModelAnswer, "acts">, words: string): ToldAct[] {
  let at = 0;
  return acts.flatMap(({ act, quote }) => {
    const later = locateQuote(words.slice(at), quote);
    const span = later ? { start: at + later.start, end: at + later.end } : locateQuote(words, quote);
    if (later && span) at = span.end;
    return span ? [{ act, ...span }] : [];
  });
}
