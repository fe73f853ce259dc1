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
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

export const config = {
  // Pages only: route handlers answer with data and have a fixed policy (next.config.ts).
  matcher: ["/((?!api/|_next/static|_next/image|icon.svg).*)"],
};
