import type { z } from "zod";
import { answeredRoute, type RouteReply, sentBy } from "@/app/_server/answered-route";
import { openStudy, requireRun } from "./open-run";

type Opened = Awaited<ReturnType<typeof openStudy>>;

export function studyPost<Schema extends z.ZodType>(
  schema: Schema,
  work: (opened: Opened, sent: z.infer<Schema>, request: Request) => Promise<RouteReply>,
) {
  return answeredRoute("light", async (request, { slug }: { slug: string }) => {
    const sent = await sentBy(request, schema);
    return work(await openStudy(slug), sent, request);
  });
}

export function runPost<Schema extends z.ZodType>(
  schema: Schema,
  work: (
    run: Awaited<ReturnType<typeof requireRun>> & Pick<Opened, "db">,
    sent: z.infer<Schema>,
  ) => Promise<RouteReply>,
) {
  return studyPost(schema, async ({ db, study }, sent) => work({ ...(await requireRun(db, study.slug)), db }, sent));
}
