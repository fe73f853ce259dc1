import { z } from "zod";
import type { Item } from "@/lib/benchmark/item";
import { percentile } from "@/lib/catalog/percentile";
import { markdownTable, type TableColumns, tableOf } from "@/lib/charts/text-table";
import { roles } from "@/lib/constraints";
import { countEach, groupBy } from "@/lib/statistics/group-by";

const countedSchema = z.object({ sliceRows: z.number(), dropCounts: z.array(z.number()) });

export function describeItems(items: readonly Item[]): string {
  const groups = [...groupBy(items, ({ setting }) => setting ?? "")];
  const rows = groups.map(([setting, own]) => ({ setting, items: own, facts: own.map(factsOf) }));
  return markdownTable(tableOf(columns, rows));
}

const columns: TableColumns<{ setting: string; items: readonly Item[]; facts: readonly ItemFacts[] }> = {
  setting: ({ setting }) => setting,
  items: ({ items }) => items.length,
  makes: ({ items }) => new Set(items.map(({ base }) => base.Make)).size,
  "slice rows (median)": ({ facts }) => range(facts.map(({ rows }) => rows)),
  "drops that repair": ({ facts }) => {
    const repairing = facts.map(({ counts }) => counts.filter((each) => each > 0).length);
    const of = facts[0]?.counts.length ?? 0;
    const [least, most] = [Math.min(...repairing), Math.max(...repairing)];
    return `${least === most ? least : `${least}-${most}`} of ${of}`;
  },
  [`${roles.things} each drop brings (median)`]: ({ facts }) =>
    range(facts.flatMap(({ counts }) => counts).filter((each) => each > 0)),
  [`${roles.things} after the right drop (median)`]: ({ facts }) => range(facts.flatMap(({ left }) => left ?? [])),
  "lowest weight": ({ facts }) => span(facts.map(({ lowest }) => lowest)),
  "lowest to second (median)": ({ facts }) => `${span(gapsOf(facts))} (${middle(gapsOf(facts)).toFixed(3)})`,
  "gap below .05": ({ facts }) => `${gapsOf(facts).filter((gap) => gap < 0.05).length} of ${gapsOf(facts).length}`,
  targets: ({ items }) => tally(items.map(({ chosenRelaxation }) => chosenRelaxation.column)),
};

const gapsOf = (facts: readonly ItemFacts[]) => facts.flatMap(({ gap }) => gap ?? []);

type ItemFacts = ReturnType<typeof factsOf>;

function factsOf(item: Item) {
  const { sliceRows = 0, dropCounts = [] } = countedSchema.safeParse(item.derived).data ?? {};
  const [lowest = 0, second] = item.weights.map(({ weight }) => weight).sort((a, b) => a - b);
  const target = item.constraints.findIndex(
    ({ column, value }) => column === item.chosenRelaxation.column && value === item.chosenRelaxation.value,
  );
  return {
    rows: sliceRows,
    counts: dropCounts,
    left: item.chosenRelaxations ? null : (dropCounts[target] ?? null),
    lowest,
    gap: second === undefined ? null : second - lowest,
  };
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.length > 0 ? percentile(sorted, 0.5) : 0;
}

function range(values: readonly number[]): string {
  if (values.length === 0) return "-";
  return `${Math.min(...values)}-${Math.max(...values)} (${Math.round(middle(values))})`;
}

function span(values: readonly number[]): string {
  return values.length > 0 ? `${Math.min(...values).toFixed(3)}-${Math.max(...values).toFixed(3)}` : "-";
}

function tally(columns: readonly string[]): string {
  return Object.entries(countEach(columns))
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([column, count]) => `${column} ${count}`)
    .join(", ");
}
