import { LRUCache } from "lru-cache";
import { isSameSignature } from "@/app/_server/same-token";
import { signature } from "@/app/_server/study/signed-value";
import { hostCookie } from "./host-cookie";
import { sessionKeys } from "./session-secret";

/** Seconds. Values past `renewAfter` are signed again. */
export const guestValidFor = 90 * 24 * 3600;
const renewAfter = 24 * 3600;
/** Seconds. */
const clockSkew = 300;

export interface SealedGuest {
  id: string;
  /** Whether the value's age or key calls for a new one. */
  isStale: boolean;
}

/** Returns `id.seconds.signature`. */
export function sealGuest(id: string, now: Date, key: string): string {
  const issued = Math.floor(now.getTime() / 1000);
  return `${id}.${issued}.${signature("guest", `${id}:${issued}`, key)}`;
}

const verified = new LRUCache<string, string>({ max: 10_000 });

/** Returns `null` if forged, expired or from the future. The first key is the current one. */
export function openGuest(value: string, now: Date, keys: readonly string[]): SealedGuest | null {
  const [id = "", seconds = "", given = ""] = value.split(".");
  const issued = /^\d{1,12}$/.test(seconds) ? Number(seconds) : Number.NaN;
  const age = now.getTime() / 1000 - issued;
  if (!(age > -clockSkew && age < guestValidFor)) return null;
  const isSigned = (key: string) => isSameSignature(signature("guest", `${id}:${issued}`, key), given);
  const isBy = (key: string) => verified.get(value) === key || isSigned(key);
  const key = keys.find(isBy);
  if (key === undefined) return null;
  verified.set(value, key);
  return { id, isStale: key !== keys[0] || age > renewAfter };
}

export const guestCookieName = "leeway_guest";

/** Returns the whole `Set-Cookie` header. `null` deletes the cookie. */
export function setCookieHeader(value: string | null, headers: Headers): string {
  const { name, secure } = hostCookie(guestCookieName, headers);
  const kept = `${name}=${value ?? ""}; Path=/; Max-Age=${value === null ? 0 : guestValidFor}`;
  return `${kept}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export function guestOf(request: Pick<Request, "headers">): SealedGuest | null {
  const { name } = hostCookie(guestCookieName, request.headers);
  const pair = (request.headers.get("cookie") ?? "").split(/; */).find((each) => each.startsWith(`${name}=`));
  return pair ? openGuest(pair.slice(name.length + 1), new Date(), sessionKeys()) : null;
}
