import { z } from "zod";
import { searchRoute } from "@/app/_server/turn/open-conversation";
import { saveSearch } from "@/db/queries/conversations";

const savedSchema = z.strictObject({ saved: z.boolean() });

/** Turns news of newer catalogs' matches on or off. */
export const PUT = searchRoute("light", savedSchema, ({ open: { db }, key }, { saved }) => saveSearch(db, key, saved));
