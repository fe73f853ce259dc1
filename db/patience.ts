import { AsyncLocalStorage } from "node:async_hooks";
import { LRUCache } from "lru-cache";
import { codeOf } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";
import { refusals } from "@/messages/refusals";
import { DatabaseUnavailableError, nameDatabaseFault } from "./connection/database-errors";

/** Milliseconds an answer waits for the database in total. */
export const answerPatience = 6000;

/** Milliseconds an import, export or migration waits for one statement. */
export const jobPatience = 15 * 60_000;

/** Limits the wait for the database. Simultaneous statements count once. */
export class Patience {
  wasFailed = false;
  private spent = 0;
  private waiting = 0;
  private since = 0;

  constructor(
    private readonly whole: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  left(): number {
    const running = this.waiting > 0 ? this.now() - this.since : 0;
    return Math.max(0, this.whole - this.spent - running);
  }

  /** Waits while patience lasts. Then calls `giveUp` and throws `DatabaseUnavailableError`. */
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

// Route handlers are bundled apart, and the pool must see each one's patience.
const carried = processWide("leewayPatience", () => new AsyncLocalStorage<Patience | null>())();

export function currentPatience(): Patience | null {
  return carried.getStore() ?? null;
}

export function withPatience<T>(patience: Patience, work: () => T): T {
  return carried.run(patience, work);
}

export function asAnswer<T>(work: () => T): T {
  return currentPatience() ? work() : withPatience(new Patience(answerPatience), work);
}

/** Runs shared or long work outside the answer's patience. */
export function unhurried<T>(work: () => T): T {
  return carried.run(null, work);
}

export function beginPatience(patience: Patience): void {
  carried.enterWith(patience);
}

/** Failed lock waits of one form in a row. */
const stuckAfter = 3;

/** The Postgres code for exceeding `lock_timeout`. */
const lockNotAvailable = "55P03";

const mostForms = 500;

/** Keeps lock waits from holding every connection. After some failures, only one statement per form tries. */
export class StuckStatements {
  private readonly forms = new LRUCache<string, { inVain: number; isTried: boolean }>({ max: mostForms });

  /** Throws `DatabaseUnavailableError` while another statement of a stuck form tries. */
  async guard<T>(form: string, send: () => Promise<T>): Promise<T> {
    const known = this.forms.get(form);
    const isStuck = known !== undefined && known.inVain >= stuckAfter;
    if (isStuck && known.isTried) throw new DatabaseUnavailableError(refusals.slow);
    if (isStuck) known.isTried = true;
    try {
      const result = await send();
      this.forms.delete(form);
      return result;
    } catch (error) {
      if (codeOf(error) === lockNotAvailable) {
        const failed = this.forms.get(form) ?? { inVain: 0, isTried: false };
        failed.inVain += 1;
        this.forms.set(form, failed);
      }
      throw error;
    } finally {
      if (isStuck) known.isTried = false;
    }
  }
}
