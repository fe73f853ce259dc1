import { type RefObject, useLayoutEffect, useRef } from "react";

const timing = { duration: 240, easing: "cubic-bezier(.2,.7,.2,1)" };

/** Animates `data-flip` children to new places (FLIP: first, last, invert, play). Respects reduced motion. */
export function useFlip(axis: "x" | "y"): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const items = list.current?.querySelectorAll<HTMLElement>(":scope > [data-flip]") ?? [];
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const next = new Map<string, number>();
    for (const item of items) {
      const id = item.dataset.flip ?? "";
      const place = axis === "x" ? item.offsetLeft : item.offsetTop;
      const moved = (places.current.get(id) ?? place) - place;
      next.set(id, place);
      if (moved === 0 || still) continue;
      const from = axis === "x" ? `translateX(${moved}px)` : `translateY(${moved}px)`;
      item.animate([{ transform: from }, { transform: "none" }], timing);
    }
    places.current = next;
  });
  return list;
}
