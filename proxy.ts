import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { contentPolicy } from "./app/_server/pages/content-policy";
import { isHttps } from "./app/_server/session/host-cookie";

/** Adds a content security policy with a nonce, which Next puts on its scripts. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString("base64");
  const https = isHttps(request.headers);
  const policy = contentPolicy({ nonce, https, dev: process.env.NODE_ENV === "development" });
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

export const config = {
  // Pages only. Route handlers have a fixed policy (next.config.ts).
  matcher: ["/((?!api/|_next/static|_next/image|icon.svg).*)"],
};
