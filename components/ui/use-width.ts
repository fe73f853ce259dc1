import { type RefCallback, useCallback, useState } from "react";

/** Similar widths stretch a drawing instead of a new layout. */
const near = 0.1;

/** Measures whole pixels, approximately. Returns `initial` until measured. */
export function useWidth(initial: number): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(initial);
  const box = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth((now) => (Math.abs(measured - now) <= now * near ? now : measured));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
