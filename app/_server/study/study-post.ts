import type { z } from "zod";
import { answeredRoute, freshJson, type RouteReply, sentBy } from "@/app/_server/answered-route";
import { limitStore, spendPoints } from "@/app/_server/limits/limit-store";
import { senderKey } from "@/app/_server/limits/rate-limits";
import { log, logFault } from "@/app/_server/log";
import { Refusal } from "@/app/_server/refusal";
import { database } from "@/app/_server/services";
import { clientAddress } from "@/app/_server/session/client-address";
import { sessionKeys } from "@/app/_server/session/session-secret";
import type { Database } from "@/db/connection/database";
import { findRunByCode, loadRun, updateRun } from "@/db/queries/study/run-rows";
import { findStudy } from "@/db/queries/study/studies";
import { studyStore } from "@/db/queries/study/study-store";
import { typedCode } from "@/lib/study/run-code";
import { endIfTimedOut, hasTimedOut, sweepRuns } from "@/lib/study/service/end-run";
import type { StepOutcome } from "@/lib/study/service/enter-step";
import type { TrialActOutcome } from "@/lib/study/service/play-trial";
import type { Run, RunContext, StoredStudy } from "@/lib/study/service/study-store";
import { partaking } from "@/messages/partaking";
import { runView } from "./run-view";
import { unsealText } from "./signed-value";
import { runCookie } from "./study-cookies";

export function studyPost<Schema extends z.ZodType>(
  schema: Schema,
  work: (opened: Awaited<ReturnType<typeof openStudy>>, sent: z.infer<Schema>, request: Request) => Promise<RouteReply>,
) {
  return answeredRoute("light", async (request, { slug }: { slug: string }) => {
    const sent = await sentBy(request, schema);
    return work(await openStudy(slug), sent, request);
  });
}

export function runPost<Schema extends z.ZodType>(
  schema: Schema,
  work: (run: Run & { db: Database }, sent: z.infer<Schema>) => Promise<RouteReply>,
) {
  return studyPost(schema, async ({ db, study }, sent) => work({ ...(await requireRun(db, study.slug)), db }, sent));
}

const invalid = { code: "invalid-answers", message: partaking.form.invalid };

/** Late and repeated acts change nothing. */
export async function actAnswer(db: Database, participantId: string, outcome: StepOutcome | TrialActOutcome) {
  const { kind } = outcome;
  if (kind === "invalid") {
    const said = Object.entries(outcome.problems).map(([id, problem]) => [id, partaking.problems[problem]]);
    return freshJson({ error: { ...invalid, problems: Object.fromEntries(said) } }, 422);
  }
  if (kind === "busy") throw new Refusal(409, kind, partaking.turns.busy);
  if (kind === "too-few") throw new Refusal(409, kind, partaking.turns.tooFew);
  if (kind === "missing") throw new Refusal(401, "no-run", partaking.absent.gone);
  return { ...(await runView(db, participantId)), ...(kind === "done" || kind === "again" ? {} : { note: kind }) };
}

/** Throws a 404. */
export async function openStudy(slug: string): Promise<StoredStudy & { db: Database }> {
  const db = await database();
  const found = await findStudy(db, slug);
  if (!found) throw new Refusal(404, "no-study", partaking.absent.study);
  sweepNowAndThen(db);
  return { ...found, db };
}

/** Applies time limits first. Returns `null` without a run. */
export async function currentRun(db: Database, slug: string): Promise<Run | null> {
  const id = await runCookie.read(slug);
  const run = id ? await loadRun(db, id) : null;
  if (!run || run.study.slug !== slug) return null;
  const context = runContext();
  if (!hasTimedOut(run, context.now)) {
    if (run.participant.status === "active") await updateRun(db, run.participant.id, { lastSeenAt: context.now });
    return run;
  }
  await endIfTimedOut(studyStore(db), run.participant.id, context);
  return loadRun(db, run.participant.id);
}

export async function requireRun(db: Database, slug: string): Promise<Run> {
  const run = await currentRun(db, slug);
  if (run) return run;
  throw new Refusal(401, "no-run", partaking.absent.run);
}

const everyMilliseconds = 60_000;
let last = 0;

/** Ends overdue runs and deletes expired data, at most once a minute. */
function sweepNowAndThen(db: Database): void {
  const context = runContext();
  if (context.now.getTime() - last < everyMilliseconds) return;
  last = context.now.getTime();
  sweepRuns(studyStore(db), context).then(
    ({ timedOut, deleted }) => {
      if (timedOut + deleted > 0) log.info({ timedOut, deleted }, "study runs were ended or deleted");
    },
    (error: unknown) => logFault(error, "study runs could not be swept"),
  );
}

export function runContext(): RunContext {
  return { now: new Date(), unseal: (sealed) => unsealText(sealed, sessionKeys()) };
}

/** Per address in a quarter of an hour. A code has about 57 bits. */
const tries = limitStore("study-code", { points: 20, seconds: 900 });

export async function runByCode(db: Database, studyId: string, typed: string, request: Request): Promise<Run | null> {
  const key = senderKey(clientAddress(request.headers));
  const { isOver } = await spendPoints(tries(), key);
  if (isOver) throw new Refusal(429, "too-many", partaking.code.tooMany);
  const code = typedCode(typed);
  const run = code ? await findRunByCode(db, studyId, code) : null;
  // A laboratory shares one address, so right codes are free.
  if (run) await tries().reward(key, 1);
  return run;
}
