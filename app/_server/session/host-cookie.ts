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
