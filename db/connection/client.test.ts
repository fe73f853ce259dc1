import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createGuest, touchGuest } from "@/db/queries/guests";
import { openTestDatabase, testedDatabases } from "@/db/testing/test-database";
import { closeSharedDatabase, openDatabase, sharedDatabase } from "./client";
import { DatabaseInUseError, DatabaseUnavailableError } from "./database-errors";

describe.each(testedDatabases)("migrations, %s", (kind) => {
  it("may run again and at the same time", async () => {
    const database = await openTestDatabase(kind);
    try {
      await Promise.all([database.migrate(), database.migrate(), database.migrate()]);
      expect(await touchGuest(database.db, await createGuest(database.db))).toBe(true);
    } finally {
      await database.close();
    }
  });
});

describe("the folder of the embedded database", () => {
  let parent: string;
  let folder: string;
  let lock: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), "leeway-"));
    folder = join(parent, "data", "pg");
    lock = `${folder}.lock`;
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  it("is made when missing, keeps what was stored, and is given back on closing", async () => {
    const first = await openDatabase({}, { folder });
    await first.migrate();
    const guest = await createGuest(first.db);
    await first.close();
    expect(existsSync(lock)).toBe(false);
    const second = await openDatabase({}, { folder });
    expect(await touchGuest(second.db, guest)).toBe(true);
    await second.close();
  });

  it("has one owner at a time, and says what to do", async () => {
    const owner = await openDatabase({}, { folder });
    const refused = openDatabase({}, { folder });
    await expect(refused).rejects.toThrow(DatabaseInUseError);
    await expect(refused).rejects.toMatchObject({
      code: "database-in-use",
      userMessage: `Leeway is already running and owns ${join(parent, "data")}; stop it or set DATABASE_URL.`,
    });
    await owner.close();
    await (await openDatabase({}, { folder })).close();
  });

  it("is refused while another process lives, and taken over once it is gone", async () => {
    await (await openDatabase({}, { folder })).close();
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    await once(other, "spawn");
    writeFileSync(lock, JSON.stringify({ pid: other.pid, started: null, token: "theirs" }));
    await expect(openDatabase({}, { folder })).rejects.toThrow(DatabaseInUseError);
    expect(readFileSync(lock, "utf8")).toContain("theirs");
    other.kill();
    await once(other, "exit");
    const taken = await openDatabase({}, { folder });
    expect(readFileSync(lock, "utf8")).toContain(`"pid":${process.pid}`);
    await taken.close();
  });

  it("is taken over from a lock that is not readable as one", async () => {
    await (await openDatabase({}, { folder })).close();
    writeFileSync(lock, "");
    await (await openDatabase({}, { folder })).close();
    expect(existsSync(lock)).toBe(false);
  });

  it.runIf(existsSync("/proc/self/stat"))("is taken over when the number was given to another process", async () => {
    await (await openDatabase({}, { folder })).close();
    writeFileSync(lock, JSON.stringify({ pid: process.pid, started: "0", token: "before a restart" }));
    await (await openDatabase({}, { folder })).close();
    expect(existsSync(lock)).toBe(false);
  });

  it("that cannot be written is named", async () => {
    writeFileSync(join(parent, "data"), "a file where the folder should be");
    const refused = openDatabase({}, { folder });
    await expect(refused).rejects.toThrow(DatabaseUnavailableError);
    await expect(refused).rejects.toThrow(/data cannot be written; .*LEEWAY_DATA/);
  });

  it("that cannot be opened is named, and given back", async () => {
    await (await openDatabase({}, { folder })).close();
    writeFileSync(join(folder, "PG_VERSION"), "3\n");
    const refused = openDatabase({}, { folder });
    await expect(refused).rejects.toThrow(DatabaseUnavailableError);
    await expect(refused).rejects.toThrow(folder);
    expect(existsSync(lock)).toBe(false);
  });
});

describe("a server", () => {
  it("that does not answer is reported with what to do, without the password", async () => {
    const refused = openDatabase({ DATABASE_URL: "postgres://somebody:secret@127.0.0.1:9/none" });
    await expect(refused).rejects.toThrow(DatabaseUnavailableError);
    await expect(refused).rejects.toThrow(/start it or correct DATABASE_URL/);
    await expect(refused).rejects.not.toThrow(/secret/);
  });
});

describe("the database of this process", () => {
  it("is not opened while the app is being built, and opened once otherwise", async () => {
    const folder = mkdtempSync(join(tmpdir(), "leeway-"));
    vi.stubEnv("LEEWAY_DATA", folder);
    vi.stubEnv("DATABASE_URL", "");
    vi.stubEnv("NEXT_PHASE", "phase-production-build");
    await expect(sharedDatabase()).rejects.toThrow(DatabaseUnavailableError);
    expect(readdirSync(folder)).toEqual([]);
    vi.stubEnv("NEXT_PHASE", "");
    const [first, second] = await Promise.all([sharedDatabase(), sharedDatabase()]);
    expect(first).toBe(second);
    await closeSharedDatabase();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
});
