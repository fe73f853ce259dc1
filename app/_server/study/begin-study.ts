import { randomBytes, randomInt } from "node:crypto";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { spendPoints } from "@/app/_server/limits/limit-store";
import { senderKey } from "@/app/_server/limits/rate-limits";
import { Refusal } from "@/app/_server/refusal";
import { clientAddress } from "@/app/_server/session/client-address";
import { sessionSecret } from "@/app/_server/session/session-secret";
import type { Database } from "@/db/connection/database";
import { noteArrival } from "@/db/queries/study/recruitment-rows";
import { appendStudyEvents } from "@/db/queries/study/run-rows";
import { studyStore } from "@/db/queries/study/study-store";
import { runCode } from "@/lib/study/run-code";
import { type BeginOutcome, beginRun, replaceRun } from "@/lib/study/service/begin-run";
import { endIfTimedOut } from "@/lib/study/service/end-run";
import type { Run, StoredStudy } from "@/lib/study/service/study-store";
import type { Sequence } from "@/lib/study/step-items";
import { partaking } from "@/messages/partaking";
import { keyedHash, sealText } from "./signed-value";
import { entryCookie, previewCookie, runCookie, visitorCookie } from "./study-cookies";
import { runContext } from "./study-post";

type Opened = StoredStudy & { db: Database };

/** Begins a run with consent, or continues this person's, by the study's policy. */
export async function beginStudy(opened: Opened, request: Request, consentVersion: string): Promise<string> {
  const { db, study, version } = opened;
  const { consent, recruitment } = version.configuration;
  if (consentVersion !== consent.version) throw new Refusal(409, "consent-changed", partaking.landing.changed);
  const preview = await previewCookie.read(study.slug);
  if (preview) return beginPreview(opened, preview);
  const outcome = await tryToBegin(opened, request);
  if (outcome.kind === "refused") return refuseStart(opened, outcome.reason);
  if (outcome.kind === "begun") {
    await noteStage(db, opened, "consented");
    return keep(study.slug, outcome.run);
  }
  const { run } = outcome;
  const hasEnded =
    run.participant.status !== "active" || (await endIfTimedOut(studyStore(db), run.participant.id, runContext()));
  // Without a recruiter, a known run means consent was sent twice.
  if (hasEnded || recruitment.recruiter === "none") return keep(study.slug, run);
  if (recruitment.returning.policy === "block") return refuseStart(opened, "blocked");
  if (recruitment.returning.policy === "resume") {
    const event = { name: "device-change" as const, data: { how: "recruiter" } };
    await appendStudyEvents(db, run.participant, [event], new Date());
    return keep(study.slug, run);
  }
  await replaceRun(studyStore(db), run.participant.id, new Date());
  const again = await tryToBegin(opened, request);
  if (again.kind === "refused") return refuseStart(opened, again.reason);
  return keep(study.slug, again.run);
}

async function beginPreview({ db, study, version }: Opened, sequence: Sequence): Promise<string> {
  const start = { ...newRun(version), kind: "preview" as const, sequence, recruited: null, seal: () => "" };
  const outcome = await beginRun(studyStore(db), { study, version }, start, runContext());
  if (outcome.kind !== "begun") throw new Error(`a preview could not begin: ${outcome.kind}`);
  await previewCookie.forget(study.slug);
  return keep(study.slug, outcome.run);
}

function newRun({ configuration }: StoredStudy["version"]) {
  return { code: runCode(randomBytes(24)), seed: randomInt(2 ** 31), consentVersion: configuration.consent.version };
}

async function tryToBegin(opened: Opened, request: Request): Promise<BeginOutcome> {
  const { db, study, version } = opened;
  const { recruiter, perAddress } = version.configuration.recruitment;
  const entry = await entryCookie.read(study.slug);
  if (recruiter !== "none" && entry?.recruiter !== recruiter) return refuseStart(opened, "no-entry");
  if (!(await mayStart(request.headers, study.slug, perAddress))) return refuseStart(opened, "address");
  return beginRun(
    studyStore(db),
    { study, version },
    {
      ...{ ...newRun(version), kind: "participant" },
      recruited: entry && recruitedAs(study.id, entry.recruiter, entry.ids.id),
      visitKey: keyedHash(`visit ${study.id}`, await visitorCookie(), sessionSecret()),
      seal: (paymentId) => sealText(paymentId, sessionSecret()),
    },
    runContext(),
  );
}

async function keep(slug: string, { participant }: Run): Promise<string> {
  await runCookie.keep(slug, participant.id);
  return participant.id;
}

async function refuseStart(opened: Opened, reason: keyof typeof partaking.refused): Promise<never> {
  await noteStage(opened.db, opened, reason);
  throw new Refusal(409, reason, partaking.refused[reason]);
}

const limiters = new Map<number, RateLimiterMemory>();

/** Counts starts by a daily keyed hash, in memory for an hour. Returns false past the limit. */
async function mayStart(headers: Headers, slug: string, perHour: number): Promise<boolean> {
  const limiter = limiters.get(perHour) ?? new RateLimiterMemory({ points: perHour, duration: 3600 });
  limiters.set(perHour, limiter);
  const { isOver } = await spendPoints(limiter, senderKey(`${slug} ${clientAddress(headers)}`));
  return !isOver;
}

function recruitedAs(studyId: string, recruiter: string, recruiterId: string) {
  return { recruiter, recruiterId, key: recruiterKey(studyId, recruiter, recruiterId) };
}

/** Keeps the recruiter's id out of the run. */
export function recruiterKey(studyId: string, recruiter: string, id: string): string {
  return keyedHash(`recruited ${studyId} ${recruiter}`, id, sessionSecret());
}

/** Stores the stage under a salted hash. */
export async function noteStage(db: Database, { study, version }: StoredStudy, stage: string): Promise<void> {
  const studyId = study.id;
  const visitor = keyedHash(`visitor ${studyId}`, await visitorCookie(), sessionSecret());
  await noteArrival(db, { studyId, hash: version.hash, visitor, stage, at: new Date() });
}
