import type { JsonWebKey } from "node:crypto";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import type { Recruitment } from "@/lib/study/configuration/recruitment";

type Key = JsonWebKey & { kid?: string };
const fetched = new Map<string, { at: number; keys: Key[] }>();
const dayInMilliseconds = 24 * 3600 * 1000;
const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Refetches keys by address daily. */
export async function entryKeys({ keys }: NonNullable<Recruitment["signedEntry"]>, now: Date): Promise<Key[]> {
  if (typeof keys !== "string") return keys as Key[];
  const known = fetched.get(keys);
  if (known && now.getTime() - known.at < dayInMilliseconds) return known.keys;
  try {
    const response = await fetch(keys, { signal: AbortSignal.timeout(5000) });
    const read = keySetSchema.parse(await response.json()).keys as Key[];
    fetched.set(keys, { at: now.getTime(), keys: read });
    return read;
  } catch (cause) {
    // Day-old keys beat locking everybody out.
    if (known) return known.keys;
    throw new AppError("no-entry-keys", "Your entry link cannot be checked right now: try again in a few minutes.", {
      cause,
    });
  }
}
