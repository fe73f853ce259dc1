import { faultOf } from "@/app/_server/fault-of";
import { log } from "@/app/_server/log";
import { AppError } from "@/lib/errors";

/** How a job stands. */
export interface JobState {
  id: string;
  label: string;
  done: number;
  total: number;
  status: "running" | "done" | "failed";
  /** Why it failed, in a sentence. */
  reason?: string;
}

/** Runs long work apart from requests. One that shares work over several machines may stand in for it. */
export interface JobRunner {
  /** `null` when as many run as may. */
  start(label: string, total: number, work: (step: () => Promise<void>) => Promise<void>): JobState | null;
  list(): readonly JobState[];
}

const mostFinished = 10;

/** Jobs in this process, one at a time; each step lets other requests go first. */
function createJobs(): JobRunner {
  const jobs: JobState[] = [];
  return {
    start(label, total, work) {
      if (jobs.some(({ status }) => status === "running")) return null;
      const job: JobState = { id: crypto.randomUUID(), label, done: 0, total, status: "running" };
      jobs.unshift(job);
      jobs.splice(mostFinished);
      void run(job, work);
      return job;
    },
    list: () => jobs,
  };
}

async function run(job: JobState, work: (step: () => Promise<void>) => Promise<void>): Promise<void> {
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
  }
}

const shared = globalThis as typeof globalThis & { leewayJobs?: JobRunner };
shared.leewayJobs ??= createJobs();

export const jobs: JobRunner = shared.leewayJobs;
