import * as Plot from "@observablehq/plot";
import { describe, expect, it } from "vitest";
import { colour, drawChart, drawCharts } from "./draw-chart";

const marks = [Plot.dot([{ x: 1, y: 2, tip: "<b> & co" }], { x: "x", y: "y", title: "tip", fill: colour("ink") })];

describe("a chart", () => {
  it("carries its name and a description, and what it is given as text only", () => {
    const svg = drawChart({ title: "Cars <i> & more", description: "One dot.", marks });
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(svg).toContain("<title>Cars &lt;i&gt; &amp; more</title><desc>One dot.</desc>");
    expect(svg).toContain("<title>&lt;b&gt; &amp; co</title>");
    expect(svg).toContain('role="img"');
  });

  it("needs nothing that a page's policy refuses, and nothing from outside", () => {
    const svg = drawChart({ title: "One", marks });
    expect(svg).not.toMatch(/<style|<script|xlink|\shref=|url\(/);
    expect(svg.replaceAll("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:/);
  });

  it("follows the page's colour scheme, and stays light in a file", () => {
    expect(drawChart({ title: "One", marks })).toContain("--chart-ink:light-dark(");
    expect(drawChart({ title: "One", marks })).not.toContain("color-scheme:light");
    expect(drawChart({ title: "One", marks, light: true })).toContain("color-scheme:light");
  });

  it("stands in one picture with others, each at its place", () => {
    const size = { width: 200, height: 100 };
    const svg = drawCharts({ title: "Two", width: 200, height: 200 }, [
      { left: 0, top: 0, chart: { ...size, marks } },
      { left: 0, top: 100, chart: { ...size, marks } },
    ]);
    expect(svg.match(/<circle /g)).toHaveLength(2);
    expect(svg.match(/<svg /g)).toHaveLength(3);
    expect(svg).toContain('y="100"');
  });
});
