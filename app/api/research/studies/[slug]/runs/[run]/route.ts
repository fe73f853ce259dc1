import { z } from "zod";
import { Refusal } from "@/app/_server/refusal";
import { researchSent, studyForRoute } from "@/app/_server/study-research/opened-study";
import { excludeRun, includeRun } from "@/db/queries/study/pilots";
import { isKey } from "@/db/storable";

const schema = z.strictObject({ excluded: z.boolean(), reason: z.string().trim().max(500).default("") });

type OfRun = { slug: string; run: string };

/** Excludes a run from the analysis with a reason, or undoes that. Deletes nothing. */
export const POST = researchSent("analyst", "light", schema, async (sent, { slug, run }: OfRun, { name }) => {
  const { excluded, reason } = sent;
  const { db, study } = await studyForRoute(slug);
  if (excluded && reason === "") throw new Refusal(422, "no-reason", "Say why this run is left out.");
  const of = { studyId: study.id, actor: name };
  const done = isKey(run) && (excluded ? await excludeRun(db, of, run, reason) : await includeRun(db, of, run));
  if (!done) throw new Refusal(409, "unchanged", "That is so already, or the study has no such run.");
});
