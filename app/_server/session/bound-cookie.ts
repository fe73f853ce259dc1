import { cookies, headers } from "next/headers";
import { hostCookie } from "./host-cookie";

/** The value of a cookie bound to this host, where the browser supports it. */
export async function boundCookie(given: string): Promise<string | undefined> {
  const { name } = hostCookie(given, await headers());
  return (await cookies()).get(name)?.value;
}

/** Sets such a cookie; without `maxAge` (seconds) it ends with the browser session. */
export async function setBoundCookie(given: string, value: string, maxAge?: number): Promise<void> {
  const { name, secure } = hostCookie(given, await headers());
  const kept = maxAge === undefined ? {} : { maxAge };
  (await cookies()).set(name, value, { httpOnly: true, sameSite: "lax", secure, path: "/", ...kept });
}

/** Browsers delete a `__Host-` cookie only for a host that could have set it. */
export function forgetBoundCookie(given: string): Promise<void> {
  return setBoundCookie(given, "", 0);
}
