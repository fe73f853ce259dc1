import type { z } from "zod";
import { answeredRoute } from "@/app/_server/answered-route";
import { checkedBody } from "@/app/_server/checked-request";
import { requireResearcher } from "@/app/_server/session/research-session";
import { type OpenedStudy, studyForRoute } from "./stored-study";

export function researchRoute<Params extends object = object>(
  work: (request: Request, params: Params) => Promise<Response>,
) {
  return answeredRoute<Params>(async (request, params) => {
    await requireResearcher();
    return work(request, params);
  });
}

export function researchPost<Schema extends z.ZodType>(
  schema: Schema,
  work: (opened: OpenedStudy, sent: z.infer<Schema>) => Promise<Response>,
) {
  return researchRoute<{ slug: string }>(async (request, { slug }) => {
    const sent = await checkedBody(request, schema);
    return work(await studyForRoute(slug), sent);
  });
}
