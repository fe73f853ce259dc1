import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";

/** What Leeway keeps in its data folder. A folder that holds anything else belongs to somebody else too. */
const kept = ["pg", "pg.lock", "session-secret", "prepared", "runs"];

/**
 * Makes a data folder that is nobody else's, and closes what earlier versions left open in it. From here on all that this
 * process makes is its user's alone, whatever it was started with: people's words and keys come to lie there.
 */
export function privateFolder(folder: string): void {
  // Threads share what the main one set.
  if (isMainThread) process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = readdirSync(folder);
  if (names.every((name) => kept.includes(name))) close(folder);
  for (const name of names) if (kept.includes(name)) closeToOthers(join(folder, name));
}

/** Takes away what others may do with a file, or with a folder and all that lies in it. */
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
    // Another user's, who lets us write there, or gone meanwhile.
    if (!(error instanceof Error && "code" in error && (error.code === "EPERM" || error.code === "ENOENT")))
      throw error;
  }
}
