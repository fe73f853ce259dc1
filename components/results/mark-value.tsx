import { Check, X } from "lucide-react";
import type { Mark } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";

/** A count or measure needs its name. A year doesn't. */
const bareNumber = /^\d{1,3}(?:[,.]\d+)*$/;

/** `named` adds the wish's name. */
export function MarkValue({ mark: { mark, label, value, of }, named = false }: { mark: Mark; named?: boolean }) {
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <MarkSign mark={mark} />
      <span className="sr-only">
        {label} {list.marks[mark]}:{" "}
      </span>
      {named && (mark === "missed" || mark === "unknown" || bareNumber.test(value)) ? (
        <span aria-hidden="true" className="text-small text-ink2">
          {label}
        </span>
      ) : null}
      <span className={valueLook[mark]}>{mark === "unknown" ? list.marks.unknown : value}</span>
      {mark === "bent" && of ? <span className="-ml-0.5 text-small text-ink2">{of}</span> : null}
    </span>
  );
}

/** Marks with their wishes' names. */
export function MarkList({ marks, className }: { marks: readonly Mark[]; className: string }) {
  return (
    <ul className={className}>
      {marks.map((mark) => (
        <li key={mark.id}>
          <MarkValue mark={mark} named />
        </li>
      ))}
    </ul>
  );
}

const valueLook = {
  met: "",
  bent: "font-semibold text-give",
  missed: "text-ink2",
  unknown: "text-ink2",
} as const;

export function MarkSign({ mark }: Pick<Mark, "mark">) {
  switch (mark) {
    case "met":
      return <Check size={15} className="translate-y-0.5 text-keep" />;
    case "bent":
      return (
        <svg viewBox="0 0 9 12" width="9" height="12" aria-hidden="true" className="mx-[3px] translate-y-px fill-give">
          <path d="M0 12h4l3.6-11.2-3.5-.8z" />
        </svg>
      );
    case "missed":
      return <X size={14} strokeWidth={1.75} className="translate-y-0.5 text-ink2" />;
    case "unknown":
      return (
        <span aria-hidden="true" className="w-[15px] text-center text-ink3">
          ?
        </span>
      );
  }
}

export function PickNote({ className }: { className: string }) {
  return (
    <span className={`rounded-card border border-ink bg-raised px-1.5 text-small font-semibold ${className}`}>
      {list.firstPick}
    </span>
  );
}
