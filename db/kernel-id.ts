import { readFileSync } from "node:fs";
import { hostname } from "node:os";

let known: string | undefined;

/** Names the running system: the same in all its containers, another after a restart. By its name where it does not tell. */
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
