import PgBoss from "pg-boss";
import type { OpenDatabase } from "./client";

/** A long piece of work as it stands in the queue; `active` while some server works on it. */
export interface QueuedJob<Order> {
  id: string;
  order: Order;
  state: "created" | "retry" | "active" | "completed" | "cancelled" | "failed";
}

export interface JobQueue<Order> {
  add(order: Order): Promise<string | null>;
  /** The latest jobs, newest first. */
  list(): Promise<QueuedJob<Order>[]>;
  close(): Promise<void>;
}

/** A job whose server died is begun again by another after so long. */
const mostSeconds = 600;

/**
 * A queue that all servers of one Postgres share: each takes one job at a time, and a job whose server dies, or that
 * fails, is begun again, twice at most. Orders are plain JSON; the work must give the same result when it is done again.
 */
export async function openJobQueue<Order extends object>(
  { query }: Pick<OpenDatabase, "query">,
  name: string,
  {
    work,
    onFault,
    expireSeconds = mostSeconds,
  }: {
    work: (id: string, order: Order) => Promise<void>;
    onFault: (error: unknown) => void;
    expireSeconds?: number;
  },
): Promise<JobQueue<Order>> {
  const executeSql = async (text: string, values: unknown[]) => ({
    rows: await query(text, (values ?? []).map(asParameter)),
  });
  const boss = new PgBoss({ db: { executeSql }, schedule: false });
  boss.on("error", onFault);
  await boss.start();
  await boss.createQueue(name, { name, retryLimit: 2, expireInSeconds: expireSeconds });
  await boss.work<Order>(name, { pollingIntervalSeconds: 1, batchSize: 1 }, async ([job]) => {
    if (job) await work(job.id, job.data);
  });
  return {
    add: (order) => boss.send(name, order),
    async list() {
      const rows = await query(
        "select id, data, state from pgboss.job where name = $1 order by created_on desc limit 10",
        [name],
      );
      return rows.map(({ id, data, state }) => ({ id, order: data, state }) as QueuedJob<Order>);
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

/** Documents go as text: the drivers are told to leave them as they are. */
function asParameter(value: unknown): unknown {
  if (value === undefined) return null;
  const isDocument = typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
  return isDocument ? JSON.stringify(value) : value;
}
