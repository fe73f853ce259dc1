import { z } from "zod";
import { researchSent, studyForRoute } from "@/app/_server/study-research/opened-study";
import { deleteTries } from "@/db/queries/study/pilots";

const schema = z.strictObject({
  delete: z.enum(["preview", "simulated"]),
  version: z.string().max(10).optional(),
});

/** Deletes previews or simulated runs. Only participants delete their own. */
export const POST = researchSent("owner", "light", schema, async (sent, { slug }: { slug: string }, { name }) => {
  const opened = await studyForRoute(slug, sent.version);
  return Response.json({ deleted: await deleteTries(opened.db, { ...opened, actor: name }, sent.delete) });
});
