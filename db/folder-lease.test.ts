import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DatabaseInUseError } from "./connection/database-errors";
import { FolderLease } from "./folder-lease";

const times = { holds: 600, beats: 100 };
let folder: string;
const taken: FolderLease[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "leeway-lease-"));
});
afterEach(() => {
  for (const lease of taken.splice(0)) lease.release();
  rmSync(folder, { recursive: true, force: true });
});

async function take({ isAlone = false, onLost = () => {} } = {}): Promise<FolderLease> {
  const lease = await FolderLease.take(folder, { isAlone, onLost, times });
  taken.push(lease);
  return lease;
}

const file = () => join(folder, "lease");
const ofAnother = (beat = 0) => writeFileSync(file(), JSON.stringify({ kernel: "another", owner: "another", beat }));

describe("the lease of a folder that machines share", () => {
  it("is refused to others for as long as it is renewed, and given back at the end", async () => {
    const lease = await take();
    await expect(take()).rejects.toThrow(DatabaseInUseError);
    expect(() => lease.check()).not.toThrow();
    lease.release();
    await take();
  });

  it("is taken over when it was not renewed, no sooner than it ends", async () => {
    ofAnother();
    const began = performance.now();
    await take();
    expect(performance.now() - began).toBeGreaterThan(times.holds * 0.9);
  });

  it("of this machine is taken over at once by whoever is alone on it", async () => {
    const left = await take();
    const kept = readFileSync(file(), "utf8");
    left.release();
    writeFileSync(file(), kept);
    const lease = await FolderLease.take(folder, {
      isAlone: true,
      onLost: () => {},
      times: { ...times, holds: 600_000 },
    });
    taken.push(lease);
  });

  it("that another took over stops its former owner before the next commit, and is not touched by it", async () => {
    const onLost = vi.fn();
    const lease = await take({ onLost });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, times.holds + 100);
    ofAnother(7);
    expect(() => lease.check()).toThrow(DatabaseInUseError);
    expect(lease.isLost).toBe(true);
    expect(onLost).toHaveBeenCalledOnce();
    lease.release();
    expect(readFileSync(file(), "utf8")).toContain("another");
  });

  it("goes to one of several that find it ended", async () => {
    ofAnother();
    const outcomes = await Promise.allSettled([take(), take(), take()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("bears a file that is not readable as one", async () => {
    writeFileSync(file(), "");
    const lease = await take();
    await wait(times.beats * 3);
    expect(() => lease.check()).not.toThrow();
  });
});
