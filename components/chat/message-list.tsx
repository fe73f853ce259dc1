"use client";

import { ArrowDown } from "lucide-react";
import { useMemo } from "react";
import { useOnline } from "@/components/ui/use-online";
import { AssistantMessage } from "./assistant-message";
import { TurnError } from "./turn-error";
import { type ShownTurn, turnsOf } from "./turns";
import { useChatScroll } from "./use-chat-scroll";
import type { Conversation } from "./use-conversation";
import { UserMessage } from "./user-message";
import { WorkingIndicator } from "./working-indicator";

/** The conversation so far. It is a log that stays silent while words arrive; the page's status region speaks once. */
export function MessageList({ conversation }: { conversation: Conversation }) {
  const { messages, status } = conversation;
  const running = status === "submitted" || status === "streaming";
  const turns = useMemo(() => turnsOf(messages), [messages]);
  const { scroller, belowEnd, toLatest } = useChatScroll(turns.at(-1)?.id, running);
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label="Conversation"
        tabIndex={0}
        className="scroll-quiet relative h-full overflow-y-auto overscroll-contain [container-type:size] focus-visible:-outline-offset-2 print:h-auto print:overflow-visible print:[container-type:normal]"
      >
        <div className="flex flex-col gap-6 px-4 pt-5 sm:px-8 lg:pt-8">
          {turns.map((turn, index) => (
            <Turn key={turn.id} turn={turn} conversation={conversation} last={index === turns.length - 1} />
          ))}
        </div>
      </div>
      {belowEnd ? (
        <button
          type="button"
          onClick={toLatest}
          className="absolute bottom-3 left-1/2 inline-flex min-h-9 -translate-x-1/2 animate-appear items-center gap-1.5 rounded-card border border-line2 bg-raised px-3 text-small font-medium shadow-float hover:border-edge pointer-coarse:min-h-11 print:hidden"
        >
          <ArrowDown size={15} strokeWidth={2} aria-hidden="true" />
          Jump to latest
        </button>
      ) : null}
    </div>
  );
}

interface TurnProps {
  turn: ShownTurn;
  conversation: Conversation;
  last: boolean;
}

function Turn({ turn, conversation, last }: TurnProps) {
  const { status, isFresh, act, retry } = conversation;
  const online = useOnline();
  const busy = status === "submitted" || status === "streaming";
  const fresh = isFresh(turn.id);
  // Room below a new turn lets it stand at the top before its reply is there.
  return (
    <div data-turn={turn.id} className={last && fresh ? "min-h-[calc(100cqh-16px)]" : last ? "pb-4" : undefined}>
      <div data-turn-content className="flex flex-col gap-4">
        {turn.said ? <UserMessage {...turn.said} /> : null}
        {turn.replies.map((message, index) => (
          <AssistantMessage
            key={message.id}
            message={message}
            open={last && index === turn.replies.length - 1}
            fresh={isFresh(message.id)}
            busy={busy}
            onAct={act}
          />
        ))}
        {last && status === "submitted" ? <WorkingIndicator /> : null}
        {last && status === "error" ? <TurnError offline={!online} onRetry={retry} /> : null}
      </div>
    </div>
  );
}
