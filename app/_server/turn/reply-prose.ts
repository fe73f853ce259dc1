import { countTokens, hasTokensLeft } from "@/app/_server/limits/token-budget";
import { log } from "@/app/_server/log";
import { metrics } from "@/app/_server/metrics/metrics";
import { openDesk } from "@/app/_server/reading/request-desk";
import { rewordReply } from "@/db/queries/turns";
import type { Looked, LookedAt } from "@/lib/agents/answering";
import {
  answeringCall,
  lookedData,
  lookUp,
  mostLooks,
  shopTools,
  toolCallIn,
  withLooked,
} from "@/lib/agents/answering";
import { type Prose, proseOf, releasedIn, wordingData } from "@/lib/agents/word-reply";
import type { Act } from "@/lib/dialogue/state/act";
import { type ProseTask, proseTask } from "@/lib/dialogue/wording/prose-task";
import { callVersion, promptOf } from "@/lib/model/call-model";
import { added, costOf, type ModelFailure, noUsage } from "@/lib/model/model-port";
import type { ResolvedModel } from "@/lib/model/resolve-model";
import { type ProseEnd, streamProse } from "@/lib/model/stream-prose";
import { reply } from "@/messages/reply";
import type { OpenForTurn } from "./open-conversation";
import type { CommittedTurn } from "./play-turn";
import { modelCircuit, serverModel } from "./words-reader";

/** All words released so far, which stay, or what is looked at. */
type Shown = string | { status: string };

export type ReplyProse = AsyncGenerator<Shown, Prose>;

/** Lets the model reword a fresh reply. `null` for taps, stored replies, no model, no tokens. */
export async function replyProse(
  open: OpenForTurn,
  act: Act,
  played: CommittedTurn,
  signal?: AbortSignal,
): Promise<ReplyProse | null> {
  const model = open.settings.writer === "model" ? serverModel() : null;
  const task = model && played.fresh ? proseTask(act, played.reply) : null;
  if (!model || !task || !played.fresh || isSpent(model, played.fresh)) return null;
  if (!(await hasTokensLeft()) || !modelCircuit().admits()) return null;
  return write({ model, task, open, fresh: played.fresh, signal });
}

function isSpent(
  { tokenCap, spendCap }: ResolvedModel,
  { spentTokens, spentMoney }: NonNullable<CommittedTurn["fresh"]>,
) {
  return spentTokens >= tokenCap || (spendCap !== undefined && spentMoney >= spendCap);
}

interface Writing {
  model: ResolvedModel;
  task: ProseTask;
  open: OpenForTurn;
  fresh: NonNullable<CommittedTurn["fresh"]>;
  signal: AbortSignal | undefined;
}

/** Servers that take no tools, for the life of the process. */
const plainServers = new WeakSet<ResolvedModel>();

async function* write({ model, task: told, open, fresh, signal }: Writing): ReplyProse {
  const began = performance.now();
  const looked: Looked[] = [];
  let usage = noUsage;
  for (;;) {
    const mayLook = looked.length < mostLooks && performance.now() - began < model.timeLimit;
    const task = withLooked(told, looked);
    const { end, released } = yield* stream({ model, task, looked, mayLook, signal });
    usage = added(usage, end.usage);
    if (end.kind === "plain") plainServers.add(model);
    const call = end.kind === "asks" ? end.call : end.kind === "written" ? toolCallIn(end.text) : null;
    const found = call && mayLook ? await lookUp(await searchOf(open, fresh), call) : null;
    if (found) {
      looked.push(found);
      yield { status: reply.lookedAt({ count: found.size }) };
    }
    if (found || end.kind === "plain") continue;
    const prose = proseOf(released, end.kind === "written" && !call ? end.text : null, task);
    await keep(open, fresh.turnId, prose, { ...end, usage }, { model, looked });
    return prose;
  }
}

async function searchOf({ settings, openCatalog }: OpenForTurn, { state }: Writing["fresh"]): Promise<LookedAt> {
  const catalog = await openCatalog();
  return { state, settings, catalog, preferences: openDesk().listener(), vocabulary: await catalog.vocabulary() };
}

type Written = { end: ProseEnd; released: string };
type Step = Pick<Writing, "model" | "task" | "signal"> & { looked: readonly Looked[]; mayLook: boolean };

/** The circuit learns the result even if nobody waits for the end. */
async function* stream({ model, task, looked, mayLook, signal }: Step): AsyncGenerator<Shown, Written> {
  let failure: ModelFailure | null = "aborted";
  try {
    let released = "";
    const prompt = promptOf(answeringCall(plainServers.has(model)), { ...wordingData(task), ...lookedData(looked) });
    const tools = mayLook && !plainServers.has(model) ? { tools: shopTools } : {};
    const holds = (soFar: string) => {
      const { text, ends } = releasedIn(soFar, task);
      if (text.length > released.length) released = text;
      return !ends || toolCallIn(soFar) !== null;
    };
    const written = streamProse(model, prompt, holds, { ...tools, signal });
    for (let step = await written.next(); ; step = await written.next()) {
      if (released !== "") yield released;
      if (!step.done) continue;
      failure = step.value.kind === "failed" ? step.value.failure : null;
      return { end: step.value, released };
    }
  } finally {
    modelCircuit().record(failure);
  }
}

async function keep(
  open: OpenForTurn,
  turnId: string,
  prose: Prose,
  end: ProseEnd,
  { model, looked }: Pick<Step, "model" | "looked">,
): Promise<void> {
  const { calls, inputTokens, outputTokens } = end.usage;
  const prompt = callVersion(answeringCall(plainServers.has(model)));
  const outcome = end.kind === "written" ? "used" : end.kind === "failed" ? end.failure : "discarded";
  const conversationId = open.conversation.id;
  const key = { guestId: open.guestId, conversationId, turnId };
  if (outcome !== "used") {
    metrics().modelFaults.inc({ task: "wording", fault: outcome });
    log.warn({ conversationId, prompt, outcome }, "the language model's words for a reply were not used");
  }
  await countTokens(end.usage);
  const asked = { [prompt]: { calls, inputTokens, outputTokens } };
  const looks = looked.map(({ call }) => call.tool);
  await rewordReply(open.db, key, {
    ...prose,
    tokens: inputTokens + outputTokens,
    cost: costOf(end.usage, model.prices),
    event: { name: "model-ask", data: { task: "wording", calls: asked, outcome, looks } },
  });
}
