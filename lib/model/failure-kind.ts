import { APICallError } from "ai";
import type { ModelFailure } from "./model-port";

/** Names a call's failure. Unknown errors count as unreachable. */
export function failureKind(error: unknown, signals: { stopped: boolean; timedOut: boolean }): ModelFailure {
  if (signals.stopped) return "aborted";
  if (signals.timedOut) return "timeout";
  const call = callErrorIn(error);
  const status = call?.statusCode;
  if (status === undefined || (status < 400 && isBroken(error))) return "unreachable";
  if (isErrorInBody(call)) return "server-error";
  // A success status with an unreadable body.
  if (status < 300) return "malformed";
  // A redirect. Fetches follow none.
  if (status < 400) return "misconfigured";
  if (status === 429) return "rate-limited";
  if (status === 408 || status === 504) return "timeout";
  return status >= 500 ? "server-error" : "misconfigured";
}

/** Some servers reject structured output. */
export function isBadRequest(error: unknown): boolean {
  const call = callErrorIn(error);
  return !isErrorInBody(call) && (call?.statusCode === 400 || call?.statusCode === 422);
}

/** The provider reports a success response with an error inside as 400. */
function isErrorInBody(call: APICallError | undefined): boolean {
  return call?.statusCode === 400 && call.responseBody !== undefined && typeof call.responseBody !== "string";
}

/** Node's network errors have codes in capitals. */
function isBroken(error: unknown): boolean {
  return chainOf(error).some((each) => "code" in each && /^(UND_ERR|E[A-Z]+$)/.test(String(each.code)));
}

function callErrorIn(error: unknown): APICallError | undefined {
  return chainOf(error).find((each) => APICallError.isInstance(each));
}

function chainOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let each = error; each instanceof Error && chain.length < 8; each = each.cause) chain.push(each);
  return chain;
}
