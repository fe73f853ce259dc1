import { setTimeout as wait } from "node:timers/promises";
import { codeOf } from "@/lib/errors";

/** Milliseconds without a refusal before trying one more connection. */
const tryMoreAfter = 2000;
const tryAgainAfter = 100;

/** Postgres: no connection left. */
const tooManyConnections = "53300";

/** Runs work in order on free connections. Refusals teach it the server's real number. */
export class ConnectionGate {
  private limit: number;
  private inside = 0;
  private changed = Number.NEGATIVE_INFINITY;
  private readonly refused = new Set<() => void>();
  private readonly queue = new Set<() => void>();

  constructor(
    private readonly most: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.limit = most;
  }

  use(): PoolUse {
    return { most: this.most, used: this.inside, waiting: this.queue.size + this.refused.size };
  }

  /** Runs work once a connection is free. Aborting `gone` leaves the queue. */
  async run<T>(work: () => Promise<T>, gone: AbortSignal): Promise<T> {
    await this.enter(this.queue, gone);
    for (;;) {
      try {
        return await work();
      } catch (error) {
        // A refused connection has sent nothing, so the work may start again.
        if (codeOf(error) !== tooManyConnections || gone.aborted) throw error;
        this.limit = Math.max(1, Math.min(this.limit, this.inside - 1));
        this.changed = this.now();
      } finally {
        this.leave();
      }
      if (this.inside === 0) await wait(tryAgainAfter);
      await this.enter(this.refused, gone);
    }
  }

  private async enter(queue: Set<() => void>, gone: AbortSignal): Promise<void> {
    this.growInTime();
    if (this.inside < this.limit && this.refused.size + (queue === this.queue ? queue.size : 0) === 0) {
      this.inside += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        gone.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        queue.delete(begin);
        reject(gone.reason);
      };
      if (gone.aborted) return leave();
      gone.addEventListener("abort", leave, { once: true });
      queue.add(begin);
    });
  }

  private leave(): void {
    this.inside -= 1;
    this.growInTime();
    while (this.inside < this.limit) {
      const queue = this.refused.size > 0 ? this.refused : this.queue;
      const [next] = queue;
      if (!next) return;
      queue.delete(next);
      this.inside += 1;
      next();
    }
  }

  private growInTime(): void {
    if (this.limit >= this.most || this.now() - this.changed < tryMoreAfter) return;
    this.limit += 1;
    this.changed = this.now();
  }
}

export type PoolUse = { most: number; used: number; waiting: number };

/** Counts unfinished work on the embedded database's one connection, which the driver does not report. */
export class PoolCount {
  private given = 0;

  use(): PoolUse {
    return { most: 1, used: Math.min(1, this.given), waiting: Math.max(0, this.given - 1) };
  }

  /** Counts work until it settles. */
  during<Work extends PromiseLike<unknown>>(work: Work): Work {
    this.given++;
    const done = () => {
      this.given--;
    };
    // Later: the caller may still be building the driver's statement.
    queueMicrotask(() => work.then(done, done));
    return work;
  }
}
