import { cookies, headers } from "next/headers";
import { hostCookie } from "./host-cookie";

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
