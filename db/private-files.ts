import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { codeOf } from "@/lib/errors";

/** A folder with other files may belong to somebody else. */
const kept = ["pg", "pg.lock", "session-secret", "prepared", "runs"];

/** Makes a private folder and closes files earlier versions left open. It holds people's words and keys. */
export function privateFolder(folder: string): void {
  // Threads share the main one's setting.
  if (isMainThread) process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = readdirSync(folder);
  if (names.every((name) => kept.includes(name))) close(folder);
  for (const name of names) if (kept.includes(name)) closeToOthers(join(folder, name));
}

export function closeToOthers(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  if ((found.mode & 0o077) !== 0) close(path);
  if (found.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
}

function close(path: string): void {
  const mode = lstatSync(path).mode & 0o700;
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Another user's file, or one gone meanwhile.
    if (codeOf(error) !== "EPERM" && codeOf(error) !== "ENOENT") throw error;
  }
}
