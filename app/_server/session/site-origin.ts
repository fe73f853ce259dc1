import { headers } from "next/headers";
import { environment } from "@/lib/env";
import { isHttps } from "./request-scheme";

/** Where people find the site: PUBLIC_URL, else where this request's visitor found it, also behind a proxy that says so. */
export async function siteOrigin(): Promise<string> {
  const { PUBLIC_URL } = environment();
  if (PUBLIC_URL !== undefined) return new URL(PUBLIC_URL).origin;
  const sent = await headers();
  const host = sent.get("x-forwarded-host") ?? sent.get("host") ?? "localhost:3000";
  const origin = `${isHttps(sent) ? "https" : "http"}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : "http://localhost:3000";
}
