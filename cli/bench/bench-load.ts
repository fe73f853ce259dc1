import { defineCommand } from "citty";
import { about, text, toggle, WrongUse, wholeNumber, wholeNumbers } from "@/cli/flags";
import { markdownTable, type TableColumns, tableOf } from "@/lib/charts/text-table";
import { environment } from "@/lib/env";
import { shown } from "./bench-measure";
import { quantile } from "./bench-turn-times";
import { floorShopper, type LoadFigures, realShopper, runLoad } from "./load/load-run";
import { unlimited, withServedApp } from "./load/served-app";

export const benchLoadCommand = defineCommand({
  meta: about(
    "load",
    "Conversations over HTTP against the production build on the server of DATABASE_URL, beside a floor.",
  ),
  args: {
    at: text("1,20,100,200", "Conversations at once, separated by commas"),
    seconds: text("10", "Time for each number at once, for turns and floor each"),
    port: text("3390", "Port of the server that is started on loopback"),
    seed: text("1", "Seed of what the shoppers say"),
    assert: toggle("Exit 1 on an error or a broken bound at 20 at once"),
  },
  async run({ args }) {
    if (!environment().DATABASE_URL) throw new WrongUse("Set DATABASE_URL: load is measured on a PostgreSQL server.");
    const levels = args.at.split(",").map((each) => wholeNumber("at", each.trim()));
    const { seconds, seed, port } = wholeNumbers(args, "seconds", "seed", "port");
    await withServedApp(port, { LEEWAY_BENCH: "1", ...unlimited }, async () => {
      // Compiling is no cost of a turn.
      await runLoad(port, { at: 10, seconds: 10, seed: seed + 1, shopper: realShopper });
      await runLoad(port, { at: 10, seconds: 3, seed: seed + 1, shopper: floorShopper });
      const pairs: LoadPair[] = [];
      for (const at of levels) {
        console.error(`${at} at once`);
        const real = await runLoad(port, { at, seconds, seed, shopper: realShopper });
        const floor = await runLoad(port, { at, seconds, seed, shopper: floorShopper });
        pairs.push({ real, floor });
        for (const error of new Set([...real.errors, ...floor.errors])) console.error(error);
      }
      const rows = pairs.flatMap(({ real, floor }) => [
        { what: "turn", ...real },
        { what: "floor", ...floor },
      ]);
      console.log([tableOf(loadColumns, rows), tableOf(ratioColumns, pairs)].map(markdownTable).join("\n\n"));
      const isHeld = pairs.every((pair) => {
        const { slower, throughput } = ratiosOf(pair);
        const isQuick = pair.real.at !== 20 || (slower <= mostOverFloor && throughput >= leastThroughput);
        return isQuick && pair.real.errors.length === 0;
      });
      if (args.assert && !isHeld) process.exitCode = 1;
    });
  },
});

type LoadPair = { real: LoadFigures; floor: LoadFigures };

const mostOverFloor = 2;
const leastThroughput = 0.4;

const shares = [0.5, 0.95, 0.99];
const timesOf = (values: number[]) => shares.map((share) => shown(quantile(values, share))).join(" / ");
const perTurn = (all: number, turns: number) => all / Math.max(1, turns);

const loadColumns: TableColumns<LoadFigures & { what: string }> = {
  "at once": ({ at }) => at,
  what: ({ what }) => what,
  "turns/s": ({ turns, seconds }) => shown(turns / seconds),
  "first byte p50 / p95 / p99 ms": ({ firstByte }) => timesOf(firstByte),
  "whole turn p50 / p95 / p99 ms": ({ whole }) => timesOf(whole),
  "kB a turn": ({ bytes, turns }) => (perTurn(bytes, turns) / 1000).toFixed(1),
  errors: ({ errors }) => errors.length,
  "generator ms a turn": ({ generator, turns }) => perTurn(generator, turns).toFixed(2),
};

const ratioColumns: TableColumns<LoadPair> = {
  "at once": ({ real }) => real.at,
  "whole turn p50, over the floor": (pair) => `${ratiosOf(pair).slower.toFixed(2)}x`,
  "throughput, of the floor's": (pair) => ratiosOf(pair).throughput.toFixed(2),
};

/** Returns the slowdown at the median and the share of the floor's throughput. */
function ratiosOf({ real, floor }: LoadPair): { slower: number; throughput: number } {
  return {
    slower: quantile(real.whole, 0.5) / quantile(floor.whole, 0.5),
    throughput: real.turns / real.seconds / (floor.turns / floor.seconds),
  };
}
