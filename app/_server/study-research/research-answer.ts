import type { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { checkedBody } from "@/app/_server/checked-request";
import { requireResearcher } from "@/app/_server/session/research-session";
import { type OpenedStudy, studyForRoute } from "./stored-study";

/** Every route for researchers answers through this: nobody else gets in. */
export function answerResearcher(request: Request, work: () => Promise<Response>): Promise<Response> {
  return answer(request, async () => {
    await requireResearcher();
    return work();
  });
}

/** A route that takes something for the latest version of a study: its body is checked first, then the study is opened. */
export function researchPost<Schema extends z.ZodType>(
  schema: Schema,
  work: (opened: OpenedStudy, sent: z.infer<Schema>) => Promise<Response>,
): (request: Request, context: { params: Promise<{ slug: string }> }) => Promise<Response> {
  return (request, { params }) =>
    answerResearcher(request, async () => {
      const sent = await checkedBody(request, schema);
      return work(await studyForRoute((await params).slug), sent);
    });
}
