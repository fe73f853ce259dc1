import { cookies, headers } from "next/headers";
/** Browsers keep `__Host-` names only over HTTPS, and Safari not on localhost. */
export function hostCookie(name: string, headers: Headers): { name: string; secure: boolean } {
  const secure = isHttps(headers) || (isLocalhost(headers) && !isSafari(headers));
  return { name: secure ? `__Host-${name}` : name, secure };
}

function isSafari(headers: Headers): boolean {
  const agent = headers.get("user-agent") ?? "";
  return agent.includes("AppleWebKit/") && !/Chrom(e|ium)\//.test(agent);
}

/** Safe to trust: the front door keeps only true headers. */
export function isHttps(headers: Headers): boolean {
  return headers.get("x-forwarded-proto") === "https";
}

export function isLocalhost(headers: Headers): boolean {
  const host = headers.get("host") ?? "";
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return name === "localhost" || name.endsWith(".localhost") || /^127(\.\d+){3}$/.test(name) || name === "[::1]";
}

export async function boundCookie(given: string): Promise<string | undefined> {
  const { name } = hostCookie(given, await headers());
  return (await cookies()).get(name)?.value;
}

/** Without `maxAge` (seconds) the cookie ends with the browser session. */
export async function setBoundCookie(given: string, value: string, maxAge?: number): Promise<void> {
  const { name, secure } = hostCookie(given, await headers());
  const kept = maxAge === undefined ? {} : { maxAge };
  (await cookies()).set(name, value, { httpOnly: true, sameSite: "lax", secure, path: "/", ...kept });
}

/** Browsers delete a `__Host-` cookie only for a host that could have set it. */
export function forgetBoundCookie(given: string): Promise<void> {
  return setBoundCookie(given, "", 0);
}
