import { useCallback, useState } from "react";
import { productsPassing } from "@/components/constraints/drawing/bound-domain";
import { BoundEditor } from "@/components/constraints/editor/bound-editor";
import { Button } from "@/components/ui/button";
import type { SlotName } from "@/lib/constraints";
import { productCount } from "@/lib/dialogue/wording/count-words";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";

interface QuestionBoundProps extends Required<Pick<QuestionPart, "drawing" | "range">> {
  slot: SlotName;
  start: number;
  busy: boolean;
  onTake: (value: number) => void;
}

export function QuestionBound({ slot, drawing: { bars }, range, start, busy, onTake }: QuestionBoundProps) {
  const [value, setValue] = useState(start);
  // On a phone it opens off screen.
  const inView = useCallback((panel: HTMLElement | null) => panel?.scrollIntoView({ block: "nearest" }), []);
  const upwards = range.op === ">=";
  const { count, exact } = productsPassing(bars, value, upwards);
  const editor = { slot, bars, upwards, value, step: range.step };
  return (
    <div ref={inView} className="mt-3 animate-appear rounded-card border border-line2 bg-raised px-4 pt-3 pb-4">
      <BoundEditor {...editor} onChange={setValue} onCommit={setValue} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button look="primary" disabled={busy || count === 0} onClick={() => onTake(value)}>
          {chat.question.takeBound}
        </Button>
        <p className="text-small text-ink2">{chat.question.passing({ products: productCount(count), exact })}</p>
      </div>
    </div>
  );
}
