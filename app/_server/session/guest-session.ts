import { headers } from "next/headers";
import { spendNewGuest } from "@/app/_server/limits/rate-limits";
import { log } from "@/app/_server/log";
import type { Database } from "@/db/connection/database";
import { createGuest, touchGuest } from "@/db/queries/guest-data";
import { guestCookieName, guestOf, guestValidFor, openGuest, sealGuest, setCookieHeader } from "./guest-cookie";
import { boundCookie, hostCookie, isLocalhost, setBoundCookie } from "./host-cookie";
import { sessionKeys } from "./session-secret";

/** Returns `null` for a missing, forged, expired or foreign cookie. */
export async function currentGuest(): Promise<string | null> {
  const value = await boundCookie(guestCookieName);
  return value ? (openGuest(value, new Date(), sessionKeys())?.id ?? null) : null;
}

/** Creates the guest on the first search or when the old one is gone. Sets the cookie. */
export async function ensureGuest(db: Database): Promise<string> {
  const known = await currentGuest();
  if (known && (await touchGuest(db, known))) return known;
  const asked = await headers();
  await spendNewGuest(asked);
  const id = await createGuest(db);
  const { secure } = hostCookie(guestCookieName, asked);
  if (!secure && !isLocalhost(asked)) warnOfPlainCookie();
  await setBoundCookie(guestCookieName, sealGuest(id, new Date(), sessionKeys()[0]), guestValidFor);
  return id;
}

/** Renews a value that is a day old or has an older key. */
export function renewSession(request: Request, response: Response): void {
  const guest = guestOf(request);
  if (!guest?.isStale || response.headers.has("set-cookie")) return;
  const value = sealGuest(guest.id, new Date(), sessionKeys()[0]);
  response.headers.append("set-cookie", setCookieHeader(value, request.headers));
}

let isWarned = false;

/** Warns once: anyone on this network can take over a search. */
function warnOfPlainCookie(): void {
  if (isWarned) return;
  isWarned = true;
  log.warn("sessions are on a cookie without Secure, because this server is reached over plain HTTP: use HTTPS");
}
