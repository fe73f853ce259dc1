import { isIPv4, isIPv6 } from "node:net";
import { onRequest } from "@/app/_server/request-start";

/** We set it on every request, over any client value. */
const header = "x-leeway-address";

/** Trusts only our own proxies' last entries in `X-Forwarded-For`. */
export function noteClientAddresses(trustedProxies: number): void {
  onRequest(({ request }) => {
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
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  if (!isMapped) return `${groups.slice(0, 4).join(":")}::/64`;
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join(".");
}

/** Eight groups in small hexadecimal, without leading zeros. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after];
}
