import { markdownTable, type TableColumns, tableOf } from "@/lib/charts/text-table";
import { groupBy } from "@/lib/statistics/group-by";
import { missCauses } from "./measure";
import type { RunLine } from "./run-line";
import { type CountedRate, percentText, type Summary, summarise } from "./summary";

type Group = { model: string; style: string; lines: readonly RunLine[] };

/** Lists set-aside items apart. */
export function groupTable(lines: readonly RunLine[]): string {
  const settings = [...new Set(lines.map(({ setting }) => setting))].sort();
  const groups = groupBy(lines, ({ model, style }) => `${model}\n${style}`);
  const rows = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, own]): Group => ({ model: own[0]?.model ?? "", style: own[0]?.style ?? "", lines: own }));
  if (groups.size > 1) rows.push({ model: "all", style: "", lines });
  return markdownTable(tableOf(columnsFor(settings), rows));
}

function columnsFor(settings: readonly string[]): TableColumns<Group> {
  const rate = (of: (summary: Summary) => CountedRate) => (group: Group) =>
    percentText(of(summarise(group.lines)).rate);
  const match = (test: (line: RunLine) => boolean) => (group: Group) => {
    const some = group.lines.filter(test);
    return some.length > 0 ? percentText(summarise(some).relaxMatch.rate) : "-";
  };
  return {
    model: ({ model }) => model,
    style: ({ style }) => style,
    n: (group) => group.lines.length,
    ...Object.fromEntries(settings.map((setting) => [setting, match((line) => line.setting === setting)])),
    all: rate(({ relaxMatch }) => relaxMatch),
    seen: match(({ setAside }) => !setAside),
    "set aside": match(({ setAside }) => setAside),
    "with car": rate(({ relaxMatchWithCar }) => relaxMatchWithCar),
    car: rate(({ carMatch }) => carMatch),
    "car of relax": rate(({ carMatchGivenRelaxMatch }) => carMatchGivenRelaxMatch),
    exact: rate(({ exactConstraints }) => exactConstraints),
    ties: (group) => summarise(group.lines).ties.count,
    "missing / misread / other / tie / choice": (group) => {
      const { misses } = summarise(group.lines);
      return missCauses.map((cause) => misses[cause]).join(" / ");
    },
    recorded: (group) => {
      const known = group.lines.filter(({ recordedMatch }) => recordedMatch !== undefined);
      const matched = known.filter(({ recordedMatch }) => recordedMatch);
      return known.length > 0 ? percentText(matched.length / group.lines.length) : "-";
    },
  };
}
