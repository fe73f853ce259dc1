import { z } from "zod";
import type { Recruitment } from "./configuration/recruitment";

const idText = z.string().regex(/^[\w.:-]{1,100}$/);

/** Who a recruiter says somebody is. */
export const entryIdsSchema = z.object({ id: idText, study: idText.nullable(), session: idText.nullable() });
export type EntryIds = z.infer<typeof entryIdsSchema>;

type Parameters = Readonly<Record<string, string | undefined>>;

/** Names of the parameters each recruiter adds to the address (their documentation of July 2026). */
const parametersOf = {
  prolific: { id: "PROLIFIC_PID", study: "STUDY_ID", session: "SESSION_ID" },
  sona: { id: "survey_code", study: "experiment_id", session: "credit_token" },
  mturk: { id: "workerId", study: "hitId", session: "assignmentId" },
} as const;

/** Whether an address carries anything that must be taken out of it. */
export function carriesEntry(
  { recruiter, signedEntry }: Pick<Recruitment, "recruiter" | "signedEntry">,
  parameters: Parameters,
): boolean {
  if (recruiter === "none") return false;
  const names: string[] = [...Object.values(parametersOf[recruiter]), ...(signedEntry ? [signedEntry.parameter] : [])];
  return names.some((name) => parameters[name] !== undefined);
}

/** The ids in an address; `null` when it has none that can be ids. */
export function entryIdsIn(recruiter: Recruitment["recruiter"], parameters: Parameters): EntryIds | null {
  if (recruiter === "none") return null;
  const names = parametersOf[recruiter];
  const parsed = entryIdsSchema.safeParse({
    id: parameters[names.id],
    study: parameters[names.study] ?? null,
    session: parameters[names.session] ?? null,
  });
  // MTurk shows a HIT before it is accepted, with an id of nobody.
  if (!parsed.success || parsed.data.session === "ASSIGNMENT_ID_NOT_AVAILABLE") return null;
  return parsed.data;
}
