import { z } from "zod";
import { noConversation, searchRoute } from "@/app/_server/turn/open-conversation";
import { saveSearch } from "@/db/queries/conversations";

const savedSchema = z.strictObject({ saved: z.boolean() });

/** Turns news of newer catalogs' matches on or off. */
export const PUT = searchRoute("light", savedSchema, async ({ open: { db }, key }, { saved }) => {
  if (!(await saveSearch(db, key, saved))) throw noConversation();
});
