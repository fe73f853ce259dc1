import { isHttps, isLocalhost } from "./request-scheme";

/** Browsers keep `__Host-` names only over HTTPS, and Safari not on localhost. */
export function hostCookie(name: string, headers: Headers): { name: string; secure: boolean } {
  const secure = isHttps(headers) || (isLocalhost(headers) && !isSafari(headers));
  return { name: secure ? `__Host-${name}` : name, secure };
}

function isSafari(headers: Headers): boolean {
  const agent = headers.get("user-agent") ?? "";
  return agent.includes("AppleWebKit/") && !/Chrom(e|ium)\//.test(agent);
}
