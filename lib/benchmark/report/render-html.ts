import { plotMatches, plotMisses, plotSettings } from "./plots";
import type { ReportRow } from "./report-rows";
import type { ReportTable } from "./report-tables";
import { escapeText } from "./svg";

const style = `
:root { color-scheme: light dark; --ink: #1d2433; --soft: #667085; --rule: #d7dce5; --ground: #fff; --a: #2f6fde; --b: #c2620a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf2; --soft: #9aa4b8; --rule: #333c4f; --ground: #12161f; --a: #7aa7ff; --b: #f0a35e; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } p { color: var(--soft); max-width: 46rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 13px; }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid var(--rule); white-space: nowrap; }
svg { max-width: 100%; height: auto; } svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
.grid { stroke: var(--rule); } line.relaxation { stroke: var(--a); stroke-width: 2; } line.car { stroke: var(--b); stroke-width: 2; }
.relaxation { fill: var(--a); } .car { fill: var(--b); } .match { fill: #2e8b57; } .target-missing { fill: #8c2d2d; }
.target-misread { fill: #c25450; } .other-misread { fill: #e0976f; } .tie { fill: #b9a13a; } .wrong-choice { fill: #77619e; }
.key::before { content: "\\25CF"; margin-right: .3em; } .key.a::before { color: var(--a); } .key.b::before { color: var(--b); }`;

/** The report as one page that needs nothing else: no script, no font, no picture from outside. */
export function renderHtml(title: string, rows: readonly ReportRow[], tables: readonly ReportTable[]): string {
  const plots = [
    `<h2>At a glance</h2><p><span class="key a">relaxation match</span> &nbsp; <span class="key b">car match</span>, each with its 95 % interval by item.</p>${plotMatches(rows)}`,
    `<h2>By setting</h2><p>Relaxation match; behind it how many dialogues ended without any car.</p>${plotSettings(rows)}`,
    `<h2>What was missed, and why</h2>${plotMisses(rows)}`,
  ];
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeText(title)}</title><style>${style}</style></head><body><h1>${escapeText(title)}</h1>`,
    ...plots,
    ...tables.map(tableHtml),
    "</body></html>\n",
  ].join("\n");
}

function tableHtml({ title, note, heads, rows }: ReportTable): string {
  const cells = (row: readonly string[], tag: "td" | "th") =>
    `<tr>${row.map((cell) => `<${tag}>${escapeText(cell)}</${tag}>`).join("")}</tr>`;
  return [
    `<h2>${escapeText(title)}</h2><p>${escapeText(note)}</p><div class="wide" tabindex="0"><table>`,
    `<thead>${cells(heads, "th")}</thead><tbody>${rows.map((row) => cells(row, "td")).join("")}</tbody></table></div>`,
  ].join("");
}
