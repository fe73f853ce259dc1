/** Safe to trust: the front door keeps only true headers. */
export function isHttps(headers: Headers): boolean {
  return headers.get("x-forwarded-proto") === "https";
}

export function isLocalhost(headers: Headers): boolean {
  const host = headers.get("host") ?? "";
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return name === "localhost" || name.endsWith(".localhost") || /^127(\.\d+){3}$/.test(name) || name === "[::1]";
}
