import pino from "pino";
import { faultOf } from "./fault-of";

/** Never logs a shopper's words or a secret. */
export const log = pino({ name: "leeway", level: process.env.NODE_ENV === "test" ? "silent" : "info" });

export function logFault(error: unknown, sentence: string, level: "error" | "warn" = "error"): void {
  log[level]({ fault: faultOf(error) }, sentence);
}

/** Routes console output through the log, which leaves out statements and their values. */
export function redactConsole(target: Pick<Console, "error" | "warn">): void {
  for (const level of ["error", "warn"] as const) {
    target[level] = (...said: unknown[]) => {
      const faults = said.flatMap((each) => faultOf(each) ?? []);
      const [fault = faultOf(new Error()), ...more] = faults;
      log[level]({ fault, ...(more.length > 0 ? { more } : {}) }, "the framework says that something went wrong");
    };
  }
}
