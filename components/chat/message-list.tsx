import { ArrowDown, ChevronDown, CircleAlert, RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { wideScreen } from "@/components/ui/use-media-query";
import { useOnline } from "@/components/ui/use-online";
import { chat } from "@/messages/chat";
import { site } from "@/messages/site";
import { AssistantMessage, UserMessage } from "./assistant-message";
import { isRunning } from "./leeway-message";
import { groupsOf, type ShownTurn, turnsOf } from "./turns";
import { useChatScroll } from "./use-chat-scroll";
import type { ConversationFeed } from "./use-conversation";

/** A scrolling region must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

export interface MessageListProps {
  conversation: ConversationFeed;
  opening?: ReactNode;
  underReply?: ReactNode;
}

/** Silent while words stream. The page's status region speaks each reply once. */
export function MessageList({ conversation, opening, underReply }: MessageListProps) {
  const { messages } = conversation;
  const running = isRunning(conversation);
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
          {turns.length === 0 ? (opening ?? <Opening title={chat.openTitle} text={chat.openText} />) : null}
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
          <ArrowDown size={17} />
        </button>
      ) : null}
    </div>
  );
}

export function Opening({ title, text }: { title: string; text: string }) {
  return (
    <div className="max-w-md">
      <p className="font-medium">{title}</p>
      <p className="text-ink2">{text}</p>
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
  const busy = isRunning(conversation);
  const fresh = isFresh(turn.id);
  const answered = turn.replies.length > 0;
  const unanswered = status === "error" || (status === "ready" && !answered && turn.said?.status !== "stopped");
  const onInstead =
    turn.superseded || busy || !answered || conversation.readOnly
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

export function SetAside({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className="group/aside border-y border-line py-1 print:hidden">
      <summary className="flex touch-h list-none items-center justify-center gap-2 text-small text-ink2 hover:text-ink [&::-webkit-details-marker]:hidden">
        {chat.aside({ count })}
        <ChevronDown size={15} className="group-open/aside:rotate-180" />
      </summary>
      <div className="flex flex-col gap-6 py-3 text-ink2">{children}</div>
    </details>
  );
}

export function TurnError({ offline, onRetry }: { offline: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-ink px-4 py-3">
      <CircleAlert size={18} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 flex-1 basis-52">
        {chat.failed({ offline })} <span className="text-ink2">{chat.keptText}</span>
      </p>
      <Button onClick={onRetry} disabled={offline}>
        <RotateCw size={16} strokeWidth={1.75} />
        {site.again}
      </Button>
    </div>
  );
}

/** Faster turns need no indicator. */
const patienceMs = 300;

export function WorkingIndicator() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <p className="flex animate-appear items-center gap-3 text-ink2">
      <svg viewBox="0 0 24 18" width="24" height="18" aria-hidden="true" className="overflow-visible">
        {[0, 1, 2].map((stroke) => (
          <path
            key={stroke}
            d={`M${stroke * 8} 0h4v18h-4z`}
            className="origin-bottom-left animate-stroke-works fill-edge [transform-box:fill-box]"
            style={{ animationDelay: `${stroke * 160}ms` }}
          />
        ))}
      </svg>
      {chat.looking}
    </p>
  );
}
