import { resolve } from "node:path";

export const next = resolve("node_modules/next/dist/bin/next");

/** Node's arguments to serve the app for use. */
export function serveArgs(host, port) {
  return [
    // Room for one turn's objects, so that a loaded server collects less.
    "--max-semi-space-size=32",
    ...[next, "start", "--hostname", host, "--port", String(port)],
    // Must exceed the proxies' own, or a request on a just-closed connection fails.
    ...["--keepAliveTimeout", "75000"],
  ];
}
