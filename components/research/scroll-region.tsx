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
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section className={joinClasses("scroll-quiet overflow-x-auto", className ?? "")} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
