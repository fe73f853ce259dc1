import { Refusal } from "@/app/_server/refusal";
import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { ReaderThread } from "./reader-thread";
import type { ReadingTasks, TaskName } from "./reading-tasks";

/** Milliseconds of processor time that reading may cost one request. */
export const mostReading = 250;

/** What is left of a request's time for reading. */
export interface ReadingBudget {
  left: number;
}

export class TooLongToRead extends Refusal {
  constructor() {
    super(422, "too-long-to-read", "That message took too long to read. Please shorten it, or say it in parts.");
  }
}

interface RoomSettings {
  start: () => ReaderThread;
  /** Threads that read at once. */
  size: number;
  /** Pieces of work that may wait. */
  mostWaiting?: number;
  /** Milliseconds a piece of work may take by the clock, whatever the processor says. */
  patience?: number;
}

interface Job {
  task: TaskName;
  input: unknown;
  vocabulary: Vocabulary;
  budget: ReadingBudget;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

interface Seat {
  thread: ReaderThread;
  /** Numbers of the vocabularies it has. */
  known: Set<number>;
}

/** Milliseconds between two looks at what a thread has spent. */
const lookEvery = 10;
const mostKnown = 8;

/** Reads words in threads of their own, each piece of work within the processor time its request has left. */
export class ReadingRoom {
  private readonly idle: Seat[] = [];
  private readonly waiting: Job[] = [];
  private readonly keys = new WeakMap<Vocabulary, number>();
  private lastKey = 0;
  private seats = 0;

  constructor(private readonly settings: RoomSettings) {}

  /** Throws `TooLongToRead` when the work costs more than is left of the budget. Waiting for a thread costs nothing. */
  run<Name extends TaskName>(
    task: Name,
    input: ReadingTasks[Name]["input"],
    vocabulary: Vocabulary,
    budget: ReadingBudget,
  ): Promise<ReadingTasks[Name]["output"]> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length >= (this.settings.mostWaiting ?? 64)) return reject(tooBusy());
      const done = resolve as (output: unknown) => void;
      this.waiting.push({ task, input, vocabulary, budget, resolve: done, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.waiting.length === 0) return;
    const seat = this.idle.pop() ?? this.openSeat();
    const job = seat && this.waiting.shift();
    if (seat && job) void this.work(seat, job);
  }

  private openSeat(): Seat | undefined {
    if (this.seats >= this.settings.size) return undefined;
    this.seats += 1;
    return { thread: this.settings.start(), known: new Set() };
  }

  private async work(seat: Seat, job: Job): Promise<void> {
    let spared = true;
    try {
      await seat.thread.opened;
      job.resolve(await this.within(seat, job));
    } catch (error) {
      // What the task itself threw leaves the thread as it was; it is a fault all the same, and rare.
      spared = false;
      job.reject(isOutOfMemory(error) ? new TooLongToRead() : error);
    }
    if (spared) this.idle.push(seat);
    else {
      seat.thread.end();
      this.seats -= 1;
      // The next one is started at once: whoever comes next should not wait for it.
      const fresh = this.openSeat();
      if (fresh) this.idle.push(fresh);
    }
    this.next();
  }

  /** Does the work and looks at the thread's processor time meanwhile. */
  private async within(seat: Seat, { task, input, vocabulary, budget }: Job): Promise<unknown> {
    const before = seat.thread.spent();
    const since = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        if (seat.thread.spent() - before > budget.left) reject(new TooLongToRead());
        else if (performance.now() - since > (this.settings.patience ?? 10_000)) reject(tooBusy());
      }, lookEvery);
    });
    try {
      return await Promise.race([seat.thread.ask({ task, input, ...this.keyed(seat, vocabulary) }), over]);
    } finally {
      clearInterval(timer);
      budget.left -= Math.max(0, seat.thread.spent() - before);
    }
  }

  /** The vocabulary by its number, and whole where the thread has not got it yet. */
  private keyed({ known }: Seat, vocabulary: Vocabulary): { key: number; vocabulary?: Vocabulary; alone?: boolean } {
    const key = this.keys.get(vocabulary) ?? ++this.lastKey;
    this.keys.set(vocabulary, key);
    if (known.has(key)) return { key };
    const alone = known.size >= mostKnown;
    if (alone) known.clear();
    known.add(key);
    return { key, vocabulary, alone };
  }
}

function tooBusy(): Refusal {
  return new Refusal(
    503,
    "too-busy",
    "Many long messages are being read just now. Nothing was lost: try again in a moment.",
  );
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
