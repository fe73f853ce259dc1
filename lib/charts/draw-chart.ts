import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import { chartStyle } from "./chart-style";

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
