import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { maxWordsLength } from "@/lib/dialogue/max-words-length";
import { chat } from "@/messages/chat";

type SayInsteadProps = { text: string; onSend: (text: string) => void; onCancel: () => void };

/** Escape cancels. */
export function SayInstead({ text, onSend, onCancel }: SayInsteadProps) {
  const [words, setWords] = useState(text);
  const note = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== "") onSend(words.trim());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Escape") onCancel();
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  return (
    <form onSubmit={send} className="rounded-card border border-edge bg-raised p-3 focus-within:border-ink">
      <textarea
        ref={toEnd}
        value={words}
        rows={2}
        maxLength={maxWordsLength}
        aria-label={chat.instead}
        aria-describedby={note}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-48 w-full resize-none bg-transparent outline-none"
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <p id={note} className="grow basis-48 text-small text-ink2">
          {chat.insteadNote}
        </p>
        <Button look="quiet" onClick={onCancel}>
          {chat.cancel}
        </Button>
        <Button look="primary" type="submit" disabled={words.trim() === ""}>
          {chat.send}
        </Button>
      </div>
    </form>
  );
}

function toEnd(field: HTMLTextAreaElement | null): void {
  if (!field || field === document.activeElement) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
}
