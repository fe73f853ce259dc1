import { joinClasses } from "@/components/ui/join-classes";
import type { DrawingScale } from "./drawing-scale";
import type { PlacedTick } from "./drawing-ticks";

const share = (value: number) => `${(value * 100).toFixed(3)}%`;
const colours: Record<PlacedTick["is"], string> = {
  plain: "fill-ink3",
  asked: "fill-ink2 line-through",
  now: "fill-give font-semibold",
};

export function DrawingAxis({ scale, ground, labels }: { scale: DrawingScale; ground: number; labels: boolean }) {
  return (
    <>
      <line
        x1="0"
        x2="100%"
        y1={ground + 0.5}
        y2={ground + 0.5}
        className={labels ? "stroke-edge" : "stroke-line2"}
        strokeWidth="1"
      />
      {labels
        ? scale.ticks.map(({ at, label, is, anchor }) => (
            <svg key={`${is} ${label}`} x={share(at)} overflow="visible" aria-hidden="true">
              {scale.numeric ? <path d={`M0 ${ground + 1}v4`} className="stroke-edge" strokeWidth="1" /> : null}
              <text y={ground + 18} textAnchor={anchor} className={joinClasses("text-small", colours[is])}>
                {label}
              </text>
            </svg>
          ))
        : null}
    </>
  );
}
