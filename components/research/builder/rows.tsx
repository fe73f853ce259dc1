import { GripVertical, Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { useDragRows } from "@/components/study/use-drag-rows";
import { Button, IconButton } from "@/components/ui/button";
import { RadioRow } from "@/components/ui/radio-row";
import { lab } from "@/messages/lab";
import { useBuilder } from "./use-builder";

type Move = (from: number, by: number) => number | null;

/** Rows that move by their grip and by the arrow keys. `rowOf` says where an entry is among the rows. */
export function useRows<List extends HTMLElement>(name: string, move: Move, rowOf = (index: number) => index) {
  const { undo } = useBuilder();
  const { held, setHeld, hold, list } = useDragRows<number, List>({
    onOver: (from, row) => row !== rowOf(from) && setHeld(move(from, row < rowOf(from) ? -1 : 1) ?? from),
    onCancel: () => undo?.(),
  });
  const byKey = (event: KeyboardEvent, index: number) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const { id } = event.currentTarget;
    const to = flushSync(() => move(index, event.key === "ArrowUp" ? -1 : 1));
    // A row that moves in the page loses the focus.
    if (to !== null) document.getElementById(id.replace(/\d+$/, String(to)))?.focus();
  };
  const grip = (index: number, what: string) => (
    <IconButton
      icon={GripVertical}
      id={`${name}-grip-${index}`}
      label={lab.builder.move({ what })}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onKeyDown={(event) => byKey(event, index)}
      onPointerDown={hold(index)}
      className="cursor-grab touch-none"
    />
  );
  return { list, grip, byKey, lookOf: (index?: number) => (index === held ? "bg-raised shadow-float" : "") };
}

export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button look="quiet" className="px-2! text-small" onClick={onClick}>
      <Plus size={16} /> {label}
    </Button>
  );
}

export function Switch<Value extends string>(
  props: Pick<Parameters<typeof RadioRow<Value>>[0], "legend" | "name" | "choices" | "chosen" | "onChoose">,
) {
  return <RadioRow {...props} look="switch" className="flex rounded-card border border-line2 bg-sunk p-0.5" />;
}
