import { isHttps, isLocalhost } from "./request-scheme";

/**
 * A cookie's name and whether it is secure. `__Host-` binds it to this very host and to secure transport; on plain HTTP, a
 * lab's own server, browsers would not keep such a cookie, nor does Safari on localhost.
 */
export function hostCookie(name: string, headers: Headers): { name: string; secure: boolean } {
  const secure = isHttps(headers) || (isLocalhost(headers) && !isSafari(headers));
  return { name: secure ? `__Host-${name}` : name, secure };
}

function isSafari(headers: Headers): boolean {
  const agent = headers.get("user-agent") ?? "";
  return agent.includes("AppleWebKit/") && !/Chrom(e|ium)\//.test(agent);
}
