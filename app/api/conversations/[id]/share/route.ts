import { randomBytes } from "node:crypto";
import { searchRoute } from "@/app/_server/turn/open-conversation";
import { shareConversation, unshareConversation } from "@/db/queries/shares";

/** Returns `{token}` for the read-only page `/s/{token}`. */
export const POST = searchRoute("light", null, async ({ open: { db }, key }) => {
  // 192 random bits.
  const token = await shareConversation(db, key, randomBytes(24).toString("base64url"));
  return token !== null && { token };
});

export const DELETE = searchRoute("light", null, async ({ open: { db }, key }) => {
  await unshareConversation(db, key);
});
