import pino from "pino";

/** Never logs a shopper's words or a secret. */
export const log = pino({ name: "leeway", level: process.env.NODE_ENV === "test" ? "silent" : "info" });
