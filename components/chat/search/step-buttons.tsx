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
      <IconButton
        icon={Undo2}
        size={18}
        label={chat.card.undo}
        disabled={!constraints?.canUndo}
        onClick={() => onAct({ kind: "undo" })}
      />
      {constraints?.canRedo ? (
        <IconButton icon={Redo2} size={18} label={chat.card.redo} onClick={() => onAct({ kind: "redo" })} />
      ) : null}
    </>
  );
}
