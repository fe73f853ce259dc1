import { createHash } from "node:crypto";
import { canonicalJson } from "@/lib/canonical-json";
import type { Configuration } from "./configuration";

/** SHA-256 of a configuration's canonical JSON, in 64 hex digits. Every row of data carries it. */
export function configurationHash(configuration: Configuration): string {
  return digestOf(configuration);
}

/** The same digest of any JSON value: lattices, decisions. */
export function digestOf(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}
