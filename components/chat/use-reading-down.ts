import { type FocusEventHandler, type UIEventHandler, useRef, useState } from "react";

/** A scroll this many milliseconds after a touch comes from the hand. */
const byHandFor = 800;
/** Smaller moves, in pixels, are a resting thumb. */
const least = 4;

interface ReadingDown {
  /** The reader scrolls down, so overlays can step aside. */
  readsDown: boolean;
  handlers: {
    onTouchMove: () => void;
    onWheel: () => void;
    onScrollCapture: UIEventHandler<HTMLElement>;
    onFocusCapture: FocusEventHandler<HTMLElement>;
  };
}

/** Follows scrolling by hand. Scrolling up or focus brings overlays back. */
export function useReadingDown(): ReadingDown {
  const [readsDown, setReadsDown] = useState(false);
  const last = useRef({ top: 0, hand: Number.NEGATIVE_INFINITY });
  const onHand = () => {
    last.current.hand = performance.now();
  };
  return {
    readsDown,
    handlers: {
      onTouchMove: onHand,
      onWheel: onHand,
      onScrollCapture: ({ target }) => {
        if (!(target instanceof HTMLElement) || target.role !== "log") return;
        const moved = target.scrollTop - last.current.top;
        last.current.top = target.scrollTop;
        if (Math.abs(moved) >= least && performance.now() - last.current.hand < byHandFor) setReadsDown(moved > 0);
      },
      onFocusCapture: () => setReadsDown(false),
    },
  };
}
