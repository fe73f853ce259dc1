import type { SQL } from "drizzle-orm";
import { withReplicas } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import type { PoolUse } from "@/db/connection-gate";
import { answerPatience, currentPatience, jobPatience, Patience, withPatience } from "@/db/patience";
import { ServerLane } from "@/db/server-lane";
import { copyProducts, type ProductStore } from "@/db/store-products";
import type { Database } from "./database";
import { DatabaseUnavailableError } from "./database-errors";

type Server = PostgresJsDatabase<Record<string, never>>;

/** Server-side limits for answers, and for imports, exports and migrations. */
const answerLimits = { statement: answerPatience, lock: 1000, idleInTransaction: 10_000, idle: 0 };
const jobLimits = { statement: jobPatience, lock: 60_000, idleInTransaction: jobPatience, idle: 5 };
const jobConnections = 3;

/** Proves that the server answers. Replicas serve catalogs that never changed. Throws `DatabaseUnavailableError`. */
export async function connectServer(url: string, pool: number, replicas: readonly string[] = []) {
  const server = new Connections(url, pool);
  try {
    await withPatience(new Patience(answerPatience), () => server.lane().unsafe("select 1"));
  } catch (cause) {
    await server.close();
    throw new DatabaseUnavailableError(
      "The database server in DATABASE_URL does not answer; start it or correct DATABASE_URL, or unset it to use the embedded database.",
      { cause },
    );
  }
  const followers = replicas.map((each) => new Connections(each, pool));
  const db = server.drizzle();
  const storeProducts: ProductStore = (catalogId, products) => copyProducts(server.lane(), catalogId, products);
  return {
    db,
    reading: readingFrom(db, followers),
    async query(text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
      if (/\bbegin\b/i.test(text)) return sendScript(server, text);
      const rows = await server.lane().unsafe(text, values, { prepare: values.length > 0 });
      return [...rows] as Record<string, unknown>[];
    },
    exclusively: <Result>(name: string, job: () => Promise<Result>) => underAdvisoryLock(url, name, job),
    storeProducts,
    use: () => server.use(),
    close: async () => {
      await Promise.all([server, ...followers].map((each) => each.close()));
    },
  };
}

class Connections {
  private readonly answers: ServerLane;
  private readonly jobs: ServerLane;

  constructor(url: string, pool: number) {
    this.answers = new ServerLane(url, pool, answerLimits);
    this.jobs = new ServerLane(url, jobConnections, jobLimits);
  }

  lane(): ServerLane {
    return currentPatience() ? this.answers : this.jobs;
  }

  use(): PoolUse {
    return this.answers.use();
  }

  drizzle(): Server {
    const client = {
      options: { parsers: {}, serializers: {} },
      unsafe: (text: string, values: unknown[]) => this.lane().unsafe(text, values),
      begin: (work: Parameters<ServerLane["begin"]>[0]) => this.lane().begin(work),
    };
    return drizzle(client as unknown as postgres.Sql);
  }

  async close(): Promise<void> {
    await Promise.all([this.answers.close(), this.jobs.close()]);
  }
}

/** A failed script ends its transaction first. */
function sendScript(server: Connections, text: string): Promise<Record<string, unknown>[]> {
  return server.lane().reserve(async (connection) => {
    try {
      return [...(await connection.unsafe(text))];
    } catch (cause) {
      await connection.unsafe("rollback").catch((failed: unknown) => {
        throw new AggregateError([cause, failed], "A script failed, and its transaction could not be ended.");
      });
      throw cause;
    }
  });
}

/** Callers never write through this. */
function readingFrom(primary: Server, followers: readonly Connections[]): Database {
  const replicas = followers.map((each) => each.drizzle());
  const [first, ...others] = replicas;
  if (!first) return primary;
  let turn = 0;
  const next = () => replicas[turn++ % replicas.length] ?? first;
  return Object.assign(withReplicas(primary, [first, ...others], next), {
    execute: (statement: SQL) => next().execute(statement),
  });
}

async function underAdvisoryLock<Result>(url: string, name: string, job: () => Promise<Result>): Promise<Result> {
  const lane = new ServerLane(url, 1, jobLimits);
  const key = `leeway ${name}`;
  try {
    return await lane.reserve(async (connection) => {
      await connection`select pg_advisory_lock(hashtextextended(${key}, 0))`;
      return job();
    });
  } finally {
    await lane.close();
  }
}
