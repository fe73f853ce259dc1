import { z } from "zod";
import { attachment, checkedQuery } from "@/app/_server/answered-route";
import { progressStream } from "@/app/_server/progress-stream";
import { Refusal } from "@/app/_server/refusal";
import { exportAsJob } from "@/app/_server/study-research/export-job";
import { knownAnalysis } from "@/app/_server/study-research/known-analysis";
import { isBlinded, type OpenedStudy, researchRoute, studyForRoute } from "@/app/_server/study-research/opened-study";
import { noteAudit } from "@/db/queries/study/pilots";
import { analysisFiles } from "@/lib/study/export/wide-participants";
import { lab } from "@/messages/lab";

const querySchema = z.object({
  kind: z.enum(["participant", "simulated"]).default("participant"),
  /** Defaults to the latest. */
  version: z.string().max(10).optional(),
  /** One table or picture, or `trials.csv`, instead of the whole. */
  file: z.string().max(100).optional(),
  /** Streams progress, then the zip. */
  progress: z.literal("1").optional(),
});

type Kind = z.infer<typeof querySchema>["kind"];

/** Serves the replication bundle as a zip, or one analysis file. */
export const GET = researchRoute("analyst", "heavy", async (request, { slug }: { slug: string }, { name: actor }) => {
  const { kind, file, version, progress } = checkedQuery(request, querySchema);
  const opened = { ...(await studyForRoute(slug, version)), actor };
  if (kind === "participant" && (await isBlinded(opened))) throw new Refusal(409, "blinded", lab.blind.refused);
  if (file !== undefined) return oneFile(opened, kind, file);
  const name = `${opened.study.slug}-v${opened.version.number}${kind === "simulated" ? "-simulated" : ""}.zip`;
  if (progress) {
    return progressStream(async (tell) => {
      const zip = await exportAsJob(opened, kind, (step, share) => tell({ step, share }));
      return { line: { name, bytes: zip.length }, bytes: zip };
    });
  }
  return attachment(await exportAsJob(opened, kind), name, "application/zip");
});

async function oneFile({ db, study, version, actor }: OpenedStudy & { actor: string }, kind: Kind, file: string) {
  const stamp = { kind, configuration: version.hash, catalog: version.configuration.catalog.checksum };
  const files = analysisFiles(await knownAnalysis(db, version, kind), stamp);
  const text = Object.hasOwn(files, file) ? files[file] : undefined;
  if (text === undefined) throw new Refusal(404, "no-file", "The analysis has no file of that name.");
  await noteAudit(db, { studyId: study.id, actor }, "data-export", { kind, version: version.number, file });
  return attachment(text, file.replace(/.*\//, ""), "text/plain; charset=utf-8");
}
