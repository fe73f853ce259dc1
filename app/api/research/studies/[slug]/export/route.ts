import { z } from "zod";
import { checkedQuery } from "@/app/_server/checked-request";
import { progressStream } from "@/app/_server/progress-stream";
import { Refusal } from "@/app/_server/refusal";
import { exportAsJob } from "@/app/_server/study-research/export-job";
import { knownAnalysis } from "@/app/_server/study-research/known-analysis";
import { researchRoute } from "@/app/_server/study-research/research-answer";
import { type OpenedStudy, studyForRoute } from "@/app/_server/study-research/stored-study";
import { noteAudit } from "@/db/queries/study/oversight";
import { analysisFiles } from "@/lib/study/export/analysis-files";

const querySchema = z.object({
  kind: z.enum(["participant", "simulated"]).default("participant"),
  /** Defaults to the latest. */
  version: z.string().max(10).optional(),
  /** One table or picture, or `trials.csv`, instead of the whole. */
  file: z.string().max(100).optional(),
  progress: z.literal("1").optional(),
});

type Kind = z.infer<typeof querySchema>["kind"];

/** Serves the replication bundle as a zip, or one analysis file. */
export const GET = researchRoute("heavy", async (request, { slug }: { slug: string }) => {
  const { kind, file, version, progress } = checkedQuery(request, querySchema);
  const opened = await studyForRoute(slug, version);
  if (file !== undefined) return oneFile(opened, kind, file);
  const name = `${opened.study.slug}-v${opened.version.number}${kind === "simulated" ? "-simulated" : ""}.zip`;
  if (progress) {
    return progressStream(async (tell) => {
      const zip = await exportAsJob(opened, kind, (step, share) => tell({ step, share }));
      return { line: { name, bytes: zip.length }, bytes: zip };
    });
  }
  return download(await exportAsJob(opened, kind), name, "application/zip");
});

async function oneFile({ db, study, version }: OpenedStudy, kind: Kind, file: string): Promise<Response> {
  const files = analysisFiles(await knownAnalysis(db, version, kind));
  const text = Object.hasOwn(files, file) ? files[file] : undefined;
  if (text === undefined) throw new Refusal(404, "no-file", "The analysis has no file of that name.");
  await noteAudit(db, study.id, "data-export", { kind, version: version.number, file });
  return download(new TextEncoder().encode(text), file.replace(/.*\//, ""), "text/plain; charset=utf-8");
}

function download(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): Response {
  return new Response(bytes, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
