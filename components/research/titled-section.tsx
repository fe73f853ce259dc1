import type { ReactNode } from "react";

interface TitledSectionProps {
  id: string;
  title: string;
  /** A `part` of a page, or the `side` of a part. */
  look?: "part" | "side";
  className?: string;
  children: ReactNode;
}

export function TitledSection({ id, title, look = "part", className = "mt-8", children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={look === "part" ? "text-title" : "font-semibold"}>
        {title}
      </h2>
      {children}
    </section>
  );
}
