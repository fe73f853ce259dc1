import { reportFile } from "@/app/_server/benchmark/run-views";
import { Refusal } from "@/app/_server/refusal";
import { researchRoute } from "@/app/_server/study-research/opened-study";

/** Serves report.md, report.csv, report.html, or an SVG drawing for `?run=`. */
export const GET = researchRoute("viewer", "heavy", async (request, { file }: { file: string }) => {
  const found = await reportFile(new URL(request.url).searchParams.getAll("run"), file);
  if (!found) throw new Refusal(404, "no-file", "There is no such file of a report.");
  return new Response(found.text, {
    headers: {
      "content-type": `${found.type}; charset=utf-8`,
      "content-disposition": `attachment; filename="leeway-${file.replace(/[^\w.-]/g, "")}"`,
      "cache-control": "no-store",
    },
  });
});
