import type { RunLine } from "./run-line";
import { type CountedRate, summarise } from "./summary";

/**
 * Lines of a run side by side as a Markdown table: one row a model and question style, relaxation match in percent by
 * setting, tuning and set-aside items apart, then cars, ties, exact constraints and the causes of misses.
 */
export function groupTable(lines: readonly RunLine[]): string {
  const settings = [...new Set(lines.map(({ setting }) => setting))].sort();
  const heads = [
    "model",
    "style",
    "n",
    ...settings,
    "all",
    "seen",
    "set aside",
    "with car",
    "car",
    "car of relax",
    "exact",
    "ties",
    "missing / misread / other / tie / choice",
    "recorded",
  ];
  const groups = groupLines(lines, ({ model, style }) => `${model}\n${style}`);
  const rows = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => rowOf(group, settings));
  const pooled = groups.size > 1 ? [["all", "", ...rowOf(lines, settings).slice(2)]] : [];
  return [heads, heads.map(() => "---"), ...rows, ...pooled].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function rowOf(lines: readonly RunLine[], settings: readonly string[]): string[] {
  const [first] = lines;
  const summary = summarise(lines);
  const match = (test: (line: RunLine) => boolean) => {
    const some = lines.filter(test);
    return some.length > 0 ? percent(summarise(some).relaxMatch) : "-";
  };
  const recorded = lines.filter(({ recordedMatch }) => recordedMatch).length;
  const { misses } = summary;
  return [
    first?.model ?? "",
    first?.style ?? "",
    String(summary.n),
    ...settings.map((setting) => match((line) => line.setting === setting)),
    percent(summary.relaxMatch),
    match(({ setAside }) => !setAside),
    match(({ setAside }) => setAside),
    percent(summary.relaxMatchWithCar),
    percent(summary.carMatch),
    percent(summary.carMatchGivenRelaxMatch),
    percent(summary.exactConstraints),
    String(summary.ties.count),
    [
      misses["target-missing"],
      misses["target-misread"],
      misses["other-misread"],
      misses.tie,
      misses["wrong-choice"],
    ].join(" / "),
    lines.some(({ recordedMatch }) => recordedMatch !== undefined)
      ? percent({ count: recorded, rate: recorded / lines.length })
      : "-",
  ];
}

function percent({ rate }: Pick<CountedRate, "rate"> & Partial<CountedRate>): string {
  return (rate * 100).toFixed(1);
}

/** Lines by a key, groups in the order of their first line. */
export function groupLines<T>(lines: readonly T[], keyOf: (line: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return groups;
}
