import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes";

const looks = {
  primary: "forced-color-adjust-none border-ink bg-ink text-on-ink hover:bg-ink2 hover:border-ink2 active:bg-ink2",
  plain: "border-line2 bg-raised hover:border-edge hover:bg-sunk active:bg-sunk",
  quiet: "border-transparent text-ink2 hover:text-ink hover:bg-sunk active:bg-sunk",
} as const;

/** Of a link that looks like a button. */
export function buttonLook(look: keyof typeof looks, className?: string): string {
  return joinClasses(
    "inline-flex touch-h items-center justify-center gap-2 rounded-card border px-4 py-1 font-medium transition-colors",
    looks[look],
    className,
  );
}

type ButtonProps = ComponentProps<"button"> & { look?: keyof typeof looks };

/** 36 px high, or 44 px on touch screens. */
export function Button({ look = "plain", className, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={joinClasses(
        "disabled:border-line disabled:bg-transparent disabled:text-ink3",
        buttonLook(look, className),
      )}
      {...rest}
    />
  );
}

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
