import { APICallError } from "ai";
import type { ModelFailure } from "@/lib/preferences/model-port";

/** What went wrong with a call, by name. Looks through wrappers; whatever is unknown counts as unreachable. */
export function failureKind(error: unknown, signals: { stopped: boolean; timedOut: boolean }): ModelFailure {
  if (signals.stopped) return "aborted";
  if (signals.timedOut) return "timeout";
  const call = callErrorIn(error);
  const status = call?.statusCode;
  if (status === undefined) return "unreachable";
  if (isErrorInBody(call)) return "server-error";
  // A body that is no JSON of this protocol comes with a status that says all is well.
  if (status < 400) return "malformed";
  if (status === 429) return "rate-limited";
  if (status === 408 || status === 504) return "timeout";
  return status >= 500 ? "server-error" : "misconfigured";
}

/** Whether the server did not take the request as it was: some know no structured output. */
export function isBadRequest(error: unknown): boolean {
  const call = callErrorIn(error);
  return !isErrorInBody(call) && (call?.statusCode === 400 || call?.statusCode === 422);
}

/** A response that arrived well and holds an error: the provider calls that 400 and keeps the parsed body. */
function isErrorInBody(call: APICallError | undefined): boolean {
  return call?.statusCode === 400 && call.responseBody !== undefined && typeof call.responseBody !== "string";
}

function callErrorIn(error: unknown): APICallError | undefined {
  let each = error;
  for (let depth = 0; depth < 5 && each instanceof Error; depth++) {
    if (APICallError.isInstance(each)) return each;
    each = each.cause;
  }
  return undefined;
}
