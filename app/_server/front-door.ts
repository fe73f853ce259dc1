import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { onRequest } from "./request-start";

export interface FrontDoor {
  trustedProxies: number;
  publicUrl?: string | undefined;
}

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;
/** Sanitizes every request before the framework sees it. */
export function watchFrontDoor(door: FrontDoor): void {
  onRequest(({ request, response }) => putInOrder(request, response, door));
}

export function putInOrder(request: Asked, response: Pick<ServerResponse, "setHeader">, door: FrontDoor): void {
  believeProxiesOnly(request.headers, door);
  if (request.headers[scheme] === "https") response.setHeader("strict-transport-security", "max-age=31536000");
  const { method = "GET", url = "/" } = request;
  const isApi = url.startsWith("/api/");
  if (!methods.has(method)) {
    request.method = "GET";
    request.url = oddMethod;
  } else if (!isReadable(url)) request.url = isApi ? unreadableAddress : "/unreadable-address";
}

const scheme = "x-forwarded-proto";
const host = "x-forwarded-host";
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Clients can forge these headers: trust only our outermost proxy's entry or the site's scheme. */
function believeProxiesOnly(headers: IncomingHttpHeaders, { trustedProxies, publicUrl }: FrontDoor): void {
  const [proto, name] = [scheme, host].map((header) => writtenBy(trustedProxies, headers[header]));
  const site = publicUrl === undefined ? undefined : new URL(publicUrl);
  const own = site !== undefined && headers.host === site.host ? site.protocol.slice(0, -1) : undefined;
  put(headers, scheme, proto ?? own);
  put(headers, host, name);
}

function writtenBy(proxies: number, value: string | string[] | undefined): string | undefined {
  const entries = String(value ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
  return proxies === 0 ? undefined : entries.at(-Math.min(proxies, entries.length || 1));
}

function put(headers: IncomingHttpHeaders, name: string, value: string | undefined): void {
  if (value === undefined) delete headers[name];
  else headers[name] = value;
}

function isReadable(url: string): boolean {
  const [path = ""] = url.split("?");
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path)) && !/%00/.test(url);
  } catch {
    return false;
  }
}

export const unreadableAddress = "/api/unreadable-address";
export const oddMethod = "/api/odd-method";
