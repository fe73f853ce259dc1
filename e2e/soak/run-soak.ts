/** The soak of a study on DATABASE_URL or LEEWAY_DATA, which are empty. scripts/testing/study-soak.mjs starts the database. */
import { setTimeout as wait } from "node:timers/promises";
import { type ServedApp, serveApp, unlimited } from "@/cli/bench/load/served-app";
import { storeStudyHere } from "@/cli/study/study-create";
import { inSharedDatabase } from "@/cli/study/study-database";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { checkSoak } from "./check-soak";
import { type SimulatedStudy, simulateStudy } from "./simulate-study";

const number = (name: string, usual: number) => Number(process.env[name] || usual);
const port = number("SOAK_PORT", 3392);
const participants = number("SOAK_PARTICIPANTS", 300);
const comeBack = process.env.SOAK_COME_BACK !== "0";

/** Crashes the server evenly over a run, and restarts it. */
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
      signedEntry: "unsigned",
      target: 100_000,
      perAddress: 1000,
      returnUrl: "https://app.prolific.com/submissions/complete?cc={code}",
      allowedHosts: ["app.prolific.com"],
      returning: { policy: "resume", maximumAgeMinutes: 120, idleMinutes: 5 },
    },
  };
}

const configuration = soakConfiguration();
await storeStudyHere(configuration, { open: true, anyCatalog: false });
const app = await serveApp(port, unlimited);
const killer = new KillerInBetween(app, participants, number("SOAK_KILLS", 2));
const started = Date.now();
let soak: SimulatedStudy;
try {
  soak = await simulateStudy(configuration, {
    ...{ url: `http://127.0.0.1:${port}`, participants, atOnce: number("SOAK_AT_ONCE", 30) },
    ...{ seed: number("SOAK_SEED", 1), comeBack, onEnded: (count) => killer.look(count) },
  });
  await killer.last;
} finally {
  await app.kill("SIGTERM");
}
const { reports, failures, watch } = soak;
const seconds = Math.round((Date.now() - started) / 1000);
const check = await inSharedDatabase(({ db }) => checkSoak(db, configuration.slug, reports));
const faults = [...failures, ...watch.leaks, ...watch.failed, ...check.faults];
if (reports.length !== participants) faults.push(`${reports.length} of ${participants} came to an end`);
const { requests, retries } = watch;
console.log(JSON.stringify({ ...check, participants, seconds, requests, retries, kills: killer.kills, faults }));
process.exitCode = faults.length > 0 ? 1 : 0;
