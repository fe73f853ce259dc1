import { markdownTable, type TextTable } from "@/lib/charts/text-table";

export interface ReportTable extends TextTable {
  title: string;
  note: string;
}

export function renderMarkdown(title: string, tables: readonly ReportTable[]): string {
  const sections = tables.map((table) => `## ${table.title}\n\n${table.note}\n\n${markdownTable(table)}`);
  return `# ${title}\n\n${sections.join("\n\n")}\n`;
}
