import pino from "pino";

/** Structured log of the server. Never what a shopper wrote, never a secret. */
export const log = pino({ name: "leeway", level: process.env.NODE_ENV === "test" ? "silent" : "info" });
