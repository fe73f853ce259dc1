import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { differences, type HeardReply, type StoredConversation } from "./chaos-run";
import { DoorClient } from "./door-client";
import { type ServedApp, serveApp } from "./served-app";

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
