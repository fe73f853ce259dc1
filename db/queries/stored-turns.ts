import type { Database } from "@/db/connection/database";
import { clipText } from "@/lib/clean-text";
import type { TurnStore } from "@/lib/dialogue/play-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { conversationStateSchema } from "@/lib/dialogue/state/conversation-state";
import type { OwnedConversation } from "./conversations";
import { beatTurn, completeTurn, failTurn, type TurnRun } from "./end-turn";
import { receiveTurn } from "./receive-turn";

/** `givenUp` names a dead run. */
export function storedTurns(
  db: Database,
  key: OwnedConversation,
  givenUp: () => TurnRun | undefined = () => undefined,
): TurnStore<TurnRun> {
  return {
    receive: async (messageId, act) => {
      const outcome = await receiveTurn(db, { ...key, messageId, act }, givenUp());
      if (outcome.kind === "busy") return { kind: "busy", messageId: outcome.turn.messageId };
      if (outcome.kind === "done") {
        const { reply, replyMessageId, number } = outcome.turn;
        return { kind: "done", reply: reply ?? [], messageId: replyMessageId ?? "", turn: number };
      }
      if (outcome.kind !== "received") return outcome;
      const { turn, conversation, catalogVersion } = outcome;
      const run = { ...key, turnId: turn.id, attempt: turn.attempt };
      const readState = () => conversationStateSchema.parse(conversation.state);
      return { kind: "received", run, number: turn.number, catalogVersion, readState };
    },
    beat: (run) => beatTurn(db, run),
    complete: (run, { act, ...result }) => completeTurn(db, run, { ...result, title: titleOf(act) }),
    fail: async (run) => {
      await failTurn(db, run, "unexpected");
    },
  };
}

const titleLength = 80;

/** A search's title is its first words. */
function titleOf(act: Act): string {
  if (act.kind !== "words") return "";
  return clipText(act.text.trim().replace(/\s+/g, " "), titleLength);
}
