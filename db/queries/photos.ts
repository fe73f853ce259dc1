import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import { photos } from "@/db/schema/conversations";
import { products as stock } from "@/db/schema/products";
import { photoAddress } from "@/lib/catalog/offer";
import { first } from "./rows";

export type StoredPhoto = { type: string; bytes: Uint8Array };

const atOnce = 8;

/** Replaces photo addresses with our own photos, or none where `fetch` returns `null`. */
export async function takePhotos(
  db: Database,
  catalogId: string,
  fetch: (address: string, position: number) => Promise<StoredPhoto | null>,
): Promise<void> {
  const take = async ({ position, photo }: { position: number; photo: string }) => {
    const taken = await fetch(photo, position);
    const name = taken ? createHash("sha256").update(taken.bytes).digest("hex") : null;
    const held = taken && name ? { catalogId, name, ...taken } : null;
    if (held) await db.insert(photos).values(held).onConflictDoNothing();
    const served = JSON.stringify(name && photoAddress(name));
    await db.execute(sql`update ${stock} set offer = jsonb_set(offer, '{photo}', ${served}::jsonb)
      where catalog_id = ${catalogId}::uuid and position = ${position}::int`);
  };
  for (let last = -1; ; ) {
    const next = await readRows<{ position: number; photo: string }>(
      db,
      sql`select position, offer->>'photo' as photo from ${stock} where catalog_id = ${catalogId}::uuid
        and position > ${last}::int and offer->>'photo' is not null order by position limit ${atOnce}::int`,
    );
    await Promise.all(next.map(take));
    last = next.at(-1)?.position ?? last;
    if (next.length < atOnce) return;
  }
}

export function findPhoto(db: Database, name: string): Promise<StoredPhoto | null> {
  const { type, bytes } = photos;
  return first(db.select({ type, bytes }).from(photos).where(eq(photos.name, name)).limit(1));
}
