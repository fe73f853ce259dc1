import { logFault } from "@/app/_server/log";
import type { RunJob } from "@/components/research/benchmark/start-run";
import type { OpenDatabase } from "@/db/connection/client";
import { openJobQueue, type QueuedJob } from "@/db/job-queue";
import { AppError } from "@/lib/errors";

/** Calls `step` after each part. */
export type JobWork<Order> = (order: Order, step: () => Promise<void>) => Promise<void>;

export type JobOrder<Order> = { label: string; total: number; order: Order };

export interface JobRunner<Order> {
  /** `null` while another job runs. */
  start(job: JobOrder<Order>): Promise<RunJob | null>;
  list(): Promise<readonly RunJob[]>;
}

const mostFinished = 10;

/** Each step yields to other requests. */
export function createJobs<Order>(work: JobWork<Order>): JobRunner<Order> {
  const jobs: RunJob[] = [];
  return {
    async start({ label, total, order }) {
      if (jobs.some(({ status }) => status === "running")) return null;
      const job: RunJob = { id: crypto.randomUUID(), label, done: 0, total, status: "running" };
      jobs.unshift(job);
      jobs.splice(mostFinished);
      void runJob(job, (step) => work(order, step)).catch(() => undefined);
      return job;
    },
    list: async () => jobs,
  };
}

export async function runJob(job: RunJob, work: (step: () => Promise<void>) => Promise<void>): Promise<void> {
  try {
    await work(async () => {
      job.done++;
      await new Promise((resolve) => setImmediate(resolve));
    });
    job.status = "done";
  } catch (error) {
    job.status = "failed";
    job.reason = error instanceof AppError ? error.userMessage : "Something went wrong on our side.";
    logFault(error, "a benchmark run failed");
    throw error;
  }
}

/** Shares jobs among all servers of one Postgres. If a server dies, another continues its job. */
export async function createSharedJobs<Order>(
  database: Pick<OpenDatabase, "query" | "exclusively">,
  work: JobWork<Order>,
): Promise<JobRunner<Order>> {
  const own = new Map<string, RunJob>();
  const queue = await openJobQueue<JobOrder<Order>>(database, "benchmark-run", {
    onFault: (error) => logFault(error, "the queue of jobs cannot be reached"),
    work: (id, { label, total, order }) => {
      const job: RunJob = { id, label, done: 0, total, status: "running" };
      own.set(id, job);
      return runJob(job, (step) => work(order, step));
    },
  });
  const stateOf = ({ id, order: { label, total }, state }: QueuedJob<JobOrder<Order>>): RunJob => {
    if (state === "completed") return { id, label, done: total, total, status: "done" };
    const { done = 0, reason = "It failed." } = own.get(id) ?? {};
    const hasFailed = state === "failed" || state === "cancelled";
    return { id, label, done, total, ...(hasFailed ? { status: "failed", reason } : { status: "running" }) };
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
