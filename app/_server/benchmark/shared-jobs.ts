import { faultOf } from "@/app/_server/fault-of";
import { log } from "@/app/_server/log";
import type { RunJob } from "@/components/research/benchmark/start-run";
import type { OpenDatabase } from "@/db/connection/client";
import { openJobQueue, type QueuedJob } from "@/db/job-queue";
import { type JobOrder, type JobRunner, type JobWork, runJob } from "./jobs";

/** Jobs that all servers of one Postgres share: any may take one, and another goes on where one has died. */
export async function createSharedJobs<Order>(
  database: Pick<OpenDatabase, "query" | "exclusively">,
  work: JobWork<Order>,
): Promise<JobRunner<Order>> {
  /** Those this server works on, or worked on: only it knows how far they are. */
  const own = new Map<string, RunJob>();
  const queue = await openJobQueue<JobOrder<Order>>(database, "benchmark-run", {
    onFault: (error) => log.error({ fault: faultOf(error) }, "the queue of jobs cannot be reached"),
    work: (id, { label, total, order }) => {
      const job: RunJob = { id, label, done: 0, total, status: "running" };
      own.set(id, job);
      return runJob(job, (step) => work(order, step));
    },
  });
  const stateOf = ({ id, order: { label, total }, state }: QueuedJob<JobOrder<Order>>): RunJob => {
    const known = own.get(id);
    if (state === "completed") return { id, label, done: total, total, status: "done" };
    if (state === "failed" || state === "cancelled") {
      return { id, label, done: known?.done ?? 0, total, status: "failed", reason: known?.reason ?? "It failed." };
    }
    return { id, label, done: known?.done ?? 0, total, status: "running" };
  };
  const list = async () => (await queue.list()).map(stateOf);
  return {
    list,
    async start(job) {
      if ((await list()).some(({ status }) => status === "running")) return null;
      const id = await queue.add(job);
      return id ? { id, label: job.label, done: 0, total: job.total, status: "running" } : null;
    },
  };
}
