import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

/** Returns whether the points exceeded the rest. Rethrows store errors. */
export async function spendPoints(store: RateLimiterAbstract, key: string, points = 1) {
  try {
    return { isOver: false, spent: await store.consume(key, points) };
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    return { isOver: true, spent: outcome };
  }
}
