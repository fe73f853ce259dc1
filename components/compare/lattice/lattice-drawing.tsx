import { type PointerEvent, useMemo } from "react";
import type { ComparisonView, FollowedColumns } from "@/components/compare/comparison-view";
import { useWidth } from "@/components/ui/use-width";
import { productCount, wordFor } from "@/lib/dialogue/wording/count-words";
import { groupDigits } from "@/messages/group-digits";
import type { Lane } from "./lane-routes";
import { layoutLattice, type PlacedNode } from "./lattice-layout";

interface CompareLatticeProps extends FollowedColumns {
  view: ComparisonView;
  /** For small screens: no row names, labels below nodes. */
  bare?: boolean;
}

/** Server-side widths: a wide window and a phone. */
const firstWidth = { wide: 1376, bare: 358 };

/** Nothing dropped at the top, one more wish per row, and each method's line to its answer. */
export function CompareLattice({ view, columns, followed, onFollow, bare = false }: CompareLatticeProps) {
  const [box, width] = useWidth(bare ? firstWidth.bare : firstWidth.wide);
  const layout = useMemo(
    () => layoutLattice({ nodes: view.nodes, edges: view.edges, columns, width, bare }),
    [view, columns, width, bare],
  );
  const { height, top, rows, nodes, edges, lanes, left } = layout;
  const follows = columns.find(({ method }) => method === followed);
  const touched = new Set([...(follows?.path.slice(1) ?? []), ...(follows?.detours ?? [])]);
  const whole = view.nodes.find(({ size }) => size === 0);
  const behind = lanes.filter(({ method }) => method !== followed);
  const front = lanes.filter(({ method }) => method === followed);
  return (
    <div ref={box}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        role="img"
        aria-label="Lattice of wishes given up, with each method's way through it. Told in words below."
        className="block overflow-visible text-small select-none"
      >
        <g className="stroke-line2">
          {edges.map(({ key, ...line }) => (
            <line key={key} {...line} />
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
        <Capsule {...top} products={productCount(whole?.cars ?? 0).replace(/^no /, "0 ")} label={whole?.label ?? ""} />
      </svg>
    </div>
  );
}

function Capsule({ x, y, products, label }: { x: number; y: number; products: string; label: string }) {
  const half = Math.max(30, products.length * 3.6 + 12);
  const box = { x: x - half, y: y - 14, width: half * 2, height: 28, rx: 14 };
  return (
    <g>
      <rect {...box} strokeWidth="1.5" className="fill-raised stroke-ink" />
      <text x={x} y={y + 4.5} textAnchor="middle" className="fill-ink font-semibold">
        {products}
      </text>
      <text x={x + half + 10} y={y + 4.5} className="halo fill-ink font-medium">
        {label}
      </text>
    </g>
  );
}

interface LatticeLaneProps extends Pick<FollowedColumns, "onFollow"> {
  lane: Lane;
  followed: boolean;
}

function LatticeLane({ lane: { method, d, line }, followed, onFollow }: LatticeLaneProps) {
  const { width, dash, cap } = line;
  // Pointer only, because the column heads have buttons.
  const pointing = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && onFollow(method),
    onClick: () => onFollow(method),
  };
  const own = { d, strokeWidth: followed ? Math.max(3, width) : width, strokeDasharray: dash, strokeLinecap: cap };
  return (
    <g fill="none">
      <path d={d} strokeWidth={width + 3} className="stroke-paper" />
      <path {...own} className={`transition-[stroke] ${followed ? "stroke-give" : "stroke-ink"}`} />
      <path d={d} strokeWidth="7" className="cursor-pointer stroke-transparent [pointer-events:stroke]" {...pointing} />
    </g>
  );
}

const lineHeight = 16;

function LatticeCircle({ node, touched }: { node: PlacedNode; touched: boolean }) {
  const { x, y, r, cars: products, visited, lines, labelX, anchor } = node;
  const empty = products === 0;
  const line = empty ? { r, strokeWidth: 1.75 } : visited ? { r: r + 1.5, strokeWidth: 3 } : { r };
  const figure = empty ? "fill-ink" : visited ? "fill-on-ink" : "fill-keep";
  const labelY = y + 4.5 - ((lines.length - 1) * lineHeight) / 2;
  const circle = empty
    ? `fill-paper ${touched ? "stroke-give" : visited ? "stroke-ink" : "stroke-edge"}`
    : visited
      ? "fill-keep stroke-paper"
      : "fill-keep-wash stroke-keep";
  return (
    <g>
      <circle cx={x} cy={y} {...line} className={circle} />
      {touched && !empty ? (
        <circle cx={x} cy={y} r={r + 4.5} fill="none" strokeWidth="2" className="stroke-give" />
      ) : null}
      <text x={x} y={y + 4.5} textAnchor="middle" className={`font-semibold ${figure}`}>
        {groupDigits(products)}
      </text>
      <text x={labelX} y={labelY} textAnchor={anchor} className={`halo ${visited ? "fill-ink" : "fill-ink2"}`}>
        {lines.map((line, index) => (
          <tspan key={line} x={labelX} dy={index === 0 ? 0 : lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
