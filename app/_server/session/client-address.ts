import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { senderNetwork } from "@/app/_server/sender-network";

/** Set by us on every request, whatever the client sent under this name. */
const header = "x-leeway-address";

/**
 * Notes the address each request comes from, before the framework sees it. A client can write anything into
 * `X-Forwarded-For`; only the last entries, one for each proxy of ours in front, are to be believed.
 */
export function noteClientAddresses(trustedProxies: number): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const passed = String(request.headers["x-forwarded-for"] ?? "").split(",");
    const hops = [...passed.map((each) => each.trim()).filter(Boolean), request.socket.remoteAddress ?? "unknown"];
    request.headers[header] = hops.at(-1 - Math.min(trustedProxies, hops.length - 1));
  });
}

/** The sender a request is counted by: the network of the address that `noteClientAddresses` found. */
export function clientAddress(headers: Headers): string {
  return senderNetwork(headers.get(header) ?? "unknown");
}
