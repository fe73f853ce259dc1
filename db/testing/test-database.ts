import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { type OpenDatabase, openDatabase } from "@/db/connection/client";

const serverUrl = process.env.TEST_DATABASE_URL;

/** Databases the suites run on: always the embedded one, and a server when TEST_DATABASE_URL names one. */
export const testedDatabases: readonly OpenDatabase["kind"][] = serverUrl ? ["embedded", "server"] : ["embedded"];

/** A fresh, migrated database that is gone after `close`. */
export async function openTestDatabase(kind: OpenDatabase["kind"]): Promise<OpenDatabase> {
  if (kind === "server") return openOnServer();
  const opened = await openDatabase({}, { folder: null });
  await opened.migrate();
  return opened;
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
