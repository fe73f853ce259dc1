import { limitStore } from "@/app/_server/limits/limit-store";
import { senderKey } from "@/app/_server/limits/rate-limits";
import { Refusal } from "@/app/_server/refusal";
import { isSameToken } from "@/app/_server/same-token";
import { environment } from "@/lib/env";
import { boundCookie, forgetBoundCookie, setBoundCookie } from "./bound-cookie";
import { clientAddress } from "./client-address";
import { isPassValid, makePass, type PassKeys, passLifetime } from "./research-pass";
import { allowedTries, ResearchTries } from "./research-tries";
import { sessionSecret } from "./session-secret";

const cookieName = "leeway_research";

export type ResearchAccess = "not-configured" | "signed-out" | "signed-in";

/** Every page and route under `research` asks this. Never cached. */
export async function researchAccess(): Promise<ResearchAccess> {
  // Read first, so no page is prerendered without a sign-in.
  const pass = await boundCookie(cookieName);
  const keys = passKeys();
  if (!keys) return "not-configured";
  return pass && isPassValid(keys, pass, Date.now()) ? "signed-in" : "signed-out";
}

export async function requireResearcher(): Promise<void> {
  const access = await researchAccess();
  if (access === "not-configured") throw notConfigured();
  if (access === "signed-out") throw new Refusal(401, "signed-out", "Sign in with the research token first.");
}

/** Accepts the right token whatever was tried before. Wrong ones slow their sender. Sets the cookie. */
export async function signInResearcher(request: Request, token: string): Promise<void> {
  const keys = passKeys();
  if (!keys) throw notConfigured();
  const sender = senderKey(clientAddress(request.headers));
  if (!isSameToken(token, keys.token)) await tries().refuse(sender);
  await tries().forgive(sender);
  await setBoundCookie(cookieName, makePass(keys, Date.now()), passLifetime);
}

export function signOutResearcher(): Promise<void> {
  return forgetBoundCookie(cookieName);
}

let kept: ResearchTries | undefined;

function tries(): ResearchTries {
  kept ??= new ResearchTries(limitStore("research-try", allowedTries));
  return kept;
}

function passKeys(): PassKeys | null {
  const token = environment().RESEARCH_TOKEN;
  return token ? { token, secret: sessionSecret() } : null;
}

function notConfigured(): Refusal {
  return new Refusal(503, "not-configured", "Researchers' pages need RESEARCH_TOKEN to be set on the server.");
}
