import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { DatabaseUnavailableError } from "./database-errors";

/** Connects to a Postgres server and proves that it answers. Throws `DatabaseUnavailableError`. */
export async function connectServer(url: string): Promise<{
  db: PostgresJsDatabase<Record<string, never>>;
  exclusively<Result>(name: string, job: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}> {
  const client = postgres(url, { max: 10, connect_timeout: 10, onnotice: () => {} });
  try {
    await client`select 1`;
  } catch (cause) {
    await client.end({ timeout: 1 });
    throw new DatabaseUnavailableError(
      "The database server in DATABASE_URL does not answer; start it or correct DATABASE_URL, or unset it to use the embedded database.",
      { cause },
    );
  }
  const db = drizzle(client);
  return { db, exclusively: (name, job) => underAdvisoryLock(client, name, job), close: () => client.end() };
}

/** A lock of the session, held on a connection of its own, so that the job may use the others. */
async function underAdvisoryLock<Result>(
  client: postgres.Sql,
  name: string,
  job: () => Promise<Result>,
): Promise<Result> {
  const connection = await client.reserve();
  const key = `leeway ${name}`;
  try {
    await connection`select pg_advisory_lock(hashtextextended(${key}, 0))`;
    try {
      return await job();
    } finally {
      await connection`select pg_advisory_unlock(hashtextextended(${key}, 0))`;
    }
  } finally {
    connection.release();
  }
}
