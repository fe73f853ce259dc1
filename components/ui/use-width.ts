import { type RefObject, useEffect, useRef, useState } from "react";

/** Similar widths stretch a drawing instead of a new layout. */
const near = 0.1;

/** Measures whole pixels, approximately. Returns `initial` until measured. */
export function useWidth<Box extends HTMLElement>(initial: number): [RefObject<Box | null>, number] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth((now) => (Math.abs(measured - now) <= now * near ? now : measured));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
