import { createHash } from "node:crypto";
import { canonicalJson } from "@/lib/canonical-json";
import type { Configuration } from "./configuration";

/** SHA-256 of the canonical JSON of a configuration: 64 hexadecimal digits, carried by every row of data. */
export function configurationHash(configuration: Configuration): string {
  return digestOf(configuration);
}

/** The same digest of any value that JSON can hold: lattices, decisions. */
export function digestOf(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}
