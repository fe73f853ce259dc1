import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { contentPolicy } from "./app/_server/pages/content-policy";
import { isHttps } from "./app/_server/session/request-scheme";

/** Gives every page a content security policy with a nonce of its own; Next puts the nonce on its scripts. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString("base64");
  const https = isHttps(request.headers);
  const policy = contentPolicy({ nonce, https, dev: process.env.NODE_ENV === "development" });
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  // A broken percent escape would end in the framework's own bare error; it is an address that leads nowhere.
  const response = isDecodable(request.nextUrl.pathname)
    ? NextResponse.next({ request: { headers } })
    : NextResponse.rewrite(new URL("/unreadable-address", request.url), { request: { headers } });
  response.headers.set("content-security-policy", policy);
  if (https) response.headers.set("strict-transport-security", "max-age=31536000");
  return response;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

export const config = {
  // Pages only: route handlers answer with data and have a fixed policy (next.config.ts).
  matcher: ["/((?!api/|_next/static|_next/image|icon.svg).*)"],
};
