import { groupLines } from "@/lib/benchmark/group-table";
import type { RunLine } from "@/lib/benchmark/run-line";
import { meanBurden, type Summary, summarise } from "@/lib/benchmark/summary";
import { clusterBootstrap, type Interval } from "./bootstrap";
import type { Run } from "./run-file";

/** Which dialogues a row is about. */
export interface RowScope {
  run: string;
  method: string;
  style: string;
  /** One setting, or `all`. */
  setting: string;
  /** All items, the ones tuning has seen, or the ones set aside. */
  items: "all" | "seen" | "set aside";
}

export interface ReportRow extends RowScope {
  /** Distinct items: the clusters of the intervals. */
  clusters: number;
  summary: Summary;
  relaxMatch: Interval;
  carMatch: Interval;
  burden: ReturnType<typeof meanBurden>["burden"];
}

/** Numbers drawn for the intervals: a fresh source for each row, so that rows do not depend on each other. */
export type RandomFor = (name: string) => () => number;

/** Rows for every run and question style: all settings together, each setting, and set-aside items apart. */
export function reportRows(runs: readonly Run[], randomFor: RandomFor): ReportRow[] {
  return runs.flatMap(({ name, lines }) =>
    [...groupLines(lines, ({ method, style }) => `${method} ${style}`).values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const scope = { run: name, method: first.method, style: first.style };
      const settings = [...groupLines(group, ({ setting }) => setting)].sort(([a], [b]) => (a < b ? -1 : 1));
      const scopes: [RowScope, RunLine[]][] = [
        [{ ...scope, setting: "all", items: "all" }, group],
        ...settings.map(([setting, some]): [RowScope, RunLine[]] => [{ ...scope, setting, items: "all" }, some]),
        [{ ...scope, setting: "all", items: "seen" }, group.filter(({ setAside }) => !setAside)],
        [{ ...scope, setting: "all", items: "set aside" }, group.filter(({ setAside }) => setAside)],
      ];
      return scopes.filter(([, some]) => some.length > 0).map(([about, some]) => rowOf(about, some, randomFor));
    }),
  );
}

function rowOf(scope: RowScope, lines: readonly RunLine[], randomFor: RandomFor): ReportRow {
  const clusters = [...groupLines(lines, ({ id }) => id).values()];
  const interval = (test: (line: RunLine) => boolean) =>
    clusterBootstrap(
      clusters.map((cluster) => cluster.map((line) => (test(line) ? 1 : 0))),
      randomFor(Object.values(scope).join()),
    );
  return {
    ...scope,
    clusters: clusters.length,
    summary: summarise(lines),
    relaxMatch: interval(({ relaxMatch }) => relaxMatch),
    carMatch: interval(({ carMatch }) => carMatch),
    burden: meanBurden(lines).burden,
  };
}
