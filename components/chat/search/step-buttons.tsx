import { Redo2, Undo2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { Act } from "@/lib/dialogue/state/act";
import type { ConstraintsPart } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";

interface StepButtonsProps {
  constraints: Pick<ConstraintsPart, "canUndo" | "canRedo"> | null;
  onAct: (act: Act) => void;
}

export function StepButtons({ constraints, onAct }: StepButtonsProps) {
  return (
    <>
      <IconButton label={chat.card.undo} disabled={!constraints?.canUndo} onClick={() => onAct({ kind: "undo" })}>
        <Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {constraints?.canRedo ? (
        <IconButton label={chat.card.redo} onClick={() => onAct({ kind: "redo" })}>
          <Redo2 size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      ) : null}
    </>
  );
}
