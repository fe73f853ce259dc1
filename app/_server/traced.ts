import { type Attributes, SpanStatusCode, trace } from "@opentelemetry/api";

/**
 * Runs work inside a span of OpenTelemetry. Costs nothing unless an SDK is registered in the process
 * (docs/scaling.md says how); attributes never hold what a shopper wrote.
 */
export function traced<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> {
  return trace.getTracer("leeway").startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // The message of an error may hold words of a shopper; its name does not.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "unknown" });
      throw error;
    } finally {
      span.end();
    }
  });
}
