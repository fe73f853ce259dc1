import { markdownTable } from "@/lib/charts/text-table";
import type { ReportTable } from "./report-table";

/** The report as Markdown. */
export function renderMarkdown(title: string, tables: readonly ReportTable[]): string {
  const sections = tables.map((table) => `## ${table.title}\n\n${table.note}\n\n${markdownTable(table)}`);
  return `# ${title}\n\n${sections.join("\n\n")}\n`;
}
