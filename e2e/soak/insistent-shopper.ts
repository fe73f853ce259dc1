import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { DoorClient } from "@/cli/bench/load/door-client";
import type { ServedApp } from "@/cli/bench/load/served-app";
import { shopperScripts } from "@/cli/bench/load/shopper-scripts";

export interface ShopperTally {
  conversations: number;
  acknowledged: number;
  /** Sent again, because the answer was a fault or none. */
  repeated: number;
  /** Acknowledged messages missing, doubled, or with another answer. */
  faults: string[];
}

interface ShopperPlan {
  at: number;
  seconds: number;
  seed: number;
  /** Milliseconds between turns. */
  pause?: number;
  /** Runs until `end`, in clock milliseconds. */
  disturb?: (end: number) => Promise<void>;
}

/** Retries over several servers. Each acknowledged message must be stored once. */
export async function runShoppers(apps: readonly ServedApp[], plan: ShopperPlan): Promise<ShopperTally> {
  const tally: ShopperTally = { conversations: 0, acknowledged: 0, repeated: 0, faults: [] };
  const end = Date.now() + plan.seconds * 1000;
  const shoppers = Array.from({ length: plan.at }, (_, number) => {
    const scripts = shopperScripts(plan.seed, `insistent ${number}`);
    return new InsistentShopper(apps, tally).shop(scripts, end, plan.pause ?? 0);
  });
  await Promise.all([...shoppers, plan.disturb?.(end)]);
  return tally;
}

export async function killInTurn(apps: readonly ServedApp[], every: number, end: number): Promise<number> {
  let kills = 0;
  for (; Date.now() + every * 1000 < end; kills++) {
    await wait(every * 1000);
    const app = apps[kills % apps.length];
    await app?.kill("SIGKILL");
    await app?.restart();
  }
  return kills;
}

class InsistentShopper {
  constructor(
    private readonly apps: readonly ServedApp[],
    private readonly tally: ShopperTally,
  ) {}

  async shop(scripts: Generator<string[], never>, end: number, pause: number): Promise<void> {
    for (const script of scripts) {
      if (Date.now() >= end) return;
      const client = new DoorClient(this.apps[0]?.port ?? 0);
      try {
        const made = await this.insist(client, "POST", "/api/conversations", {});
        const path = `/api/conversations/${(JSON.parse(made) as { id: string }).id}`;
        const heard: HeardReply[] = [];
        for (const text of script) {
          const messageId = randomUUID();
          const act = { kind: "words", text };
          const reply = await this.insist(client, "POST", `${path}/turns`, { messageId, act });
          heard.push({ messageId, reply });
          this.tally.acknowledged += 1;
          await wait(pause);
        }
        const page = JSON.parse(await this.insist(client, "GET", path)) as StoredConversation;
        this.tally.faults.push(...differences(page, heard));
        this.tally.conversations += 1;
        await client.send("DELETE", path).catch(() => undefined);
      } catch (error) {
        this.tally.faults.push(error instanceof Error ? error.message : String(error));
      } finally {
        client.close();
      }
    }
  }

  /** Tries for two minutes across servers. Throws permanent errors. */
  private async insist(client: DoorClient, method: string, path: string, body?: unknown): Promise<string> {
    const latest = Date.now() + 120_000;
    for (let attempt = 0; Date.now() < latest; attempt++) {
      client.port = this.apps[(attempt + this.tally.acknowledged) % this.apps.length]?.port ?? client.port;
      const answer = await client.send(method, path, body).catch(() => null);
      const status = answer?.status ?? 0;
      if (answer && (status === 200 || status === 201)) return answer.body;
      const isPassing =
        !answer || status >= 500 || status === 429 || (status === 409 && answer.body.includes('"busy"'));
      if (!isPassing) throw new Error(`${method} ${path}: ${status} ${answer.body.slice(0, 200)}`);
      this.tally.repeated += 1;
      await wait(200);
    }
    throw new Error(`${method} ${path}: no answer within two minutes`);
  }
}

type HeardReply = { messageId: string; reply: string };

interface StoredConversation {
  messages: { id: string; role: string; parts: { type: string }[] }[];
}

function differences({ messages }: StoredConversation, heard: readonly HeardReply[]): string[] {
  const found: string[] = [];
  const kept = messages.filter(({ role }) => role === "user").map(({ id }) => id);
  if (JSON.stringify(kept) !== JSON.stringify(heard.map(({ messageId }) => messageId)))
    found.push("a message was lost, doubled or out of order");
  for (const { messageId, reply } of heard) {
    const answer = messages[messages.findIndex(({ id }) => id === messageId) + 1];
    for (const part of answer?.parts ?? []) {
      if (part.type.startsWith("data-") && !reply.includes(JSON.stringify(part))) {
        found.push(`a reply is not what was streamed: ${part.type}`);
      }
    }
  }
  return found;
}
