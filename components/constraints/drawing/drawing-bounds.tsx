import type { CSSProperties } from "react";
import type { DrawingScale } from "./drawing-scale";
import { share } from "./ticks";

/** Stripes for `Hatched`. Drawings must not share an id. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0.5 0v5" className="stroke-give" strokeOpacity="0.6" />
      </pattern>
    </defs>
  );
}

export function Hatched({ id, ...box }: { id: string; x: string; y: number; width: string; height: number }) {
  return (
    <>
      <rect {...box} className="fill-give-wash" />
      <rect {...box} fill={`url(#${id})`} />
    </>
  );
}

interface HatchProps {
  scale: DrawingScale;
  id: string;
  top: number;
  ground: number;
  animate: boolean;
}

/** The concession, hatched so it also shows without color. */
export function BoundHatch({ scale: { asked, now, upwards }, id, top, ground, animate }: HatchProps) {
  if (asked === null || now === null || Math.abs(asked - now) < 1e-6) return null;
  const box = { x: share(Math.min(asked, now)), y: top, width: share(Math.abs(asked - now)), height: ground - top };
  const style = animate ? { transformOrigin: upwards ? "right center" : "left center" } : undefined;
  return (
    <g className={animate ? "animate-hatch-fills [transform-box:fill-box]" : undefined} style={style}>
      <HatchPattern id={id} />
      <Hatched id={id} {...box} />
    </g>
  );
}

type LinesProps = Omit<HatchProps, "id"> & { arrow: boolean; width: number };

export function BoundLines({ scale: { asked, now }, top, ground, arrow, width, animate }: LinesProps) {
  if (now === null) return null;
  const moved = asked !== null && Math.abs(asked - now) > 1e-6;
  if (!moved) {
    return <line x1={share(now)} x2={share(now)} y1={0} y2={ground + 1} className="stroke-ink" strokeWidth="2" />;
  }
  const slide = animate ? ({ "--bound-shift": share(asked - now) } as CSSProperties) : undefined;
  const old = share(asked);
  return (
    <>
      <line x1={old} x2={old} y1={top} y2={ground} className="stroke-ink2" strokeWidth="1.5" strokeDasharray="3 3" />
      {arrow && Math.abs(asked - now) * width > 26 ? (
        <Arrow
          from={asked}
          to={now}
          y={top + 8}
          className={animate ? "[animation:appear_240ms_320ms_ease-out_both]" : undefined}
        />
      ) : null}
      <g className={animate ? "animate-bound-slides [transform-box:view-box]" : undefined} style={slide}>
        <line x1={share(now)} x2={share(now)} y1={0} y2={ground + 1} className="stroke-give" strokeWidth="2.5" />
      </g>
    </>
  );
}

const round = { strokeLinejoin: "round", strokeLinecap: "round" } as const;

function Arrow({ from, to, y, className }: { from: number; to: number; y: number; className: string | undefined }) {
  const left = from > to;
  const head = left ? "M11 -4L6 0l5 4" : "M-11 -4L-6 0l-5 4";
  return (
    <g className={className}>
      <svg x={share(Math.min(from, to))} y={y} width={share(Math.abs(from - to))} overflow="visible" aria-hidden="true">
        <rect x={left ? 7 : 6} y="-0.75" height="1.5" className="fill-give" style={{ width: "calc(100% - 13px)" }} />
      </svg>
      <svg x={share(to)} y={y} overflow="visible" aria-hidden="true">
        <path d={head} className="fill-none stroke-give" strokeWidth="1.5" {...round} />
      </svg>
    </g>
  );
}
