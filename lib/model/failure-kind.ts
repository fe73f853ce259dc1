import { APICallError } from "ai";
import type { ModelFailure } from "./reading/model-port";

/** What went wrong with a call, by name. Looks through wrappers; whatever is unknown counts as unreachable. */
export function failureKind(error: unknown, signals: { stopped: boolean; timedOut: boolean }): ModelFailure {
  if (signals.stopped) return "aborted";
  if (signals.timedOut) return "timeout";
  const call = callErrorIn(error);
  const status = call?.statusCode;
  if (status === undefined || (status < 400 && isBroken(error))) return "unreachable";
  if (isErrorInBody(call)) return "server-error";
  // A body that is no JSON of this protocol comes with a status that says all is well.
  if (status < 300) return "malformed";
  // No redirect is followed: words go to the configured host alone.
  if (status < 400) return "misconfigured";
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

/** The connection went away while the answer came: Node's network errors carry a code in capitals. */
function isBroken(error: unknown): boolean {
  return chainOf(error).some((each) => "code" in each && /^(UND_ERR|E[A-Z]+$)/.test(String(each.code)));
}

function callErrorIn(error: unknown): APICallError | undefined {
  return chainOf(error).find((each) => APICallError.isInstance(each));
}

/** An error and what caused it, outermost first. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let each = error; each instanceof Error && chain.length < 8; each = each.cause) chain.push(each);
  return chain;
}
