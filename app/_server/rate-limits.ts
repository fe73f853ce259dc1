import { createHmac } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { clientAddress } from "./client-address";
import { guestOf } from "./guest-session";
import { Refusal } from "./refusal";
import { sessionSecret } from "./session-secret";

/** Requests one sender may send in ten seconds: far above any hand, far below a flood. */
const perSender = new RateLimiterMemory({ points: 120, duration: 10 });

/** Counts a request against its sender: a guest, or without one an address, kept only as a keyed hash. */
export async function spend(request: Request): Promise<void> {
  const sender = guestOf(request)?.id ?? clientAddress(request.headers);
  const key = createHmac("sha256", sessionSecret()).update(`sender:${sender}`).digest("base64url");
  try {
    await perSender.consume(key);
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    throw new Refusal(429, "too-many", "That was a lot at once: wait a few seconds and go on.");
  }
}
