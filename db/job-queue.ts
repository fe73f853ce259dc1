import PgBoss from "pg-boss";
import type { OpenDatabase } from "./connection/client";
import { answerPatience, Patience, unhurried, withPatience } from "./patience";

/** `active` while a server works on it. */
export interface QueuedJob<Order> {
  id: string;
  order: Order;
  state: "created" | "retry" | "active" | "completed" | "cancelled" | "failed";
}

interface QueueSettings<Order, Output> {
  work: (id: string, order: Order) => Promise<Output>;
  onFault: (error: unknown) => void;
  expireSeconds?: number;
}

/** After this long another server restarts a dead server's job. */
const mostSeconds = 600;

/** Each server takes one job at a time and retries twice, so work must be repeatable. */
export async function openJobQueue<Order extends object, Output = unknown>(
  { query, exclusively }: Pick<OpenDatabase, "query" | "exclusively">,
  name: string,
  { work, onFault, expireSeconds = mostSeconds }: QueueSettings<Order, Output>,
) {
  // Polls every second, with an answer's patience.
  const executeSql = async (text: string, values: unknown[]) => ({
    rows: await withPatience(new Patience(answerPatience), () => query(text, (values ?? []).map(asParameter))),
  });
  const boss = new PgBoss({ db: { executeSql }, schedule: false });
  boss.on("error", onFault);
  // Two at once would fail each other.
  await exclusively("job queues", async () => {
    await boss.start();
    await boss.createQueue(name, { name, retryLimit: 2, expireInSeconds: expireSeconds });
  });
  await boss.work<Order>(name, { pollingIntervalSeconds: 1, batchSize: 1 }, async ([job]) => {
    return job && (await unhurried(() => work(job.id, job.data)));
  });
  return {
    /** `null` if refused. `onceIn` limits all servers together to one order per that many seconds. */
    add: (order: Order, { onceIn }: { onceIn?: number } = {}) =>
      boss.send(name, order, onceIn ? { singletonSeconds: onceIn } : {}),
    /** A result, forgotten once collected. Unknown jobs count as `failed`. */
    async collect(id: string): Promise<{ kind: "waiting" } | { kind: "failed" } | { kind: "done"; output: Output }> {
      const [row] = await query("select state, output from pgboss.job where name = $1 and id = $2", [name, id]);
      if (!row || row.state === "failed" || row.state === "cancelled") return { kind: "failed" };
      if (row.state !== "completed") return { kind: "waiting" };
      await query("delete from pgboss.job where name = $1 and id = $2", [name, id]);
      return { kind: "done", output: row.output as Output };
    },
    /** Forgets finished jobs nobody collected for this long. */
    async forget(seconds: number) {
      await query(
        `delete from pgboss.job where name = $1 and state in ('completed', 'failed', 'cancelled')
          and completed_on < now() - make_interval(secs => $2)`,
        [name, seconds],
      );
    },
    async list() {
      const latest = "select id, data, state from pgboss.job where name = $1 order by created_on desc limit 10";
      const rows = await query(latest, [name]);
      return rows.map(({ id, data, state }) => ({ id, order: data, state }) as QueuedJob<Order>);
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

/** The drivers pass documents through as text. */
function asParameter(value: unknown): unknown {
  if (value === undefined) return null;
  const isDocument = typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
  return isDocument ? JSON.stringify(value) : value;
}
