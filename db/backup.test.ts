import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "./connection/client";
import { createGuest, touchGuest } from "./queries/guest-data";
import { migratedDatabase, openTestDatabase, testedDatabases } from "./testing/test-database";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "leeway-backup-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function command(verb: "backup" | "restore", env: Record<string, string>) {
  const { status, stderr } = spawnSync("node_modules/.bin/tsx", ["scripts/backup.mjs", verb, join(folder, "kept")], {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: "", ...env },
  });
  return { status, stderr };
}

describe("backup and restore", () => {
  it("bring the embedded database and the session's key back, and refuse while it is in use", async () => {
    const data = join(folder, "data");
    const open = () => openDatabase({}, { folder: join(data, "pg") });
    const first = await openDatabase({}, { folder: join(data, "pg"), from: await migratedDatabase() });
    const kept = await createGuest(first.db);
    writeFileSync(join(data, "session-secret"), "the key");
    expect(command("backup", { LEEWAY_DATA: data })).toMatchObject({ status: 1 });
    await first.close();
    rmSync(join(folder, "kept"), { recursive: true, force: true });
    expect(command("backup", { LEEWAY_DATA: data })).toMatchObject({ status: 0, stderr: "" });
    rmSync(data, { recursive: true });
    expect(command("restore", { LEEWAY_DATA: data })).toMatchObject({ status: 0, stderr: "" });
    expect(existsSync(join(data, "session-secret"))).toBe(true);
    const second = await open();
    expect(await touchGuest(second.db, kept)).toBe(true);
    await second.close();
  });

  it.runIf(testedDatabases.includes("server") && spawnSync("pg_dump", ["--version"]).status === 0)(
    "bring a server's database back to where it was",
    async () => {
      const database = await openTestDatabase("server");
      const [named] = await database.query("select current_database() as name", []);
      const url = new URL(process.env.TEST_DATABASE_URL ?? "");
      url.pathname = `/${String(named?.name)}`;
      const data = join(folder, "data");
      mkdirSync(data);
      const kept = await createGuest(database.db);
      expect(command("backup", { DATABASE_URL: url.href, LEEWAY_DATA: data })).toMatchObject({ status: 0 });
      const later = await createGuest(database.db);
      expect(command("restore", { DATABASE_URL: url.href, LEEWAY_DATA: data })).toMatchObject({ status: 0 });
      expect(await touchGuest(database.db, kept)).toBe(true);
      expect(await touchGuest(database.db, later)).toBe(false);
      await database.close();
    },
  );
});
