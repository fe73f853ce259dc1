import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createGuest, touchGuest } from "@/db/queries/guest-data";
import { migratedDatabase, openTestDatabase, testedDatabases } from "@/db/testing/test-database";
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
  const open = async () =>
    openDatabase({}, { folder, from: existsSync(folder) ? undefined : await migratedDatabase() });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  it("is made when missing, keeps what was stored, and is given back on closing", async () => {
    const first = await openDatabase({}, { folder });
    await first.migrate();
    const guest = await createGuest(first.db);
    await first.close();
    expect(readdirSync(lock)).toEqual([]);
    const second = await openDatabase({}, { folder });
    expect(await touchGuest(second.db, guest)).toBe(true);
    await second.close();
  });

  it("has one owner at a time, and says what to do", async () => {
    const owner = await open();
    const refused = open();
    await expect(refused).rejects.toThrow(DatabaseInUseError);
    await expect(refused).rejects.toMatchObject({
      code: "database-in-use",
      userMessage: `Leeway is already running and owns ${join(parent, "data")}; stop it or set DATABASE_URL.`,
    });
    await owner.close();
    await (await open()).close();
  });

  it("is for its user alone, whatever the process was started with, and so is what earlier versions left open", async () => {
    const before = process.umask(0o000);
    try {
      const first = await open();
      await createGuest(first.db);
      expect(openToOthers(join(parent, "data"))).toEqual([]);
      await first.close();
      chmodSync(join(parent, "data"), 0o755);
      chmodSync(join(folder, "PG_VERSION"), 0o666);
      await (await open()).close();
      expect(openToOthers(join(parent, "data"))).toEqual([]);
    } finally {
      process.umask(before);
    }
  });

  it("is closed to others alone, where it shares its place with other things", async () => {
    mkdirSync(join(parent, "data"));
    writeFileSync(join(parent, "data", "of-somebody.txt"), "");
    chmodSync(join(parent, "data"), 0o755);
    await (await open()).close();
    expect(statSync(join(parent, "data")).mode & 0o777).toBe(0o755);
    expect(openToOthers(folder)).toEqual([]);
  });

  it("that cannot be written is named", async () => {
    writeFileSync(join(parent, "data"), "a file where the folder should be");
    const refused = open();
    await expect(refused).rejects.toThrow(DatabaseUnavailableError);
    await expect(refused).rejects.toThrow(/data cannot be written; .*LEEWAY_DATA/);
  });

  it("that cannot be opened is named, and given back", async () => {
    await (await open()).close();
    writeFileSync(join(folder, "PG_VERSION"), "3\n");
    const refused = open();
    await expect(refused).rejects.toThrow(DatabaseUnavailableError);
    await expect(refused).rejects.toThrow(folder);
    expect(readdirSync(lock)).toEqual([]);
  });
});

function openToOthers(path: string): string[] {
  const names = ["", ...readdirSync(path, { recursive: true, encoding: "utf8" })];
  return names.filter((name) => (statSync(join(path, name)).mode & 0o077) !== 0);
}

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
    await (await openDatabase({}, { folder: join(folder, "pg"), from: await migratedDatabase() })).close();
    const [first, second] = await Promise.all([sharedDatabase(), sharedDatabase()]);
    expect(first).toBe(second);
    await closeSharedDatabase();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
});
