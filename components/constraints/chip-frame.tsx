import type { ReactNode } from "react";

interface ChipFrameProps {
  label: string;
  look: "plain" | "locked" | "gave";
  onEdit: (anchor: HTMLElement) => void;
  text: ReactNode;
  children: ReactNode;
}

const frames = {
  plain: "border-line2 bg-raised",
  locked: "border-ink bg-raised",
  gave: "border-give bg-give-wash",
} as const;

export function ChipFrame({ label, look, onEdit, text, children }: ChipFrameProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={(event) => onEdit(event.currentTarget)}
      className={`flex h-14.5 flex-col justify-between rounded-card border px-3 py-1.5 text-left transition-colors duration-[120ms] hover:border-edge ${frames[look]}`}
    >
      <span className="max-w-56 truncate text-small font-semibold">
        <span className="sr-only">{label} </span>
        {text}
      </span>
      <span className="flex items-center gap-3">{children}</span>
    </button>
  );
}
