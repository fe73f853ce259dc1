/**
 * Stores two searches that only earlier versions accepted: one unreadable, one with a reply no page can show. Prints
 * their owner's cookie and ids.
 */
import { sql } from "drizzle-orm";
import { sealGuest } from "@/app/_server/session/guest-cookie";
import { sessionSecret } from "@/app/_server/session/session-secret";
import { openDatabase } from "@/db/connection/client";
import { findDefaultCatalog } from "@/db/queries/catalogs";
import { createConversation } from "@/db/queries/conversations";
import { createGuest } from "@/db/queries/guest-data";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { planted } from "./hostile";

const database = await openDatabase(process.env as never);
const { db } = database;
const catalog = await findDefaultCatalog(db);
if (!catalog) throw new Error("there is no catalog yet");
const guestId = await createGuest(db);
const about = { guestId, catalogId: catalog.id, settings: shopSettings, state: emptyConversation() };
const poisoned = await createConversation(db, about);
const broken = await createConversation(db, about);
const state = JSON.stringify({ ...emptyConversation(), lastWhy: `${planted} \ud83d \u0000` });
await db.execute(sql`update conversations set turn_count = 1, state = ${state}::json where id = ${poisoned.id}`);
const act = JSON.stringify({ kind: "words", text: { [planted]: "no page can show an object" } });
await db.execute(sql`insert into turns (conversation_id, number, message_id, act, act_hash, status, reply, reply_message_id)
  values (${broken.id}, 0, 'planted-message', ${act}::json, 'x', 'done', '[]'::json, 'planted-reply')`);
await database.close();
const cookie = `__Host-leeway_guest=${sealGuest(guestId, new Date(), sessionSecret())}`;
process.stdout.write(JSON.stringify({ cookie, poisoned: poisoned.id, broken: broken.id }));
