import { defineCommand } from "citty";
import { about, text, toggle, WrongUse, wholeNumber } from "@/cli/flags";
import { markdownTable, type TableColumns, tableOf } from "@/lib/charts/text-table";
import { environment } from "@/lib/env";
import { quantile } from "./bench-turn-times";
import { runScreens, type ScreenTimes } from "./load/screen-run";
import { processUsage, unlimited, withServedApp } from "./load/served-app";

/** Median milliseconds. */
const mostMilliseconds = 500;

export const benchScreensCommand = defineCommand({
  meta: about("screens", "Every screen of the shop over the default catalog of DATABASE_URL, large as it may be."),
  args: {
    rounds: text("10", "Visits, each with numbers of its own"),
    port: text("3394", "Port of the server that is started on loopback"),
    seed: text("1", "Seed of the numbers"),
    assert: toggle(`Exit 1 when a screen's median is over ${mostMilliseconds} ms`),
  },
  async run({ args }) {
    if (!environment().DATABASE_URL)
      throw new WrongUse("Set DATABASE_URL: screens are measured on a PostgreSQL server.");
    await withServedApp(wholeNumber("port", args.port), unlimited, async (app) => {
      const rounds = wholeNumber("rounds", args.rounds);
      const screens = await runScreens(app, { rounds, seed: wholeNumber("seed", args.seed) });
      console.log(markdownTable(tableOf(columns, screens)));
      console.log(`\nMemory of the server: ${processUsage(app.pid()).megabytes.toFixed(0)} MB.`);
      const isSlow = screens.some(({ times }) => quantile(times, 0.5) > mostMilliseconds);
      if (args.assert && isSlow) process.exitCode = 1;
    });
  },
});

const columns: TableColumns<ScreenTimes> = {
  screen: ({ screen }) => screen,
  "median ms": ({ times }) => Math.round(quantile(times, 0.5)),
  "longest ms": ({ times }) => Math.round(Math.max(...times)),
  "just started ms": ({ first }) => Math.round(first),
};
