import { randomUUID } from "node:crypto";
import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { codeOf } from "@/lib/errors";
import { DatabaseInUseError, DatabaseUnavailableError } from "./connection/database-errors";
import { kernelId, lockFolder } from "./connection/folder-lock";
import { privateFolder } from "./private-files";

/** Milliseconds a lease holds, and between renewals. */
export const leaseTimes = { holds: 15_000, beats: 3000 };

const leaseSchema = z.object({ kernel: z.string(), owner: z.string(), beat: z.number() });
type Lease = z.infer<typeof leaseSchema>;

/** A lease on a folder that machines share. Its owner renews a file and checks it before each commit. */
export class FolderLease {
  private renewed = clock();
  private lost = false;
  private readonly timer: NodeJS.Timeout;

  private constructor(
    private readonly path: string,
    private mine: Lease,
    private readonly times: typeof leaseTimes,
    private readonly onLost: () => void,
  ) {
    this.timer = setInterval(() => this.renew(), times.beats);
    this.timer.unref();
  }

  /** Takes a lease. Ignores this machine's old one where `isAlone`. Watches any other and throws if it is renewed. */
  static async take(
    folder: string,
    { isAlone, onLost, times = leaseTimes }: { isAlone: boolean; onLost: () => void; times?: typeof leaseTimes },
  ): Promise<FolderLease> {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, "lease");
    const mine = { kernel: kernelId(), owner: randomUUID(), beat: 0 };
    for (let left = read(path); left !== null; left = read(path)) {
      if (!(isAlone && left.kernel === mine.kernel)) await watch(path, left, times.holds);
      putAside(path, left);
    }
    if (!created(path, mine)) throw new DatabaseInUseError(dirname(folder));
    return new FolderLease(path, mine, times, onLost);
  }

  /** Call before each commit. Throws `DatabaseInUseError` unless the lease is surely ours. */
  check(): void {
    if (!this.lost && sinceThen(this.renewed) > this.times.holds / 2) this.renew();
    if (this.lost || sinceThen(this.renewed) > this.times.holds)
      throw new DatabaseInUseError(dirname(dirname(this.path)));
  }

  get isLost(): boolean {
    return this.lost;
  }

  release(): void {
    clearInterval(this.timer);
    if (!this.lost && read(this.path)?.owner === this.mine.owner) fs.rmSync(this.path, { force: true });
  }

  private renew(): void {
    if (this.lost) return;
    try {
      this.lost = !this.isRenewed();
    } catch {
      // A brief disk failure loses nothing: the next beat retries.
      return;
    }
    if (!this.lost) return;
    clearInterval(this.timer);
    this.onLost();
  }

  /** Overwrites the last beat, needing no disk space. False if the lease isn't ours. */
  private isRenewed(): boolean {
    const began = clock();
    const file = fs.openSync(this.path, "r+");
    try {
      if (parse(fs.readFileSync(file, "utf8")).owner !== this.mine.owner) return false;
      this.mine = { ...this.mine, beat: this.mine.beat + 1 };
      // If another process puts the file aside now, it sees the beat and restores it.
      fs.writeSync(file, leaseText(this.mine), 0);
      fs.fsyncSync(file);
    } finally {
      fs.closeSync(file);
    }
    this.renewed = began;
    return true;
  }
}

/** Throws if the lease is renewed during the watch. */
async function watch(path: string, left: Lease, holds: number): Promise<void> {
  for (const began = clock(); sinceThen(began) < holds; ) {
    await wait(holds / 30);
    const now = read(path);
    if (now === null) return;
    if (now.owner !== left.owner || now.beat !== left.beat) throw new DatabaseInUseError(dirname(dirname(path)));
  }
}

/** Removes an ended lease, but restores one that replaced it meanwhile. */
function putAside(path: string, left: Lease): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    fs.renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  const moved = read(aside);
  const isNewer = moved !== null && (moved.owner !== left.owner || moved.beat !== left.beat);
  if (isNewer) fs.linkSync(aside, path);
  fs.rmSync(aside, { force: true });
  if (isNewer) throw new DatabaseInUseError(dirname(dirname(path)));
}

function created(path: string, lease: Lease): boolean {
  const whole = `${path}.${lease.owner}`;
  fs.writeFileSync(whole, leaseText(lease), { mode: 0o600 });
  try {
    // A link appears whole and never overwrites.
    fs.linkSync(whole, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    fs.rmSync(whole, { force: true });
  }
}

/** An unreadable lease belongs to nobody, but is still watched. */
function read(path: string): Lease | null {
  try {
    return parse(fs.readFileSync(path, "utf8"));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

function parse(text: string): Lease {
  try {
    const parsed = leaseSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : unreadable;
  } catch {
    return unreadable;
  }
}

/** Equal lengths, so one beat overwrites another. */
function leaseText(lease: Lease): string {
  return JSON.stringify(lease).padEnd(200);
}

const unreadable: Lease = { kernel: "", owner: "", beat: 0 };

/** Both clocks: one stops during sleep, the other may be set. */
function clock() {
  return { steady: performance.now(), wall: Date.now() };
}

function sinceThen(then: ReturnType<typeof clock>): number {
  return Math.max(performance.now() - then.steady, Date.now() - then.wall);
}

/** Owns the folder: a socket excludes other processes, a lease other machines. Throws if in use. */
export async function ownFolder(folder: string, onLost: () => void) {
  try {
    privateFolder(dirname(folder));
    const locked = `${folder}.lock`;
    const lock = await lockFolder(locked);
    try {
      const lease = await FolderLease.take(locked, { isAlone: lock.isSeen, onLost });
      return {
        /** Call before each commit. Throws `DatabaseInUseError` if another machine took over. */
        check: () => lease.check(),
        /** If true, write nothing there, not even to close it. */
        isLost: () => lease.isLost,
        release: () => {
          lease.release();
          lock.release();
        },
      };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (cause) {
    if (cause instanceof DatabaseInUseError) throw cause;
    throw new DatabaseUnavailableError(
      `The folder ${dirname(folder)} cannot be written; make it writable, name another in LEEWAY_DATA, or set DATABASE_URL.`,
      { cause },
    );
  }
}
