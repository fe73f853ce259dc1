import { type Attributes, SpanStatusCode, trace } from "@opentelemetry/api";

/** Runs work in an OpenTelemetry span, free without an SDK (docs/scaling.md). Attributes never quote shoppers. */
export function traced<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> {
  return trace.getTracer("leeway").startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // An error's message may hold a shopper's words. Its name does not.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "unknown" });
      throw error;
    } finally {
      span.end();
    }
  });
}
