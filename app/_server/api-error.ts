import { ZodError } from "zod";
import { AppError } from "@/lib/errors";
import { faultOf } from "./fault-of";
import { renewSession } from "./guest-session";
import { log } from "./log";
import { spend } from "./rate-limits";
import { Refusal } from "./refusal";
import { refuseForeign } from "./refuse-foreign";

/**
 * Every route handler answers through this: it refuses other sites' pages and whoever asks too often, runs the work,
 * renews the session, and turns whatever is thrown into one clear JSON answer; the only place that catches.
 */
export async function answer(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    refuseForeign(request);
    await spend(request);
    const response = await work();
    renewSession(request, response);
    return response;
  } catch (error) {
    return errorResponse(error);
  }
}

function errorResponse(error: unknown): Response {
  if (error instanceof Refusal) return refuse(error.status, error.code, error.userMessage);
  if (error instanceof ZodError) return refuse(400, "invalid-input", sentenceFor(error));
  if (error instanceof AppError) {
    log.error({ code: error.code, cause: faultOf(error.cause) }, error.message);
    return refuse(503, error.code, error.userMessage);
  }
  log.error({ fault: faultOf(error) }, "a request failed");
  return refuse(500, "unexpected", "Something went wrong on our side. Nothing was lost: please try again.");
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status, headers: { "cache-control": "no-store" } });
}

function sentenceFor(error: ZodError): string {
  const [issue] = error.issues;
  const where = issue?.path.join(".");
  return where ? `${where}: ${issue?.message}` : (issue?.message ?? "The request does not have the expected form.");
}
