import type { ReactNode } from "react";
import { joinClasses } from "./join-classes";

type ScrollRegionProps = { label: string; className?: string; children: ReactNode };

/** Scrolls by itself, also by keyboard. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  // Positioned, so screen-reader text inside doesn't widen the page.
  const looks = joinClasses("scroll-quiet relative overflow-x-auto", className);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section className={looks} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
