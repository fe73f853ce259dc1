import { type WordTable, wordTable } from "@/lib/constraints";
import { reportPlots } from "./plots";
import type { ReportRow } from "./report-rows";
import type { ReportTable } from "./report-table";

const style = `
:root { color-scheme: light dark; --ground: light-dark(#fbf9f4, #171614); --ink: light-dark(#1c1a17, #f1ede5); --soft: light-dark(#57524a, #bdb6a9); --rule: light-dark(#e5e0d5, #2d2a26); }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; } p { color: var(--soft); max-width: 46rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 13px; }
th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:nth-child(-n+2), td:nth-child(-n+2) { text-align: left; }`;

const notes: WordTable<string> = wordTable({
  matches: "Filled dots: relaxation match. Hollow squares: car match. Lines: 95 % intervals by item.",
  settings: "Relaxation match in each setting, with its 95 % interval by item.",
  unsat: "How many dialogues ended without any car.",
  misses: "Every dialogue once: a match, or the first cause of its miss that applies.",
});

/** Self-contained: no outside script, font or picture. */
export function renderHtml(title: string, rows: readonly ReportRow[], tables: readonly ReportTable[]): string {
  const plots = reportPlots(rows).map(
    ({ name, title, svg }) =>
      `<h2>${escapeText(title)}</h2><p>${notes[name] ?? ""}</p><div class="wide" tabindex="0">${svg}</div>`,
  );
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeText(title)}</title><style>${style}</style></head><body><main><h1>${escapeText(title)}</h1>`,
    ...plots,
    ...tables.map(tableHtml),
    "</main></body></html>\n",
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

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
