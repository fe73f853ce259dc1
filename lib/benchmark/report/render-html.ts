import { missCauses } from "@/lib/benchmark/measure";
import { type DialogueRecord, recordOf } from "@/lib/benchmark/run/dialogue-record";
import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import { causeNames, reportPlots } from "./plots";
import type { ReportRow } from "./report-rows";
import type { ReportTable } from "./report-table";
import type { RunFile } from "./run-file";

const style = `
:root { color-scheme: light dark; --ground: light-dark(#fbf9f4, #171614); --ink: light-dark(#1c1a17, #f1ede5); --soft: light-dark(#57524a, #bdb6a9); --rule: light-dark(#e5e0d5, #2d2a26); }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.5rem; } p { color: var(--soft); max-width: 46rem; } a { color: inherit; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 13px; }
th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:nth-child(-n+2), td:nth-child(-n+2) { text-align: left; } details { border-bottom: 1px solid var(--rule); padding: .3rem 0; }
dt { color: var(--soft); font-size: 13px; } dd { margin: 0 0 .5rem; }`;

const notes: WordTable<string> = wordTable({
  matches: "Filled dots: relaxation match. Hollow squares: car match. Lines: 95 % intervals by item.",
  settings: "Relaxation match in each setting, with its 95 % interval by item.",
  unsat: "How many dialogues ended without any car.",
  misses: "Every dialogue once: a match, or the first cause of its miss that applies.",
});

/** Self-contained: no outside script, font or picture. */
export function renderHtml(
  title: string,
  rows: readonly ReportRow[],
  tables: readonly ReportTable[],
  runs: readonly RunFile[] = [],
): string {
  const plots = reportPlots(rows).map(
    ({ name, title, svg }) =>
      `<h2>${escapeText(title)}</h2><p>${notes[name] ?? ""}</p><div class="wide" tabindex="0">${svg}</div>`,
  );
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeText(title)}</title><style>${style}</style></head><body><main><h1>${escapeText(title)}</h1>`,
    ...plots,
    ...tables.map(tableHtml),
    dialogueSection(runs),
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

const mostShown = 25;

/** Missed dialogues by cause. Omits the words of set-aside items. */
function dialogueSection(runs: readonly RunFile[]): string {
  const sections = runs.flatMap(({ name, lines, dialogues = [] }) => {
    const records = new Map(dialogues.map((each) => [each.id, each]));
    return missCauses.flatMap((cause) => {
      const missed = lines.filter(({ miss }) => miss === cause);
      if (missed.length === 0) return [];
      const shown = missed.slice(0, mostShown).map((line) => {
        const record = recordOf(records, line);
        const address = escapeText(`${name}/${record?.id ?? line.id}`.replace(/ /g, "_"));
        const head = `<summary><a href="#${address}">${escapeText(line.id)}</a> ${escapeText(line.status)}</summary>`;
        const body = line.setAside
          ? "<p>This item is set aside: its words are not shown while readers are tuned.</p>"
          : record
            ? turnsHtml(record)
            : "<p>No dialogues lie beside this run.</p>";
        return `<details id="${address}">${head}${body}</details>`;
      });
      const rest = missed.length - shown.length;
      const more = rest > 0 ? `<p>${rest} more are in the run’s files.</p>` : "";
      return [`<h3>${escapeText(name)}: ${causeNames[cause]} (${missed.length})</h3>${shown.join("")}${more}`];
    });
  });
  return sections.length > 0 ? `<h2>Missed dialogues</h2>${sections.join("\n")}` : "";
}

function turnsHtml({ persona, gold, target, turns }: DialogueRecord): string {
  const wishes = gold.map(
    ({ id, slot, op, value, weight }) =>
      `${slot} ${op} ${value} (${weight.toFixed(2)}${target.includes(id) ? ", to be given up" : ""})`,
  );
  const said = turns.map(({ said: words, reply, given }) => {
    const gone = given.map(({ slot }) => slot).join(", ");
    return `<dt>Shopper</dt><dd>${escapeText(words)}</dd><dt>Leeway</dt><dd>${escapeText(reply)}${gone ? ` <em>Gives up: ${escapeText(gone)}</em>` : ""}</dd>`;
  });
  return `<p>${escapeText(persona)}</p><p>${escapeText(wishes.join("; "))}</p><dl>${said.join("")}</dl>`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
