import { randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { hostname, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { DatabaseInUseError } from "./database-errors";

/** `isSeen` is false without sockets: other processes can't see the owner. */
export type FolderLock = { isSeen: boolean; release(): void };

/**
 * Takes the lock at `path`, a folder of sockets. Throws if another process answers. Among starters the least name wins.
 */
export async function lockFolder(path: string): Promise<FolderLock> {
  // Earlier versions kept a file here.
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) rmSync(path);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const name = `${kernelId()}-${randomUUID()}`;
  const mine = { state: "starting" };
  const server = createServer((asker) => {
    asker.on("error", () => undefined);
    asker.end(mine.state);
  });
  const shown = await show(server, path, name);
  if (!shown) return { isSeen: false, release: () => undefined };
  const release = () => {
    process.off("exit", release);
    server.close();
    rmSync(join(path, name), { force: true });
  };
  process.on("exit", release);
  try {
    while (othersIn(path, name).length > 0) {
      for (const other of othersIn(path, name)) await yieldTo(path, name, other);
      if (othersIn(path, name).length > 0) await wait(50);
    }
  } catch (error) {
    release();
    throw error;
  }
  mine.state = "owner";
  return { isSeen: true, release };
}

/** Other machines' sockets are out of reach. */
function othersIn(path: string, name: string): string[] {
  return readdirSync(path).filter((each) => each.startsWith(`${kernelId()}-`) && each !== name);
}

/** Throws if the other goes first, removes it if dead, and rechecks one just ending. */
async function yieldTo(path: string, name: string, other: string): Promise<void> {
  const state = await askState(join(path, other));
  // Names are used once.
  if (state === "dead") rmSync(join(path, other), { force: true });
  else if (state === "owner" || (state === "starting" && other < name)) throw new DatabaseInUseError(dirname(path));
}

/** Milliseconds to answer. A frozen process owns the folder too. */
const answerTime = 2000;

function askState(path: string): Promise<"owner" | "starting" | "ending" | "dead"> {
  return withShortPath(path, (short) => {
    return new Promise((settle) => {
      const socket = connect(short);
      let said = "";
      socket.setTimeout(answerTime, () => {
        settle("owner");
        socket.destroy();
      });
      socket.on("data", (chunk) => {
        said += chunk;
      });
      socket.on("error", ({ code = "" }: NodeJS.ErrnoException) => {
        if (code === "ECONNREFUSED" || code === "ENOENT") settle("dead");
        else settle(code === "ECONNRESET" || code === "EPIPE" ? "ending" : "owner");
      });
      socket.on("close", () => settle(said === "owner" || said === "starting" ? said : "ending"));
    });
  });
}

/** Listens first, then takes the public name. False without socket support. */
async function show(server: Server, path: string, name: string): Promise<boolean> {
  const hidden = join(path, `new-${name}`);
  const isListening = await withShortPath(hidden, (short) => {
    return new Promise<boolean>((settle) => {
      server.once("error", () => settle(false));
      server.listen(short, () => settle(true));
    });
  });
  if (!isListening) return false;
  // The lock never keeps a command from ending.
  server.unref();
  renameSync(hidden, join(path, name));
  return true;
}

/** Bytes, on every system. */
const longestPath = 100;

async function withShortPath<T>(path: string, use: (short: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(path) <= longestPath) return use(path);
  const folder = mkdtempSync(join(tmpdir(), "leeway-"));
  try {
    symlinkSync(resolve(dirname(path)), join(folder, "to"));
    return await use(join(folder, "to", path.slice(dirname(path).length + 1)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

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
