import { defineCommand } from "citty";
import { wholeNumber } from "@/cli/whole-number";
import { WrongUse } from "@/cli/wrong-use";
import { environment } from "@/lib/env";
import { runChaos } from "./load/chaos-run";
import { type ServedApp, serveApp } from "./load/served-app";

export const benchChaosCommand = defineCommand({
  meta: { name: "chaos", description: "Two servers over the database of DATABASE_URL, killed in turn under load." },
  args: {
    at: { type: "string", default: "50", description: "Conversations at once" },
    seconds: { type: "string", default: "60", description: "Length of the run" },
    every: { type: "string", default: "5", description: "Seconds between two kills" },
    port: { type: "string", default: "3391", description: "Port of the first server; the second has the next one" },
    seed: { type: "string", default: "1", description: "Seed of what the shoppers say" },
  },
  async run({ args }) {
    if (!environment().DATABASE_URL) throw new WrongUse("Set DATABASE_URL: the servers share a PostgreSQL server.");
    const port = wholeNumber("port", args.port);
    const env = { RATE_LIMIT_GUEST: "1000000", RATE_LIMIT_ADDRESS: "1000000", RATE_LIMIT_ALL: "1000000" };
    const apps: ServedApp[] = [];
    try {
      for (const each of [port, port + 1]) apps.push(await serveApp(each, env));
      const tally = await runChaos(apps, {
        at: wholeNumber("at", args.at),
        seconds: wholeNumber("seconds", args.seconds),
        killEvery: Math.max(1, wholeNumber("every", args.every)),
        seed: wholeNumber("seed", args.seed),
      });
      const { conversations, acknowledged, repeated, kills, faults } = tally;
      console.log(JSON.stringify({ conversations, acknowledged, repeated, kills, faults: faults.length }));
      for (const fault of new Set(faults)) console.error(fault);
      if (faults.length > 0 || kills === 0 || conversations === 0) process.exitCode = 1;
    } finally {
      await Promise.all(apps.map((app) => app.kill("SIGTERM")));
    }
  },
});
