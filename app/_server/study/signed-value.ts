import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { isSameSignature } from "@/app/_server/same-token";

/** Returns `payload.signature`, safe in cookies and bound to its purpose. */
export function signValue(purpose: string, payload: string, key: string): string {
  const text = Buffer.from(payload).toString("base64url");
  return `${text}.${signature(purpose, text, key)}`;
}

/** Returns `null` for a foreign signature or purpose. The first key is the current one. */
export function openValue(purpose: string, value: string, keys: readonly string[]): string | null {
  const [text = "", given = ""] = value.split(".");
  const isOurs = keys.some((key) => isSameSignature(signature(purpose, text, key), given));
  return isOurs ? Buffer.from(text, "base64url").toString() : null;
}

export function signature(purpose: string, text: string, key: string): string {
  return createHmac("sha256", key).update(`${purpose}:${text}`).digest("base64url");
}

/** Deterministic, but nobody can test texts without the key. */
export function keyedHash(purpose: string, text: string, key: string): string {
  return createHmac("sha256", key).update(`${purpose}#${text}`).digest("base64url");
}

/** Seals text with AES-256-GCM. */
export function sealText(text: string, key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(key), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Returns `null` if no key opens it. */
export function unsealText(sealed: string, keys: readonly string[]): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  for (const key of keys) {
    try {
      const decipher = createDecipheriv("aes-256-gcm", sealingKey(key), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
    } catch {
      // Another key may open it.
    }
  }
  return null;
}

function sealingKey(key: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", "leeway study payment", 32));
}
