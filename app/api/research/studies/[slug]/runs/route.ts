import { z } from "zod";
import { checkedBody } from "@/app/_server/checked-request";
import { researchRoute } from "@/app/_server/study-research/research-answer";
import { studyForRoute } from "@/app/_server/study-research/stored-study";
import { deleteTries } from "@/db/queries/study/tries";

const deletionSchema = z
  .object({ delete: z.enum(["preview", "simulated"]), version: z.string().max(10).optional() })
  .strict();

/** Deletes previews or simulated runs. Only participants delete their own. */
export const POST = researchRoute<{ slug: string }>(async (request, { slug }) => {
  const { delete: kind, version } = await checkedBody(request, deletionSchema);
  const opened = await studyForRoute(slug, version);
  return Response.json({ deleted: await deleteTries(opened.db, opened, kind) });
});
