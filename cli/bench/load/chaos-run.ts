import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { DoorClient } from "./door-client";
import type { ServedApp } from "./served-app";
import { shopperScripts } from "./shopper-scripts";

/** What came of a run in which servers were killed. */
export interface ChaosTally {
  conversations: number;
  acknowledged: number;
  /** Sendings that were cut off or refused for the moment, and repeated under the same message id. */
  repeated: number;
  kills: number;
  /** What must not be: acknowledged messages that were not there, or there twice, or answered otherwise. */
  faults: string[];
}

/**
 * Conversations through several servers over one database, one of which is killed and started again every few seconds.
 * Each sending goes to another server; what is not answered is sent again, as a browser would on a tap. At its end each
 * conversation is read: every acknowledged message must be there once, in order, with the reply that was streamed.
 */
export async function runChaos(
  apps: readonly ServedApp[],
  { at, seconds, killEvery, seed }: { at: number; seconds: number; killEvery: number; seed: number },
): Promise<ChaosTally> {
  const tally: ChaosTally = { conversations: 0, acknowledged: 0, repeated: 0, kills: 0, faults: [] };
  const end = Date.now() + seconds * 1000;
  const shoppers = Array.from({ length: at }, (_, number) => shop(apps, `chaos ${number}`, seed, end, tally));
  const killer = killInTurn(apps, killEvery, end, tally);
  await Promise.all([...shoppers, killer]);
  return tally;
}

async function killInTurn(apps: readonly ServedApp[], every: number, end: number, tally: ChaosTally): Promise<void> {
  for (let turn = 0; Date.now() + every * 1000 < end; turn++) {
    await wait(every * 1000);
    const app = apps[turn % apps.length];
    await app?.kill("SIGKILL");
    tally.kills += 1;
    await app?.restart();
  }
}

async function shop(
  apps: readonly ServedApp[],
  name: string,
  seed: number,
  end: number,
  tally: ChaosTally,
): Promise<void> {
  for (const script of shopperScripts(seed, name)) {
    if (Date.now() >= end) return;
    const client = new DoorClient(apps[0]?.port ?? 0);
    try {
      const made = await insist(client, apps, tally, "POST", "/api/conversations", {});
      const { id } = JSON.parse(made) as { id: string };
      const heard: { messageId: string; reply: string }[] = [];
      for (const text of script) {
        const messageId = randomUUID();
        const act = { kind: "words", text };
        const reply = await insist(client, apps, tally, "POST", `/api/conversations/${id}/turns`, { messageId, act });
        heard.push({ messageId, reply });
        tally.acknowledged += 1;
      }
      const page = await insist(client, apps, tally, "GET", `/api/conversations/${id}`);
      compare(JSON.parse(page) as Page, heard, tally);
      tally.conversations += 1;
    } catch (error) {
      tally.faults.push(error instanceof Error ? error.message : String(error));
    } finally {
      client.close();
    }
  }
}

interface Page {
  messages: { id: string; role: string; parts: { type: string; id?: string; data?: unknown }[] }[];
}

function compare({ messages }: Page, heard: readonly { messageId: string; reply: string }[], tally: ChaosTally): void {
  const kept = messages.filter(({ role }) => role === "user").map(({ id }) => id);
  if (JSON.stringify(kept) !== JSON.stringify(heard.map(({ messageId }) => messageId))) {
    tally.faults.push("a message was lost, doubled or out of order");
  }
  for (const { messageId, reply } of heard) {
    const answer = messages[messages.findIndex(({ id }) => id === messageId) + 1];
    for (const part of answer?.parts ?? []) {
      if (part.type.startsWith("data-") && !reply.includes(JSON.stringify(part))) {
        tally.faults.push(`a reply is not what was streamed: ${part.type}`);
      }
    }
  }
}

/** Tries for as long as two minutes, by another server each time; throws what cannot be mended by trying again. */
async function insist(
  client: DoorClient,
  apps: readonly ServedApp[],
  tally: ChaosTally,
  method: string,
  path: string,
  body?: unknown,
): Promise<string> {
  const latest = Date.now() + 120_000;
  for (let attempt = 0; Date.now() < latest; attempt++) {
    client.port = apps[(attempt + tally.acknowledged) % apps.length]?.port ?? client.port;
    const answer = await client.send(method, path, body).catch(() => null);
    if (answer && (answer.status === 200 || answer.status === 201)) return answer.body;
    const isPassing = !answer || answer.status >= 500 || (answer.status === 409 && answer.body.includes('"busy"'));
    if (!isPassing) throw new Error(`${method} ${path}: ${answer.status} ${answer.body.slice(0, 200)}`);
    tally.repeated += 1;
    await wait(200);
  }
  throw new Error(`${method} ${path}: no answer within two minutes`);
}
