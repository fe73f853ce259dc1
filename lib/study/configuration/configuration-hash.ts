import { createHash } from "node:crypto";
import { canonicalJson } from "@/lib/canonical-json";
import type { Configuration } from "./configuration";

/** 64 hex digits. Every data row carries it. */
export function configurationHash(configuration: Configuration): string {
  return digestOf(configuration);
}

export function digestOf(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}
