import { defineCommand } from "citty";
import { readCatalogFile } from "@/cli/catalog/open-catalog";
import { required, text, toggle, wholeNumbers } from "@/cli/flags";
import { writeJsonLine } from "@/cli/json-lines";
import { showProgress } from "@/cli/show-progress";
import { defaultCars } from "@/db/seed/default-catalog";
import type { TargetPolicy, TargetSearch, TargetStanding } from "@/lib/benchmark/known-target";
import { distinctCars, emptyMemory, openTargetSearch, searchFor } from "@/lib/benchmark/known-target";
import {
  learnOrder,
  policyFrom,
  policyWithoutStatistics,
  shopPolicy,
  staticPolicy,
} from "@/lib/benchmark/target-policies";
import type { CatalogCar } from "@/lib/catalog/catalog-reader";
import { markdownTable } from "@/lib/charts/text-table";
import { seededRandom } from "@/lib/random";

const sampleSize = 200;

export const knownTargetCommand = defineCommand({
  meta: {
    name: "known-target",
    description: "Finds a car somebody has in mind, one question a turn: HIT@10 and MRR@10 for every asking policy.",
  },
  args: {
    catalog: required("CSV with the paper's columns, or default", "FILE"),
    draws: text("1000", "Targets"),
    learn: text("200", "Other targets the static order is learned on"),
    turns: text("5", "Questions of a search"),
    mistaken: text("0", "Percent of answers that are those of another car"),
    strict: toggle("Answers only with choices on offer, or with none"),
    seed: text("1", "The same seed draws the same targets"),
  },
  async run({ args }) {
    const cars = distinctCars(args.catalog === "default" ? defaultCars() : await readCatalogFile(args.catalog));
    const { seed, turns, draws, learn, ...percent } = wholeNumbers(args, "seed", "turns", "draws", "mistaken", "learn");
    const mistaken = percent.mistaken / 100;
    const drawn = sampled(cars, draws + learn, seededRandom(seed, "targets"));
    const start = openTargetSearch(cars);
    const order = await learnOrder(start, drawn.slice(draws), turns, args.strict);
    const sample = sampled(cars, sampleSize, seededRandom(seed, "statistics"));
    const policies: [string, TargetPolicy][] = [
      ["never", async () => null],
      ["adaptive", shopPolicy("adaptive")],
      ["always", shopPolicy("always")],
      ["fixed-order", shopPolicy("fixed-order")],
      ["random-slot", shopPolicy("random-slot")],
      [`learned order (${order.join(", ")})`, staticPolicy(order)],
      ["statistics: none", policyWithoutStatistics(cars)],
      ["statistics: random", policyFrom(sample)],
      ["statistics: slice", policyFrom(cars)],
    ];
    const rows: string[][] = [];
    for (const [name, policy] of policies) {
      const means = await play({ start, policy, turns, isStrict: args.strict }, drawn.slice(0, draws), seed, mistaken);
      await writeJsonLine(process.stdout, { policy: name, cars: cars.length, draws, turns: means });
      rows.push([name, ...means.map(cellOf)]);
    }
    const heads = ["policy", ...Array.from({ length: turns + 1 }, (_, turn) => `after ${turn}`)];
    console.error(markdownTable({ heads, rows }));
  },
});

type Play = Pick<TargetSearch, "start" | "policy" | "turns" | "isStrict">;

/** Mean HIT@10, MRR@10 and empty share, before any question and after each. `mistaken` answers are another car's. */
async function play(search: Play, targets: readonly CatalogCar[], seed: number, mistaken: number) {
  const { start, turns } = search;
  const memory = emptyMemory();
  const lot = seededRandom(seed, "lots");
  const slip = seededRandom(seed, "slips");
  const mistakenFor = () => {
    const [slips, other] = [slip() < mistaken, slip()];
    return slips ? (start.all[Math.floor(other * start.all.length)] ?? null) : null;
  };
  const progress = showProgress("targets", targets.length);
  const all: TargetStanding[][] = [];
  for (const target of targets) {
    all.push(await searchFor(target, { ...search, memory, lot, mistakenFor }));
    progress.step();
  }
  progress.end();
  return Array.from({ length: turns + 1 }, (_, turn) => {
    const mean = (of: (standing: TargetStanding) => number) =>
      all.reduce((sum, standings) => sum + (standings[turn] ? of(standings[turn]) : 0), 0) / all.length;
    return {
      hit: mean(({ hit }) => hit),
      mrr: mean(({ reciprocalRank }) => reciprocalRank),
      left: mean(({ left }) => left),
      empty: mean(({ isEmpty }) => (isEmpty ? 1 : 0)),
    };
  });
}

function sampled(cars: readonly CatalogCar[], count: number, random: () => number): CatalogCar[] {
  return cars
    .map((car) => ({ car, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ car }) => car);
}

function cellOf({ hit, mrr, empty }: { hit: number; mrr: number; empty: number }): string {
  const found = `${percent(hit)} / ${percent(mrr)}`;
  return empty > 0 ? `${found}, ${percent(empty)} empty` : found;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
