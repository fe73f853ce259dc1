import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { senderNetwork } from "@/app/_server/sender-network";

/** We set it on every request, over any client value. */
const header = "x-leeway-address";

/** Trusts only our own proxies' last entries in `X-Forwarded-For`. */
export function noteClientAddresses(trustedProxies: number): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const passed = String(request.headers["x-forwarded-for"] ?? "").split(",");
    const hops = [...passed.map((each) => each.trim()).filter(Boolean), request.socket.remoteAddress ?? "unknown"];
    request.headers[header] = hops.at(-1 - Math.min(trustedProxies, hops.length - 1));
  });
}

export function clientAddress(headers: Headers): string {
  return senderNetwork(headers.get(header) ?? "unknown");
}
