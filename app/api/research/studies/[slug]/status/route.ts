import { z } from "zod";
import { Refusal } from "@/app/_server/refusal";
import { launchChecklist, launchWords } from "@/app/_server/study-research/launch-checklist";
import { researchPost } from "@/app/_server/study-research/research-answer";
import { noteAudit } from "@/db/queries/study/oversight";
import { setStudyStatus } from "@/db/queries/study/studies";

const statusSchema = z
  .object({ status: z.enum(["open", "paused", "closed"]), words: z.string().max(100).default("") })
  .strict();

const acts = { open: "study-open", paused: "study-pause", closed: "study-close" } as const;

/** Arms that hardly disagree need a typed confirmation. */
export const POST = researchPost(statusSchema, async (opened, { status, words }) => {
  const { db, study, version } = opened;
  if (status === "open") {
    const { needsWords, report } = await launchChecklist(opened);
    if (needsWords && words.trim().toLowerCase() !== launchWords) {
      const share = Math.round(report.share * 100);
      throw new Refusal(
        409,
        "arms-agree",
        `The arms disagree in only ${share}% of the scenarios. Type "${launchWords}" to launch all the same.`,
      );
    }
  }
  await setStudyStatus(db, study.id, status);
  await noteAudit(db, study.id, acts[status], { version: version.number, ...(words ? { words } : {}) });
  return new Response(null, { status: 204 });
});
