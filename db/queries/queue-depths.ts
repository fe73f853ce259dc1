import type { OpenDatabase } from "@/db/connection/client";

export type QueueDepth = { queue: string; state: string; count: number };

export async function queueDepths({ kind, query }: Pick<OpenDatabase, "kind" | "query">): Promise<QueueDepth[]> {
  if (kind === "embedded") return [];
  const rows = await query(
    `select queue.name as queue, asked.state, count(job.id)::int as count
      from pgboss.queue cross join unnest(array['created', 'retry', 'active', 'failed']) as asked (state)
      left join pgboss.job on job.name = queue.name and job.state::text = asked.state
      group by queue.name, asked.state`,
    [],
  );
  return rows as QueueDepth[];
}
