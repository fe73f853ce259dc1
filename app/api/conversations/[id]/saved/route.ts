import { z } from "zod";
import { checkedBody } from "@/app/_server/checked-request";
import { noConversation } from "@/app/_server/turn/open-conversation";
import { done, searchRoute } from "@/app/_server/turn/search-route";
import { saveSearch } from "@/db/queries/saved-searches";

const savedSchema = z.strictObject({ saved: z.boolean() });

/** Turns news of newer catalogs' matches on or off. */
export const PUT = searchRoute(
  (request) => checkedBody(request, savedSchema),
  async ({ open: { db }, key }, { saved }) => {
    if (!(await saveSearch(db, key, saved))) throw noConversation();
    return done();
  },
);
