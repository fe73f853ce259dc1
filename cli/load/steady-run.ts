import { randomUUID } from "node:crypto";
import { DoorClient } from "./door-client";
import { type ServedApp, usageOf } from "./served-app";
import { shopperScripts } from "./shopper-scripts";

interface Sample {
  minute: number;
  megabytes: number;
}

/** Memory may grow by so much from the second quarter of the run to the last: the measure of "flat". */
const mostGrowth = 1.15;

/**
 * Steady conversations for some minutes, each read again at its end: every acknowledged message must be there, once, in
 * order. Says how much memory the server held over time.
 */
export async function runSteady(
  app: ServedApp,
  { at, minutes, seed }: { at: number; minutes: number; seed: number },
): Promise<{ text: string; held: boolean }> {
  const end = Date.now() + minutes * 60_000;
  const tally = { conversations: 0, turns: 0, lost: 0, errors: [] as string[] };
  const samples: Sample[] = [];
  const began = Date.now();
  const timer = setInterval(() => {
    const minute = (Date.now() - began) / 60_000;
    samples.push({ minute, megabytes: usageOf(app.pid()).megabytes });
  }, 10_000);
  await Promise.all(Array.from({ length: at }, (_, number) => shop(app.port, `steady ${number}`, seed, end, tally)));
  clearInterval(timer);
  const [early, late] = [meanOf(samples, 0.25, 0.5), meanOf(samples, 0.75, 1)];
  const held = tally.lost === 0 && tally.errors.length === 0 && late <= early * mostGrowth;
  const text = [
    `${minutes} minutes, ${at} at once: ${tally.conversations} conversations, ${tally.turns} turns, ${tally.lost} messages lost or doubled, ${tally.errors.length} errors.`,
    `Memory of the server: ${early.toFixed(0)} MB in the second quarter, ${late.toFixed(0)} MB in the last (${(late / early).toFixed(2)}x).`,
    ...new Set(tally.errors.slice(0, 5)),
    "",
    "| minute | MB |",
    "| --- | --- |",
    ...samples
      .filter((_, index) => index % 12 === 0)
      .map((each) => `| ${each.minute.toFixed(0)} | ${each.megabytes.toFixed(0)} |`),
  ].join("\n");
  return { text, held };
}

async function shop(
  port: number,
  name: string,
  seed: number,
  end: number,
  tally: { conversations: number; turns: number; lost: number; errors: string[] },
): Promise<void> {
  for (const script of shopperScripts(seed, name)) {
    if (Date.now() >= end) return;
    // A new visitor for each conversation, as in life.
    const client = new DoorClient(port);
    try {
      const { id } = JSON.parse((await client.send("POST", "/api/conversations", {})).body) as { id: string };
      const sent: string[] = [];
      for (const text of script) {
        const messageId = randomUUID();
        const answer = await client.send("POST", `/api/conversations/${id}/turns`, {
          messageId,
          act: { kind: "words", text },
        });
        if (answer.status === 200) sent.push(messageId);
        else tally.errors.push(`${answer.status} ${answer.body.slice(0, 120)}`);
        tally.turns += 1;
      }
      const { messages } = JSON.parse((await client.send("GET", `/api/conversations/${id}`)).body) as {
        messages: { id: string; role: string }[];
      };
      const kept = messages.filter(({ role }) => role === "user").map((message) => message.id);
      if (JSON.stringify(kept) !== JSON.stringify(sent)) tally.lost += 1;
      tally.conversations += 1;
      await client.send("DELETE", `/api/conversations/${id}`);
    } catch (error) {
      tally.errors.push(error instanceof Error ? error.message : String(error));
    } finally {
      client.close();
    }
  }
}

function meanOf(samples: readonly Sample[], from: number, to: number): number {
  const part = samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to));
  return part.reduce((sum, { megabytes }) => sum + megabytes, 0) / Math.max(1, part.length);
}
