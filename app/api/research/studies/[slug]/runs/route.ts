import { z } from "zod";
import { researchSent, studyForRoute } from "@/app/_server/study-research/opened-study";
import { deleteTries } from "@/db/queries/study/pilots";

const deletionSchema = z.strictObject({
  delete: z.enum(["preview", "simulated"]),
  version: z.string().max(10).optional(),
});

/** Deletes previews or simulated runs. Only participants delete their own. */
export const POST = researchSent(
  "owner",
  "light",
  deletionSchema,
  async ({ delete: kind, version }, { slug }: { slug: string }, { name: actor }) => {
    const opened = await studyForRoute(slug, version);
    return Response.json({ deleted: await deleteTries(opened.db, { ...opened, actor }, kind) });
  },
);
