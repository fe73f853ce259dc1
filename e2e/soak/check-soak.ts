import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { findStudy } from "@/db/queries/study/studies";
import { conversations, turns } from "@/db/schema/conversations";
import { studyParticipants, studyPlaces, studyTombstones } from "@/db/schema/studies";
import { studyAnswers, studyPayments, studyTrials } from "@/db/schema/study-oversight";
import { groupBy } from "@/lib/statistics/group-by";
import { cellsOf } from "@/lib/study/configuration/plan-cells";
import type { StoredStudy } from "@/lib/study/service/study-store";
import { stepItems, stepsOf } from "@/lib/study/step-items";
import type { RunReport } from "./simulated-run";

export async function checkSoak(db: Database, slug: string, reports: readonly RunReport[]) {
  const stored = await findStudy(db, slug);
  if (!stored) throw new Error(`there is no study "${slug}"`);
  const { study, version } = stored;
  const runs = await db.select().from(studyParticipants).where(eq(studyParticipants.studyId, study.id));
  const balance = await soakBalance(db, version);
  const faults = [
    ...endsThatDiffer(reports, runs),
    ...(await paymentsThatDiffer(db, study.id, reports)),
    ...(await leftBehind(db, study.id, reports)),
    ...(await twice(db, study.id, runs)),
    ...balance.faults,
  ];
  let timeUps = 0;
  for (const run of runs.filter(({ status }) => status === "complete")) {
    const missing = await whatIsMissing(db, run, version);
    faults.push(...missing.faults);
    timeUps += missing.timeUps;
  }
  const ends: Record<string, number> = {};
  for (const { status } of runs) ends[status] = (ends[status] ?? 0) + 1;
  const withdrawn = reports.filter(({ end }) => end === "withdrawn").length;
  return { ends, withdrawn, timeUps, cells: balance.cells, faults };
}

type Run = typeof studyParticipants.$inferSelect;

function endsThatDiffer(reports: readonly RunReport[], runs: readonly Run[]): string[] {
  const byCode = new Map(runs.map((run) => [run.code, run]));
  const seen = new Set(reports.map(({ runCode }) => runCode));
  return [
    ...reports.flatMap(({ id, end, runCode }) => {
      const status = byCode.get(runCode)?.status;
      const wanted = end === "withdrawn" ? undefined : end === "abandoned" ? "active" : end;
      return status === wanted ? [] : [`${id} saw the end ${end}, its run is ${status ?? "gone"}`];
    }),
    ...runs.filter(({ code }) => !seen.has(code)).map(({ status }) => `a run that nobody took part in is ${status}`),
  ];
}

async function paymentsThatDiffer(db: Database, studyId: string, reports: readonly RunReport[]): Promise<string[]> {
  const payments = await db.select().from(studyPayments).where(eq(studyPayments.studyId, studyId));
  const byId = new Map(payments.map((payment) => [payment.recruiterId, payment]));
  const differ = reports.flatMap(({ id, end, code }) => {
    const paid = byId.get(id);
    const isSame = paid?.status === (end === "abandoned" ? "active" : end) && paid.code === code;
    return isSame ? [] : [`${id} ended ${end} with ${code}, the payment file says ${paid?.status} with ${paid?.code}`];
  });
  return payments.length === reports.length ? differ : [...differ, `${payments.length} are in the payment file`];
}

async function leftBehind(db: Database, studyId: string, reports: readonly RunReport[]): Promise<string[]> {
  const gone = reports.filter(({ end }) => end === "withdrawn");
  const kept = gone.flatMap((report) => report.conversations);
  const left = kept.length ? await db.$count(conversations, inArray(conversations.id, kept)) : 0;
  const stones = await db.$count(studyTombstones, eq(studyTombstones.studyId, studyId));
  return [
    ...(left > 0 ? [`${left} conversations of people who withdrew are still there`] : []),
    ...(stones === gone.length ? [] : [`${gone.length} withdrew, and there are ${stones} tombstones`]),
  ];
}

async function twice(db: Database, studyId: string, runs: readonly Run[]): Promise<string[]> {
  const paid = await db
    .select({ id: studyPayments.recruiterId })
    .from(studyPayments)
    .where(eq(studyPayments.studyId, studyId))
    .groupBy(studyPayments.recruiterId)
    .having(sql`count(*) > 1`);
  const keys = runs.flatMap(({ recruiterKey }) => recruiterKey ?? []);
  return paid.length > 0 || new Set(keys).size !== keys.length ? ["somebody took part twice"] : [];
}

