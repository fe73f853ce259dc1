import type { JsonWebKey } from "node:crypto";
import { NextResponse } from "next/server";
import { z } from "zod";
import { answeredRoute, checkedQuery } from "@/app/_server/answered-route";
import { ifFound } from "@/app/_server/refusal";
import { recruiterKey } from "@/app/_server/study/begin-study";
import { entryCookie, runCookie } from "@/app/_server/study/study-cookies";
import { openStudy } from "@/app/_server/study/study-post";
import { loadRun } from "@/db/queries/study/run-rows";
import { AppError } from "@/lib/errors";
import { type Recruitment, signedEntryOf } from "@/lib/study/configuration/recruitment";
import { type EntryIds, entryIdsIn, readEntryToken } from "@/lib/study/entry-token";
import { partaking } from "@/messages/partaking";

/** The recruiter names its own fields. */
const querySchema = z.record(z.string().max(100), z.string().max(10_000));

/** Moves the recruiter's ids into a signed cookie and redirects to the study. Begins nothing. */
export const GET = answeredRoute({ cost: "light", followed: true }, async (request, { slug }: { slug: string }) => {
  // Relative, because the server may have another name outside.
  const location = await entered(request, slug);
  const headers = { location, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new NextResponse(null, { status: 303, headers });
});

/** The study's page also reports a missing study. */
async function entered(request: Request, slug: string): Promise<string> {
  const page = `/study/${encodeURIComponent(slug)}`;
  const found = await ifFound(openStudy(slug));
  if (!found) return page;
  const { recruitment } = found.version.configuration;
  const ids = await idsIn(recruitment, checkedQuery(request, querySchema));
  if (!ids) return `${page}?entry=refused`;
  await entryCookie.keep(slug, { recruiter: recruitment.recruiter, ids });
  await forgetOthers(found, ids);
  return page;
}

/** On a shared computer, a link must not lead into another's run. */
async function forgetOthers({ db, study, version }: Awaited<ReturnType<typeof openStudy>>, { id }: EntryIds) {
  const held = await runCookie.read(study.slug);
  const run = held ? await loadRun(db, held) : null;
  const key = recruiterKey(study.id, version.configuration.recruitment.recruiter, id);
  if (run && run.participant.recruiterKey !== key) await runCookie.forget(study.slug);
}

async function idsIn(recruitment: Recruitment, query: Record<string, string>): Promise<EntryIds | null> {
  const { recruiter } = recruitment;
  const signedEntry = signedEntryOf(recruitment);
  if (!signedEntry) return entryIdsIn(recruiter, query);
  const now = new Date();
  const keys = await entryKeys(signedEntry, now);
  const signed = readEntryToken(query[signedEntry.parameter] ?? "", { keys, audience: signedEntry.audience, now });
  // Ids beside the token must be the token's.
  const beside = entryIdsIn(recruiter, query);
  return beside && beside.id !== signed?.id ? null : signed;
}

type Key = JsonWebKey & { kid?: string };
const fetched = new Map<string, { at: number; keys: Key[] }>();
const dayInMilliseconds = 24 * 3600 * 1000;
const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Refetches keys by address daily. */
async function entryKeys({ keys }: NonNullable<ReturnType<typeof signedEntryOf>>, now: Date): Promise<Key[]> {
  if (typeof keys !== "string") return keys as Key[];
  const known = fetched.get(keys);
  if (known && now.getTime() - known.at < dayInMilliseconds) return known.keys;
  try {
    const response = await fetch(keys, { signal: AbortSignal.timeout(5000) });
    const read = keySetSchema.parse(await response.json()).keys as Key[];
    fetched.set(keys, { at: now.getTime(), keys: read });
    return read;
  } catch (cause) {
    // Day-old keys beat locking everybody out.
    if (known) return known.keys;
    throw new AppError("no-entry-keys", partaking.absent.keys, { cause });
  }
}
