import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineCommand } from "citty";
import { text, WrongUse, wholeNumber } from "@/cli/flags";
import { environment } from "@/lib/env";
import { ownPostgres } from "@/scripts/postgres.mjs";
import { differences, type HeardReply, killInTurn, runChaos, type StoredConversation } from "./load/chaos-run";
import { type DatabaseFault, databaseFaults, runFigures } from "./load/database-faults";
import { DoorClient } from "./load/door-client";
import { type ServedApp, serveApp, unlimited } from "./load/served-app";

const names = ["kill", ...Object.keys(databaseFaults), "two-owners"];

export const benchChaosCommand = defineCommand({
  meta: {
    name: "chaos",
    description: "Servers under load while something is broken; nothing acknowledged may be lost.",
  },
  args: {
    fault: text(
      "kill",
      `${names.join(", ")}. kill ends two servers in turn over the database of DATABASE_URL, two-owners starts two on one data folder, the others break a PostgreSQL of their own`,
    ),
    at: text("", "Conversations at once (default 50, for the database's faults 30)"),
    seconds: text("", "Length of the run (default 60, or what the fault needs)"),
    every: text("5", "Seconds between two kills"),
    port: text("3391", "First of three ports: two servers and a PostgreSQL"),
    seed: text("1", "Seed of what the shoppers say"),
  },
  async run({ args }) {
    const port = wholeNumber("port", args.port);
    const given = {
      at: args.at ? wholeNumber("at", args.at) : null,
      seconds: args.seconds ? wholeNumber("seconds", args.seconds) : null,
      seed: wholeNumber("seed", args.seed),
    };
    const { figures, faults } = await tryFault(args.fault, port, given, Math.max(1, wholeNumber("every", args.every)));
    console.log(JSON.stringify({ fault: args.fault, ...figures, faults: faults.length }));
    for (const fault of new Set(faults)) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
  },
});

type Given = { at: number | null; seconds: number | null; seed: number };

type Outcome = { figures: Record<string, number>; faults: string[] };

function tryFault(name: string, port: number, given: Given, every: number): Promise<Outcome> {
  if (name === "two-owners") return tryTwoOwners(port);
  if (name === "kill") return tryKills(port, given, every);
  if (Object.hasOwn(databaseFaults, name)) return tryDatabaseFault(name as keyof typeof databaseFaults, port, given);
  throw new WrongUse(`--fault must be one of ${names.join(", ")}.`);
}

async function tryKills(port: number, { at, seconds, seed }: Given, every: number): Promise<Outcome> {
  if (!environment().DATABASE_URL) throw new WrongUse("Set DATABASE_URL: the servers share a PostgreSQL server.");
  const apps: ServedApp[] = [];
  try {
    for (const each of [port, port + 1]) apps.push(await serveApp(each, unlimited));
    let kills = 0;
    const disturb = async (end: number) => {
      kills = await killInTurn(apps, every, end);
    };
    const tally = await runChaos(apps, { at: at ?? 50, seconds: seconds ?? 60, seed, disturb });
    const idle = kills === 0 || tally.conversations === 0 ? ["nothing was tried: the run was too short"] : [];
    return { figures: { ...runFigures(tally), kills }, faults: [...tally.faults, ...idle] };
  } finally {
    await Promise.all(apps.map((app) => app.kill("SIGTERM")));
  }
}

async function tryDatabaseFault(name: keyof typeof databaseFaults, port: number, given: Given): Promise<Outcome> {
  const fault: DatabaseFault = databaseFaults[name];
  const seconds = given.seconds ?? fault.seconds;
  const server = ownPostgres({ port: port + 2, settings: [...fault.settings] });
  if (typeof server === "string") throw new WrongUse(`${server}.`);
  let app: ServedApp | null = null;
  try {
    // Real limits so counting runs too, but one address sends everything.
    const limits = { RATE_LIMIT_ADDRESS: unlimited.RATE_LIMIT_ADDRESS };
    app = await serveApp(port, { ...limits, DATABASE_URL: server.url });
    let figures: Record<string, number> = {};
    const disturb = async (end: number) => {
      figures = await fault.disturb({ server, port }, end);
    };
    const tally = await runChaos([app], { at: given.at ?? 30, seconds, seed: given.seed, disturb });
    const all = { ...runFigures(tally), ...figures, ...fault.after?.(figures, tally) };
    return { figures: all, faults: [...tally.faults, ...fault.check(figures, tally)] };
  } finally {
    // A frozen process cannot end.
    server.signal("SIGCONT");
    await app?.kill("SIGTERM");
    server.stop();
  }
}

const turnsEach = 12;

type Search = { client: DoorClient; id: string; heard: HeardReply[] };

/** Runs two servers on one folder, in turn, then both. One serves, and no message is lost. */
export async function tryTwoOwners(port: number): Promise<{ figures: Record<string, number>; faults: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "leeway-owners-"));
  const serve = (each: number) => serveApp(each, { LEEWAY_DATA: folder, DATABASE_URL: "" }, { apart: true });
  const searches: Search[] = [];
  const faults: string[] = [];
  const running: ServedApp[] = [];
  let refused = 0;
  try {
    const first = await serve(port);
    running.push(first);
    searches.push(await play(port));
    const second = await serve(port + 1).catch(() => null);
    if (second) {
      running.push(second);
      faults.push("a second server opened the folder of the first");
    } else refused += 1;
    searches.push(await play(port));
    await Promise.all(running.splice(0).map((app) => app.kill("SIGTERM")));
    for (const signal of ["SIGKILL", "SIGTERM"] as const) {
      const both = await Promise.all([port, port + 1].map((each) => serve(each).catch(() => null)));
      running.push(...both.filter((app) => app !== null));
      if (running.length !== 1) faults.push(`of two servers that started at once ${running.length} opened the folder`);
      refused += 2 - running.length;
      const [owner] = running;
      if (owner) {
        for (const search of searches) faults.push(...(await readAgain(owner.port, search)));
        searches.push(await play(owner.port));
      }
      await Promise.all(running.splice(0).map((app) => app.kill(signal)));
    }
    const last = await serve(port);
    running.push(last);
    for (const search of searches) faults.push(...(await readAgain(port, search)));
  } finally {
    await Promise.all(running.map((app) => app.kill("SIGTERM")));
    for (const { client } of searches) client.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const acknowledged = searches.reduce((sum, { heard }) => sum + heard.length, 0);
  return { figures: { acknowledged, refusedStarts: refused }, faults };
}

async function play(port: number): Promise<Search> {
  const client = new DoorClient(port);
  const id = await client.begin();
  const heard: HeardReply[] = [];
  for (let number = 0; number < turnsEach; number++) {
    const messageId = randomUUID();
    const { status, body } = await client.say(id, `under ${20_000 + 1000 * number} dollars`, messageId);
    if (status === 200) heard.push({ messageId, reply: body });
  }
  return { client, id, heard };
}

async function readAgain(port: number, { client, id, heard }: Search): Promise<string[]> {
  const tab = client.tab(port);
  try {
    const { status, body } = await tab.send("GET", `/api/conversations/${id}`);
    return status === 200
      ? differences(JSON.parse(body) as StoredConversation, heard)
      : [`a search is gone: ${status}`];
  } finally {
    tab.close();
  }
}
