import { readFileSync } from "node:fs";
import { hostname } from "node:os";

let known: string | undefined;

/** Identifies the running system across its containers until a restart, or else by its name. */
export function kernelId(): string {
  known ??= read();
  return known;
}

function read(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim().slice(0, 8);
  } catch {
    return hostname().replace(/[^\w.]/g, "_");
  }
}
