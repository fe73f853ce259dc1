import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";

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

/** Maps an IPv6 address to its /64 and normalizes IPv4. Others stay. */
export function senderNetwork(address: string): string {
  const bare = address
    .trim()
    .replace(/%.*$/, "")
    .replace(/^\[(.*)\](:\d+)?$/, "$1");
  const [host = ""] = bare.split(/:\d+$/);
  if (isIPv4(host)) return host;
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const [g6 = 0, g7 = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [g6 >> 8, g6 & 255, g7 >> 8, g7 & 255].join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}
