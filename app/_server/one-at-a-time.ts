import { setTimeout as wait } from "node:timers/promises";
import { processWide } from "@/lib/process-wide";
import { FairLine } from "./reading/fair-line";
import { Refusal } from "./refusal";

const mostWaiting = 30;

const line = processWide("leewayLine", () => ({
  ...{ waiting: new FairLine<() => void>(mostWaiting), isBusy: false, answering: 0 },
}))();

/** Runs long work one at a time, with senders taking turns. Refuses when too many wait. */
export async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  await new Promise<void>((begin, refuse) => {
    if (line.waiting.add(begin)) next();
    else refuse(new Refusal(503, "too-busy", "Many comparisons are asked for just now: try again in a moment."));
  });
  try {
    return await work();
  } finally {
    line.isBusy = false;
    next();
  }
}

function next(): void {
  if (line.isBusy) return;
  const begin = line.waiting.take();
  line.isBusy = begin !== undefined;
  begin?.();
}

/** Long work yields to this work. */
export async function ahead<Result>(work: () => Promise<Result>): Promise<Result> {
  line.answering += 1;
  try {
    return await work();
  } finally {
    line.answering -= 1;
  }
}

/** Requests in progress. */
export function answeringCount(): number {
  return line.answering;
}

/** Total milliseconds that long work yields, so it ends even on a busy server. */
export type Courtesy = { left: number };

/** Yields until others are done or no courtesy is left. */
export async function breathe(courtesy: Courtesy = { left: 0 }): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  const since = performance.now();
  while (line.answering > 0 && performance.now() - since < courtesy.left) await wait(1);
  courtesy.left -= performance.now() - since;
}
