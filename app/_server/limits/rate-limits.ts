import { createHmac } from "node:crypto";
import { Refusal } from "@/app/_server/refusal";
import { clientAddress } from "@/app/_server/session/client-address";
import { guestOf } from "@/app/_server/session/guest-cookie";
import { sessionSecret } from "@/app/_server/session/session-secret";
import { runsIn } from "@/app/_server/study/study-cookies";
import { environment } from "@/lib/env";
import { processWide } from "@/lib/process-wide";
import { refusals } from "@/messages/refusals";
import { LeasedLimiter } from "./leased-limiter";
import { limitStore } from "./limit-store";

/** Seconds. */
const window = 10;

const limits = processWide("leewayLimits", () => {
  const { RATE_LIMIT_GUEST, RATE_LIMIT_ADDRESS, RATE_LIMIT_ALL } = environment();
  const counted = (name: string, points: number, seconds = window) =>
    new LeasedLimiter(limitStore(name, { points, seconds }), Math.max(1, Math.floor(points / 12)));
  return {
    guest: counted("guest", RATE_LIMIT_GUEST),
    address: counted("address", RATE_LIMIT_ADDRESS),
    everyone: counted("all", RATE_LIMIT_ALL),
    // Guests are lasting rows, so they get a longer window (ten minutes).
    newGuests: counted("new-guest", RATE_LIMIT_ADDRESS, 600),
  };
});

/** Charges a request to its guest, its address and everyone. A refusal says how long to wait. */
export async function spend(request: Pick<Request, "headers">, cost = 1): Promise<void> {
  const { guest, address, everyone } = limits();
  const place = clientAddress(request.headers);
  const from = guestOf(request)?.id ?? runsIn(request.headers)[0] ?? (cost > 1 ? `nobody at ${place}` : null);
  const allowed =
    (!from || (await takes(guest, senderKey(from), cost))) &&
    (await takes(address, senderKey(place), cost)) &&
    (await takes(everyone, "all", cost));
  if (!allowed) throw tooMany(refusals.tooMany);
}

function takes(limiter: LeasedLimiter, key: string, cost: number): boolean | Promise<boolean> {
  return limiter.takeHeld(key, cost) || limiter.take(key, cost);
}

export async function spendNewGuest(headers: Headers): Promise<void> {
  const allowed = await limits().newGuests.take(senderKey(clientAddress(headers)));
  if (!allowed) throw tooMany(refusals.tooManyVisitors);
}

/** A daily keyed hash hides senders and keeps days from being joined. */
export function senderKey(sender: string): string {
  const day = Math.floor(Date.now() / 86_400_000);
  if (hashed.day !== day || hashed.keys.size > mostHashed) hashed = { day, keys: new Map() };
  const held = hashed.keys.get(sender);
  if (held) return held;
  const key = createHmac("sha256", sessionSecret())
    .update(`sender:${new Date().toISOString().slice(0, 10)}:${sender}`)
    .digest("base64url")
    .slice(0, 22);
  hashed.keys.set(sender, key);
  return key;
}

const mostHashed = 10_000;
let hashed = { day: 0, keys: new Map<string, string>() };

function tooMany(sentence: string): Refusal {
  return new Refusal(429, "too-many", sentence);
}
