import { z } from "zod";
import type { DialogueCost, DialogueRecord } from "@/lib/benchmark/run/dialogue-record";
import { dialogueCostSchema, dialogueRecordSchema } from "@/lib/benchmark/run/dialogue-record";
import { type RunStamp, runStampSchema } from "@/lib/benchmark/run/play-item";
import { type RunLine, runLineSchema } from "@/lib/benchmark/run-line";
import { markdownTable, type TextTable } from "@/lib/charts/text-table";

export interface RunFile {
  name: string;
  lines: RunLine[];
  /** Missing in `replay` and older results. */
  stamp?: RunStamp;
  catalog?: RunStamp["catalog"];
  costs?: DialogueCost[];
  dialogues?: DialogueRecord[];
}

export const stampedSchema = z.object({ run: runStampSchema });
const replayedSchema = runStampSchema.pick({ catalog: true });

/** @param beside the values of its companion files. */
export function readRun(
  name: string,
  values: readonly unknown[],
  beside: { costs: readonly unknown[]; dialogues: readonly unknown[] } = { costs: [], dialogues: [] },
): { kind: "run"; run: RunFile } | { kind: "refused"; reason: string } {
  const lines: RunLine[] = [];
  let stamp: RunStamp | undefined;
  let catalog: RunStamp["catalog"] | undefined;
  for (const [index, value] of values.entries()) {
    if (typeof value === "object" && value !== null && "n" in value && !("id" in value)) {
      stamp = stampedSchema.safeParse(value).data?.run;
      catalog = stamp?.catalog ?? replayedSchema.safeParse(value).data?.catalog;
      continue;
    }
    const read = runLineSchema.safeParse(value);
    if (!read.success) {
      const [issue] = read.error.issues;
      return { kind: "refused", reason: `line ${index + 1}: ${issue?.path.join(".")}: ${issue?.message}` };
    }
    lines.push(read.data);
  }
  if (lines.length === 0) return { kind: "refused", reason: "it holds no dialogue" };
  const costs = beside.costs.flatMap((each) => dialogueCostSchema.safeParse(each).data ?? []);
  const dialogues = beside.dialogues.flatMap((each) => dialogueRecordSchema.safeParse(each).data ?? []);
  const run = { name, lines, stamp, catalog, costs: someOf(costs), dialogues: someOf(dialogues) };
  return { kind: "run", run };
}

const someOf = <T>(list: T[]) => (list.length > 0 ? list : undefined);

export function companionFiles(results: string): { costs: string; dialogues: string } {
  const stem = results.replace(/\.jsonl$/, "");
  return { costs: `${stem}.costs.ndjson`, dialogues: `${stem}.dialogues.ndjson` };
}

export interface ReportTable extends TextTable {
  title: string;
  note: string;
}

export function renderMarkdown(title: string, tables: readonly ReportTable[]): string {
  const sections = tables.map((table) => `## ${table.title}\n\n${table.note}\n\n${markdownTable(table)}`);
  return `# ${title}\n\n${sections.join("\n\n")}\n`;
}
