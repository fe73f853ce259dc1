import { randomBytes } from "node:crypto";
import { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { checkedBody } from "@/app/_server/checked-request";
import { requireResearcher } from "@/app/_server/research-session";
import { preferenceReader } from "@/app/_server/services";
import { studyForRoute } from "@/app/_server/study-research/stored-study";
import { noteAudit } from "@/db/queries/study/oversight";
import { playPilotRun } from "@/db/queries/study/pilot-run";
import { countRuns } from "@/db/queries/study/tries";
import { seededRandom } from "@/lib/random";
import { defaultMix, drawBehaviour } from "@/lib/study/pilot/behaviour";
import { runCode } from "@/lib/study/run-code";

/** As many as end within a request's time. */
const pilotSchema = z.object({ participants: z.number().int().min(1).max(3) }).strict();

/** A few simulated participants run the study; larger pilots are the command line's. */
export function POST(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answer(request, async () => {
    await requireResearcher();
    const { participants } = await checkedBody(request, pilotSchema);
    const opened = await studyForRoute((await params).slug);
    const { db, catalog, study, version } = opened;
    const before = await countRuns(db, { versionId: version.id, kind: "simulated" });
    const tools = { db, catalog, preferences: preferenceReader, code: () => runCode(randomBytes(24)) };
    const ends: string[] = [];
    for (let number = before; number < before + participants; number++) {
      const random = seededRandom(version.configuration.seed, `behaviour ${number}`);
      const outcome = await playPilotRun(tools, opened, { number, behaviour: drawBehaviour(defaultMix, random) });
      ends.push(outcome.end);
    }
    await noteAudit(db, study.id, "pilot-run", { participants, ends });
    return Response.json({ ends }, { status: 201 });
  });
}
