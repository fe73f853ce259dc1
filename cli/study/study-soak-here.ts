import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { defineCommand } from "citty";
import { type ServedApp, serveApp, unlimited } from "@/cli/bench/load/served-app";
import { optional, text, toggle, wholeNumber } from "@/cli/flags";
import { jsonLines } from "@/lib/json-lines";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { checkSoak } from "./check-soak";
import { type SimulatedStudy, simulateStudy } from "./simulate-study";
import { comeBackByCode, type RunReport } from "./simulated-run";
import { inSharedDatabase, storeStudyHere } from "./study-database";

export const studySoakHereCommand = defineCommand({
  meta: {
    name: "soak-here",
    description:
      "The whole soak on an empty database (DATABASE_URL or LEEWAY_DATA): serves the build, lets people take part, kills the server in between, checks.",
  },
  args: {
    participants: text("300", "How many take part"),
    "at-once": text("30", "How many at the same time"),
    kills: text("2", "How often the server is killed, and started again"),
    port: text("3392", "Port of the server"),
    seed: text("1", "The same seed, the same people"),
    reports: optional(
      "Keeps what people saw: a soak in parts, in which those who went away come back by their code first",
      "FILE",
    ),
    "come-back": toggle("Those who went away come back after the idle time (--no-come-back: five minutes less)", true),
  },
  async run({ args }) {
    const configuration = soakConfiguration();
    await storeStudyHere(configuration, { open: true, anyCatalog: false });
    const earlier = args.reports && existsSync(args.reports) ? readReports(args.reports) : [];
    const participants = wholeNumber("participants", args.participants);
    const port = wholeNumber("port", args.port);
    const url = `http://127.0.0.1:${port}`;
    const app = await serveApp(port, unlimited);
    const killer = new KillerInBetween(app, participants, wholeNumber("kills", args.kills));
    const started = Date.now();
    let soak: SimulatedStudy;
    try {
      const back = await comeBack(earlier, { slug: configuration.slug, base: url });
      soak = await simulateStudy(configuration, {
        ...{ url, participants, from: earlier.length, atOnce: wholeNumber("at-once", args["at-once"]) },
        ...{ seed: wholeNumber("seed", args.seed), comeBack: args["come-back"] },
        onEnded: (count) => killer.look(count),
      });
      soak.reports.push(...back);
      await killer.last;
    } finally {
      await app.kill("SIGTERM");
    }
    const { reports, failures, watch } = soak;
    if (args.reports) writeFileSync(args.reports, jsonLines(reports));
    const seconds = Math.round((Date.now() - started) / 1000);
    const check = await inSharedDatabase(({ db }) => checkSoak(db, configuration.slug, reports));
    const faults = [...failures, ...watch.leaks, ...watch.failed, ...check.faults];
    const all = earlier.length + participants;
    if (reports.length !== all) faults.push(`${reports.length} of ${all} came to an end`);
    const { requests, retries } = watch;
    console.log(
      JSON.stringify({ ...check, participants: all, seconds, requests, retries, kills: killer.kills, faults }),
    );
    if (faults.length > 0) process.exitCode = 1;
  },
});

function readReports(file: string): RunReport[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as RunReport);
}

async function comeBack(earlier: readonly RunReport[], { slug, base }: { slug: string; base: string }) {
  const watch = { leaks: [], failed: [], requests: 0, retries: 0 };
  const found: RunReport[] = [];
  for (const report of earlier) {
    found.push(report.end === "abandoned" ? await comeBackByCode(report, { slug, base, watch }) : report);
  }
  return found;
}

class KillerInBetween {
  kills = 0;
  last: Promise<void> = Promise.resolve();

  constructor(
    private readonly app: ServedApp,
    private readonly participants: number,
    private readonly wanted: number,
  ) {}

  look(ended: number): void {
    if (this.kills >= this.wanted || ended < ((this.kills + 1) * this.participants) / (this.wanted + 1)) return;
    this.kills++;
    this.last = this.last.then(async () => {
      await this.app.kill("SIGKILL");
      await wait(2000);
      await this.app.restart();
    });
  }
}

/** Uses time limits that a soak reaches. */
function soakConfiguration(): Configuration {
  const example = exampleConfiguration();
  return {
    ...example,
    slug: "soak",
    trials: { ...example.trials, maximumMinutes: 1, rankAgain: true },
    recruitment: {
      ...example.recruitment,
      recruiter: "prolific",
      target: 100_000,
      perAddress: 1000,
      returnUrl: "https://app.prolific.com/submissions/complete?cc={code}",
      allowedHosts: ["app.prolific.com"],
      returning: { policy: "resume", maximumAgeMinutes: 120, idleMinutes: 5 },
    },
  };
}
