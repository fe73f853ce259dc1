import { createPublicKey, type JsonWebKey, verify } from "node:crypto";
import { z } from "zod";
import { type Recruitment, signedEntryOf } from "./configuration/recruitment";

const headerSchema = z.object({ alg: z.literal("RS256"), kid: z.string() });
const payloadSchema = z.object({
  exp: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
  /** Named by Prolific's placeholders, or plainly. */
  prolific: z.record(z.string(), z.unknown()),
});

/** The participant's ids in a Prolific entry token, if it passes: RS256 by the `kid` key, `exp`, and `aud`. */
export function readEntryToken(
  token: string,
  { keys, audience, now }: { keys: readonly (JsonWebKey & { kid?: string })[]; audience: string; now: Date },
): EntryIds | null {
  const [head = "", body = "", signature = "", ...more] = token.split(".");
  const header = headerSchema.safeParse(jsonIn(head));
  const payload = payloadSchema.safeParse(jsonIn(body));
  if (more.length > 0 || !header.success || !payload.success) return null;
  const key = keys.find(({ kid, kty }) => kid === header.data.kid && kty === "RSA");
  if (!key) return null;
  const signed = verify(
    "RSA-SHA256",
    Buffer.from(`${head}.${body}`),
    createPublicKey({ key, format: "jwk" }),
    Buffer.from(signature, "base64url"),
  );
  const { exp, aud, prolific } = payload.data;
  if (!signed || exp * 1000 <= now.getTime() || ![aud].flat().includes(audience)) return null;
  const ids = entryIdsSchema.safeParse({
    id: prolific.PROLIFIC_PID ?? prolific.participant_id,
    study: prolific.STUDY_ID ?? prolific.study_id ?? null,
    session: prolific.SESSION_ID ?? prolific.session_id ?? null,
  });
  return ids.success ? ids.data : null;
}

function jsonIn(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  } catch {
    // The schemas refuse it.
    return null;
  }
}

const idText = z.string().regex(/^[\w.:-]{1,100}$/);

export const entryIdsSchema = z.object({ id: idText, study: idText.nullable(), session: idText.nullable() });
export type EntryIds = z.infer<typeof entryIdsSchema>;

type Entry = Pick<Recruitment, "recruiter" | "signedEntry">;
type Parameters = Readonly<Record<string, string | undefined>>;

/** URL parameters (recruiters' documentation of July 2026). */
const parametersOf = {
  prolific: { id: "PROLIFIC_PID", study: "STUDY_ID", session: "SESSION_ID" },
  sona: { id: "survey_code", study: "experiment_id", session: "credit_token" },
  mturk: { id: "workerId", study: "hitId", session: "assignmentId" },
} as const;

/** Checks for ids to strip. */
export function carriesEntry({ recruiter, signedEntry }: Entry, parameters: Parameters): boolean {
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
