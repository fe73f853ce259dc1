import { defineCommand } from "citty";
import { type ServedApp, serveApp, unlimited } from "@/cli/bench/load/served-app";
import { text, WrongUse, wholeNumbers } from "@/cli/flags";
import { environment } from "@/lib/env";
import { killInTurn, runShoppers } from "./insistent-shopper";
import { runProgram } from "./run-program";

const program = defineCommand({
  meta: {
    name: "test:chaos",
    description: "Two servers on DATABASE_URL, killed in turn under load; nothing acknowledged may be lost.",
  },
  args: {
    at: text("50", "Conversations at once"),
    seconds: text("60", "Length of the run"),
    every: text("5", "Seconds between two kills"),
    port: text("3391", "First of two ports"),
    seed: text("1", "Seed of what the shoppers say"),
  },
  async run({ args }) {
    if (!environment().DATABASE_URL) throw new WrongUse("Set DATABASE_URL: the servers share a PostgreSQL server.");
    const { port, every, ...plan } = wholeNumbers(args, "at", "seconds", "seed", "port", "every");
    const apps: ServedApp[] = [];
    try {
      for (const each of [port, port + 1]) apps.push(await serveApp(each, unlimited));
      let kills = 0;
      const disturb = async (end: number) => {
        kills = await killInTurn(apps, Math.max(1, every), end);
      };
      const { faults, ...figures } = await runShoppers(apps, { ...plan, disturb });
      if (kills === 0 || figures.conversations === 0) faults.push("nothing was tried: the run was too short");
      console.log(JSON.stringify({ ...figures, kills, faults: faults.length }));
      for (const fault of new Set(faults)) console.error(fault);
      if (faults.length > 0) process.exitCode = 1;
    } finally {
      await Promise.all(apps.map((app) => app.kill("SIGTERM")));
    }
  },
});

await runProgram(program);
