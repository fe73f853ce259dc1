import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";

interface Drag<Key> {
  onOver: (held: Key, row: number) => void;
  /** Escape puts back what was dragged. */
  onCancel?: () => void;
}

/** A row whose grip is held follows the pointer over the rows of its list. */
export function useDragRows<Key, List extends HTMLElement>({ onOver, onCancel }: Drag<Key>) {
  const [held, setHeld] = useState<Key | null>(null);
  const list = useRef<List>(null);
  const drop = () => setHeld(null);
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    setHeld(null);
    onCancel?.();
  });
  useEffect(() => {
    if (held === null) return;
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [held]);
  const over = (event: PointerEvent) => {
    if (held === null) return;
    const rows = [...(list.current?.children ?? [])];
    const row = rows.findIndex((each) => event.clientY < each.getBoundingClientRect().bottom);
    onOver(held, row === -1 ? rows.length - 1 : row);
  };
  const hold = (key: Key) => (event: PointerEvent<Element>) => {
    event.currentTarget.releasePointerCapture(event.pointerId);
    setHeld(() => key);
  };
  return { held, setHeld, hold, list: { ref: list, onPointerMove: over, onPointerUp: drop, onPointerCancel: drop } };
}
