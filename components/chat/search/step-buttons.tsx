import { type LucideIcon, Redo2, Undo2 } from "lucide-react";
import { IconButton } from "@/components/ui/button";
import type { Act } from "@/lib/dialogue/state/act";
import type { ConstraintsPart } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";

interface StepButtonsProps {
  constraints: Pick<ConstraintsPart, "canUndo" | "canRedo"> | null;
  onAct: (act: Act) => void;
}

export function StepButtons({ constraints, onAct }: StepButtonsProps) {
  const step = (kind: "undo" | "redo", icon: LucideIcon, disabled = false) => (
    <IconButton {...{ icon, disabled }} size={18} label={chat.card[kind]} onClick={() => onAct({ kind })} />
  );
  return (
    <>
      {step("undo", Undo2, !constraints?.canUndo)}
      {constraints?.canRedo ? step("redo", Redo2) : null}
    </>
  );
}
