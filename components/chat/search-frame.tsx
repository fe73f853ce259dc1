import { type ReactNode, useState } from "react";
import { type Editing, EditorHost } from "@/components/constraints/editor/editor-host";
import type { LoadSlot } from "@/components/constraints/editor/slot-values";
import type { WishHandles } from "@/components/constraints/wish-groups";
import { WishStrip } from "@/components/constraints/wish-strip";
import { joinClasses } from "@/components/ui/join-classes";
import { StatusRegion } from "@/components/ui/status-region";
import { chat } from "@/messages/chat";
import { Composer } from "./composer";
import { isRunning } from "./leeway-message";
import { MessageList, type MessageListProps } from "./message-list";
import { useReadingDown } from "./use-reading-down";

interface SearchFrameProps extends MessageListProps {
  loadSlot: LoadSlot;
  head: ReactNode;
  heading: ReactNode;
  label?: string;
  above?: ReactNode;
  bar?: ReactNode;
  chipTools?: ReactNode;
  /** On wide screens. `null` leaves it out. */
  beside: { label: string; content: (handles: WishHandles) => ReactNode } | null;
  foot?: ReactNode;
  status: string;
  className?: string;
  children?: ReactNode;
}

export function SearchFrame(props: SearchFrameProps) {
  const { conversation, loadSlot, beside, foot, className } = props;
  const { wishes, results, act, stop } = conversation;
  const [editing, setEditing] = useState<Editing | null>(null);
  const { readsDown, handlers } = useReadingDown();
  const newest = conversation.messages.at(-1);
  const total = results?.total ?? null;
  const say = (text: string) => act({ kind: "words", text });
  const handles: WishHandles = {
    animate: newest?.role === "assistant" && conversation.isFresh(newest.id),
    onEdit: (wish, anchor) => setEditing({ kind: "wish", id: wish.constraint.id, anchor }),
    onAdd: (slot, anchor) => setEditing({ kind: "new", slot, anchor }),
  };
  return (
    <div className={joinClasses("flex h-dvh flex-col overflow-clip print:h-auto print:overflow-visible", className)}>
      {props.head}
      <div className="grid min-h-0 grow lg:grid-cols-[minmax(26rem,39.7%)_minmax(0,1fr)] 2xl:grid-cols-[40rem_minmax(0,1fr)] print:block">
        <main
          id="main"
          aria-label={props.label}
          {...handlers}
          className="flex min-h-0 min-w-0 flex-col lg:border-r lg:border-line"
        >
          {props.heading}
          {props.above}
          <MessageList conversation={conversation} opening={props.opening} underReply={props.underReply} />
          <div className="shrink-0 lg:px-8 lg:pt-3 lg:pb-5">
            <div
              inert={readsDown}
              className={`grid transition-[grid-template-rows] duration-160 lg:hidden print:hidden ${readsDown ? "grid-rows-[0fr]" : "grid-rows-[1fr]"}`}
            >
              <div className="min-h-0 min-w-0 overflow-hidden">
                {props.bar}
                {wishes.length > 0 ? (
                  <WishStrip wishes={wishes} {...handles} className="scroll-pl-4 pl-4 sm:scroll-pl-8 sm:pl-8" whole>
                    {props.chipTools}
                  </WishStrip>
                ) : null}
              </div>
            </div>
            <div
              className={joinClasses(
                "px-4 pt-1 sm:px-8 lg:p-0",
                foot ? "pb-3" : "pb-[max(0.75rem,env(safe-area-inset-bottom))]",
              )}
            >
              <Composer placeholder={chat.placeholder} running={isRunning(conversation)} onStop={stop} onSend={say} />
            </div>
          </div>
        </main>
        {beside ? (
          // This box positions overlays, so they don't scroll with the content below.
          <div className="relative min-h-0 max-lg:hidden print:block">
            <aside
              aria-label={beside.label}
              className="scroll-quiet h-full overflow-y-auto overscroll-contain print:overflow-visible"
            >
              {beside.content(handles)}
            </aside>
          </div>
        ) : null}
      </div>
      {foot}
      {props.children}
      <EditorHost {...{ editing, wishes, loadSlot, total }} onAct={act} onClose={() => setEditing(null)} />
      <StatusRegion message={props.status} />
    </div>
  );
}
