import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import type { ownPostgres } from "@/scripts/postgres.mjs";
import type { ChaosTally } from "./chaos-run";
import { Probe } from "./probe";

export type OwnServer = Exclude<ReturnType<typeof ownPostgres>, string>;

export type FaultTrial = { server: OwnServer; port: number };

export interface DatabaseFault {
  settings: readonly string[];
  seconds: number;
  disturb(trial: FaultTrial, end: number): Promise<Record<string, number>>;
  check(figures: Record<string, number>, tally: ChaosTally): string[];
  /** Figures known only after the run. */
  after?(figures: Record<string, number>, tally: ChaosTally): Record<string, number>;
}

/** Milliseconds for every request except health, whatever the database does. */
const longest = 10_000;
const longestHealth = 3000;

const calm = 5000;

async function whileBroken({ port }: FaultTrial, broken: (probe: Probe) => Promise<void>) {
  const began = Date.now();
  const probe = await Probe.begin(port);
  await probe.warmUp();
  await wait(calm);
  const brokenAt = Date.now() - began;
  const probing = probe.untilStopped();
  await broken(probe);
  probe.stop();
  await probing;
  return { ...probe.figures, brokenAt };
}

/** Milliseconds. */
function firstAnswerAfter(tally: ChaosTally, then: number): number {
  const answers = tally.sendings.filter(({ status, isTurn }) => status === 200 && isTurn);
  return Math.min(...answers.map(({ at, took }) => at + took - then).filter((ms) => ms > 0));
}

function slowestOf(tally: ChaosTally, from = 0): number {
  return Math.max(0, ...tally.sendings.filter(({ at }) => at >= from).map(({ took }) => took));
}

function slowestWhileBroken({ brokenAt = 0 }: Record<string, number>, tally: ChaosTally): Record<string, number> {
  return { slowestWhileBroken: slowestOf(tally, brokenAt) };
}

function must(holds: boolean, sentence: string): string[] {
  return holds ? [] : [sentence];
}

const frozen: DatabaseFault = {
  settings: [],
  seconds: 120,
  async disturb(trial, end) {
    return whileBroken(trial, async () => {
      trial.server.signal("SIGSTOP");
      await wait(end - Date.now() - 10_000);
      trial.server.signal("SIGCONT");
    });
  },
  after: slowestWhileBroken,
  check: ({ brokenAt = 0, slowest = 0, slowestHealth = 0, unclear = 0, refused = 0, health = 0 }, tally) => [
    ...must(Math.max(slowest, slowestOf(tally, brokenAt)) <= longest, "a request took longer than ten seconds"),
    ...must(slowestHealth <= longestHealth && health > 0, "the health of the process was not told at once"),
    ...must(unclear === 0, "a request ended neither with its answer nor with 503 and the sentence"),
    ...must(refused > 0, "nothing was refused: the database was not frozen"),
  ],
};

const tableLock: DatabaseFault = {
  settings: [],
  seconds: 45,
  async disturb(trial, end) {
    const locker = postgres(trial.server.url, { max: 1, onnotice: () => {} });
    let others = { answered: 0, asked: 0, slowest: 0 };
    const figures = await whileBroken(trial, async (probe) => {
      const lock = await locker.reserve();
      await lock`begin`;
      await lock`lock table turns in access exclusive mode`;
      others = await probe.listUntil(end - 10_000);
      await lock`rollback`;
      lock.release();
    });
    await locker.end({ timeout: 1 });
    return { ...figures, lists: others.asked, listsAnswered: others.answered, slowestList: others.slowest };
  },
  after: slowestWhileBroken,
  check: ({ brokenAt = 0, slowest = 0, lists = 0, listsAnswered = 0, unclear = 0, refused = 0 }, tally) => [
    ...must(Math.max(slowest, slowestOf(tally, brokenAt)) <= longest, "a request took longer than ten seconds"),
    ...must(lists > 0 && listsAnswered === lists, "a list of somebody else was not answered"),
    ...must(unclear === 0, "a request ended neither with its answer nor with 503 and the sentence"),
    ...must(refused > 0, "nothing was refused: the table was not locked"),
  ],
};

const fewConnections: DatabaseFault = {
  settings: ["max_connections=5", "superuser_reserved_connections=0", "max_wal_senders=0"],
  seconds: 60,
  disturb: async () => ({}),
  check: (_, tally) => [
    ...must(answeredShare(tally) >= 0.95, "fewer than 95 % of the turns were answered"),
    ...must(slowestOf(tally) <= longest, "a request took longer than ten seconds"),
  ],
};

const outage: DatabaseFault = {
  settings: [],
  seconds: 60,
  async disturb({ server }) {
    const began = Date.now();
    await wait(calm);
    server.halt("fast");
    await wait(20_000);
    server.start();
    return { backAt: Date.now() - began };
  },
  after: ({ backAt = 0 }, tally) => ({
    firstAnswer: firstAnswerAfter(tally, backAt),
    slowestAfter: slowestOf(tally, backAt),
  }),
  check: ({ backAt = 0 }, tally) => [
    ...must(firstAnswerAfter(tally, backAt) <= 2000, "the first answer came later than two seconds after the database"),
    ...must(slowestOf(tally, backAt) <= 5000, "a request stalled for longer than five seconds after the outage"),
    ...must(slowestOf(tally) <= longest, "a request took longer than ten seconds"),
  ],
};

export const databaseFaults = {
  frozen,
  "table-lock": tableLock,
  "few-connections": fewConnections,
  outage,
} as const satisfies Record<string, DatabaseFault>;

export function answeredShare({ sendings }: ChaosTally): number {
  const turns = sendings.filter(({ isTurn }) => isTurn);
  return turns.length === 0 ? 0 : turns.filter(({ status }) => status === 200).length / turns.length;
}

export function runFigures(tally: ChaosTally): Record<string, number> {
  const times = tally.sendings.map(({ took }) => took).sort((a, b) => a - b);
  return {
    conversations: tally.conversations,
    acknowledged: tally.acknowledged,
    repeated: tally.repeated,
    answeredShare: Math.round(answeredShare(tally) * 1000) / 1000,
    median: times[Math.floor(times.length / 2)] ?? 0,
    slowestSending: slowestOf(tally),
  };
}
