import { createHash, timingSafeEqual } from "node:crypto";

/** Compares hashes so timing reveals neither length nor content. */
export function isSameToken(given: string, token: string): boolean {
  return timingSafeEqual(tokenHash(given), tokenHash(token));
}

export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token.trim()).digest();
}

export function isSameSignature(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
