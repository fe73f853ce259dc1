import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";

export interface Chart extends Omit<Plot.PlotOptions, "title" | "subtitle" | "caption" | "figure" | "document"> {
  title: string;
  description?: string;
  /** For files: always uses a light page's colors. */
  light?: boolean;
}

export type PlacedChart = { left: number; top: number; chart: Plot.PlotOptions };

const svgNames = "http://www.w3.org/2000/svg";
const { document } = parseHTML("<!doctype html><html><body></body></html>");

/** Returns SVG text that carries its colors and follows the page's color scheme. */
export function drawChart({ title, description, light, ...options }: Chart): string {
  return named(plotted(options), { title, description, light });
}

export function drawCharts(
  { title, description, light, width, height }: Pick<Chart, "title" | "description" | "light" | "width" | "height">,
  charts: readonly PlacedChart[],
): string {
  const whole = document.createElementNS(svgNames, "svg") as unknown as Element;
  const attributes = { class: "leeway-chart", width, height, viewBox: `0 0 ${width} ${height}`, xmlns: svgNames };
  for (const [name, value] of Object.entries(attributes)) whole.setAttribute(name, String(value));
  for (const { left, top, chart } of charts) {
    const part = plotted(chart);
    part.setAttribute("x", String(left));
    part.setAttribute("y", String(top));
    whole.append(part);
  }
  return named(whole, { title, description, light });
}

function plotted(options: Plot.PlotOptions): Element {
  const ready = { ...options, document: document as unknown as Document, className: "leeway-chart" };
  // Plot adds a figure only for a caption or legend.
  const svg = Plot.plot({ ...ready, figure: false } as Plot.PlotOptions) as Element;
  for (const name of ["xmlns:xlink", "font-size", "font-family"]) svg.removeAttribute(name);
  svg.setAttribute("xmlns", svgNames);
  for (const style of svg.querySelectorAll("style")) style.remove();
  // A group without a role may have no name.
  for (const group of svg.querySelectorAll("g[aria-label]")) group.removeAttribute("aria-label");
  return svg;
}

function named(svg: Element, { title, description, light }: Pick<Chart, "title" | "description" | "light">): string {
  svg.setAttribute("role", "img");
  svg.setAttribute("style", light ? `${chartStyle};--chart-paper:#ffffff;color-scheme:light` : chartStyle);
  const add = (name: string, text: string) => {
    const child = document.createElementNS(svgNames, name) as unknown as Element;
    child.textContent = text;
    svg.prepend(child);
  };
  if (description) add("desc", description);
  add("title", title);
  return `${svg.outerHTML}\n`;
}

/** Colors by meaning. Misses differ in lightness for print without color. */
const colours = {
  ink: "light-dark(#1c1a17, #f1ede5)",
  soft: "light-dark(#706a5f, #989083)",
  grid: "light-dark(#e5e0d5, #2d2a26)",
  paper: "light-dark(#fbf9f4, #171614)",
  bar: "light-dark(#8c8578, #7c7568)",
  product: "light-dark(#0c5f7c, #74bdd6)",
  match: "light-dark(#0c5f7c, #74bdd6)",
  "on-match": "light-dark(#ffffff, #171614)",
  "target-missing": "light-dark(#7a2f0c, #7a3c18)",
  "on-target-missing": "#ffffff",
  "target-misread": "light-dark(#b0430c, #b8622f)",
  "on-target-misread": "#ffffff",
  "other-misread": "#d98a5b",
  "on-other-misread": "#1c1a17",
  tie: "#ecbf9f",
  "on-tie": "#1c1a17",
  "wrong-choice": "#f8e4d5",
  "on-wrong-choice": "#1c1a17",
} as const;

export type ChartColour = keyof typeof colours;

export function colour(name: ChartColour): string {
  return `var(--chart-${name})`;
}

/** For lines that only names tell apart. They contrast with light and dark pages. */
export const lineColours = [
  ...["#b4551d", "#2f6f8f", "#6b7f2a", "#7a4a86", "#7c7c7c"],
  ...["#b08a1e", "#1f8a70", "#a03a5c", "#4a5fb0", "#9a9a9a"],
] as const;

/** An attribute, because pages refuse style elements they didn't write. */
export const chartStyle = [
  ...Object.entries(colours).map(([name, value]) => `--chart-${name}:${value}`),
  ...["color:var(--chart-ink)", "background:var(--chart-paper)", "font:12px system-ui,sans-serif", "white-space:pre"],
].join(";");
