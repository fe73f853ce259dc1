import pino from "pino";

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

/** Returns loggable facts about a fault, never its message, which may quote shoppers. */
export function faultOf(error: unknown, depth = 0): object | undefined {
  if (!(error instanceof Error) || depth > 8) return undefined;
  return {
    name: error.name,
    code: ownText(error, "code"),
    digest: ownText(error, "digest"),
    at: placesOf(error),
    cause: faultOf(error.cause, depth + 1),
  };
}

function ownText(error: Error, name: "code" | "digest"): string | undefined {
  const value = (error as Partial<Record<typeof name, unknown>>)[name];
  return typeof value === "string" ? value : undefined;
}

/** Drops the message, because its lines may look like places. */
function placesOf({ stack = "", message }: Error): string[] {
  const begins = stack.indexOf(message);
  if (begins < 0) return [];
  const lines = stack.slice(begins + message.length).split("\n");
  return lines.filter((line) => line.startsWith("    at ")).slice(0, 8);
}
