/** Whether the browser speaks HTTPS with us or with a proxy in front; the front door lets only what is true through. */
export function isHttps(headers: Headers): boolean {
  return headers.get("x-forwarded-proto") === "https";
}

/** Whether the browser runs on this very machine, by the name it asked for. */
export function isLocalhost(headers: Headers): boolean {
  const host = headers.get("host") ?? "";
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return name === "localhost" || name.endsWith(".localhost") || /^127(\.\d+){3}$/.test(name) || name === "[::1]";
}
