import { setTimeout as wait } from "node:timers/promises";
import { showProgress } from "@/cli/show-progress";
import { seededRandom } from "@/lib/random";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { SiteWatch } from "./simulated-browser";
import { type PersonBehaviour, personBehaviours, type RunReport, simulateRun } from "./simulated-run";

export type SimulatedStudy = { reports: RunReport[]; failures: string[]; watch: SiteWatch };

export interface Crowd {
  url: string;
  participants: number;
  atOnce: number;
  seed: number;
  /** After the idle time. */
  comeBack: boolean;
  onEnded?: (count: number) => void;
}

export async function simulateStudy(configuration: Configuration, crowd: Crowd): Promise<SimulatedStudy> {
  const outcome: SimulatedStudy = {
    reports: [],
    failures: [],
    watch: { leaks: [], failed: [], requests: 0, retries: 0 },
  };
  const progress = showProgress("participants", crowd.participants);
  const away: { since: number; comeBack: () => Promise<RunReport> }[] = [];
  let next = 0;
  let ended = 0;
  const worker = async () => {
    for (let number = next++; number < crowd.participants; number = next++) {
      const person = personAt(configuration, crowd.seed, number);
      await heeded(outcome, person, async () => {
        const { report, comeBack } = await simulateRun(person, crowd.url, outcome.watch);
        if (crowd.comeBack && report.end === "abandoned") away.push({ since: Date.now(), comeBack });
        else outcome.reports.push(report);
      });
      progress.step();
      crowd.onEnded?.(++ended);
    }
  };
  await Promise.all(Array.from({ length: crowd.atOnce }, worker));
  progress.end();
  const idle = configuration.recruitment.returning.idleMinutes * 60_000 + 1000;
  for (const { since, comeBack } of away) {
    await wait(Math.max(0, since + idle - Date.now()));
    await heeded(outcome, { id: "somebody away", behaviour: "abandoning" }, async () => {
      outcome.reports.push(await comeBack());
    });
  }
  return outcome;
}

function personAt(configuration: Configuration, seed: number, number: number) {
  const random = seededRandom(seed, `person ${number}`);
  const behaviour = behaviourAt(Math.floor(random() * 100));
  return { id: `sim${seed}x${number}`, behaviour, random, slug: configuration.slug, configuration };
}

async function heeded(
  { failures }: SimulatedStudy,
  { id, behaviour }: { id: string; behaviour: PersonBehaviour },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    failures.push(`${id} (${behaviour}): ${error instanceof Error ? error.message : String(error)}`);
  }
}

function behaviourAt(part: number): PersonBehaviour {
  let upTo = 0;
  for (const [behaviour, share] of Object.entries(personBehaviours)) {
    upTo += share;
    if (part < upTo) return behaviour as PersonBehaviour;
  }
  return "diligent";
}
