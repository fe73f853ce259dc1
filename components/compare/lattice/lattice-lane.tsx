import type { PointerEvent } from "react";
import type { Lane } from "./placed-lattice";

interface LatticeLaneProps {
  lane: Lane;
  followed: boolean;
  onFollow: ((method: string) => void) | undefined;
}

/** A method's line, with a wide invisible one over it that can be pointed at. */
export function LatticeLane({ lane: { method, d, line }, followed, onFollow }: LatticeLaneProps) {
  const { width, dash, cap } = line;
  // For the pointer only: the buttons in the column heads do the same.
  const pointing = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && onFollow?.(method),
    onClick: () => onFollow?.(method),
  };
  const stroke = followed ? "stroke-give" : "stroke-ink";
  return (
    <g fill="none">
      <path d={d} strokeWidth={width + 3} className="stroke-paper" />
      <path
        d={d}
        strokeWidth={followed ? Math.max(3, width) : width}
        strokeDasharray={dash}
        strokeLinecap={cap}
        className={`transition-[stroke] duration-[120ms] ${stroke}`}
      />
      {onFollow ? (
        <path
          d={d}
          strokeWidth="7"
          className="cursor-pointer stroke-transparent [pointer-events:stroke]"
          {...pointing}
        />
      ) : null}
    </g>
  );
}
