import { useEffect, useId, useRef, useState } from "react";
import { lab } from "@/messages/lab";

interface YamlPaneProps {
  text: string;
  onWrite: (text: string) => void;
  /** Marked in the margin. */
  wrong: readonly number[];
  /** A line of the chosen block. */
  isLit: (line: number) => boolean;
  goTo: { line: number } | null;
  onLine: (line: number) => void;
}

/** Pixels. */
const lineHeight = 20;
const padding = 12;

/** The text with its line numbers. Long lines scroll, so that each has one number. */
export function YamlPane({ text, onWrite, wrong, isLit, goTo, onLine }: YamlPaneProps) {
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [top, setTop] = useState(0);
  const numbers = text.split("\n").map((_, index) => index + 1);
  const lookOf = (line: number) => {
    if (wrong.includes(line)) return "border-l-4 border-stop bg-stop-wash font-semibold text-stop";
    return isLit(line) ? "bg-keep-wash text-ink" : "";
  };
  useEffect(() => {
    if (!goTo || !area.current) return;
    const lines = area.current.value.split("\n");
    const start = lines.slice(0, goTo.line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    area.current.focus();
    area.current.setSelectionRange(start, start + (lines[goTo.line - 1]?.length ?? 0));
    area.current.scrollTop = Math.max(0, (goTo.line - 6) * lineHeight);
  }, [goTo]);
  return (
    <div>
      <label htmlFor={field} className="block text-small text-ink2">
        {lab.builder.text}
      </label>
      <div className="relative mt-1 flex h-[44rem] max-h-[80dvh] overflow-hidden rounded-card border border-edge bg-raised [font-family:ui-monospace,monospace] text-small leading-5">
        <div aria-hidden="true" className="w-14 shrink-0 border-r border-line text-right text-ink2 select-none">
          <div style={{ transform: `translateY(${padding - top}px)` }}>
            {numbers.map((line) => (
              <div key={line} className={`h-5 pr-2 ${lookOf(line)}`}>
                {line}
              </div>
            ))}
          </div>
        </div>
        <textarea
          ref={area}
          id={field}
          value={text}
          wrap="off"
          spellCheck={false}
          onChange={({ target }) => onWrite(target.value)}
          onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
          onSelect={({ currentTarget: field }) => onLine(field.value.slice(0, field.selectionStart).split("\n").length)}
          className="scroll-quiet min-w-0 grow resize-none p-3 focus-visible:-outline-offset-2"
        />
      </div>
      <p className="mt-2 text-small text-pretty text-ink2">{lab.builder.kept}</p>
    </div>
  );
}
