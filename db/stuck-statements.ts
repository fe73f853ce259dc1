import { LRUCache } from "lru-cache";
import { codeOf } from "@/lib/errors";
import { refusals } from "@/messages/refusals";
import { DatabaseUnavailableError } from "./connection/database-errors";

/** Failed lock waits of one form in a row. */
const stuckAfter = 3;

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
      if (codeOf(error) === lockNotAvailable) this.note(form);
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
