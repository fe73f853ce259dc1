import { ZodError } from "zod";
import { AppError } from "@/lib/errors";
import { log } from "./log";

/** An expected refusal: a status, a code for programs and a sentence for people. */
export class Refusal extends AppError {
  readonly status: number;

  constructor(status: number, code: string, sentence: string, options?: { cause?: unknown }) {
    super(code, sentence, options);
    this.status = status;
  }
}

/** Runs a route and turns whatever it throws into one clear JSON answer; the only place that catches. */
export async function answer(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
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

/**
 * What may be logged of a fault: its kind, its code and where it arose, of it and of what lies under it. Never its
 * message: a database puts the values of a statement there, and those are what shoppers wrote.
 */
export function faultOf(error: unknown): object | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const at = error.stack
    ?.split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 8);
  return { name: error.name, code, at, cause: faultOf(error.cause) };
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status, headers: { "cache-control": "no-store" } });
}

function sentenceFor(error: ZodError): string {
  const [issue] = error.issues;
  const where = issue?.path.join(".");
  return where ? `${where}: ${issue?.message}` : (issue?.message ?? "The request does not have the expected form.");
}
