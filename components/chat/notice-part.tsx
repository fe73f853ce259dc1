import { CircleAlert, CircleHelp, Info } from "lucide-react";
import type { NoticePart as Notice } from "@/lib/dialogue/wording/parts";

const icons = { info: Info, doubt: CircleHelp, fallback: Info, failed: CircleAlert } as const;

/** Only failures interrupt a screen reader. */
export function NoticeLine({ kind, text }: Notice) {
  const Icon = icons[kind];
  const failed = kind === "failed";
  return (
    <p
      role={failed ? "alert" : undefined}
      className={`flex gap-2 text-small ${failed ? "rounded-card border border-ink px-3 py-2 font-medium" : "text-ink2"}`}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{text}</span>
    </p>
  );
}
