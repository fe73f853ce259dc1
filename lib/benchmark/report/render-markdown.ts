import type { ReportTable } from "./report-table";

/** The report as Markdown. */
export function renderMarkdown(title: string, tables: readonly ReportTable[]): string {
  const sections = tables.map(({ title: heading, note, heads, rows }) =>
    [`## ${heading}`, "", note, "", line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n"),
  );
  return `# ${title}\n\n${sections.join("\n\n")}\n`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}
