import { z } from "zod";
import { searchRoute } from "@/app/_server/turn/open-conversation";
import { longestShortlist, setShortlist } from "@/db/queries/conversations";
import { positionSchema } from "@/lib/catalog/product-schema";

const shortlistSchema = z.strictObject({ positions: z.array(positionSchema).max(longestShortlist) });

export const PUT = searchRoute("light", shortlistSchema, ({ open: { db }, key }, { positions }) =>
  setShortlist(db, key, positions),
);
