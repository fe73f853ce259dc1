"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

/** What is drawn for one width is stretched to another one that is this near, rather than laid out anew. */
const near = 0.1;

/** About the width of an element, in whole pixels; `initial` on the server and until it is measured or while it is hidden. */
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
