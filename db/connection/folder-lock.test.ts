import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DatabaseInUseError } from "./database-errors";
import { type FolderLock, lockFolder } from "./folder-lock";

let parent: string;
let path: string;
let children: ChildProcess[];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "leeway-lock-"));
  path = join(parent, "pg.lock");
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(parent, { recursive: true, force: true });
});

async function startOwner(before: string[] = []): Promise<{ child: ChildProcess; said: string }> {
  const [program = "", ...given] = [
    ...before,
    process.execPath,
    "--import",
    "tsx",
    "db/testing/own-folder.ts",
    join(parent, "pg"),
  ];
  const child = spawn(program, given, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [said] = (await once(child.stdout as NonNullable<typeof child.stdout>, "data")) as [Buffer];
  return { child, said: said.toString().trim() };
}

const apart = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"];
const mayLiveApart = spawnSync(apart[0] ?? "", [...apart.slice(1), "true"]).status === 0;

describe("the lock of a folder", () => {
  it("goes to exactly one of many that start at once, again and again", async () => {
    for (let round = 0; round < 10; round++) {
      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(path)));
      const owners = outcomes.filter((each): each is PromiseFulfilledResult<FolderLock> => each.status === "fulfilled");
      const losers = outcomes.filter((each) => each.status === "rejected");
      expect(owners).toHaveLength(1);
      for (const { reason } of losers) expect(reason).toBeInstanceOf(DatabaseInUseError);
      owners[0]?.value.release();
      expect(readdirSync(path)).toEqual([]);
    }
  });

  it("dies with its owner, and holds while that one is frozen", async () => {
    const { child, said } = await startOwner();
    expect(said).toBe("owner");
    child.kill("SIGSTOP");
    await expect(lockFolder(path)).rejects.toThrow(DatabaseInUseError);
    child.kill("SIGKILL");
    await once(child, "exit");
    (await lockFolder(path)).release();
  });

  it.runIf(mayLiveApart)("is seen from containers, which have process numbers of their own", async () => {
    const first = await startOwner(apart);
    expect(first.said).toBe("owner");
    expect((await startOwner(apart)).said).toBe("database-in-use");
    await expect(lockFolder(path)).rejects.toThrow(DatabaseInUseError);
    first.child.kill("SIGKILL");
    await once(first.child, "exit");
    const both = await Promise.all([startOwner(apart), startOwner(apart)]);
    expect(both.map(({ said }) => said).sort()).toEqual(["database-in-use", "owner"]);
  });

  it("works where the path is longer than that of a socket may be", async () => {
    const deep = join(parent, "a".repeat(100), "b".repeat(100));
    mkdirSync(deep, { recursive: true });
    const lock = await lockFolder(join(deep, "pg.lock"));
    expect(lock.isSeen).toBe(true);
    await expect(lockFolder(join(deep, "pg.lock"))).rejects.toThrow(DatabaseInUseError);
    lock.release();
    (await lockFolder(join(deep, "pg.lock"))).release();
  });

  it("takes the place of the file that earlier versions kept", async () => {
    writeFileSync(path, "{}");
    (await lockFolder(path)).release();
  });
});
