import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { preparedMark } from "./connection/database";
import { ConnectionGate, type PoolUse } from "./connection-gate";
import { currentPatience, jobPatience, Patience, StuckStatements } from "./patience";

/** Server-side limits in milliseconds. */
export interface LaneLimits {
  statement: number;
  lock: number;
  idleInTransaction: number;
  /** Seconds; 0 keeps it open. */
  idle: number;
}

/** Milliseconds until a connection with an abandoned answer counts as dead. */
const deadAfter = 12_000;

/** Connections to one server with equal limits. Each runs one statement at a time. */
export class ServerLane {
  private client: postgres.Sql;
  private readonly gate: ConnectionGate;
  private readonly stuck = new StuckStatements();

  constructor(
    private readonly url: string,
    private readonly most: number,
    private readonly limits: LaneLimits,
    private readonly dead = deadAfter,
  ) {
    this.gate = new ConnectionGate(most);
    this.client = connect(url, most, limits);
  }

  /** Sends the query only once somebody awaits it. Several statements can't have parameters. */
  unsafe(text: string, values: readonly unknown[] = [], { prepare = false }: { prepare?: boolean } = {}) {
    const isKept = prepare || text.trimStart().startsWith(preparedMark);
    const send = (client: postgres.Sql) => client.unsafe(text, [...values] as never[], { prepare: isKept });
    const rows = () => this.inTime((client) => this.stuck.guard(text, async () => send(client)));
    return {
      values: () => this.inTime((client) => this.stuck.guard(text, async () => send(client).values())),
      // biome-ignore lint/suspicious/noThenProperty: the driver's own statements are sent when they are waited for, too.
      then: ((kept, failed) => rows().then(kept, failed)) as PromiseLike<unknown[]>["then"],
    };
  }

  begin<T>(work: (transaction: postgres.TransactionSql) => Promise<T>): Promise<T> {
    return this.inTime((client) => client.begin(work) as Promise<T>);
  }

  reserve<T>(work: (connection: postgres.ReservedSql) => Promise<T>): Promise<T> {
    return this.inTime(async (client) => {
      const connection = await client.reserve();
      try {
        return await work(connection);
      } finally {
        connection.release();
      }
    });
  }

  use(): PoolUse {
    return this.gate.use();
  }

  close(): Promise<void> {
    return this.client.end({ timeout: 5 });
  }

  private inTime<T>(send: (client: postgres.Sql) => Promise<T>): Promise<T> {
    const gone = new AbortController();
    let sentBy: postgres.Sql | undefined;
    let settled: Promise<unknown> | undefined;
    const work = () =>
      this.gate.run(() => {
        sentBy = this.client;
        const sent = send(sentBy);
        settled = sent.catch(() => undefined);
        return sent;
      }, gone.signal);
    return (currentPatience() ?? new Patience(jobPatience)).wait(work, () => {
      gone.abort();
      if (sentBy && settled) this.watch(sentBy, settled);
    });
  }

  /** The server ends statements by its own limits. One that never ends has lost its connection. */
  private watch(client: postgres.Sql, settled: Promise<unknown>): void {
    const timer = setTimeout(() => {
      if (this.client !== client) return;
      this.client = connect(this.url, this.most, this.limits);
      void client.end({ timeout: 0 });
    }, this.dead);
    timer.unref();
    void settled.then(() => clearTimeout(timer));
  }
}

/** Seconds between connection attempts. Short, so callers recover quickly after an outage. */
const backoff = 0.1;

/** Starting a worker takes longer than scanning a small catalog. It pays off above some hundred thousand products. */
const workerCost = 20_000;

function connect(url: string, max: number, { statement, lock, idleInTransaction, idle }: LaneLimits): postgres.Sql {
  const client = postgres(url, {
    max,
    connect_timeout: 3,
    idle_timeout: idle,
    backoff: () => backoff,
    onnotice: () => {},
    connection: {
      application_name: "leeway",
      statement_timeout: statement,
      lock_timeout: lock,
      idle_in_transaction_session_timeout: idleInTransaction,
      parallel_setup_cost: workerCost,
    },
  });
  drizzle(client);
  return client;
}
