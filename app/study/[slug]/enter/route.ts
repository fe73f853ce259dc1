import { NextResponse } from "next/server";
import { entryKeys } from "@/app/_server/study/entry-keys";
import { openStudy } from "@/app/_server/study/open-run";
import { keepEntry } from "@/app/_server/study/study-cookies";
import { type EntryIds, entryIdsIn } from "@/lib/study/entry-ids";
import { readEntryToken } from "@/lib/study/entry-token";
import type { Recruitment } from "@/lib/study/recruitment";

/** Takes the recruiter's ids out of the address into a signed cookie, and goes on to the study. Begins nothing. */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params;
  const { version } = await openStudy(slug);
  const { recruitment } = version.configuration;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const ids = await idsIn(recruitment, query);
  if (ids) await keepEntry(slug, recruitment.recruiter, ids);
  // A relative address: the server may be known by another name outside.
  const location = ids ? `/study/${slug}` : `/study/${slug}?entry=refused`;
  return new NextResponse(null, {
    status: 303,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}

async function idsIn(recruitment: Recruitment, query: Record<string, string>): Promise<EntryIds | null> {
  const { signedEntry, recruiter } = recruitment;
  if (!signedEntry) return entryIdsIn(recruiter, query);
  const now = new Date();
  const keys = await entryKeys(signedEntry, now);
  const token = readEntryToken(query[signedEntry.parameter] ?? "", { keys, audience: signedEntry.audience, now });
  if (!token.ok) return null;
  // Ids beside the token must be the token's.
  const beside = entryIdsIn(recruiter, query);
  return beside && beside.id !== token.ids.id ? null : token.ids;
}
