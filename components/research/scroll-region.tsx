import type { ReactNode } from "react";
import { joinClasses } from "@/components/ui/join-classes";

/** Something wide that scrolls by itself, with the keyboard too. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  // Positioned, so that what is there for screen readers alone scrolls along instead of widening the page.
  const looks = joinClasses("scroll-quiet relative overflow-x-auto", className ?? "");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section className={looks} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
