import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Pixels from the end that still count as the end. */
const endMargin = 24;
const handEvents = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Moves a new turn (`data-turn`) to the top. Follows the end only while `running`, if the reader scrolled there. */
export function useChatScroll(turnId: string | undefined, running: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const [belowEnd, setBelowEnd] = useState(false);
  const following = useRef(false);
  const byHand = useRef(false);
  const known = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !turnId || known.current === turnId) return;
    const first = known.current === undefined;
    known.current = turnId;
    following.current = false;
    byHand.current = false;
    const turn = box.querySelector<HTMLElement>(`[data-turn="${CSS.escape(turnId)}"]`);
    if (turn) box.scrollTo({ top: turn.offsetTop - 16, behavior: first ? "instant" : "smooth" });
  }, [turnId]);

  useEffect(() => {
    const box = scroller.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    let lastTop = box.scrollTop;
    const look = () => setBelowEnd(contentBelow(box) > endMargin * 4);
    const onScroll = () => {
      if (box.scrollTop < lastTop - 1) following.current = false;
      else if (byHand.current && contentBelow(box) <= endMargin) following.current = true;
      lastTop = box.scrollTop;
      look();
    };
    const grown = new ResizeObserver(() => {
      if (following.current && running && contentBelow(box) > 0) box.scrollTop += contentBelow(box);
      look();
    });
    grown.observe(content);
    grown.observe(box);
    const newest = box.querySelector(`[data-turn="${CSS.escape(turnId ?? "")}"] > [data-turn-content]`);
    if (newest) grown.observe(newest);
    const onHand = () => {
      byHand.current = true;
    };
    box.addEventListener("scroll", onScroll, { passive: true });
    for (const kind of handEvents) box.addEventListener(kind, onHand, { passive: true });
    return () => {
      grown.disconnect();
      box.removeEventListener("scroll", onScroll);
      for (const kind of handEvents) box.removeEventListener(kind, onHand);
    };
  }, [running, turnId]);

  const toLatest = () => {
    const box = scroller.current;
    byHand.current = true;
    if (box) box.scrollTo({ top: box.scrollTop + contentBelow(box), behavior: "smooth" });
  };
  return { scroller, belowEnd, toLatest };
}

/** Excludes the empty space after the last turn. */
function contentBelow(box: HTMLElement): number {
  const end = [...box.querySelectorAll<HTMLElement>("[data-turn-content]")].at(-1);
  if (!end) return 0;
  return end.getBoundingClientRect().bottom + 16 - box.getBoundingClientRect().bottom;
}
