"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

/** A drawing for a similar width stretches instead of a new layout. */
const near = 0.1;

/** An element's approximate width in whole pixels. `initial` on the server, before measuring, and while hidden. */
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
