import { groupDigits } from "@/messages/group-digits";
import type { PlacedNode } from "./placed-lattice";

interface LatticeNodeProps {
  node: PlacedNode;
  /** The followed method stops here, tried it, or ties with it. */
  touched: boolean;
}

const lineHeight = 16;

/** A set of wishes given up: a circle as large as its cars are many, hollow when there is none. */
export function LatticeCircle({ node, touched }: LatticeNodeProps) {
  const { x, y, r, cars, visited, lines, labelX, anchor } = node;
  const empty = cars === 0;
  const circle = empty
    ? `fill-paper ${touched ? "stroke-give" : visited ? "stroke-ink" : "stroke-edge"}`
    : visited
      ? "fill-keep stroke-paper"
      : "fill-keep-wash stroke-keep";
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={visited && !empty ? r + 1.5 : r}
        strokeWidth={empty ? 1.75 : visited ? 3 : 1}
        className={circle}
      />
      {touched && !empty ? (
        <circle cx={x} cy={y} r={r + 4.5} fill="none" strokeWidth="2" className="stroke-give" />
      ) : null}
      <text
        x={x}
        y={y + 4.5}
        textAnchor="middle"
        className={`font-semibold ${empty ? "fill-ink" : visited ? "fill-on-ink" : "fill-keep"}`}
      >
        {groupDigits(cars)}
      </text>
      <text
        x={labelX}
        y={y + 4.5 - ((lines.length - 1) * lineHeight) / 2}
        textAnchor={anchor}
        strokeWidth="4"
        className={`stroke-paper [paint-order:stroke] ${visited ? "fill-ink" : "fill-ink2"}`}
      >
        {lines.map((line, index) => (
          <tspan key={line} x={labelX} dy={index === 0 ? 0 : lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
