import { headers } from "next/headers";
import { isHttps } from "./request-scheme";

/** Where this request's visitor finds the site: "https://leeway.example", also behind a proxy that says so. */
export async function siteOrigin(): Promise<string> {
  const sent = await headers();
  const host = sent.get("x-forwarded-host") ?? sent.get("host") ?? "localhost:3000";
  const origin = `${isHttps(sent) ? "https" : "http"}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : "http://localhost:3000";
}
