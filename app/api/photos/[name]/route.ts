import { answeredRoute } from "@/app/_server/answered-route";
import { Refusal } from "@/app/_server/refusal";
import { database } from "@/app/_server/services";
import { findPhoto } from "@/db/queries/photos";
import { refusals } from "@/messages/refusals";

/** Names come from the bytes, so caches keep photos forever. */
export const GET = answeredRoute("light", async (_, { name }: { name: string }) => {
  const photo = /^[0-9a-f]{64}$/.test(name) ? await findPhoto(await database(), name) : null;
  if (!photo) throw new Refusal(404, "no-address", refusals.noAddress);
  const headers = { "content-type": photo.type, "cache-control": "public, max-age=31536000, immutable" };
  return new Response(Uint8Array.from(photo.bytes), { headers });
});
