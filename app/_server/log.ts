import pino from "pino";
import { faultOf } from "./fault-of";

/** Never logs a shopper's words or a secret. */
export const log = pino({ name: "leeway", level: process.env.NODE_ENV === "test" ? "silent" : "info" });

export function logFault(error: unknown, sentence: string, level: "error" | "warn" = "error"): void {
  log[level]({ fault: faultOf(error) }, sentence);
}
