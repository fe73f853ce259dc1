import { AsyncLocalStorage } from "node:async_hooks";
import { refusals } from "@/messages/refusals";
import { DatabaseUnavailableError } from "./connection/database-errors";
import { nameDatabaseFault } from "./connection/name-database-fault";

/** Milliseconds that one answer waits for the database, all its statements together. */
export const answerPatience = 6000;

/** Milliseconds that work outside of answers waits for one statement: imports, exports, migrations. */
export const jobPatience = 15 * 60_000;

/** How long somebody goes on waiting for the database. Statements that run side by side count once. */
export class Patience {
  /** Whether the database failed whoever waits here, by silence or by a fault of its own. */
  wasFailed = false;
  private spent = 0;
  private waiting = 0;
  private since = 0;

  constructor(
    private readonly whole: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Milliseconds that are left; 0 when there is no more. */
  left(): number {
    const running = this.waiting > 0 ? this.now() - this.since : 0;
    return Math.max(0, this.whole - this.spent - running);
  }

  /** Waits for `work` while patience lasts; then throws `DatabaseUnavailableError` and calls `giveUp`. */
  async wait<T>(work: () => Promise<T>, giveUp: () => void = () => {}): Promise<T> {
    if (this.waiting++ === 0) this.since = this.now();
    let timer: NodeJS.Timeout | undefined;
    try {
      if (this.left() <= 0) throw this.ended();
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          reject(this.ended());
          giveUp();
        }, this.left());
      });
      return await Promise.race([work(), late]);
    } catch (error) {
      this.wasFailed ||= nameDatabaseFault(error) !== null;
      throw error;
    } finally {
      clearTimeout(timer);
      if (--this.waiting === 0) this.spent += this.now() - this.since;
    }
  }

  private ended(): DatabaseUnavailableError {
    return new DatabaseUnavailableError(refusals.slow);
  }
}

// Kept on globalThis: route handlers are bundled apart, and the pool must see the patience of each of them.
const shared = globalThis as typeof globalThis & { leewayPatience?: AsyncLocalStorage<Patience | null> };
shared.leewayPatience ??= new AsyncLocalStorage();
const carried = shared.leewayPatience;

/** The patience of the answer that is being made; `null` outside of answers. */
export function currentPatience(): Patience | null {
  return carried.getStore() ?? null;
}

/** Runs work with a patience of its own. */
export function withPatience<T>(patience: Patience, work: () => T): T {
  return carried.run(patience, work);
}

/** Runs work as part of an answer: with the patience that began as the request came in, or a new one. */
export function asAnswer<T>(work: () => T): T {
  return currentPatience() ? work() : withPatience(new Patience(answerPatience), work);
}

/** Runs work that others share or that takes its time, though an answer began it: its patience does not count here. */
export function unhurried<T>(work: () => T): T {
  return carried.run(null, work);
}

/** From here on, everything that follows in this chain of calls has this patience. */
export function beginPatience(patience: Patience): void {
  carried.enterWith(patience);
}
