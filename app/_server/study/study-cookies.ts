import { headers } from "next/headers";
import { z } from "zod";
import { boundCookie, forgetBoundCookie, hostCookie, setBoundCookie } from "@/app/_server/session/host-cookie";
import { sessionKeys } from "@/app/_server/session/session-secret";
import { type EntryIds, entryIdsSchema } from "@/lib/study/entry-token";
import { type Sequence, sequenceSchema } from "@/lib/study/step-items";
import { openValue, signValue } from "./signed-value";

const runPrefix = "leeway_run.";
const monthInSeconds = 31 * 24 * 3600;
const dayInSeconds = 24 * 3600;

function setSigned(name: string, purpose: string, payload: string, maxAge?: number): Promise<void> {
  return setBoundCookie(name, signValue(purpose, payload, sessionKeys()[0]), maxAge);
}

async function readSigned(name: string, purpose: string): Promise<string | null> {
  const value = await boundCookie(name);
  return value ? openValue(purpose, value, sessionKeys()) : null;
}

/** Returns `null` for a missing or forged value. */
export function runInCookie(slug: string): Promise<string | null> {
  return readSigned(`${runPrefix}${slug}`, `run ${slug}`);
}

export function rememberRun(slug: string, participantId: string): Promise<void> {
  return setSigned(`${runPrefix}${slug}`, `run ${slug}`, participantId, monthInSeconds);
}

export function forgetRun(slug: string): Promise<void> {
  return forgetBoundCookie(`${runPrefix}${slug}`);
}

export async function runsInCookies(): Promise<string[]> {
  return runsIn(await headers());
}

export function runOf(request: Pick<Request, "headers">): string | null {
  return runsIn(request.headers)[0] ?? null;
}

function runsIn(headers: Headers): string[] {
  const { name: prefix } = hostCookie(runPrefix, headers);
  return (headers.get("cookie") ?? "").split(/; */).flatMap((pair) => {
    const [name = "", value = ""] = pair.split("=");
    return name.startsWith(prefix) ? (openValue(`run ${name.slice(prefix.length)}`, value, sessionKeys()) ?? []) : [];
  });
}

const entrySchema = z.object({ recruiter: z.string(), ids: entryIdsSchema });

/** Holds recruiters' ids until consent. Before it they are in no table. */
export function keepEntry(slug: string, recruiter: string, ids: EntryIds): Promise<void> {
  return setSigned(`leeway_entry.${slug}`, `entry ${slug}`, JSON.stringify({ recruiter, ids }), dayInSeconds);
}

export async function entryInCookie(slug: string): Promise<z.infer<typeof entrySchema> | null> {
  const text = await readSigned(`leeway_entry.${slug}`, `entry ${slug}`);
  return text ? entrySchema.parse(JSON.parse(text)) : null;
}

/** Holds a preview until its consent. */
export function keepPreview(slug: string, sequence: Sequence): Promise<void> {
  return setSigned(`leeway_preview.${slug}`, `preview ${slug}`, JSON.stringify(sequence), dayInSeconds);
}

export async function previewInCookie(slug: string): Promise<Sequence | null> {
  const text = await readSigned(`leeway_preview.${slug}`, `preview ${slug}`);
  return text ? sequenceSchema.parse(JSON.parse(text)) : null;
}

export function forgetPreview(slug: string): Promise<void> {
  return forgetBoundCookie(`leeway_preview.${slug}`);
}

/** A random name to count stages. It ends with the browser session. */
export async function visitorCookie(): Promise<string> {
  const known = await readSigned("leeway_visit", "visit");
  if (known) return known;
  const visitor = crypto.randomUUID();
  await setSigned("leeway_visit", "visit", visitor);
  return visitor;
}
