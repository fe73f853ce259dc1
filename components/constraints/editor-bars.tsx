import type { DrawingScale } from "./drawing-scale";
import { tickLabel } from "./ticks";

interface EditorBarsProps {
  scale: DrawingScale;
  /** The bound as it is being dragged. */
  bound: number;
  upwards: boolean;
  ground: number;
  dollars: boolean;
}

/** With more bars than this their counts are not written above them. */
const mostLabels = 16;
const share = (value: number) => `${(value * 100).toFixed(3)}%`;

/** The large bars under a dragged bound, each with its count, and the values under them. */
export function EditorBars({ scale, bound, upwards, ground, dollars }: EditorBarsProps) {
  const counted = scale.bars.length <= mostLabels;
  return (
    <>
      {scale.bars.map(({ bar, left, width, height }) => {
        const low = Number(bar.value);
        const passes = upwards ? low >= bound : (bar.upTo ?? low) <= bound;
        const tall = bar.count > 0 ? Math.max(2, height * (ground - 40)) : 0;
        return (
          <g key={low}>
            <rect
              className={passes ? "fill-keep" : "fill-line2"}
              x={share(left)}
              y={ground - tall}
              height={tall}
              style={{ width: `max(1px, calc(${share(width)} - 3px))`, transform: "translateX(1.5px)" }}
            />
            {counted && bar.count > 0 ? (
              <text
                x={share(left + width / 2)}
                y={ground - tall - 8}
                textAnchor="middle"
                className={`text-small ${passes ? "fill-keep font-semibold" : "fill-ink2"}`}
              >
                {bar.count}
              </text>
            ) : null}
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={ground} y2={ground} className="stroke-edge" />
      {scale.ticks
        .filter((tick) => tick.is !== "asked")
        .map((tick) => (
          <text
            key={tick.label}
            x={share(tick.is === "now" && !dollars ? labelPlace(scale, bound) : tick.at)}
            y={ground + 30}
            textAnchor={tick.anchor}
            className={
              tick.label === tickLabel(bound, dollars) ? "fill-ink text-small font-semibold" : "fill-ink3 text-small"
            }
          >
            {tick.label}
          </text>
        ))}
    </>
  );
}

/** Under its bar, not under the bound's line, which stands on the bar's edge. */
function labelPlace({ bars, now, ticks }: DrawingScale, bound: number): number {
  const bar = bars.find((each) => each.bar.value === bound);
  if (bar) return bar.left + bar.width / 2;
  return ticks.find((tick) => tick.is === "now")?.at ?? now ?? 0;
}
