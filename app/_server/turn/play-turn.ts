import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { metrics } from "@/app/_server/metrics/metrics";
import { openDesk } from "@/app/_server/reading/request-desk";
import { Refusal } from "@/app/_server/refusal";
import { traced } from "@/app/_server/traced";
import type { Database } from "@/db/connection/database";
import { unhurried } from "@/db/patience";
import { failTurn, type TurnRun } from "@/db/queries/end-turn";
import { storedTurns } from "@/db/queries/stored-turns";
import { askOutside } from "@/lib/agents/ask-outside";
import { playTurn as playThrough, type TurnStore } from "@/lib/dialogue/play-turn";
import type { Act } from "@/lib/dialogue/state/act";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { processWide } from "@/lib/process-wide";
import { refusals } from "@/messages/refusals";
import { noConversation, type OpenForTurn } from "./open-conversation";
import { runStoppable } from "./running-turns";
import { agentsFor, logModelFailure, outsideReach, readerFor } from "./words-reader";

export interface CommittedTurn {
  reply: ReplyPart[];
  messageId: string;
  turn: number;
  /** Set if the reply may still be reworded. */
  fresh?: { turnId: string; spentTokens: number; spentMoney: number; state: ConversationState };
}

export function playGuestTurn(open: OpenForTurn, messageId: string, act: Act): Promise<CommittedTurn> {
  const attributes = { "leeway.act": act.kind, "leeway.method": open.settings.method };
  return traced("leeway.turn", attributes, () => counted(play(open, messageId, act)));
}

async function counted(playing: Promise<CommittedTurn>): Promise<CommittedTurn> {
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

async function play(open: OpenForTurn, messageId: string, act: Act): Promise<CommittedTurn> {
  const conversationId = open.conversation.id;
  const { settings, openCatalog } = open;
  const played = await playThrough(
    turnsOf(open),
    { messageId, act },
    {
      ...{ settings, catalog: openCatalog, replyId: randomUUID, now: () => performance.now() },
      readers: async (catalog, signal) => {
        const desk = openDesk();
        const readers = {
          preferences: readerFor(settings, desk, catalog),
          desk,
          vocabulary: await catalog.vocabulary(),
        };
        const today = new Date().toISOString().slice(0, 10);
        const agents = agentsFor(settings, signal);
        const outside = settings.outside ? { outside: askOutside(outsideReach()) } : {};
        return { ...readers, ...outside, today, ...(signal ? { signal } : {}), ...(agents ? { agents } : {}) };
      },
      whileAlive: (beat, run) => runStoppable({ conversationId, messageId }, beat, run),
    },
  );
  if (played.kind === "missing") throw noConversation();
  if (played.kind === "conflict") throw new Refusal(409, "message-reused", refusals.reused);
  if (played.kind === "busy" || played.kind === "stopped") throw new Refusal(409, played.kind, refusals[played.kind]);
  const { messageId: replyId, turn } = played;
  if (played.kind === "done") return { reply: played.reply, messageId: replyId, turn };
  const { outcome, run } = played;
  const { modelTokens = 0, modelCost = 0 } = outcome.state;
  const fresh = { turnId: run.turnId, spentTokens: modelTokens, spentMoney: modelCost, state: outcome.state };
  return { reply: outcome.parts, messageId: replyId, turn, fresh };
}

/** How often, and how many milliseconds apart, a repeated message checks for its first answer. */
const looks = { times: 100, apart: 100 };

/** A repeated message waits for the first one's answer. */
function turnsOf({ db, guestId, conversation }: OpenForTurn): TurnStore<TurnRun> {
  const stored = storedTurns(db, { guestId, conversationId: conversation.id }, () => kept().get(conversation.id));
  return {
    ...stored,
    receive: async (messageId, act) => {
      for (let look = 0; ; look += 1) {
        const outcome = await stored.receive(messageId, act);
        const isRepeat = outcome.kind === "busy" && outcome.messageId === messageId;
        if (!isRepeat || look >= looks.times) return outcome;
        await new Promise((resolve) => setTimeout(resolve, looks.apart));
      }
    },
    complete: (run, result) => {
      logModelFailure(conversation.id, result.events);
      return stored.complete(run, result);
    },
    fail: (run, error) => release(db, run, error instanceof Refusal ? error.code : "unexpected"),
  };
}

/** Releases a failed turn here at once. The database and other servers may learn it later. */
async function release(db: Database, run: TurnRun, code: string): Promise<void> {
  kept().set(run.conversationId, run);
  const note = async () => {
    await failTurn(db, run, code);
    const held = kept().get(run.conversationId);
    if (held?.turnId === run.turnId && held.attempt === run.attempt) kept().delete(run.conversationId);
  };
  await note().catch(() => {
    void unhurried(note).catch(() => undefined);
  });
}

/** Older runs wait until the database counts them as silent. */
const mostKept = 1000;

const kept = processWide("leewayGivenUp", () => new LRUCache<string, TurnRun>({ max: mostKept }));
