import { createUIMessageStream, createUIMessageStreamResponse } from "ai";
import { desc, eq, sql } from "drizzle-orm";
import { answer } from "@/app/_server/answered-route";
import { Refusal } from "@/app/_server/refusal";
import { database } from "@/app/_server/services";
import { guestOf } from "@/app/_server/session/guest-cookie";
import { refuseForeign } from "@/app/_server/session/refuse-foreign";
import { chunksOf, startChunk } from "@/app/_server/turn/stream-reply";
import type { LeewayMessage } from "@/components/chat/use-conversation";
import type { Database } from "@/db/connection/database";
import { turns } from "@/db/schema/conversations";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";

let recorded: Promise<ReplyPart[][]> | undefined;
let next = 0;

/** The least a chat can do: checks the cookie, inserts a row, streams (LEEWAY_BENCH). */
export async function POST(request: Request): Promise<Response> {
  if (!process.env.LEEWAY_BENCH) return answer(request, async () => Promise.reject(notHere()));
  refuseForeign(request);
  const guest = guestOf(request);
  if (!guest) throw notHere();
  const body = await request.text();
  const db = await database();
  recorded ??= record(db);
  const replies = await recorded;
  await db.execute(sql`insert into leeway_bench_floor (guest, body) values (${guest.id}, ${body})`);
  return floorReply(replies[next++ % replies.length] ?? []);
}

async function record(db: Database): Promise<ReplyPart[][]> {
  await db.execute(sql`create table if not exists leeway_bench_floor (guest text, body text)`);
  const rows = await db
    .select({ reply: turns.reply })
    .from(turns)
    .where(eq(turns.status, "done"))
    .orderBy(desc(turns.completedAt))
    .limit(500);
  return rows.flatMap(({ reply }) => (reply ? [reply] : []));
}

function notHere(): Refusal {
  return new Refusal(404, "not-found", "There is nothing here.");
}

/** Uses the AI SDK's own stream, the baseline for turns. */
function floorReply(reply: readonly ReplyPart[]): Response {
  const stream = createUIMessageStream<LeewayMessage>({
    execute: ({ writer }) => {
      writer.write(startChunk({ id: crypto.randomUUID(), turn: 0 }));
      for (const chunk of reply.flatMap(chunksOf)) writer.write(chunk);
    },
  });
  return createUIMessageStreamResponse({ stream, headers: { "cache-control": "no-store" } });
}
