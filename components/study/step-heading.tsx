import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";

/** The participant moved on since the page loaded. */
export const HasGoneOn = createContext(false);

/** Takes focus after a step, because the pressed button is gone. */
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
