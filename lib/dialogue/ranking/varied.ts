import { areTwins, type Line } from "@/lib/constraints/kin";

/** Rows that stand between a line and its twin. */
const between = 2;

/** Rows in their order, but a twin of a line waits until others have been shown; where only twins are left they follow. */
export function varied<Group extends { best: Line }>(groups: readonly Group[], wanted: number): Group[] {
  const rows: Group[] = [];
  const left = [...groups];
  while (left.length > 0 && rows.length < wanted) {
    const seen = rows.slice(-between);
    const next = left.findIndex(({ best }) => !seen.some((row) => areTwins(row.best, best)));
    rows.push(...left.splice(Math.max(0, next), 1));
  }
  return rows;
}
