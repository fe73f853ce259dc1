import { randomUUID } from "node:crypto";
import { forgetGivenUp, givenUpRun, giveUp } from "@/app/_server/given-up-turns";
import { metrics } from "@/app/_server/metrics/metrics";
import { openDesk } from "@/app/_server/reading/request-desk";
import { Refusal } from "@/app/_server/refusal";
import { traced } from "@/app/_server/traced";
import type { Database } from "@/db/connection/database";
import { unhurried } from "@/db/patience";
import { beatTurn } from "@/db/queries/beat-turn";
import { completeTurn, type TurnRun } from "@/db/queries/complete-turn";
import { failTurn } from "@/db/queries/end-turn";
import { type ReceiveOutcome, type RunningTurn, receiveTurn } from "@/db/queries/receive-turn";
import { clipText } from "@/lib/clean-text";
import { runTurn } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { conversationStateSchema } from "@/lib/dialogue/state/conversation-state";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { noConversation, type OpenForTurn } from "./open-conversation";
import { runStoppable } from "./running-turns";
import { logModelFailure, readerFor } from "./words-reader";

export interface PlayedTurn {
  reply: ReplyPart[];
  messageId: string;
  turn: number;
  /** Set for a reply that was made just now: it may still be put into other words. */
  fresh?: { turnId: string; spentTokens: number; spentMoney: number };
}

/**
 * One act through the door: committed as received, computed, committed whole with its reply, and only then shown
 * (DESIGN section 3). The same message twice returns the stored reply.
 */
export function playTurn(open: OpenForTurn, messageId: string, act: Act): Promise<PlayedTurn> {
  const attributes = { "leeway.act": act.kind, "leeway.method": open.settings.method };
  return traced("leeway.turn", attributes, () => counted(play(open, messageId, act)));
}

async function counted(playing: Promise<PlayedTurn>): Promise<PlayedTurn> {
  const count = (outcome: string) => metrics().turns.inc({ outcome });
  try {
    const played = await playing;
    count(played.fresh ? "answered" : "repeated");
    return played;
  } catch (error) {
    count(error instanceof Refusal ? error.code : "failed");
    throw error;
  }
}

async function play(open: OpenForTurn, messageId: string, act: Act): Promise<PlayedTurn> {
  const key = { guestId: open.guestId, conversationId: open.conversation.id };
  const outcome = await receiveOnce(open, { ...key, messageId, act });
  switch (outcome.kind) {
    case "missing":
      throw noConversation();
    case "conflict":
      throw new Refusal(409, "message-reused", "That message was sent before with other content.");
    case "busy":
      throw new Refusal(409, "busy", "I am still answering your last message: one moment.");
    case "done":
      return {
        reply: outcome.turn.reply ?? [],
        messageId: outcome.turn.replyMessageId ?? "",
        turn: outcome.turn.number,
      };
    case "received":
      return compute(open, outcome.turn, act, outcome.conversation.state);
  }
}

/** How often, and how long apart in milliseconds, a repeated message looks whether its first sending is answered. */
const looks = { times: 100, apart: 100 };

/** Receives an act; the same message sent again while it is being answered waits for that answer. */
async function receiveOnce(open: OpenForTurn, message: Parameters<typeof receiveTurn>[1]): Promise<ReceiveOutcome> {
  for (let look = 0; ; look += 1) {
    const outcome = await receiveTurn(open.db, message, givenUpRun(message.conversationId));
    const isRepeat = outcome.kind === "busy" && outcome.turn.messageId === message.messageId;
    if (!isRepeat || look >= looks.times) return outcome;
    await new Promise((resolve) => setTimeout(resolve, looks.apart));
  }
}

async function compute(open: OpenForTurn, turn: RunningTurn, act: Act, stored: unknown): Promise<PlayedTurn> {
  const run = {
    guestId: open.guestId,
    conversationId: open.conversation.id,
    turnId: turn.id,
    attempt: turn.attempt,
  };
  try {
    const started = performance.now();
    const desk = openDesk();
    const vocabulary = await open.catalog.vocabulary();
    const { state, parts, events } = await runStoppable(
      { conversationId: run.conversationId, messageId: turn.messageId },
      () => beatTurn(open.db, run),
      (signal) =>
        runTurn({
          state: conversationStateSchema.parse(stored),
          act,
          settings: open.settings,
          catalog: open.catalog,
          frame: open.settings.frame ?? [],
          preferences: readerFor(open.settings, desk),
          desk,
          vocabulary,
          signal,
        }),
    );
    logModelFailure(run.conversationId, events);
    const replyMessageId = randomUUID();
    const time = { name: "turn-time", data: { computeMs: Math.round(performance.now() - started) } };
    const result = { state, reply: parts, replyMessageId, events: [...events, time], title: titleOf(act) };
    const committed = await completeTurn(open.db, run, result);
    if (committed === "not-active")
      throw new Refusal(409, "stopped", "That message was stopped before it was answered.");
    const fresh = { turnId: turn.id, spentTokens: state.modelTokens ?? 0, spentMoney: state.modelCost ?? 0 };
    return { reply: parts, messageId: replyMessageId, turn: turn.number, fresh };
  } catch (error) {
    const isStopped = error instanceof Refusal && error.code === "stopped";
    if (!isStopped) await release(open.db, run, codeOf(error));
    throw error;
  }
}

/**
 * Releases a turn whose run failed. A database that takes no note of it now hears of it later, for the other servers; until
 * then this one knows.
 */
async function release(db: Database, run: TurnRun, code: string): Promise<void> {
  giveUp(run);
  const note = () => failTurn(db, run, code).then(() => forgetGivenUp(run));
  await note().catch(() => {
    void unhurried(note).catch(() => undefined);
  });
}

function codeOf(error: unknown): string {
  return error instanceof Refusal ? error.code : "unexpected";
}

const titleLength = 80;

function titleOf(act: Act): string {
  if (act.kind !== "words") return "";
  return clipText(act.text.trim().replace(/\s+/g, " "), titleLength);
}
