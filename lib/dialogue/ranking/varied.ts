import { areTwins, type Line } from "@/lib/constraints/kin";

const between = 2;

/** Rows in order, but a line's twin waits for others first. If only twins remain, they follow. */
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
