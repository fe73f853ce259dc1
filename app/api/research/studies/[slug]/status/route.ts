import { z } from "zod";
import { Refusal } from "@/app/_server/refusal";
import { launchStops, shortestReason } from "@/app/_server/study-research/launch-checklist";
import { researchPost } from "@/app/_server/study-research/opened-study";
import { noteAudit, unblinding } from "@/db/queries/study/pilots";
import { changeStudy } from "@/db/queries/study/studies";
import { lab } from "@/messages/lab";

const statusSchema = z.strictObject({
  status: z.enum(["open", "paused", "closed", "unblinded"]),
  reason: z.string().trim().max(500).default(""),
});

const acts = { open: "study-open", paused: "study-pause", closed: "study-close", unblinded: unblinding } as const;

/** A study that the dry run stops opens with a typed reason alone, which goes on record. */
export const POST = researchPost("owner", "light", statusSchema, async (opened, { status, reason }) => {
  const { db, study, version, actor } = opened;
  if (status === "open" && reason.length < shortestReason) {
    const [first, ...others] = await launchStops(opened);
    if (first) {
      const more = others.length > 0 ? ` ${others.length} more on the dry run's page.` : "";
      throw new Refusal(409, "launch-stopped", `Launch is off: ${first.says} ${first.fix}${more}`);
    }
  }
  if (status === "unblinded" && reason.length < shortestReason)
    throw new Refusal(422, "no-reason", lab.blind.reason({ least: shortestReason }));
  if (status !== "unblinded") await changeStudy(db, study.id, { status });
  await noteAudit(db, { studyId: study.id, actor }, acts[status], {
    version: version.number,
    ...(reason ? { reason } : {}),
  });
});
