import { createHmac } from "node:crypto";
import { isSameSignature, tokenHash } from "@/app/_server/same-token";

/** Seconds. */
export const passLifetime = 12 * 3600;

type PassKeys = { token: string; secret: string };

/** Signs a pass that ends `passLifetime` after `now` (milliseconds). A new token invalidates it. */
export function makePass(keys: PassKeys, now: number): string {
  const ends = Math.floor(now / 1000) + passLifetime;
  return `${ends}.${sign(keys, ends)}`;
}

export function isPassValid(keys: PassKeys, pass: string, now: number): boolean {
  const [ends = "", signature = ""] = pass.split(".");
  if (!/^\d{1,12}$/.test(ends)) return false;
  return isSameSignature(sign(keys, Number(ends)), signature) && Number(ends) * 1000 > now;
}

function sign({ token, secret }: PassKeys, ends: number): string {
  return createHmac("sha256", secret)
    .update(`research:${ends}:${tokenHash(token).toString("hex")}`)
    .digest("base64url");
}
