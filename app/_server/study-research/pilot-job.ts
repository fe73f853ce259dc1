import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { logFault } from "@/app/_server/log";
import { openDesk, unbounded } from "@/app/_server/reading/request-desk";
import { Refusal } from "@/app/_server/refusal";
import { catalogReader, database } from "@/app/_server/services";
import { outsideReach } from "@/app/_server/turn/words-reader";
import type { Database } from "@/db/connection/database";
import { unhurried } from "@/db/patience";
import {
  endPilot,
  findSimulated,
  noteAudit,
  notePilot,
  orderPilot,
  type Pilot,
  pilotLease,
  studyOfVersion,
  takePilot,
} from "@/db/queries/study/pilots";
import { studyStore } from "@/db/queries/study/study-store";
import { askOutside } from "@/lib/agents/ask-outside";
import { seededRandom } from "@/lib/random";
import { defaultMix, drawBehaviour } from "@/lib/study/pilot/behaviour";
import { runCode } from "@/lib/study/run-code";
import { type PilotTools, pilotSeed, playPilotRun } from "@/lib/study/service/pilot-run";
import type { StoredStudy } from "@/lib/study/service/study-store";
import { lab } from "@/messages/lab";
import type { OpenedStudy } from "./opened-study";

/** Keeps playing after the request is answered. */
export async function startPilot({ db, study, version, actor }: OpenedStudy & { actor: string }, participants: number) {
  const pilot = await orderPilot(db, { versionId: version.id, actor, participants }, new Date());
  if (!pilot) throw new Refusal(409, "pilot-runs", lab.pilot.runs);
  await noteAudit(db, { studyId: study.id, actor }, "pilot-start", { participants, first: pilot.first });
  void playPilot(db, pilot);
}

const everyMilliseconds = 15_000;

/** Goes on with what a stopped server left. */
export async function resumePilots(): Promise<void> {
  const round = async () => {
    const db = await database();
    const pilot = await takePilot(db, new Date());
    if (pilot) void playPilot(db, pilot);
  };
  setInterval(() => round().catch(onFault), everyMilliseconds).unref();
  await round();
}

function onFault(error: unknown): void {
  logFault(error, "a pilot could not go on");
}

/** The patience of the request that ordered it does not bound a pilot. */
export function playPilot(db: Database, ordered: Pilot): Promise<void> {
  return unhurried(() => play(db, ordered));
}

async function play(db: Database, ordered: Pilot): Promise<void> {
  const stored = await studyOfVersion(db, ordered.versionId);
  if (!stored) return;
  const of = { studyId: stored.study.id, actor: ordered.actor };
  let pilot = ordered;
  const alive = setInterval(() => notePilot(db, pilot, new Date()).catch(onFault), pilotLease / 3);
  try {
    const tools = {
      store: studyStore(db),
      catalog: await catalogReader(stored.version.catalogId),
      preferences: openDesk(unbounded()).listener(),
      outside: askOutside(outsideReach()),
      code: () => runCode(randomBytes(24)),
      now: () => new Date(),
    };
    for (; pilot.through < pilot.participants; await setImmediate()) {
      const end = await playNumber(db, tools, stored, pilot.first + pilot.through);
      const ends = { ...pilot.ends, [end]: (pilot.ends[end] ?? 0) + 1 };
      pilot = { ...pilot, through: pilot.through + 1, ends };
      if (!(await notePilot(db, pilot, new Date()))) break;
    }
    await endPilot(db, pilot.id, new Date());
    const { through, first, ends } = pilot;
    await noteAudit(db, of, "pilot-run", { participants: through, first, ends });
  } catch (error) {
    onFault(error);
    // A database that is gone leaves the pilot to the next server.
    const isOver = await endPilot(db, pilot.id, new Date()).catch(() => false);
    if (isOver)
      await noteAudit(db, of, "pilot-fail", { participants: pilot.through, first: pilot.first }).catch(onFault);
  } finally {
    clearInterval(alive);
  }
}

/** A run that a kill cut short is taken back and played again. A whole one counts. */
async function playNumber(db: Database, tools: PilotTools, stored: StoredStudy, number: number): Promise<string> {
  const { configuration, id } = stored.version;
  const behaviour = drawBehaviour(defaultMix, seededRandom(configuration.seed, `behaviour ${number}`));
  const known = await findSimulated(db, id, pilotSeed(configuration, number, behaviour));
  if (known && known.status !== "active") return known.status;
  if (known) {
    await tools.store.transaction(async (tx) => {
      await tx.settlePlace(known.id, "freed");
      await tx.deleteRun(known.guestId, known.id);
    });
  }
  return (await playPilotRun(tools, stored, { number, behaviour })).end;
}
