import { faultOf } from "./fault-of";
import { log } from "./log";

/**
 * The framework writes what a page threw to the console as it is, with the statement and its values. From now on the
 * console's warnings and errors go through the log: of an error what may be said of it, of a text only where it came from.
 */
export function redactConsole(target: Pick<Console, "error" | "warn">): void {
  for (const level of ["error", "warn"] as const) {
    target[level] = (...said: unknown[]) => {
      const faults = said.flatMap((each) => faultOf(each) ?? []);
      const [fault = faultOf(new Error()), ...more] = faults;
      log[level]({ fault, ...(more.length > 0 ? { more } : {}) }, "the framework says that something went wrong");
    };
  }
}
