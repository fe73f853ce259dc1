import { type FocusEventHandler, type UIEventHandler, useRef, useState } from "react";

/** A scroll this soon after a hand moved something was made by the hand, in milliseconds. */
const byHandFor = 800;
/** Smaller moves, in pixels, are a thumb at rest. */
const least = 4;

interface ReadingDown {
  /** Somebody reads on downwards, so that what lies over the text may step aside. */
  readsDown: boolean;
  handlers: {
    onTouchMove: () => void;
    onWheel: () => void;
    onScrollCapture: UIEventHandler<HTMLElement>;
    onFocusCapture: FocusEventHandler<HTMLElement>;
  };
}

/** Follows a hand that scrolls the chat. Scrolling up, and focus, bring back what stepped aside. */
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
