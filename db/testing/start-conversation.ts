import type { Database } from "@/db/connection/database";
import { type Conversation, createConversation } from "@/db/queries/conversations";
import { createGuest } from "@/db/queries/guest-data";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { storeCatalog } from "./store-catalog";

export async function startConversation(db: Database): Promise<Conversation> {
  const { catalog } = await storeCatalog(db, [makeProduct()]);
  const guestId = await createGuest(db);
  const place = { guestId, catalogId: catalog.id };
  return createConversation(db, { ...place, settings: { method: "optimal" }, state: { wishes: [] } });
}
