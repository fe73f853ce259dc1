import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes";

interface IconButtonProps extends ComponentProps<"button"> {
  /** Read out, and shown on hover. */
  label: string;
  icon?: LucideIcon;
  /** Pixels. */
  size?: number;
}

/** 36 px on screen, 44 px to touch. Odd icons are children. */
export function IconButton({ label, icon: Icon, size = 17, children, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={joinClasses(
        "hit-44 inline-flex size-9 shrink-0 items-center justify-center rounded-card text-ink2 transition-colors",
        "hover:bg-sunk hover:text-ink active:bg-sunk disabled:text-edge disabled:hover:bg-transparent",
        className,
      )}
      {...rest}
    >
      {Icon ? <Icon size={size} strokeWidth={1.75} /> : children}
    </button>
  );
}
