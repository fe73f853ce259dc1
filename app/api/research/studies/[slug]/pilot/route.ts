import { randomBytes } from "node:crypto";
import { z } from "zod";
import { progressStream } from "@/app/_server/progress-stream";
import { forResearchers, openDesk } from "@/app/_server/reading/request-desk";
import { researchPost } from "@/app/_server/study-research/research-answer";
import { noteAudit } from "@/db/queries/study/oversight";
import { studyStore } from "@/db/queries/study/study-store";
import { countRuns } from "@/db/queries/study/tries";
import { seededRandom } from "@/lib/random";
import { defaultMix, drawBehaviour } from "@/lib/study/pilot/behaviour";
import { runCode } from "@/lib/study/run-code";
import { playPilotRun } from "@/lib/study/service/pilot-run";

const pilotSchema = z.strictObject({ participants: z.number().int().min(1).max(500) });

/** Reports progress until all are through or the caller has gone. */
export const POST = researchPost("heavy", pilotSchema, async (opened, { participants }) => {
  const { db, catalog, study, version } = opened;
  const before = await countRuns(db, { versionId: version.id, kind: "simulated" });
  const desk = openDesk(forResearchers());
  const tools = {
    store: studyStore(db),
    catalog,
    preferences: desk.listener(),
    code: () => runCode(randomBytes(24)),
    now: () => new Date(),
  };
  return progressStream(async (tell) => {
    const ends: Record<string, number> = {};
    let through = 0;
    try {
      for (; through < participants; through++) {
        await tell({ step: `${through} of ${participants}`, share: through / participants });
        const number = before + through;
        const random = seededRandom(version.configuration.seed, `behaviour ${number}`);
        const outcome = await playPilotRun(tools, opened, { number, behaviour: drawBehaviour(defaultMix, random) });
        ends[outcome.end] = (ends[outcome.end] ?? 0) + 1;
      }
    } finally {
      // After a stop or failure, finished participants remain.
      if (through > 0) await noteAudit(db, study.id, "pilot-run", { participants: through, first: before, ends });
    }
    return { line: { participants: through } };
  });
});
