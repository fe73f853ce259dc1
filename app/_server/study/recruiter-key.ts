import { sessionSecret } from "@/app/_server/session/session-secret";
import { keyedHash } from "./signed-value";

/** What a run is known by to its recruiter's id: a keyed hash, so that the run does not hold the id. */
export function recruiterKey(studyId: string, recruiter: string, id: string): string {
  return keyedHash(`recruited ${studyId} ${recruiter}`, id, sessionSecret());
}
