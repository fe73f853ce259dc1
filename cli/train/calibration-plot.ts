import type { CalibrationBin } from "@/lib/learning/evaluate-importance";

const side = 240;

/** How often a prediction of some sureness is right, beside the diagonal it should lie on; circles by their number. */
export function calibrationPlot(bins: readonly CalibrationBin[]): string {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const circles = bins
    .filter(({ count }) => count > 0)
    .map(({ confidence, accuracy, count }) => {
      const radius = (3 + 7 * Math.sqrt(count / most)).toFixed(1);
      return `<circle cx="${(confidence * side).toFixed(1)}" cy="${(side - accuracy * side).toFixed(1)}" r="${radius}" fill="#0b5a7a" fill-opacity="0.6"><title>${count} wishes: sure ${confidence.toFixed(2)}, right ${accuracy.toFixed(2)}</title></circle>`;
    });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side + 40}" height="${side + 40}" viewBox="-30 -10 ${side + 40} ${side + 40}" role="img" aria-label="Calibration">`,
    `<path d="M0 0V${side}H${side}" fill="none" stroke="#888"/><path d="M0 ${side}L${side} 0" stroke="#bbb" stroke-dasharray="4 4"/>`,
    ...circles,
    `<text x="${side / 2}" y="${side + 22}" text-anchor="middle" font-size="12">how sure</text>`,
    `<text x="-12" y="${side / 2}" text-anchor="middle" font-size="12" transform="rotate(-90 -12 ${side / 2})">how often right</text>`,
    "</svg>",
  ].join("");
}
