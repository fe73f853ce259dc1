import type { SQL } from "drizzle-orm";
import { withReplicas } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { copyCars } from "@/db/copy-cars";
import { PoolCount, type PoolUse } from "@/db/pool-use";
import type { CarStore } from "@/db/store-cars";
import { type Database, preparedMark } from "./database";
import { DatabaseUnavailableError } from "./database-errors";

export interface ServerOptions {
  /** Connections at most. */
  pool?: number;
  /** Servers that follow this one; catalogs, which never change, are read from them. */
  replicas?: readonly string[] | undefined;
}

export interface ServerConnection {
  db: PostgresJsDatabase<Record<string, never>>;
  /** Reads from the replicas by turns, where there are some; may be a moment behind. */
  reading: Database;
  query(text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>;
  exclusively<Result>(name: string, job: () => Promise<Result>): Promise<Result>;
  storeCars: CarStore;
  use(): PoolUse;
  close(): Promise<void>;
}

/** Connects to a Postgres server and proves that it answers. Throws `DatabaseUnavailableError`. */
export async function connectServer(
  url: string,
  { pool = 10, replicas = [] }: ServerOptions = {},
): Promise<ServerConnection> {
  const count = new PoolCount(pool);
  const client = counted(connect(url, pool), count);
  try {
    await client`select 1`;
  } catch (cause) {
    await client.end({ timeout: 1 });
    throw new DatabaseUnavailableError(
      "The database server in DATABASE_URL does not answer; start it or correct DATABASE_URL, or unset it to use the embedded database.",
      { cause },
    );
  }
  const followers = replicas.map((each) => connect(each, pool));
  const db = drizzle(preparing(client));
  return {
    db,
    reading: readingFrom(
      db,
      followers.map((each) => drizzle(each)),
    ),
    query: (text, values) => (/\bbegin\b/i.test(text) ? sendScript(client, text) : send(client, text, values)),
    exclusively: (name, job) => underAdvisoryLock(client, name, job),
    storeCars: (catalogId, cars, onStored) => copyCars(client, catalogId, cars, onStored),
    use: () => count.use(),
    close: async () => {
      await Promise.all([client, ...followers].map((each) => each.end({ timeout: 5 })));
    },
  };
}

/** The same client, whose statements, transactions and reserved connections are counted. */
function counted(client: postgres.Sql, count: PoolCount): postgres.Sql {
  const take = client.reserve.bind(client);
  const reserve = async () => {
    const done = count.begin();
    const connection = await take().catch((cause: unknown) => {
      done();
      throw cause;
    });
    const giveBack = connection.release.bind(connection);
    connection.release = () => {
      done();
      giveBack();
    };
    return connection;
  };
  return Object.assign(count.counted(client, ["unsafe", "begin"]), { reserve });
}

async function send(client: postgres.Sql, text: string, values: readonly unknown[]) {
  return [...(await client.unsafe(text, values as never[], { prepare: values.length > 0 }))];
}

/**
 * Several statements with a transaction of their own get a connection to themselves. One that fails leaves its transaction
 * open: it is ended before anybody else gets the connection.
 */
async function sendScript(client: postgres.Sql, text: string) {
  const connection = await client.reserve();
  try {
    return [...(await connection.unsafe(text))];
  } catch (cause) {
    await connection.unsafe("rollback").catch((failed: unknown) => {
      throw new AggregateError([cause, failed], "A script failed, and its transaction could not be ended.");
    });
    throw cause;
  } finally {
    connection.release();
  }
}

/**
 * The same client, which has the server keep the plan of statements marked with `prepared` (db/connection/database.ts): the few that
 * every turn sends in the same form. All others are planned as they come, or the server would fill with plans.
 */
function preparing(client: postgres.Sql): postgres.Sql {
  return new Proxy(client, {
    get(target, name) {
      if (name !== "unsafe") return Reflect.get(target, name, target);
      return (text: string, values: never[]) =>
        target.unsafe(text, values, { prepare: text.trimStart().startsWith(preparedMark) });
    },
  });
}

/** Selects and plain statements go to the replicas by turns; whoever reads through this never writes. */
function readingFrom(
  primary: PostgresJsDatabase<Record<string, never>>,
  [first, ...others]: PostgresJsDatabase<Record<string, never>>[],
): Database {
  if (!first) return primary;
  const replicas = [first, ...others];
  let turn = 0;
  const next = () => replicas[turn++ % replicas.length] ?? first;
  return Object.assign(withReplicas(primary, [first, ...others], next), {
    execute: (statement: SQL) => next().execute(statement),
  });
}

function connect(url: string, max: number): postgres.Sql {
  return postgres(url, { max, connect_timeout: 5, onnotice: () => {}, connection: { application_name: "leeway" } });
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
