import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import postgres from "postgres";
import { type OpenDatabase, openDatabase } from "@/db/connection/client";

const serverUrl = process.env.TEST_DATABASE_URL;

/** Always the embedded one, plus a server if TEST_DATABASE_URL names one. */
export const testedDatabases: readonly OpenDatabase["kind"][] = serverUrl ? ["embedded", "server"] : ["embedded"];

export async function openTestDatabase(kind: OpenDatabase["kind"]): Promise<OpenDatabase> {
  if (kind === "server") return openOnServer();
  return openDatabase({}, { folder: null, from: await migratedDatabase() });
}

/** Cached because making one is slow. */
export async function migratedDatabase(): Promise<Blob> {
  const digest = createHash("sha256").update(readFileSync("node_modules/@electric-sql/pglite/package.json"));
  for (const name of readdirSync("drizzle").filter((each) => each.endsWith(".sql"))) {
    digest.update(name).update(readFileSync(join("drizzle", name)));
  }
  const kept = join("node_modules/.cache/leeway", `database-${digest.digest("hex").slice(0, 16)}.tar`);
  try {
    return new Blob([readFileSync(kept)]);
  } catch {
    const made = await PGlite.create("memory://");
    await migrate(drizzle(made), { migrationsFolder: "drizzle" });
    const archive = await made.dumpDataDir("none");
    await made.close();
    mkdirSync("node_modules/.cache/leeway", { recursive: true });
    const own = `${kept}.${randomUUID()}`;
    writeFileSync(own, new Uint8Array(await archive.arrayBuffer()));
    renameSync(own, kept);
    return archive;
  }
}

async function openOnServer(): Promise<OpenDatabase> {
  if (!serverUrl) throw new Error("TEST_DATABASE_URL is not set");
  const name = `leeway_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const opened = await openDatabase({ DATABASE_URL: url.href });
  await opened.migrate();
  const close = async () => {
    await opened.close();
    await onServer(serverUrl, `drop database ${name} with (force)`);
  };
  return { ...opened, close };
}

async function onServer(url: string, statement: string): Promise<void> {
  const admin = postgres(url, { max: 1 });
  try {
    await admin.unsafe(statement);
  } finally {
    await admin.end();
  }
}
