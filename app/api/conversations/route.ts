import { z } from "zod";
import { answeredRoute, checkedBody, freshJson } from "@/app/_server/answered-route";
import { database, defaultCatalogReader } from "@/app/_server/services";
import { currentGuest, ensureGuest } from "@/app/_server/session/guest-session";
import { jobsOfNewSearch } from "@/app/_server/turn/words-reader";
import { createConversation, listConversations } from "@/db/queries/conversations";
import { consentsOf } from "@/db/queries/guest-data";
import { sheetsInForce } from "@/db/queries/rule-sheets";
import { underSheets } from "@/lib/dialogue/state/conversation-state";
import { recalled, rememberedFrom } from "@/lib/dialogue/state/remembered";
import { settingsFor, shopMethodSchema } from "@/lib/dialogue/state/settings";
import { ownerSchema } from "@/lib/rules/program";

const createSchema = z.strictObject({ method: shopMethodSchema.default("optimal"), rules: ownerSchema.optional() });

export const POST = answeredRoute("light", async (request) => {
  const { method, rules } = await checkedBody(request, createSchema);
  const db = await database();
  const reader = await defaultCatalogReader(db);
  const sheets = rules ? await sheetsInForce(db, rules) : [];
  const guestId = await ensureGuest(db);
  const { id } = await createConversation(db, {
    guestId,
    catalogId: reader.catalog.id,
    settings: { ...settingsFor(method), ...jobsOfNewSearch() },
    state: { ...underSheets({ sheets }), ...(await rememberedOf(db, guestId)) },
  });
  return freshJson({ id }, 201);
});

async function rememberedOf(db: Awaited<ReturnType<typeof database>>, guestId: string) {
  for (const { constraints } of await listConversations(db, guestId, 5)) {
    const remembered = rememberedFrom(constraints);
    if (remembered.length === 0) continue;
    return (await consentsOf(db, guestId)).remembers ? recalled(remembered) : { remembered };
  }
  return {};
}

export const GET = answeredRoute("light", async () => {
  const guestId = await currentGuest();
  const conversations = guestId ? await listConversations(await database(), guestId) : [];
  return { conversations };
});
