import { z } from "zod";
import { runPost } from "@/app/_server/study/study-post";
import { appendStudyEvents } from "@/db/queries/study/run-rows";
import { browserEventNames, studyEventSchemas } from "@/lib/study/study-event";

const reportSchema = z.strictObject({
  events: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[\w-]{8,60}$/),
        name: z.enum(browserEventNames),
        trial: z.number().int().min(0).max(100).nullable(),
        data: z.record(z.string(), z.unknown()),
      }),
    )
    .max(100),
});

/** Accepts focus, blur, products in view and replies' arrival, once per id. */
export const POST = runPost(reportSchema, async ({ db, participant }, { events }) => {
  const read = events.flatMap(({ id, name, trial, data }) => {
    const parsed = studyEventSchemas[name].safeParse(data);
    return parsed.success ? [{ clientId: id, name, data: parsed.data, ...(trial === null ? {} : { trial }) }] : [];
  });
  if (participant.status === "active") await appendStudyEvents(db, participant, read, new Date());
});
