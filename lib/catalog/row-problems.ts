import { numberSlots, numericSlotNames, type SlotValues } from "@/lib/constraints";

type Row = SlotValues & { trim: string | null; popularity: number | null };

/** Faults of shipped rows: numbers nobody sells, rows without a trim, rows given twice, and what `others` finds. */
export function rowProblems<Each extends Row>(rows: readonly Each[], others: (row: Each) => string[] = () => []) {
  const seen = new Map<string, string>();
  return rows.flatMap((row) => {
    const place = `${row.make} ${row.model} ${row.year} ${row.trim}`;
    const key = JSON.stringify({ ...row, trim: null, popularity: null, position: null });
    const twin = seen.get(key);
    seen.set(key, place);
    const problems = [...rangeProblems(row), ...others(row)];
    if (!row.trim) problems.push("no trim");
    if (twin) problems.push(`the same as ${twin}`);
    return problems.map((problem) => ({ place, problem }));
  });
}

function rangeProblems(row: Row): string[] {
  return numericSlotNames.flatMap((slot) => {
    const held = row[slot];
    const { limits, decimals = 0 } = numberSlots[slot];
    const [low, high] = limits.shipped;
    const scaled = Number(held) * 10 ** decimals;
    if (held === null || (Math.abs(scaled - Math.round(scaled)) < 1e-6 && held >= low && held <= high)) return [];
    return [`${slot} ${held} is no ${decimals === 0 ? "whole " : ""}number from ${low} to ${high}`];
  });
}
