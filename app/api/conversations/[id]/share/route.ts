import { randomBytes } from "node:crypto";
import { noConversation } from "@/app/_server/turn/open-conversation";
import { searchRoute } from "@/app/_server/turn/search-route";
import { shareConversation, unshareConversation } from "@/db/queries/saved-searches";

/** Returns `{token}` for the read-only page `/s/{token}`. */
export const POST = searchRoute("light", null, async ({ open: { db }, key }) => {
  // 192 random bits.
  const token = await shareConversation(db, key, randomBytes(24).toString("base64url"));
  if (!token) throw noConversation();
  return { token };
});

export const DELETE = searchRoute("light", null, async ({ open: { db }, key }) => {
  await unshareConversation(db, key);
});
