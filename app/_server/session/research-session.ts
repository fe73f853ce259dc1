import { limitStore } from "@/app/_server/limits/limit-store";
import { senderKey } from "@/app/_server/limits/rate-limits";
import { Refusal } from "@/app/_server/refusal";
import { isSameToken } from "@/app/_server/same-token";
import { environment, researcherRoles } from "@/lib/env";
import { lab } from "@/messages/lab";
import { boundCookie, forgetBoundCookie, setBoundCookie } from "./bound-cookie";
import { clientAddress } from "./client-address";
import { isPassValid, makePass, passLifetime } from "./research-pass";
import { allowedTries, ResearchTries } from "./research-tries";
import { sessionSecret } from "./session-secret";

const cookieName = "leeway_research";

export type Role = (typeof researcherRoles)[number];

export interface Researcher {
  name: string;
  role: Role;
}

export type ResearchAccess = "not-configured" | "signed-out" | Researcher;

/** Every page and route under `research` asks this. Never cached. */
export async function researchAccess(): Promise<ResearchAccess> {
  // Read first, so no page is prerendered without a sign-in.
  const pass = await boundCookie(cookieName);
  const known = researchers();
  if (known.length === 0) return "not-configured";
  const secret = sessionSecret();
  return (pass && known.find(({ token }) => isPassValid({ token, secret }, pass, Date.now()))) || "signed-out";
}

export async function requireResearcher(): Promise<Researcher> {
  const access = await researchAccess();
  if (access === "not-configured") throw notConfigured();
  if (access === "signed-out") throw new Refusal(401, "signed-out", "Sign in with the research token first.");
  return access;
}

/** A role may do what those before it may. */
export function mayAct({ role }: Researcher, least: Role): boolean {
  return researcherRoles.indexOf(role) >= researcherRoles.indexOf(least);
}

/** Accepts a right token whatever was tried before. Wrong ones slow their sender. Sets the cookie. */
export async function signInResearcher(request: Request, token: string): Promise<void> {
  const known = researchers();
  if (known.length === 0) throw notConfigured();
  const sender = senderKey(clientAddress(request.headers));
  const found = known.find((each) => isSameToken(token, each.token)) ?? (await tries.refuse(sender));
  await tries.forgive(sender);
  await setBoundCookie(cookieName, makePass({ token: found.token, secret: sessionSecret() }, Date.now()), passLifetime);
}

export function signOutResearcher(): Promise<void> {
  return forgetBoundCookie(cookieName);
}

const tries = new ResearchTries(limitStore("research-try", allowedTries));

function researchers(): (Researcher & { token: string })[] {
  const { RESEARCH_TOKEN: token, RESEARCHERS = [] } = environment();
  return token ? [{ name: lab.access.owner, role: "owner", token }, ...RESEARCHERS] : RESEARCHERS;
}

function notConfigured(): Refusal {
  return new Refusal(503, "not-configured", "Researchers' pages need RESEARCH_TOKEN to be set on the server.");
}
