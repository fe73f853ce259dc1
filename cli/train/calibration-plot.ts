import * as Plot from "@observablehq/plot";
import { colour } from "@/lib/charts/chart-style";
import { drawChart } from "@/lib/charts/draw-chart";
import type { CalibrationBin } from "@/lib/learning/evaluate-importance";

/** How often a prediction of some sureness is right, beside the diagonal it should lie on; circles by their number. */
export function calibrationPlot(bins: readonly CalibrationBin[]): string {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const share = {
    domain: [0, 1],
    ticks: [0, 0.5, 1],
    labelArrow: "none",
    labelAnchor: "center",
    labelOffset: 36,
  } as const;
  return drawChart({
    title: "Calibration",
    ...{ width: 300, height: 300, marginLeft: 56, marginBottom: 40, marginTop: 16, marginRight: 16 },
    x: { ...share, label: "how sure" },
    y: { ...share, label: "how often right", labelOffset: 48 },
    marks: [
      Plot.link([0], { ...{ x1: 0, y1: 0, x2: 1, y2: 1 }, stroke: colour("soft"), strokeDasharray: "4 4" }),
      Plot.dot(
        bins.filter(({ count }) => count > 0),
        {
          ...{ x: "confidence", y: "accuracy", fill: colour("car"), fillOpacity: 0.6 },
          r: { value: ({ count }: CalibrationBin) => 3 + 7 * Math.sqrt(count / most), scale: null },
          title: ({ count, confidence, accuracy }: CalibrationBin) =>
            `${count} wishes: sure ${confidence.toFixed(2)}, right ${accuracy.toFixed(2)}`,
        },
      ),
    ],
  });
}
