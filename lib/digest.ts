import { createHash } from "node:crypto";
import { canonicalJson } from "./canonical-json";

/** SHA-256 as 64 hex digits, the same in any order of keys. */
export function digestOf(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}
