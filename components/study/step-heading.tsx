"use client";

import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";

/** The participant has moved on since the page loaded. */
export const HasGoneOn = createContext(false);

/**
 * A step's heading. The pressed button is gone, and keyboard and screen reader would start over at the top. So the
 * heading takes the focus, unless the step placed it elsewhere or the page just loaded.
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
