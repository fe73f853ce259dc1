import { randomBytes } from "node:crypto";
import { noConversation } from "@/app/_server/turn/open-conversation";
import { done, freshJson, searchRoute, sentNothing } from "@/app/_server/turn/search-route";
import { shareConversation, unshareConversation } from "@/db/queries/shares";

/** Makes the read-only page of a search, or brings it up to date: `{token}`, the page is `/s/{token}`. */
export const POST = searchRoute(sentNothing, async ({ open: { db }, key }) => {
  // 192 random bits: nobody finds the address by guessing.
  const token = await shareConversation(db, key, randomBytes(24).toString("base64url"));
  if (!token) throw noConversation();
  return freshJson({ token });
});

/** Ends the read-only page. */
export const DELETE = searchRoute(sentNothing, async ({ open: { db }, key }) => {
  await unshareConversation(db, key);
  return done();
});
