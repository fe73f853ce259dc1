import { wordFor } from "@/lib/dialogue/wording/count-words";
import { LatticeLane } from "./lattice-lane";
import type { LatticeLayout } from "./lattice-layout";
import { LatticeCircle } from "./lattice-node";

interface LatticeDrawingProps {
  layout: LatticeLayout;
  /** "0 cars". */
  topCars: string;
  topLabel: string;
  followed: string | null;
  /** Node ids the followed method stops at, tried or ties with. */
  touched: ReadonlySet<string>;
  onFollow?: (method: string) => void;
  /** Small screens: no names of rows, labels below their nodes. */
  bare?: boolean;
  className?: string;
}

/** The lattice: nothing given up at the top, every row one wish more, and each method's line down to its answer. */
export function LatticeDrawing(props: LatticeDrawingProps) {
  const { layout, topCars, topLabel, followed, touched, onFollow, bare = false } = props;
  const { width, height, top, rows, nodes, edges, lanes, left } = layout;
  const behind = lanes.filter(({ method }) => method !== followed);
  const front = lanes.filter(({ method }) => method === followed);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      role="img"
      aria-label="Lattice of wishes given up, with each method's way through it. Told in words below."
      className={`block overflow-visible text-small select-none ${props.className ?? ""}`}
    >
      <g className="stroke-line2">
        {edges.map(({ key, ...line }) => (
          <line key={key} {...line} strokeWidth="1" />
        ))}
      </g>
      {bare ? null : (
        <g className="fill-ink2">
          <text x="0" y={top.y + 4.5}>
            nothing given up
          </text>
          {rows.map(({ y, label, between }) => (
            <text key={label} x="0" y={y + 4.5}>
              {label}
              {between > 0 ? (
                <tspan x="0" dy="16">
                  {wordFor(between, "one row", `${between} rows`)} left out
                </tspan>
              ) : null}
            </text>
          ))}
          {left > 0 ? (
            <text x={width} y={top.y + 4.5} textAnchor="end">
              {left} more {wordFor(left, "set", "sets")} without room here
            </text>
          ) : null}
        </g>
      )}
      {[...behind, ...front].map((lane) => (
        <LatticeLane key={lane.method} lane={lane} followed={lane.method === followed} onFollow={onFollow} />
      ))}
      {nodes.map((node) => (
        <LatticeCircle key={node.id} node={node} touched={touched.has(node.id)} />
      ))}
      <Capsule x={top.x} y={top.y} cars={topCars} label={topLabel} />
    </svg>
  );
}

function Capsule({ x, y, cars, label }: { x: number; y: number; cars: string; label: string }) {
  const half = Math.max(30, cars.length * 3.6 + 12);
  return (
    <g>
      <rect
        x={x - half}
        y={y - 14}
        width={half * 2}
        height="28"
        rx="14"
        strokeWidth="1.5"
        className="fill-raised stroke-ink"
      />
      <text x={x} y={y + 4.5} textAnchor="middle" className="fill-ink font-semibold">
        {cars}
      </text>
      <text
        x={x + half + 10}
        y={y + 4.5}
        strokeWidth="4"
        className="fill-ink stroke-paper font-medium [paint-order:stroke]"
      >
        {label}
      </text>
    </g>
  );
}
