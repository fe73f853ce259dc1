import { createHash } from "node:crypto";
import type { Act } from "@/lib/dialogue/state/act";

/** SHA-256 of an act, whatever the order of its keys: tells a repeated message from another one under the same id. */
export function actHash(act: Act): string {
  return createHash("sha256")
    .update(JSON.stringify(act, (_, value: unknown) => (isRecord(value) ? inOrder(value) : value)))
    .digest("hex");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function inOrder(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
