import { defineCommand } from "citty";
import { seededRandom } from "@/lib/random";
import type { Configuration } from "@/lib/study/configuration";
import { writeJsonLine } from "./json-lines";
import { showProgress } from "./show-progress";
import type { SiteWatch } from "./simulated-browser";
import { type Behaviour, type RunReport, simulateRun } from "./simulated-run";
import { readStudyFile } from "./study-file";
import { wholeNumber } from "./whole-number";

export const studySoakCommand = defineCommand({
  meta: {
    name: "soak",
    description:
      "Simulated participants take part in an open study over HTTP; a JSON line a run. Its data is as real as any: use a server of its own.",
  },
  args: {
    file: { type: "positional", required: true, description: "The study's configuration, as it was created" },
    url: { type: "string", default: "http://127.0.0.1:3000", description: "Where the app runs" },
    participants: { type: "string", default: "20", description: "How many take part" },
    "at-once": { type: "string", default: "5", description: "How many at the same time" },
    seed: { type: "string", default: "1", description: "The same seed, the same people" },
  },
  async run({ args }) {
    const configuration = await readStudyFile(args.file);
    const { reports, failures, watch } = await simulateStudy(configuration, {
      url: args.url,
      participants: wholeNumber("participants", args.participants),
      atOnce: wholeNumber("at-once", args["at-once"]),
      seed: wholeNumber("seed", args.seed),
    });
    for (const report of reports) await writeJsonLine(process.stdout, report);
    for (const failure of failures) console.error(failure);
    console.error(
      `${reports.length} runs, ${failures.length} failed; ${watch.requests} requests, ${watch.leaks.length} answers that name an arm`,
    );
    if (failures.length > 0 || watch.leaks.length > 0) process.exitCode = 1;
  },
});

/** What each part of a hundred people does. */
const shares: readonly [Behaviour, number][] = [
  ["diligent", 46],
  ["refreshing", 14],
  ["two-tabs", 12],
  ["two-devices", 8],
  ["leaving", 8],
  ["abandoning", 6],
  ["careless", 6],
];

export interface SimulatedStudy {
  reports: RunReport[];
  failures: string[];
  watch: SiteWatch;
}

/** Lets people take part, so many at once, and waits for all. */
export async function simulateStudy(
  configuration: Configuration,
  { url, participants, atOnce, seed }: { url: string; participants: number; atOnce: number; seed: number },
): Promise<SimulatedStudy> {
  const outcome: SimulatedStudy = { reports: [], failures: [], watch: { leaks: [], requests: 0, retries: 0 } };
  const progress = showProgress("participants", participants);
  let next = 0;
  const worker = async () => {
    for (let number = next++; number < participants; number = next++) {
      const random = seededRandom(seed, `person ${number}`);
      const person = {
        id: `sim${seed}x${number}`,
        behaviour: behaviourAt(Math.floor(random() * 100)),
        random,
        slug: configuration.slug,
        configuration,
      };
      try {
        outcome.reports.push(await simulateRun(person, url, outcome.watch));
      } catch (error) {
        outcome.failures.push(
          `${person.id} (${person.behaviour}): ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      progress.step();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  progress.end();
  return outcome;
}

function behaviourAt(part: number): Behaviour {
  let upTo = 0;
  for (const [behaviour, share] of shares) {
    upTo += share;
    if (part < upTo) return behaviour;
  }
  return "diligent";
}
