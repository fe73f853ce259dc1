import { z } from "zod";
import { answeredRoute } from "@/app/_server/answered-route";
import { checkedBody } from "@/app/_server/checked-request";
import { database, defaultCatalogReader } from "@/app/_server/services";
import { currentGuest, ensureGuest } from "@/app/_server/session/guest-session";
import { readerOfNewSearch, writerOfNewSearch } from "@/app/_server/turn/words-reader";
import { createConversation, listConversations } from "@/db/queries/conversations";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { rememberedFrom } from "@/lib/dialogue/state/remembered";
import { settingsFor, shopMethodSchema } from "@/lib/dialogue/state/settings";

const createSchema = z.object({ method: shopMethodSchema.default("optimal") }).strict();

export const POST = answeredRoute(async (request) => {
  const { method } = await checkedBody(request, createSchema);
  const db = await database();
  const { catalog } = await defaultCatalogReader(db);
  const guestId = await ensureGuest(db);
  const { id } = await createConversation(db, {
    guestId,
    catalogId: catalog.id,
    settings: { ...settingsFor(method), reader: readerOfNewSearch(), writer: writerOfNewSearch() },
    state: { ...emptyConversation(), ...(await rememberedOf(db, guestId)) },
  });
  return Response.json({ id }, { status: 201, headers: { "cache-control": "no-store" } });
});

async function rememberedOf(db: Awaited<ReturnType<typeof database>>, guestId: string) {
  for (const { constraints } of await listConversations(db, guestId, 5)) {
    const remembered = rememberedFrom(constraints);
    if (remembered.length > 0) return { remembered };
  }
  return {};
}

export const GET = answeredRoute(async () => {
  const guestId = await currentGuest();
  const conversations = guestId ? await listConversations(await database(), guestId) : [];
  return Response.json({ conversations }, { headers: { "cache-control": "no-store" } });
});