/** Each item must be answered once, each trial ranked before any product and judged. */
async function whatIsMissing(
  db: Database,
  run: typeof studyParticipants.$inferSelect,
  { configuration }: StoredStudy["version"],
): Promise<{ faults: string[]; timeUps: number }> {
  const wanted = stepsOf(configuration).flatMap((step) =>
    stepItems(configuration, step, { seed: run.seed, again: [] }).map(({ id }) => `${step.key} ${id}`),
  );
  const answers = await db
    .select()
    .from(studyAnswers)
    .where(and(eq(studyAnswers.participantId, run.id), eq(studyAnswers.attempt, 1)));
  const given = answers.map(({ step, item }) => `${step} ${item}`);
  const trials = await db.select().from(studyTrials).where(eq(studyTrials.participantId, run.id));
  const whole: boolean[] = [];
  for (const trial of trials.filter(({ number }) => number > 0))
    whole.push(trial.hash === run.hash && (await isWhole(db, trial)));
  const faults: string[] = [];
  if (given.sort().join() !== wanted.sort().join()) {
    faults.push(`run ${run.code} has ${given.length} of ${wanted.length} answers`);
  }
  if (whole.filter(Boolean).length !== configuration.trials.perParticipant) {
    faults.push(`run ${run.code} has ${whole.filter(Boolean).length} whole trials of ${trials.length}`);
  }
  return { faults, timeUps: trials.filter(({ outcome }) => outcome?.end === "time-up").length };
}

async function isWhole(db: Database, trial: typeof studyTrials.$inferSelect): Promise<boolean> {
  const said = await db.select().from(turns).where(eq(turns.conversationId, trial.conversationId));
  const isAnswered = said.every(({ status, reply }) => status !== "received" && reply !== null);
  const hasEnded = trial.phase === "done" && trial.endedAt !== null && isAnswered;
  // Nothing to judge without products.
  if (trial.outcome?.end === "time-up") return hasEnded && trial.revealedAt === null;
  const ranked = trial.ranking ?? [];
  const isRanked = ranked.length > 0 && ranked.every((id) => trial.wishes?.some((wish) => wish.id === id));
  const reveals = said.filter(({ messageId }) => messageId === `reveal-${trial.id}`);
  return hasEnded && isRanked && trial.revealedAt !== null && reveals.length === 1 && trial.outcome !== null;
}

/** Permuted blocks: at most each cell's places per block, exactly in whole ones. Freed places repeat. */
async function soakBalance(db: Database, version: StoredStudy["version"]) {
  const places = await db.select().from(studyPlaces).where(eq(studyPlaces.versionId, version.id));
  const cells = cellsOf(version.configuration).map(({ id }) => id);
  const { blockRepeats } = version.configuration.assignment;
  const bySlot = groupBy(places, ({ slot }) => String(slot ?? -1));
  const faults: string[] = [];
  const size = cells.length * blockRepeats;
  const blocks = new Map<number, string[]>();
  for (const [slot, held] of bySlot) {
    if (held.filter(({ status }) => status !== "freed").length > 1) faults.push(`place ${slot} is held twice`);
    if (new Set(held.map(({ cell }) => cell)).size > 1) faults.push(`place ${slot} has two cells`);
    const block = Math.floor(Number(slot) / size);
    blocks.set(block, [...(blocks.get(block) ?? []), held[0]?.cell ?? ""]);
  }
  for (const [block, given] of blocks) {
    const counts = cells.map((cell) => given.filter((each) => each === cell).length);
    const isWhole = given.length === size;
    if (counts.some((count) => count > blockRepeats || (isWhole && count !== blockRepeats))) {
      faults.push(`block ${block} is out of balance: ${counts.join(", ")}`);
    }
  }
  const countOf = (cell: string) => ({
    cell,
    given: [...bySlot.values()].filter((held) => held[0]?.cell === cell).length,
    complete: places.filter((place) => place.cell === cell && place.status === "complete").length,
  });
  return { cells: cells.map(countOf), faults };
}
