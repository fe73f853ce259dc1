import * as Plot from "@observablehq/plot";
import { drawChart } from "@/lib/charts/draw-chart";

const cell = 56;
const left = 84;
const top = 92;
const title = "How often two methods give up different wishes";

/** Prints shares in gray, darker for more differences. */
export function plotMatrix(names: readonly string[], matrix: readonly (readonly number[])[], caption: string): string {
  const side = names.length * cell;
  const width = left + side + 16;
  const cells = matrix.flatMap((row, r) =>
    row.map((share, c) => ({ row: names[r], column: names[c], share, text: r === c ? "" : percent(share) })),
  );
  const band = { type: "band", domain: [...names], padding: 0.02, label: null, tickSize: 0 } as const;
  return drawChart({
    ...{ title, description: caption, light: true },
    ...{ width, height: top + side + 16, marginLeft: left, marginTop: top, marginRight: 16, marginBottom: 16 },
    ...{ x: { ...band, axis: "top" }, y: band, color: grey },
    marks: [
      Plot.cell(cells, { x: "column", y: "row", fill: "share", stroke: "#999" }),
      Plot.text(cells, {
        ...{ x: "column", y: "row", text: "text" },
        fill: ({ share }: { share: number }) => (share > 0.45 ? "#fff" : "#111"),
      }),
      Plot.text([title], { ...heading, dy: 20 - top, fontSize: 15, fontWeight: "bold" }),
      Plot.text([caption], { ...heading, dy: 42 - top, fill: "#444" }),
    ],
  });
}

const heading = { frameAnchor: "top-left", textAnchor: "start", dx: 16 - left } as const;

const grey = { type: "linear", domain: [0, 1], range: ["#ffffff", "#1e1e1e"], clamp: true } as const;

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
