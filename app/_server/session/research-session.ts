import { setTimeout as wait } from "node:timers/promises";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { limitStore, spendPoints } from "@/app/_server/limits/limit-store";
import { senderKey } from "@/app/_server/limits/rate-limits";
import { Refusal } from "@/app/_server/refusal";
import { isSameToken, tokenHash } from "@/app/_server/same-token";
import { openValue, signValue } from "@/app/_server/study/signed-value";
import { environment, researcherRoles } from "@/lib/env";
import { lab } from "@/messages/lab";
import { clientAddress } from "./client-address";
import { boundCookie, forgetBoundCookie, setBoundCookie } from "./host-cookie";
import { sessionSecret } from "./session-secret";

const cookieName = "leeway_research";

export type Role = (typeof researcherRoles)[number];

export interface Researcher {
  name: string;
  role: Role;
}

/** Every page and route under `research` asks this. Never cached. */
export async function researchAccess(): Promise<"not-configured" | "signed-out" | Researcher> {
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

function researchers(): (Researcher & { token: string })[] {
  const { RESEARCH_TOKEN: token, RESEARCHERS = [] } = environment();
  return token ? [{ name: lab.access.owner, role: "owner", token }, ...RESEARCHERS] : RESEARCHERS;
}

function notConfigured(): Refusal {
  return new Refusal(503, "not-configured", "Researchers' pages need RESEARCH_TOKEN to be set on the server.");
}

/** Per sender in a quarter of an hour. */
export const allowedTries = { points: 10, seconds: 900 } as const;

/** Each further wrong token waits 250 ms longer. */
const answeredAtOnce = 3;
const longerEachTime = 250;

/** Counts wrong tokens across servers. A right token always works, so nobody can be locked out. */
export class ResearchTries {
  constructor(
    private readonly store: () => RateLimiterAbstract,
    private readonly pause: (milliseconds: number) => Promise<unknown> = wait,
  ) {}

  /** Charges a wrong token and always throws. */
  async refuse(sender: string): Promise<never> {
    const { isOver, spent } = await spendPoints(this.store(), sender);
    if (isOver) throw new Refusal(429, "too-many", "That was tried too often: wait a quarter of an hour.");
    await this.pause(Math.max(0, spent.consumedPoints - answeredAtOnce) * longerEachTime);
    throw new Refusal(401, "wrong-token", "That is not the research token of this server.");
  }

  async forgive(sender: string): Promise<void> {
    await this.store().delete(sender);
  }
}

/** Seconds. */
export const passLifetime = 12 * 3600;

type PassKeys = { token: string; secret: string };

/** Signs a pass that ends `passLifetime` after `now` (milliseconds). A new token invalidates it. */
export function makePass({ token, secret }: PassKeys, now: number): string {
  return signValue(purposeOf(token), String(Math.floor(now / 1000) + passLifetime), secret);
}

export function isPassValid({ token, secret }: PassKeys, pass: string, now: number): boolean {
  return Number(openValue(purposeOf(token), pass, [secret])) * 1000 > now;
}

const purposeOf = (token: string) => `research ${tokenHash(token).toString("hex")}`;

const tries = new ResearchTries(limitStore("research-try", allowedTries));
