import { ArrowUp, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { joinClasses } from "@/components/ui/join-classes";
import { useOnline } from "@/components/ui/use-online";
import { maxWordsLength } from "@/lib/dialogue/max-words-length";
import { chat } from "@/messages/chat";
import { groupDigits } from "@/messages/group-digits";

const counterFrom = 400;

interface ComposerProps {
  placeholder: string;
  initialText?: string;
  /** Receives trimmed, non-empty words. */
  onSend: (text: string) => void;
  running?: boolean;
  onStop?: () => void;
  large?: boolean;
}

/** Enter sends, Shift+Enter starts a line. Offline, it sends later. */
export function Composer({ placeholder, initialText = "", onSend, running = false, onStop, large }: ComposerProps) {
  const [text, setText] = useState(initialText);
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const online = useOnline();
  const left = maxWordsLength - text.length;
  const [waits, setWaits] = useState(false);
  const sendable = text.trim() !== "" && left >= 0 && !running;

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    // What was typed before the page was live is in the field first.
    const said = (field.current?.value ?? text).trim();
    if (said === "" || said.length > maxWordsLength) return;
    setWaits(running || !online);
    if (running || !online) return;
    onSend(said);
    setText("");
  };
  useEffect(() => {
    if (online && !running && waits) send();
  });
  useEffect(() => {
    fitHeight(field.current);
    // Typed before the page was live.
    setText((known) => field.current?.value || known);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // This Enter belongs to the input method.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    send(event);
  };
  return (
    <form onSubmit={send} className="print:hidden">
      <div
        className={joinClasses(
          "flex items-end rounded-card border border-edge bg-raised transition-colors focus-within:border-ink focus-within:outline-1 focus-within:-outline-offset-2 focus-within:outline-ink",
          large ? "p-2 pr-3 pl-5" : "py-[3px] pr-[7px] pl-4",
        )}
      >
        <textarea
          value={text}
          rows={1}
          aria-label={chat.message}
          aria-describedby={hint}
          aria-invalid={left < 0 || undefined}
          placeholder={placeholder}
          enterKeyHint="send"
          ref={field}
          onChange={(event) => {
            setText(event.target.value);
            if (running) setWaits(false);
            fitHeight(event.target);
          }}
          onKeyDown={onKeyDown}
          className="scroll-quiet field-sizing-content max-h-48 min-h-11 min-w-0 grow resize-none bg-transparent py-2.5 outline-none placeholder:text-ink3"
        />
        {running && onStop ? (
          <IconButton label={chat.stop} onClick={onStop} className="mb-1 ml-2 border border-ink text-ink">
            <Square size={13} strokeWidth={0} fill="currentColor" />
          </IconButton>
        ) : (
          <IconButton
            type="submit"
            label={chat.send}
            aria-disabled={!sendable}
            className="mb-1 ml-2 bg-ink text-on-ink hover:bg-ink2 hover:text-on-ink active:bg-ink2 aria-disabled:hover:bg-ink"
          >
            <ArrowUp size={19} />
          </IconButton>
        )}
      </div>
      <p id={hint} role={!online || left < 0 ? "alert" : undefined} className="text-small text-ink2 not-empty:mt-1.5">
        {composerHint(online, waits, left)}
      </p>
    </form>
  );
}

/** For browsers without automatic growth. */
function fitHeight(field: HTMLTextAreaElement | null): void {
  if (!field || CSS.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}

function composerHint(online: boolean, waits: boolean, left: number): string {
  if (!online) return waits ? chat.waits : chat.offline;
  if (left < 0) return chat.tooLong({ count: groupDigits(-left) });
  return left <= counterFrom ? chat.left({ count: groupDigits(left) }) : "";
}
