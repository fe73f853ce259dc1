import pino from "pino";

/** The server's structured log. Never a shopper's words, never a secret. */
export const log = pino({ name: "leeway", level: process.env.NODE_ENV === "test" ? "silent" : "info" });
