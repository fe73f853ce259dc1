import { ZodError, type z } from "zod";
import { nameDatabaseFault } from "@/db/connection/database-errors";
import { asAnswer, currentPatience, Patience } from "@/db/patience";
import { cleanJson, UncleanError } from "@/lib/clean-text";
import { AppError } from "@/lib/errors";
import { refusals } from "@/messages/refusals";
import { spend } from "./limits/rate-limits";
import { faultOf, log, logFault } from "./log";
import { metrics } from "./metrics/metrics";
import { ahead } from "./one-at-a-time";
import { onBehalfOf } from "./reading/fair-line";
import { Refusal, TooLongToRead } from "./refusal";
import { clientAddress } from "./session/client-address";
import { renewSession } from "./session/guest-session";
import { refuseForeign } from "./session/refuse-foreign";

/** A response, JSON that nobody caches, or 204 for nothing. */
export type RouteReply = Response | object | undefined;

export function answeredRoute<Params extends object>(
  terms: CostClass | (Omit<AnswerSettings, "cost"> & { cost: CostClass }),
  work: (request: Request, params: Params) => Promise<RouteReply>,
) {
  const { cost, ...settings } = typeof terms === "string" ? { cost: terms } : terms;
  return (request: Request, context?: { params: Promise<Params> }): Promise<Response> =>
    answer(request, async () => responseOf(await work(request, (await context?.params) as Params)), {
      ...settings,
      cost: costs[cost],
    });
}

function responseOf(reply: RouteReply): Response {
  if (reply instanceof Response) return reply;
  return reply === undefined ? new Response(null, { status: 204 }) : freshJson(reply);
}

export function freshJson(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}

/** A file that the browser saves and nobody caches. */
export function attachment(body: BodyInit, name: string, type: string): Response {
  const headers = { "content-type": type, "content-disposition": `attachment; filename="${name}"` };
  return new Response(body, { headers: { ...headers, "cache-control": "no-store" } });
}

/** A GET sends its query, others a body. */
export async function sentBy<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.infer<Schema>> {
  return request.method === "GET" ? checkedQuery(request, schema) : checkedBody(request, schema);
}

/** Refuses foreign pages and floods, renews the session, and turns errors into JSON. */
export async function answer(
  request: Request,
  work: () => Promise<Response>,
  { followed = false, cost = costs.light, long = false }: AnswerSettings = {},
): Promise<Response> {
  try {
    if (!(followed && opensPage(request))) refuseForeign(request);
    const charge = async (points: number) => {
      if (cost > 0) await currentPatience()?.wait(() => spend(request, points));
    };
    const charged = async () => {
      await charge(cost);
      return work().catch(async (error: unknown) => {
        if (error instanceof TooLongToRead) await charge(costs.heavy).catch(() => undefined);
        throw error;
      });
    };
    const inTurn = () => onBehalfOf(clientAddress(request.headers), long ? charged : () => ahead(charged));
    const response = await new Patience(deadline).wait(() => asAnswer(inTurn));
    renewSession(request, response);
    return response;
  } catch (error) {
    return errorResponse(error);
  }
}

export interface AnswerSettings {
  /** Allows links from other sites, but no embedding or fetching. */
  followed?: boolean;
  /** Yields to other requests. */
  long?: boolean;
  /** Points. 0 isn't counted. */
  cost?: number;
}

function opensPage({ method, headers: sent }: Request): boolean {
  return method === "GET" && sent.get("sec-fetch-mode") === "navigate" && sent.get("sec-fetch-dest") === "document";
}

/** Milliseconds, above a model's OPENAI_TIMEOUT. The database gets `answerPatience` of them. */
const deadline = 40_000;

export function errorResponse(error: unknown): Response {
  if (error instanceof Refusal) return refuse(error.status, error.code, error.userMessage);
  if (error instanceof ZodError) return refuse(400, "invalid-input", sentenceFor(error));
  const known = nameDatabaseFault(error) ?? error;
  if (known instanceof AppError) {
    log.error({ code: known.code, cause: faultOf(known.cause) }, known.message);
    return refuse(503, known.code, known.userMessage);
  }
  logFault(error, "a request failed");
  return refuse(500, "unexpected", refusals.fault);
}

function refuse(status: number, code: string, message: string): Response {
  const isShed = status === 429 || status === 503;
  if (isShed) metrics().shed.inc({ reason: code });
  const headers = { "cache-control": "no-store", ...(isShed ? { "retry-after": "5" } : {}) };
  return Response.json({ error: { code, message } }, { status, headers });
}

function sentenceFor(error: ZodError): string {
  const [issue] = error.issues;
  const where = issue?.path.join(".");
  return where ? `${where}: ${issue?.message}` : (issue?.message ?? refusals.form);
}

/** Points: 1 is a look at stored data, the others follow measured processor time. */
export const costs = { free: 0, light: 1, counting: 2, words: 4, heavy: 20 } as const;
export type CostClass = keyof typeof costs;

/** Bytes. */
const largestBody = 64 * 1024;

/** Returns a small, clean JSON body of the expected form. Throws Refusal or ZodError. */
export async function checkedBody<Schema extends z.ZodType>(request: Request, schema: Schema) {
  if (!request.headers.get("content-type")?.toLowerCase().startsWith("application/json"))
    throw new Refusal(415, "not-json", refusals.notJson);
  const text = await limitedText(request);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new Refusal(400, "malformed-json", refusals.malformed, { cause });
  }
  return schema.parse(clean(body));
}

export function checkedQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.infer<Schema> {
  return schema.parse(clean(Object.fromEntries(new URL(request.url).searchParams)));
}

function clean(value: unknown): unknown {
  try {
    return cleanJson(value);
  } catch (cause) {
    if (cause instanceof UncleanError) throw new Refusal(400, "not-text", cause.message, { cause });
    throw cause;
  }
}

export interface TextBounds {
  most?: number;
  mostLines?: number;
  said?: string;
}

const newLine = 10;

/** Stops reading and refuses past the limit. */
export async function limitedText(
  request: Request,
  { most = largestBody, mostLines = Number.POSITIVE_INFINITY, said = refusals.tooLong }: TextBounds = {},
): Promise<string> {
  const tooLarge = () => new Refusal(413, "too-large", said);
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let lines = 0;
  // Leaving the loop cancels the rest.
  for await (const value of request.body ?? []) {
    size += value.byteLength;
    if (Number.isFinite(mostLines)) lines += linesIn(value);
    if (size > most || lines > mostLines) throw tooLarge();
    chunks.push(value);
  }
  return new TextDecoder("utf-8").decode(Buffer.concat(chunks));
}

function linesIn(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(newLine); at >= 0; at = bytes.indexOf(newLine, at + 1)) lines++;
  return lines;
}
