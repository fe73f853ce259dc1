import { countTokens, hasTokensLeft } from "@/app/_server/limits/token-budget";
import { log } from "@/app/_server/log";
import { metrics } from "@/app/_server/metrics/metrics";
import { rewordReply } from "@/db/queries/turns";
import type { Act } from "@/lib/dialogue/state/act";
import { type Prose, proseOf, prosePrompt, sentencesSoFar } from "@/lib/dialogue/wording/prose-prompt";
import { type ProseTask, proseTask } from "@/lib/dialogue/wording/prose-task";
import { costOf, type ModelFailure, type ModelPrices } from "@/lib/model/reading/model-port";
import type { ResolvedModel } from "@/lib/model/resolve-model";
import { type ProseEnd, streamProse } from "@/lib/model/stream-prose";
import type { OpenForTurn } from "./open-conversation";
import type { CommittedTurn } from "./play-turn";
import { modelCircuit, serverModel } from "./words-reader";

/** Yields checked sentences, then the whole text or the template. */
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
  const end = yield* stream(model, task);
  const prose = end.kind === "written" ? proseOf(end.text, task) : null;
  await keep(open, turnId, prose, end, model.prices);
  return prose ?? { text: task.template, question: null };
}

/** The circuit learns the result even if nobody waits for the end. */
async function* stream(model: ResolvedModel, task: ProseTask): AsyncGenerator<string, ProseEnd> {
  let failure: ModelFailure | null = "aborted";
  try {
    const end = yield* sentencesOf(model, task);
    failure = end.kind === "failed" ? end.failure : null;
    return end;
  } finally {
    modelCircuit().record(failure);
  }
}

async function* sentencesOf(model: ResolvedModel, task: ProseTask): AsyncGenerator<string, ProseEnd> {
  const written = streamProse(model, prosePrompt(task), (soFar) => sentencesSoFar(soFar, task) !== null);
  let step = await written.next();
  for (; !step.done; step = await written.next()) {
    const sentences = sentencesSoFar(step.value, task);
    if (sentences) yield sentences;
  }
  return step.value;
}

async function keep(
  open: OpenForTurn,
  turnId: string,
  prose: Prose | null,
  end: ProseEnd,
  prices: ModelPrices | undefined,
): Promise<void> {
  const { inputTokens, outputTokens } = end.usage;
  const key = { guestId: open.guestId, conversationId: open.conversation.id, turnId };
  if (!prose) {
    const outcome = end.kind === "failed" ? end.failure : "discarded";
    metrics().modelFaults.inc({ task: "wording", fault: outcome });
    log.warn({ conversationId: key.conversationId, outcome }, "the language model's words for a reply were not used");
  }
  await countTokens(end.usage);
  if (prose)
    await rewordReply(open.db, key, { ...prose, tokens: inputTokens + outputTokens, cost: costOf(end.usage, prices) });
}
