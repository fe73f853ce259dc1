import { LRUCache } from "lru-cache";
import { refusals } from "@/messages/refusals";
import { DatabaseUnavailableError } from "./connection/database-errors";

/** Statements of one form that waited for a lock in vain, with none in between that came through. */
const stuckAfter = 3;

/** Forms of statements that are watched at once. */
const mostForms = 500;

/**
 * Keeps statements that wait for a lock from holding every connection. When some of one form waited in vain, only one of
 * them is tried at a time and all others are refused at once, until one comes through.
 */
export class StuckStatements {
  private readonly forms = new LRUCache<string, { inVain: number; isTried: boolean }>({ max: mostForms });

  /** Sends a statement of a form. Throws `DatabaseUnavailableError` where its form is stuck and another is being tried. */
  async guard<T>(form: string, send: () => Promise<T>): Promise<T> {
    const known = this.forms.get(form);
    const isStuck = known !== undefined && known.inVain >= stuckAfter;
    if (isStuck && known.isTried) {
      throw new DatabaseUnavailableError(refusals.slow);
    }
    if (isStuck) known.isTried = true;
    try {
      const result = await send();
      this.forms.delete(form);
      return result;
    } catch (error) {
      if (isLockTimeout(error)) this.note(form);
      throw error;
    } finally {
      if (isStuck) known.isTried = false;
    }
  }

  private note(form: string): void {
    const known = this.forms.get(form) ?? { inVain: 0, isTried: false };
    known.inVain += 1;
    this.forms.set(form, known);
  }
}

/** The wait for a lock took longer than `lock_timeout`. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "55P03";
}
