import { countTokens, hasTokensLeft } from "@/app/_server/limits/token-budget";
import { log } from "@/app/_server/log";
import { metrics } from "@/app/_server/metrics/metrics";
import { rewordReply } from "@/db/queries/turns";
import { type Prose, proseOf, releasedIn, wordingCall, wordingData } from "@/lib/agents/word-reply";
import type { Act } from "@/lib/dialogue/state/act";
import { type ProseTask, proseTask } from "@/lib/dialogue/wording/prose-task";
import { callVersion, promptOf } from "@/lib/model/ask-model";
import { costOf, type ModelFailure, type ModelPrices } from "@/lib/model/model-port";
import type { ResolvedModel } from "@/lib/model/resolve-model";
import { type ProseEnd, streamProse } from "@/lib/model/stream-prose";
import type { OpenForTurn } from "./open-conversation";
import type { CommittedTurn } from "./play-turn";
import { modelCircuit, serverModel } from "./words-reader";

/** Yields checked sentences, which stay, then the whole text. */
export type ReplyProse = AsyncGenerator<string, Prose>;

/** Lets the model reword a fresh reply. `null` for taps, stored replies, no model, no tokens. */
export async function replyProse(open: OpenForTurn, act: Act, played: CommittedTurn): Promise<ReplyProse | null> {
  const model = open.settings.writer === "model" ? serverModel() : null;
  const task = played.fresh ? proseTask(act, played.reply) : null;
  if (!model || !task || !played.fresh || isSpent(model, played.fresh)) return null;
  if (!(await hasTokensLeft()) || !modelCircuit().admits()) return null;
  return write(model, task, open, played.fresh.turnId);
}

function isSpent(
  { tokenCap, spendCap }: ResolvedModel,
  { spentTokens, spentMoney }: NonNullable<CommittedTurn["fresh"]>,
) {
  return spentTokens >= tokenCap || (spendCap !== undefined && spentMoney >= spendCap);
}

async function* write(model: ResolvedModel, task: ProseTask, open: OpenForTurn, turnId: string): ReplyProse {
  const { end, released } = yield* stream(model, task);
  const prose = proseOf(released, end.kind === "written" ? end.text : null, task);
  await keep(open, turnId, prose, end, model.prices);
  return prose;
}

type Written = { end: ProseEnd; released: string };

/** The circuit learns the result even if nobody waits for the end. */
async function* stream(model: ResolvedModel, task: ProseTask): AsyncGenerator<string, Written> {
  let failure: ModelFailure | null = "aborted";
  try {
    const written = yield* sentencesOf(model, task);
    failure = written.end.kind === "failed" ? written.end.failure : null;
    return written;
  } finally {
    modelCircuit().record(failure);
  }
}

async function* sentencesOf(model: ResolvedModel, task: ProseTask): AsyncGenerator<string, Written> {
  let released = "";
  const written = streamProse(model, promptOf(wordingCall, wordingData(task)), (soFar) => {
    const { text, ends } = releasedIn(soFar, task);
    if (text.length > released.length) released = text;
    return !ends;
  });
  for (let step = await written.next(); ; step = await written.next()) {
    if (released !== "") yield released;
    if (step.done) return { end: step.value, released };
  }
}

async function keep(
  open: OpenForTurn,
  turnId: string,
  prose: Prose,
  end: ProseEnd,
  prices: ModelPrices | undefined,
): Promise<void> {
  const { inputTokens, outputTokens } = end.usage;
  const key = { guestId: open.guestId, conversationId: open.conversation.id, turnId };
  if (end.kind !== "written") {
    const outcome = end.kind === "failed" ? end.failure : "discarded";
    metrics().modelFaults.inc({ task: "wording", fault: outcome });
    log.warn(
      { conversationId: key.conversationId, prompt: callVersion(wordingCall), outcome },
      "the language model's words for a reply were not used",
    );
  }
  await countTokens(end.usage);
  await rewordReply(open.db, key, { ...prose, tokens: inputTokens + outputTokens, cost: costOf(end.usage, prices) });
}
