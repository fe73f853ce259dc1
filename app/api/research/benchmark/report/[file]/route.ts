import { attachment } from "@/app/_server/answered-route";
import { reportFile } from "@/app/_server/benchmark/run-views";
import { Refusal } from "@/app/_server/refusal";
import { researchRoute } from "@/app/_server/study-research/opened-study";

/** Serves report.md, report.csv, report.html, or an SVG drawing for `?run=`. */
export const GET = researchRoute("viewer", "heavy", async (request, { file }: { file: string }) => {
  const found = await reportFile(new URL(request.url).searchParams.getAll("run"), file);
  if (!found) throw new Refusal(404, "no-file", "There is no such file of a report.");
  return attachment(found.text, `leeway-${file.replace(/[^\w.-]/g, "")}`, `${found.type}; charset=utf-8`);
});
