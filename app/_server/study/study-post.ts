import type { z } from "zod";
import { answeredRoute, freshJson, type RouteReply, sentBy } from "@/app/_server/answered-route";
import { Refusal } from "@/app/_server/refusal";
import type { Database } from "@/db/connection/database";
import type { StepOutcome } from "@/lib/study/service/answer-step";
import type { TrialActOutcome } from "@/lib/study/service/play-trial";
import { partaking } from "@/messages/partaking";
import { openStudy, requireRun } from "./open-run";
import { runView } from "./run-view";

type Opened = Awaited<ReturnType<typeof openStudy>>;

export function studyPost<Schema extends z.ZodType>(
  schema: Schema,
  work: (opened: Opened, sent: z.infer<Schema>, request: Request) => Promise<RouteReply>,
) {
  return answeredRoute("light", async (request, { slug }: { slug: string }) => {
    const sent = await sentBy(request, schema);
    return work(await openStudy(slug), sent, request);
  });
}

export function runPost<Schema extends z.ZodType>(
  schema: Schema,
  work: (
    run: Awaited<ReturnType<typeof requireRun>> & Pick<Opened, "db">,
    sent: z.infer<Schema>,
  ) => Promise<RouteReply>,
) {
  return studyPost(schema, async ({ db, study }, sent) => work({ ...(await requireRun(db, study.slug)), db }, sent));
}

const invalid = { code: "invalid-answers", message: partaking.form.invalid };

/** Late and repeated acts change nothing. */
export async function actAnswer(db: Database, participantId: string, outcome: StepOutcome | TrialActOutcome) {
  switch (outcome.kind) {
    case "invalid": {
      const said = Object.entries(outcome.problems).map(([id, problem]) => [id, partaking.problems[problem]]);
      return freshJson({ error: { ...invalid, problems: Object.fromEntries(said) } }, 422);
    }
    case "busy":
      throw new Refusal(409, "busy", partaking.turns.busy);
    case "too-few":
      throw new Refusal(409, "too-few", partaking.turns.tooFew);
    case "missing":
      throw new Refusal(401, "no-run", partaking.absent.gone);
    default: {
      const note = outcome.kind === "done" || outcome.kind === "again" ? null : outcome.kind;
      return { ...(await runView(db, participantId)), ...(note ? { note } : {}) };
    }
  }
}
