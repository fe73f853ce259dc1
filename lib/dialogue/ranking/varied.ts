import { areTwins, type Line } from "@/lib/constraints";

const between = 2;

/** A line's twin waits for other lines first. */
export function varied<Group extends { best: Line }>(groups: readonly Group[], wanted: number): Group[] {
  const rows = new Set<Group>();
  let seen: Group[] = [];
  while (rows.size < Math.min(wanted, groups.length)) {
    const isLeft = (group: Group) => !rows.has(group);
    const isOther = ({ best }: Group) => !seen.some((row) => areTwins(row.best, best));
    const next = groups.find((group) => isLeft(group) && isOther(group)) ?? groups.find(isLeft);
    if (!next) break;
    rows.add(next);
    seen = [...seen, next].slice(-between);
  }
  return [...rows];
}
