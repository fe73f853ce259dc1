import { type RunLine, runLineSchema } from "@/lib/benchmark/run-line";

/** The lines of one results file; its summary line, which can be computed anew, is left out. */
export interface Run {
  name: string;
  lines: RunLine[];
}

export type ReadRun = { kind: "run"; run: Run } | { kind: "refused"; reason: string };

/** Reads the parsed lines of a results file of `replay` or `simulate`. */
export function readRun(name: string, values: readonly unknown[]): ReadRun {
  const lines: RunLine[] = [];
  for (const [index, value] of values.entries()) {
    if (isSummary(value)) continue;
    const read = runLineSchema.safeParse(value);
    if (!read.success) {
      const [issue] = read.error.issues;
      return { kind: "refused", reason: `line ${index + 1}: ${issue?.path.join(".")}: ${issue?.message}` };
    }
    lines.push(read.data);
  }
  return lines.length > 0 ? { kind: "run", run: { name, lines } } : { kind: "refused", reason: "it holds no dialogue" };
}

function isSummary(value: unknown): boolean {
  return typeof value === "object" && value !== null && "n" in value && !("id" in value);
}
