import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "./api-error";

/** Acts one sender may send in ten seconds: far above any hand, far below a flood. */
const perSender = new RateLimiterMemory({ points: 120, duration: 10 });

/** Counts a request against its sender, who is known by cookie or, without one, by a hash of the address. */
export async function spend(request: Request): Promise<void> {
  const sender = request.headers.get("cookie") ?? request.headers.get("x-forwarded-for") ?? "unknown";
  const key = createHash("sha256").update(sender).digest("base64url");
  try {
    await perSender.consume(key);
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    throw new Refusal(429, "too-many", "That was a lot at once: wait a few seconds and go on.");
  }
}
