"use client";

import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";

/** Whether the participant has gone on since the page was loaded. */
export const HasGoneOn = createContext(false);

/**
 * The heading of a step. The button that led here is gone, and keyboard and screen reader would begin at the very top
 * again: they are taken to the heading instead, unless the step has put them elsewhere. A page that was just loaded is
 * left to the browser.
 */
export function StepHeading({ className, children }: { className: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasGoneOn = useContext(HasGoneOn);
  useEffect(() => {
    if (hasGoneOn && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [hasGoneOn]);
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  );
}
