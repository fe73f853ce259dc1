import { createHmac, randomBytes } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { clientAddress } from "@/app/_server/session/client-address";

/** A key a day, kept in memory only: yesterday's hashes say nothing to anybody. */
let daily = { day: "", key: randomBytes(32) };
const limiters = new Map<number, RateLimiterMemory>();

/**
 * Counts a start against its network address. The address is kept as a keyed hash under a key of the day, in memory,
 * never in the database, and is gone within an hour. False when the address has had its starts.
 */
export async function mayStart(headers: Headers, slug: string, perHour: number, now: Date): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  if (daily.day !== day) daily = { day, key: randomBytes(32) };
  const hash = createHmac("sha256", daily.key)
    .update(`${slug} ${clientAddress(headers)}`)
    .digest("base64url");
  const limiter = limiters.get(perHour) ?? new RateLimiterMemory({ points: perHour, duration: 3600 });
  limiters.set(perHour, limiter);
  try {
    await limiter.consume(hash);
    return true;
  } catch (outcome) {
    if (outcome instanceof RateLimiterRes) return false;
    throw outcome;
  }
}
