import { FairLine } from "@/app/_server/reading/fair-line";
import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { codeOf } from "@/lib/errors";
import type { ReaderThread } from "./reader-thread";
import type { TaskInput, TaskName, TaskOutput } from "./reading-tasks";

/** Milliseconds of processor time per request. */
export const mostReading = 250;

/** Characters. Long work never takes the last thread. */
export const longFrom = 1000;

export type ReadingBudget = { left: number };

/** A value, because bundles do not share error classes. */
export type Done<Output> = { kind: "read"; output: Output } | { kind: "too-long" } | { kind: "too-busy" };

interface RoomSettings {
  start: () => ReaderThread;
  /** Number of threads. With several, one is left to short work. */
  size: number;
  mostWaiting?: number;
  /** Wall-clock milliseconds per task. */
  patience?: number;
}

interface Job {
  task: TaskName;
  input: unknown;
  vocabulary: Vocabulary;
  budget: ReadingBudget;
  isLong: boolean;
  resolve: (done: Done<unknown>) => void;
  reject: (error: unknown) => void;
}

interface Seat {
  thread: ReaderThread;
  ready: Promise<unknown>;
  known: Set<number>;
}

const lookEvery = 10;
const mostKnown = 8;

export class ReadingRoom {
  private readonly idle: Seat[] = [];
  private readonly waiting: FairLine<Job>;
  private readonly keys = new WeakMap<Vocabulary, number>();
  private lastKey = 0;
  private seats = 0;
  private long = 0;
  private lastVocabulary: Vocabulary | undefined;

  constructor(private readonly settings: RoomSettings) {
    this.waiting = new FairLine(settings.mostWaiting ?? 64);
  }

  /** Returns `too-long` past the budget, not counting waiting. Shorter work (`size` in characters) goes first. */
  run<Name extends TaskName>(
    task: Name,
    input: TaskInput<Name>,
    vocabulary: Vocabulary,
    budget: ReadingBudget,
    size = 0,
  ): Promise<Done<TaskOutput<Name>>> {
    this.lastVocabulary = vocabulary;
    return new Promise((resolve, reject) => {
      const done = resolve as (done: Done<unknown>) => void;
      const job: Job = { task, input, vocabulary, budget, isLong: size >= longFrom, resolve: done, reject };
      if (this.waiting.add(job)) this.next();
      else resolve({ kind: "too-busy" });
    });
  }

  private next(): void {
    if (this.idle.length === 0 && this.seats >= this.settings.size) return;
    const mayBeLong = this.long < Math.max(1, this.settings.size - 1);
    const job = this.waiting.take(({ isLong }) => !isLong) ?? this.waiting.take(() => mayBeLong);
    if (!job) return;
    if (job.isLong) this.long += 1;
    void this.work(this.idle.pop() ?? this.openSeat(), job);
  }

  private openSeat(): Seat {
    this.seats += 1;
    const thread = this.settings.start();
    const seat: Seat = { thread, known: new Set(), ready: thread.opened };
    seat.ready = thread.opened.then(() => this.lastVocabulary && this.warm(seat, this.lastVocabulary));
    seat.ready.catch(() => undefined);
    return seat;
  }

  /** Warms new threads and catalogs, so no visitor pays for it. */
  private async warm(seat: Seat, vocabulary: Vocabulary): Promise<void> {
    if (seat.known.has(this.keyOf(vocabulary))) return;
    await seat.thread.ask({ task: "warm", input: null, ...this.keyed(seat, vocabulary) });
  }

  private async work(seat: Seat, job: Job): Promise<void> {
    let spared = false;
    try {
      await seat.ready;
      await this.warm(seat, job.vocabulary);
      const done = await this.within(seat, job);
      spared = done.kind === "read";
      job.resolve(done);
    } catch (error) {
      if (codeOf(error) === "ERR_WORKER_OUT_OF_MEMORY") job.resolve({ kind: "too-long" });
      else job.reject(error);
    }
    if (job.isLong) this.long -= 1;
    if (spared) this.idle.push(seat);
    else {
      seat.thread.end();
      this.seats -= 1;
      // Starts the next thread now so the next caller need not wait.
      this.idle.push(this.openSeat());
    }
    this.next();
  }

  private async within(seat: Seat, { task, input, vocabulary, budget }: Job): Promise<Done<unknown>> {
    const before = seat.thread.spent();
    const since = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<Done<unknown>>((resolve) => {
      timer = setInterval(() => {
        if (seat.thread.spent() - before > budget.left) resolve({ kind: "too-long" });
        else if (performance.now() - since > (this.settings.patience ?? 10_000)) resolve({ kind: "too-busy" });
      }, lookEvery);
    });
    const asked = seat.thread.ask({ task, input, ...this.keyed(seat, vocabulary) });
    try {
      return await Promise.race([asked.then((output): Done<unknown> => ({ kind: "read", output })), over]);
    } finally {
      clearInterval(timer);
      budget.left -= Math.max(0, seat.thread.spent() - before);
    }
  }

  private keyOf(vocabulary: Vocabulary): number {
    const key = this.keys.get(vocabulary) ?? ++this.lastKey;
    this.keys.set(vocabulary, key);
    return key;
  }

  /** Sends the whole vocabulary only once per thread. */
  private keyed({ known }: Seat, vocabulary: Vocabulary): { key: number; vocabulary?: Vocabulary; alone?: boolean } {
    const key = this.keyOf(vocabulary);
    if (known.has(key)) return { key };
    const alone = known.size >= mostKnown;
    if (alone) known.clear();
    known.add(key);
    return { key, vocabulary, alone };
  }
}
