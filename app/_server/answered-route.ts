import type { z } from "zod";
import { type AnswerSettings, answer, type CostClass, costs } from "./api-error";
import { checkedBody, checkedQuery } from "./checked-request";

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

/** A GET sends its query, others a body. */
export async function sentBy<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.infer<Schema>> {
  return request.method === "GET" ? checkedQuery(request, schema) : checkedBody(request, schema);
}
