import { headers } from "next/headers";
import { environment } from "@/lib/env";
import { isHttps } from "./host-cookie";

/** Uses PUBLIC_URL, else this request's origin from a trusted proxy. */
export async function siteOrigin(): Promise<string> {
  const { PUBLIC_URL } = environment();
  if (PUBLIC_URL !== undefined) return new URL(PUBLIC_URL).origin;
  const sent = await headers();
  const host = sent.get("x-forwarded-host") ?? sent.get("host") ?? "localhost:3000";
  const origin = `${isHttps(sent) ? "https" : "http"}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : "http://localhost:3000";
}
