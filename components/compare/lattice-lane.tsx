import type { PointerEvent } from "react";
import { laneStyle } from "./lane-style";
import type { Lane } from "./lattice-layout";

interface LatticeLaneProps {
  lane: Lane;
  followed: boolean;
  onFollow: ((method: string) => void) | undefined;
}

/** A method's line, with a wide invisible one over it that can be pointed at. */
export function LatticeLane({ lane: { method, d, stop }, followed, onFollow }: LatticeLaneProps) {
  const { width, dash, cap } = laneStyle(method);
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
      {stop ? (
        <path
          d={`M${stop.x - 6} ${stop.y + 17}l12 12m0 -12l-12 12`}
          strokeWidth="2"
          className={`transition-[stroke] duration-[120ms] ${stroke}`}
        />
      ) : null}
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
