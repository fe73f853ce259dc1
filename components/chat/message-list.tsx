import { ArrowDown } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { wideScreen } from "@/components/ui/use-media-query";
import { useOnline } from "@/components/ui/use-online";
import { chat } from "@/messages/chat";
import { AssistantMessage } from "./assistant-message";
import { SetAside } from "./set-aside";
import { TurnError } from "./turn-error";
import { groupsOf, type ShownTurn, turnsOf } from "./turns";
import { useChatScroll } from "./use-chat-scroll";
import type { ConversationFeed } from "./use-conversation";
import { UserMessage } from "./user-message";
import { WorkingIndicator } from "./working-indicator";

/** A scrolling region must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

interface MessageListProps {
  conversation: ConversationFeed;
  opening?: ReactNode;
  underReply?: ReactNode;
}

/** Silent while words stream. The page's status region speaks each reply once. */
export function MessageList({ conversation, opening, underReply }: MessageListProps) {
  const { messages, status } = conversation;
  const running = status === "submitted" || status === "streaming";
  const turns = useMemo(() => turnsOf(messages), [messages]);
  const open = turns.findLastIndex((turn) => turn.said?.status !== "stopped" || turn.replies.length > 0);
  const { scroller, belowEnd, toLatest } = useChatScroll(turns.at(-1)?.id, running);
  const ran = useRef(running);
  useEffect(() => {
    // The pressed button may vanish. Focus the field, or the chat if a field would open a phone's keyboard.
    if (ran.current && !running && document.activeElement === document.body) {
      const field = window.matchMedia(wideScreen).matches ? document.querySelector("main textarea") : null;
      const next = field instanceof HTMLElement ? field : scroller.current;
      next?.focus({ preventScroll: true });
      // Nobody moved here by keyboard, so hide the ring.
      if (next === scroller.current) next?.setAttribute("data-placed", "");
    }
    ran.current = running;
  }, [running, scroller]);
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={chat.conversation}
        {...reachable}
        onBlur={(event) => event.currentTarget.removeAttribute("data-placed")}
        className={`scroll-quiet relative data-placed:outline-none focus-visible:-outline-offset-2 print:h-auto print:overflow-visible print:[container-type:normal] ${conversation.readOnly ? "pb-8" : "h-full overflow-y-auto overscroll-contain [container-type:size]"}`}
      >
        <div className="flex flex-col gap-6 px-4 pt-5 sm:px-8 lg:pt-8">
          {turns.length === 0 ? (opening ?? <Opening />) : null}
          {groupsOf(turns).map((group) => {
            const shown = group.turns.map((turn) => (
              <Turn
                key={turn.id}
                turn={turn}
                conversation={conversation}
                last={turn === turns.at(-1)}
                open={turn === turns[open] && !conversation.readOnly}
                underReply={underReply}
              />
            ));
            return group.superseded ? (
              <SetAside key={`set-aside-${group.turns[0]?.id}`} count={group.turns.length}>
                {shown}
              </SetAside>
            ) : (
              shown
            );
          })}
        </div>
      </div>
      {belowEnd ? (
        <button
          type="button"
          onClick={toLatest}
          aria-label={chat.latest}
          title={chat.latest}
          className="hit-44 absolute! bottom-3 left-1/2 -translate-x-1/2 inline-flex size-9 animate-appear items-center justify-center rounded-card border border-line2 bg-raised text-ink2 shadow-float hover:border-edge hover:text-ink pointer-coarse:hidden print:hidden"
        >
          <ArrowDown size={17} strokeWidth={2} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}

function Opening() {
  return (
    <div className="max-w-md">
      <p className="font-medium">{chat.openTitle}</p>
      <p className="text-ink2">{chat.openText}</p>
    </div>
  );
}

interface TurnProps {
  turn: ShownTurn;
  conversation: ConversationFeed;
  last: boolean;
  /** Latest reply, so choices work. */
  open: boolean;
  underReply: ReactNode;
}

function Turn({ turn, conversation, last, open, underReply }: TurnProps) {
  const { status, isFresh, act, retry } = conversation;
  const online = useOnline();
  const busy = status === "submitted" || status === "streaming";
  const fresh = isFresh(turn.id);
  const unanswered =
    status === "error" || (status === "ready" && turn.replies.length === 0 && turn.said?.status !== "stopped");
  const onInstead =
    turn.superseded || busy || turn.replies.length === 0 || conversation.readOnly
      ? undefined
      : (text: string) => act({ kind: "rewind", turn: turn.number, text });
  // The space below lets a new turn sit at the top before its reply arrives.
  return (
    <div data-turn={turn.id} className={last && fresh ? "min-h-[calc(100cqh-16px)]" : last ? "pb-4" : undefined}>
      <div data-turn-content className="flex flex-col gap-4">
        {turn.said ? <UserMessage {...turn.said} onInstead={onInstead} /> : null}
        {turn.replies.map((message, index) => (
          <AssistantMessage
            key={message.id}
            message={message}
            open={open && index === turn.replies.length - 1}
            fresh={isFresh(message.id)}
            busy={busy}
            onAct={act}
            underWords={last && index === turn.replies.length - 1 ? underReply : null}
          />
        ))}
        {last && status === "submitted" ? <WorkingIndicator /> : null}
        {last && unanswered ? <TurnError offline={!online} onRetry={retry} /> : null}
      </div>
    </div>
  );
}
