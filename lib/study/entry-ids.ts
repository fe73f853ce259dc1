import { z } from "zod";
import { type Recruitment, signedEntryOf } from "./configuration/recruitment";

const idText = z.string().regex(/^[\w.:-]{1,100}$/);

export const entryIdsSchema = z.object({ id: idText, study: idText.nullable(), session: idText.nullable() });
export type EntryIds = z.infer<typeof entryIdsSchema>;

type Parameters = Readonly<Record<string, string | undefined>>;

/** URL parameters (recruiters' documentation of July 2026). */
const parametersOf = {
  prolific: { id: "PROLIFIC_PID", study: "STUDY_ID", session: "SESSION_ID" },
  sona: { id: "survey_code", study: "experiment_id", session: "credit_token" },
  mturk: { id: "workerId", study: "hitId", session: "assignmentId" },
} as const;

/** Checks for ids to strip. */
export function carriesEntry(
  { recruiter, signedEntry }: Pick<Recruitment, "recruiter" | "signedEntry">,
  parameters: Parameters,
): boolean {
  const signed = signedEntryOf({ signedEntry });
  if (recruiter === "none") return false;
  const names: string[] = [...Object.values(parametersOf[recruiter]), ...(signed ? [signed.parameter] : [])];
  return names.some((name) => parameters[name] !== undefined);
}

/** `null` without valid ids. */
export function entryIdsIn(recruiter: Recruitment["recruiter"], parameters: Parameters): EntryIds | null {
  if (recruiter === "none") return null;
  const names = parametersOf[recruiter];
  const parsed = entryIdsSchema.safeParse({
    id: parameters[names.id],
    study: parameters[names.study] ?? null,
    session: parameters[names.session] ?? null,
  });
  // MTurk previews a HIT with a placeholder id.
  if (!parsed.success || parsed.data.session === "ASSIGNMENT_ID_NOT_AVAILABLE") return null;
  return parsed.data;
}
