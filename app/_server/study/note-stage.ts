import { sessionSecret } from "@/app/_server/session/session-secret";
import type { Database } from "@/db/connection/database";
import { noteArrival } from "@/db/queries/study/recruitment-rows";
import type { StoredStudy } from "@/lib/study/service/run";
import { keyedHash } from "./signed-value";
import { visitorCookie } from "./study-cookies";

/** Stores the stage under a salted hash. */
export async function noteStage(db: Database, { study, version }: StoredStudy, stage: string): Promise<void> {
  const studyId = study.id;
  const visitor = keyedHash(`visitor ${studyId}`, await visitorCookie(), sessionSecret());
  await noteArrival(db, { studyId, hash: version.hash, visitor, stage, at: new Date() });
}
