import { z } from "zod";
import { Refusal } from "@/app/_server/refusal";
import { launchStops, shortestReason } from "@/app/_server/study-research/launch-checklist";
import { researchPost } from "@/app/_server/study-research/research-answer";
import { noteAudit } from "@/db/queries/study/oversight";
import { setStudyStatus } from "@/db/queries/study/studies";

const statusSchema = z.strictObject({
  status: z.enum(["open", "paused", "closed"]),
  reason: z.string().trim().max(500).default(""),
});

const acts = { open: "study-open", paused: "study-pause", closed: "study-close" } as const;

/** A study that the dry run stops opens with a typed reason alone, which goes on record. */
export const POST = researchPost("light", statusSchema, async (opened, { status, reason }) => {
  const { db, study, version } = opened;
  if (status === "open" && reason.length < shortestReason) {
    const [first, ...others] = await launchStops(opened);
    if (first) {
      const more = others.length > 0 ? ` ${others.length} more on the dry run's page.` : "";
      throw new Refusal(409, "launch-stopped", `Launch is off: ${first.says} ${first.fix}${more}`);
    }
  }
  await setStudyStatus(db, study.id, status);
  await noteAudit(db, study.id, acts[status], { version: version.number, ...(reason ? { reason } : {}) });
});
