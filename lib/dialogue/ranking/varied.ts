import { areTwins, type Line } from "@/lib/constraints/kin";

const between = 2;

/** A line's twin waits for other lines first. */
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
