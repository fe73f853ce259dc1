import type { z } from "zod";
import { answeredRoute, type RouteReply, sentBy } from "@/app/_server/answered-route";
import type { CostClass } from "@/app/_server/request-cost";
import { requireResearcher } from "@/app/_server/session/research-session";
import { type OpenedStudy, studyForRoute } from "./stored-study";

export function researchRoute<Params extends object>(
  cost: CostClass,
  work: (request: Request, params: Params) => Promise<RouteReply>,
) {
  return answeredRoute(cost, async (request, params: Params) => {
    await requireResearcher();
    return work(request, params);
  });
}

export function researchSent<Schema extends z.ZodType, Params extends object>(
  cost: CostClass,
  schema: Schema,
  work: (sent: z.infer<Schema>, params: Params) => Promise<RouteReply>,
) {
  return researchRoute(cost, async (request, params: Params) => work(await sentBy(request, schema), params));
}

export function researchPost<Schema extends z.ZodType>(
  cost: CostClass,
  schema: Schema,
  work: (opened: OpenedStudy, sent: z.infer<Schema>) => Promise<RouteReply>,
) {
  return researchSent(cost, schema, async (sent, { slug }: { slug: string }) => work(await studyForRoute(slug), sent));
}
