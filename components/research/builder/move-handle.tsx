import { GripVertical } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "@/components/ui/icon-button";
import { lab } from "@/messages/lab";

interface MoveHandleProps {
  list: string;
  index: number;
  what: string;
  /** Returns the new place, or `null` where there is none. */
  onMove: (index: number, by: -1 | 1) => number | null;
  onHold?: (event: PointerEvent<Element>) => void;
}

/** A grip to drag by, or to move with the arrow keys. */
export function MoveHandle({ list, index, what, onMove, onHold }: MoveHandleProps) {
  return (
    <IconButton
      icon={GripVertical}
      id={`move-${list}-${index}`}
      label={lab.builder.move({ what })}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onKeyDown={(event) => moveByKey(event, (by) => focusMoved(`move-${list}`, onMove, index, by))}
      onPointerDown={onHold}
      className="cursor-grab touch-none text-ink3!"
    />
  );
}

export function moveByKey(event: KeyboardEvent, move: (by: -1 | 1) => void): void {
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  event.preventDefault();
  move(event.key === "ArrowUp" ? -1 : 1);
}

/** A row that moves in the page loses the focus. */
export function focusMoved(list: string, onMove: MoveHandleProps["onMove"], index: number, by: -1 | 1): void {
  const to = flushSync(() => onMove(index, by));
  if (to !== null) document.getElementById(`${list}-${to}`)?.focus();
}
