import { faultOf } from "@/app/_server/fault-of";
import { log } from "@/app/_server/log";
import type { RunJob } from "@/components/research/benchmark/start-run";
import { AppError } from "@/lib/errors";

/** Does the work of an order; `step` is called after each part of it. */
export type JobWork<Order> = (order: Order, step: () => Promise<void>) => Promise<void>;

/** What is to be done, under which name, in how many steps. */
export interface JobOrder<Order> {
  label: string;
  total: number;
  order: Order;
}

/** Runs long work apart from requests, one job at a time. */
export interface JobRunner<Order> {
  /** `null` while another goes on. */
  start(job: JobOrder<Order>): Promise<RunJob | null>;
  list(): Promise<readonly RunJob[]>;
}

const mostFinished = 10;

/** Jobs in this process; each step lets other requests go first. */
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

/** Runs a job and notes how it stands; what fails is noted, logged and thrown again. */
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
    log.error({ fault: faultOf(error) }, "a benchmark run failed");
    throw error;
  }
}
