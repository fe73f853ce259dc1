import { setTimeout as wait } from "node:timers/promises";
import { defineCommand } from "citty";
import { closeSharedDatabase, sharedDatabase } from "@/db/client";
import { checkSoak } from "./check-soak";
import { type ServedApp, serveApp } from "./load/served-app";
import { type SimulatedStudy, simulateStudy } from "./simulate-study";
import { soakConfiguration } from "./soak-configuration";
import { storeStudyHere } from "./store-study";
import { wholeNumber } from "./whole-number";

export const studySoakHereCommand = defineCommand({
  meta: {
    name: "soak-here",
    description:
      "The whole soak on an empty database (DATABASE_URL or LEEWAY_DATA): serves the build, lets people take part, kills the server in between, checks.",
  },
  args: {
    participants: { type: "string", default: "300", description: "How many take part" },
    "at-once": { type: "string", default: "30", description: "How many at the same time" },
    kills: { type: "string", default: "2", description: "How often the server is killed, and started again" },
    port: { type: "string", default: "3392", description: "Port of the server" },
    seed: { type: "string", default: "1", description: "The same seed, the same people" },
    "come-back": {
      type: "boolean",
      default: true,
      description: "Those who went away come back after the idle time (--no-come-back: five minutes less)",
    },
  },
  async run({ args }) {
    const configuration = soakConfiguration();
    await inOwnDatabase(() => storeStudyHere(configuration, { open: true, anyCatalog: false }));
    const port = wholeNumber("port", args.port);
    // Everybody comes from one address.
    const env = { RATE_LIMIT_GUEST: "100000", RATE_LIMIT_ADDRESS: "1000000", RATE_LIMIT_ALL: "1000000" };
    const app = await serveApp(port, env);
    const participants = wholeNumber("participants", args.participants);
    const killer = new Killer(app, participants, wholeNumber("kills", args.kills));
    const started = Date.now();
    let soak: SimulatedStudy;
    try {
      soak = await simulateStudy(configuration, {
        ...{ url: `http://127.0.0.1:${port}`, participants, atOnce: wholeNumber("at-once", args["at-once"]) },
        ...{ seed: wholeNumber("seed", args.seed), comeBack: args["come-back"] },
        onEnded: (count) => killer.look(count),
      });
      await killer.last;
    } finally {
      await app.kill("SIGTERM");
    }
    const { reports, failures, watch } = soak;
    const seconds = Math.round((Date.now() - started) / 1000);
    const check = await inOwnDatabase(async () => checkSoak((await sharedDatabase()).db, configuration.slug, reports));
    const faults = [...failures, ...watch.leaks, ...watch.failed, ...check.faults];
    if (reports.length !== participants) faults.push(`${reports.length} of ${participants} came to an end`);
    const { requests, retries } = watch;
    console.log(JSON.stringify({ ...check, participants, seconds, requests, retries, kills: killer.kills, faults }));
    if (faults.length > 0) process.exitCode = 1;
  },
});

/** Works with the database while no server has it. */
async function inOwnDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    await closeSharedDatabase();
  }
}

/** Kills the server as a crash would, evenly over the run, and starts it again after some seconds. */
class Killer {
  kills = 0;
  last: Promise<void> = Promise.resolve();

  constructor(
    readonly app: ServedApp,
    readonly participants: number,
    readonly wanted: number,
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
