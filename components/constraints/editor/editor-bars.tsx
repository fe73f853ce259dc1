import type { DrawingScale } from "@/components/constraints/drawing/drawing-scale";
import type { PlacedTick } from "@/components/constraints/drawing/drawing-ticks";
import { share, tickLabel } from "@/components/constraints/drawing/ticks";

interface EditorBarsProps {
  scale: DrawingScale;
  bound: number;
  upwards: boolean;
  ground: number;
  dollars: boolean;
}

/** Beyond this, counts are hidden. */
const mostLabels = 16;

export function EditorBars({ scale, bound, upwards, ground, dollars }: EditorBarsProps) {
  const counted = scale.bars.length <= mostLabels;
  const lookOf = (tick: PlacedTick) => `text-small ${tickLook(tick, tickLabel(bound, dollars))}`;
  return (
    <>
      {scale.bars.map(({ bar, left, width, height, cutAt }) => {
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
            {cutAt === null ? null : (
              <rect
                className="fill-keep"
                x={share(upwards ? left + width * cutAt : left)}
                y={ground - tall}
                height={tall}
                style={{
                  width: `max(0px, calc(${share(width * (upwards ? 1 - cutAt : cutAt))} - 1.5px))`,
                  transform: upwards ? undefined : "translateX(1.5px)",
                }}
              />
            )}
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
      {scale.ticks.map((tick) => (
        <text key={tick.label} x={share(tick.at)} y={ground + 30} textAnchor={tick.anchor} className={lookOf(tick)}>
          {tick.label}
        </text>
      ))}
    </>
  );
}

function tickLook({ label, is }: PlacedTick, bound: string): string {
  if (label === bound) return "fill-ink font-semibold";
  return is === "asked" ? "fill-ink3 line-through" : "fill-ink3";
}
