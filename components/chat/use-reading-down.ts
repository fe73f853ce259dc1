import { type FocusEventHandler, type UIEventHandler, useRef, useState } from "react";

/** Milliseconds after a touch in which scrolling counts as manual. */
const byHandFor = 800;
/** Pixels. Smaller moves are a resting thumb. */
const least = 4;

interface ReadingDown {
  readsDown: boolean;
  handlers: {
    onTouchMove: () => void;
    onWheel: () => void;
    onScrollCapture: UIEventHandler<HTMLElement>;
    onFocusCapture: FocusEventHandler<HTMLElement>;
  };
}

/** Tracks scrolling by hand. Scrolling up or focus brings overlays back. */
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
