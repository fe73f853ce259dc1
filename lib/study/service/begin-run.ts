import { cellsWithout } from "@/lib/study/configuration/plan-cells";
import { stepsOf } from "@/lib/study/step-items";
import type { NewRunRow, Run, RunContext, StoredStudy, StudyStore } from "./study-store";

/** `sequence` is for previews. */
export interface NewRun extends Pick<NewRunRow, "kind" | "code" | "seed" | "consentVersion" | "sequence"> {
  /** `null` without a recruiter. `key` is a keyed hash of the person. */
  recruited: { recruiter: string; recruiterId: string; key: string } | null;
  /** Keyed hash of this visit. Without a recruiter, it keeps a repeated consent one run. */
  visitKey?: string;
  seal: (paymentId: string) => string;
}

export type BeginOutcome =
  | { kind: "begun"; run: Run }
  /** The recruiter's id already has a run: the study's policy decides. */
  | { kind: "known"; run: Run }
  | { kind: "refused"; reason: "not-open" | "closed" | "full" | "left-before" };

/** Creates a run at consent and freezes the version. Stores nothing about the person earlier. */
export async function beginRun(
  store: StudyStore,
  { study, version }: StoredStudy,
  start: NewRun,
  context: RunContext,
): Promise<BeginOutcome> {
  return store.transaction(async (tx): Promise<BeginOutcome> => {
    // Serializes starts, so the quota is exact.
    const held = await tx.lockVersion(version.id);
    if (!held) throw new Error("the version of the study was not found");
    const known = await knownPerson(tx, study.id, start);
    if (known) return known;
    if (start.kind === "participant") {
      const reason = await refusalOf(tx, { study, version }, context.now);
      if (reason) return { kind: "refused", reason };
      await tx.freezeVersion(version.id, context.now);
    }
    return { kind: "begun", run: await insertRun(tx, { study, version: held }, start, context) };
  });
}

type Person = Pick<NewRun, "recruited" | "visitKey">;

const keyOf = ({ recruited, visitKey }: Person) => recruited?.key ?? visitKey ?? null;

async function knownPerson(tx: StudyStore, studyId: string, person: Person): Promise<BeginOutcome | null> {
  const key = keyOf(person);
  const run = key ? await tx.findRunByRecruiter(studyId, key) : null;
  if (run) return { kind: "known", run };
  const status = person.recruited ? await tx.paymentStatus(studyId, person.recruited) : null;
  return status === "withdrawn" ? { kind: "refused", reason: "left-before" } : null;
}

/** Completed and recently active runs fill the quota. */
export async function refusalOf(
  store: Pick<StudyStore, "countFilling">,
  { study, version }: StoredStudy,
  now: Date,
): Promise<"not-open" | "closed" | "full" | null> {
  const { recruitment, assignment } = version.configuration;
  if (study.status === "closed") return "closed";
  if (study.status !== "open") return "not-open";
  if (cellsWithout(version.configuration, study.pausedArms).length === 0) return "not-open";
  if (recruitment.opensAt && now < new Date(recruitment.opensAt)) return "not-open";
  if (recruitment.closesAt && now >= new Date(recruitment.closesAt)) return "closed";
  const filled = await store.countFilling(study.id, new Date(now.getTime() - assignment.activeMinutes * 60_000));
  return filled >= recruitment.target ? "full" : null;
}

async function insertRun(tx: StudyStore, stored: StoredStudy, start: NewRun, { now }: RunContext): Promise<Run> {
  const { study, version } = stored;
  const [first] = stepsOf(version.configuration);
  if (!first) throw new Error("a study has no steps");
  const { recruited, visitKey: _visit, seal, ...own } = start;
  const paymentId = recruited ? await tx.openPayment(study.id, version.hash, recruited) : null;
  const kept = { recruiterKey: keyOf(start), sealedPayment: paymentId ? seal(paymentId) : null };
  const participant = await tx.insertRun(stored, { ...own, ...kept, step: first.key }, now);
  await tx.appendEvents(participant, [{ name: "step-enter", data: { step: first.key } }], now);
  return { participant, study, version };
}

/** Keeps the data. */
export async function replaceRun(store: StudyStore, participantId: string, now: Date): Promise<void> {
  await store.transaction(async (tx) => {
    const run = await tx.lockRun(participantId);
    if (!run) return;
    if (run.participant.status === "active") await tx.settlePlace(participantId, "freed");
    await tx.updateRun(participantId, { status: "replaced", recruiterKey: null, sealedPayment: null, endedAt: now });
  });
}
