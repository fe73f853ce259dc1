import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { DatabaseInUseError } from "./database-errors";

const ownerSchema = z.object({ pid: z.number().int().positive(), started: z.string().nullable(), token: z.string() });

/**
 * Takes the lock file at `path` for this process and returns what gives it back. A lock whose process is gone is taken
 * over. Throws `DatabaseInUseError` while its owner lives, also when that is this very process.
 */
export function lockFolder(path: string): () => void {
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid), token: randomUUID() });
  while (!created(path, mine)) {
    const held = contentOf(path);
    if (held !== null) takeOver(path, held);
  }
  const release = () => {
    process.off("exit", release);
    if (contentOf(path) === mine) rmSync(path, { force: true });
  };
  process.on("exit", release);
  return release;
}

function created(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Removes a lock left behind by a dead process; a lock that changed meanwhile is put back and respected. */
function takeOver(path: string, held: string): void {
  if (ownerLives(held)) throw new DatabaseInUseError(dirname(path));
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  const moved = contentOf(aside);
  if (moved !== null && moved !== held) {
    linkSync(aside, path);
    rmSync(aside, { force: true });
    throw new DatabaseInUseError(dirname(path));
  }
  rmSync(aside, { force: true });
}

function ownerLives(content: string): boolean {
  const owner = ownerSchema.safeParse(parseJson(content));
  // Half-written: its writer died between creating and filling the file, which takes no time at all.
  if (!owner.success) return false;
  try {
    process.kill(owner.data.pid, 0);
  } catch (error) {
    if (codeOf(error) === "ESRCH") return false;
  }
  // The same number may since have been given to another process; where the system tells, the start time decides.
  const started = startOf(owner.data.pid);
  return started === null || owner.data.started === null || started === owner.data.started;
}

/** When a process started, in the system's own unit; `null` where the system does not tell. */
function startOf(pid: number): string | null {
  const stat = contentOf(`/proc/${pid}/stat`);
  // The second field is the command in brackets and may hold spaces; the start time is the 22nd field.
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ESRCH") return null;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
