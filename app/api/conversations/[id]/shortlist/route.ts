import { z } from "zod";
import { noConversation, searchRoute } from "@/app/_server/turn/open-conversation";
import { longestShortlist, setShortlist } from "@/db/queries/conversations";
import { positionSchema } from "@/lib/catalog/car-schema";

const shortlistSchema = z.strictObject({ positions: z.array(positionSchema).max(longestShortlist) });

export const PUT = searchRoute("light", shortlistSchema, async ({ open: { db }, key }, { positions }) => {
  if (!(await setShortlist(db, key, positions))) throw noConversation();
});
