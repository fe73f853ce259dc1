import { Pencil } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import type { Act } from "@/lib/dialogue/state/act";
import { chat } from "@/messages/chat";
import type { ShownTurn } from "./turns";

const SayInstead = dynamic(() => import("./say-instead").then((module) => module.SayInstead), { ssr: false });

type UserMessageProps = NonNullable<ShownTurn["said"]> & {
  /** Undefined where replacing isn't possible. */
  onInstead?: ((text: string) => void) | undefined;
};

const spoken: ReadonlySet<Act["kind"]> = new Set(["words", "answer", "compare", "skip", "agree", "disagree"]);

export function UserMessage({ act, text, status, onInstead }: UserMessageProps) {
  const [editing, setEditing] = useState(false);
  const isSpoken = spoken.has(act.kind) || (act.kind === "rewind" && act.text !== undefined);
  if (editing && onInstead) {
    const send = (words: string) => {
      setEditing(false);
      if (words !== text) onInstead(words);
    };
    return <SayInstead text={text} onSend={send} onCancel={() => setEditing(false)} />;
  }
  return (
    <div className="group/said flex flex-col items-end">
      <span className="sr-only">{chat.you}</span>
      {isSpoken ? (
        <div className="flex max-w-full items-center justify-end gap-1">
          {onInstead ? (
            <IconButton
              icon={Pencil}
              size={15}
              label={chat.edit}
              onClick={() => setEditing(true)}
              className="transition-opacity duration-150 pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-hover/said:opacity-100 print:hidden"
            />
          ) : null}
          <p className="max-w-[31rem] min-w-0 rounded-card bg-sunk px-4 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]">
            {text}
          </p>
        </div>
      ) : (
        <p className="text-small text-ink2">{text}</p>
      )}
      {status === "stopped" ? <p className="mt-1 text-small text-ink3">{chat.stopped}</p> : null}
    </div>
  );
}
