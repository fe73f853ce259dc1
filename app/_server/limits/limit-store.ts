import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { logFault } from "@/app/_server/log";
import { sharedDatabase } from "@/db/connection/client";
import { Patience, withPatience } from "@/db/patience";
import { forgetEndedLimits } from "@/db/queries/retention";
import { environment } from "@/lib/env";

export type Allowance = { points: number; seconds: number };

/** Counts on the shared database. Without one, or while it is silent, counts in this process. Opens on first use. */
export function limitStore(name: string, allowance: Allowance): () => RateLimiterAbstract {
  let store: RateLimiterAbstract | undefined;
  return () => {
    store ??= openStore(name, allowance);
    return store;
  };
}

function openStore(name: string, { points, seconds }: Allowance): RateLimiterAbstract {
  const counted = { keyPrefix: name, points, duration: seconds };
  const own = new RateLimiterMemory(counted);
  if (!environment().DATABASE_URL) return own;
  return new RateLimiterPostgres({
    ...counted,
    storeClient: { query: sendQuery },
    storeType: "client",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: own,
  });
}

export function forgetLimitsInTime(): void {
  if (!environment().DATABASE_URL) return;
  const forget = () =>
    void sharedDatabase()
      .then(({ db }) => forgetEndedLimits(db, new Date()))
      .catch((error: unknown) => logFault(error, "ended counts could not be deleted"));
  forget();
  setInterval(forget, 5 * 60_000).unref();
}

/** Milliseconds to wait for the server. After that this process counts alone for as long. */
const longestCount = 2000;
let awayUntil = Number.NEGATIVE_INFINITY;

async function sendQuery({ text, values }: { text: string; values: (string | number | null)[] }) {
  if (performance.now() < awayUntil) throw new Error("the server did not count just now");
  try {
    const { query } = await sharedDatabase();
    const rows = await withPatience(new Patience(longestCount), () => query(text, values));
    return { rows, rowCount: rows.length };
  } catch (error) {
    awayUntil = performance.now() + longestCount;
    throw error;
  }
}

/** Returns whether the points exceeded the rest. Rethrows store errors. */
export async function spendPoints(store: RateLimiterAbstract, key: string, points = 1) {
  try {
    return { isOver: false, spent: await store.consume(key, points) };
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    return { isOver: true, spent: outcome };
  }
}
