import { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { Refusal } from "@/app/_server/refusal";
import { requireResearcher } from "@/app/_server/research-session";
import { studyForRoute } from "@/app/_server/study-research/stored-study";
import { exportStudy } from "@/db/queries/study/study-bundle";
import packageFacts from "@/package.json" with { type: "json" };

const querySchema = z.object({
  kind: z.enum(["participant", "simulated"]).default("participant"),
  /** Number of the version; the latest if left out. */
  version: z.string().max(10).optional(),
  /** One file of the bundle instead of the whole. */
  file: z.string().max(100).optional(),
});

/** The replication bundle as a zip, or one of its files. */
export function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answer(request, async () => {
    await requireResearcher();
    const { kind, file, version } = querySchema.parse(Object.fromEntries(new URL(request.url).searchParams));
    const { slug } = await params;
    const opened = await studyForRoute(slug, version);
    const { zip, files } = await exportStudy(opened.db, opened, {
      kind,
      now: new Date(),
      leeway: packageFacts.version,
    });
    if (file === undefined)
      return download(
        zip,
        `${slug}-v${opened.version.number}${kind === "simulated" ? "-simulated" : ""}.zip`,
        "application/zip",
      );
    const text = Object.hasOwn(files, file) ? files[file] : undefined;
    if (text === undefined) throw new Refusal(404, "no-file", "The bundle has no file of that name.");
    return download(new TextEncoder().encode(text), file.replace(/.*\//, ""), "text/plain; charset=utf-8");
  });
}

function download(bytes: Uint8Array, name: string, type: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
