import { createSign, generateKeyPairSync } from "node:crypto";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { expect, test } from "./fixtures";
import { example, openStudy as openChanged, setStatus } from "./study-fixtures";

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const others = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** Signed like Prolific's, valid for a minute. */
function token(id: string, { key = keys.privateKey, seconds = 60, audience = "study.example.org" } = {}): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const body = { exp: Date.now() / 1000 + seconds, aud: audience, prolific: { PROLIFIC_PID: id, STUDY_ID: "s" } };
  const text = `${encode({ alg: "RS256", kid: "k1" })}.${encode(body)}`;
  return `${text}.${createSign("RSA-SHA256").update(text).sign(key).toString("base64url")}`;
}

function openStudy(
  researcher: APIRequestContext,
  name: string,
  recruitment: Partial<Configuration["recruitment"]>,
  trials: Partial<Configuration["trials"]> = {},
): Promise<string> {
  return openChanged(researcher, name, (same) => ({
    ...same,
    trials: { ...same.trials, ...trials },
    recruitment: { ...same.recruitment, ...recruitment },
  }));
}

class Person {
  constructor(
    readonly http: APIRequestContext,
    readonly slug: string,
  ) {}

  open(query = ""): Promise<APIResponse> {
    return this.http.get(`/study/${this.slug}${query}`);
  }

  get(path: string): Promise<APIResponse> {
    return this.http.get(`/api/study/${this.slug}/${path}`);
  }

  post(path: string, data: object): Promise<APIResponse> {
    return this.http.post(`/api/study/${this.slug}/${path}`, { data });
  }

  consent(version = "v1"): Promise<APIResponse> {
    return this.post("consent", { age: true, read: true, agreed: true, version });
  }

  answer(step: string, answers: object, attempt = 1): Promise<APIResponse> {
    return this.post("steps", { step, attempt, answers });
  }

  async toFirstTrial(): Promise<{ step: string; conversationId: string; runCode: string }> {
    await this.answer("screening", { english: "well" });
    await this.answer("instructions", {});
    return (await this.answer("comprehension", { whose: "theirs", top: "first" })).json();
  }
}

const people = test.extend<{ person: (slug: string) => Promise<Person> }>({
  person: async ({ playwright, baseURL }, use) => {
    const all: APIRequestContext[] = [];
    await use(async (slug) => {
      const http = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
      all.push(http);
      return new Person(http, slug);
    });
    await Promise.all(all.map((http) => http.dispose()));
  },
});

async function refusal(response: APIResponse): Promise<string> {
  const { error } = (await response.json()) as { error?: { code: string } };
  return `${response.status()} ${error?.code ?? "none"}`;
}

const prolific = {
  recruiter: "prolific" as const,
  signedEntry: "unsigned" as const,
  returnUrl: "https://app.prolific.com/submissions/complete?cc={code}",
  allowedHosts: ["app.prolific.com"],
};

people("signed entry links: good ones let in, others are refused and store nobody", async ({ request, person }) => {
  const key = { ...keys.publicKey.export({ format: "jwk" }), kid: "k1", kty: "RSA" };
  const signedEntry = { keys: [key], parameter: "token", audience: "study.example.org" };
  const slug = await openStudy(request, "signed-entry", { ...prolific, signedEntry });
  const guest = await person(slug);
  for (const bad of [
    token("p1", { key: others.privateKey }),
    token("p1", { seconds: -1 }),
    token("p1", { audience: "elsewhere.org" }),
    "no.token",
  ]) {
    const page = await guest.open(`?token=${bad}`);
    expect(page.url()).toContain("entry=refused");
    expect(await page.text()).toContain("Your entry link is not valid");
    expect(await refusal(await guest.consent())).toBe("409 no-entry");
  }
  // The token's ids win. Ids without a token don't count.
  expect((await guest.open(`?token=${token("p1")}&PROLIFIC_PID=p2`)).url()).toContain("entry=refused");
  expect((await guest.open("?PROLIFIC_PID=p1&STUDY_ID=s&SESSION_ID=x")).url()).toContain("entry=refused");

  const link = token("p1");
  const page = await guest.open(`?token=${link}`);
  expect(new URL(page.url()).search).toBe("");
  await guest.open();
  expect(await refusal(await guest.get("run"))).toBe("401 no-run");
  const begun = await (await guest.consent()).json();
  expect(begun).toMatchObject({ kind: "questions", step: "screening" });

  // In another browser, the same link continues the run.
  const elsewhere = await person(slug);
  await elsewhere.open(`?token=${link}`);
  expect(await (await elsewhere.consent()).json()).toMatchObject({ runCode: begun.runCode });

  const ended = await (await guest.answer("screening", { english: "hardly" })).json();
  expect(ended).toMatchObject({
    ...{ kind: "end", end: "screened-out", code: "LEEWAY-SCREENED" },
    returnUrl: "https://app.prolific.com/submissions/complete?cc=LEEWAY-SCREENED",
  });
});

people("a return address leads to allowed hosts only", async ({ request }) => {
  const slug = await openStudy(request, "return-address", {});
  for (const returnUrl of [
    "https://elsewhere.test/?cc={code}",
    "http://app.prolific.com/",
    "https://{code}.app.prolific.com/",
  ]) {
    const recruitment = { ...example.recruitment, ...prolific, returnUrl };
    const text = JSON.stringify({ ...example, slug, recruitment });
    const stored = await request.post("/api/research/studies", { data: { text } });
    expect(await refusal(stored)).toBe("422 invalid-configuration");
    expect(await stored.text()).toContain("recruitment.returnUrl");
  }
});

people("who comes back begins anew or is refused, as the study says", async ({ request, person }) => {
  const returning = { maximumAgeMinutes: 1440, idleMinutes: 120 };
  const query = "?PROLIFIC_PID=p1&STUDY_ID=s&SESSION_ID=x";
  for (const policy of ["restart", "block"] as const) {
    const slug = await openStudy(request, `policy-${policy}`, { ...prolific, returning: { policy, ...returning } });
    const [first, second] = [await person(slug), await person(slug)];
    await first.open(query);
    const { runCode } = await (await first.consent()).json();
    await first.answer("screening", { english: "well" });
    await second.open(query);
    const again = await second.consent();
    if (policy === "block") {
      expect(await refusal(again)).toBe("409 blocked");
      expect(await refusal(await second.post("continue", { code: runCode }))).toBe("409 blocked");
      expect(await (await first.get("run")).json()).toMatchObject({ step: "instructions", runCode });
      continue;
    }
    const anew = await again.json();
    expect(anew).toMatchObject({ step: "screening" });
    expect(anew.runCode).not.toBe(runCode);
    expect(await (await first.get("run")).json()).toMatchObject({ kind: "end", end: "replaced" });
    expect(await (await first.answer("instructions", {})).json()).toMatchObject({ kind: "end", note: "ended" });
  }
});

people("on a computer of several people, each link leads to its own person's run", async ({ request, person }) => {
  const slug = await openStudy(request, "shared-computer", prolific);
  const lab = await person(slug);
  const codes: string[] = [];
  for (const id of ["p1", "p2", "p1"]) {
    const page = await lab.open(`?PROLIFIC_PID=${id}&STUDY_ID=s&SESSION_ID=x`);
    expect(await page.text()).toContain("I agree to take part");
    codes.push((await (await lab.consent()).json()).runCode);
    await lab.open(`?PROLIFIC_PID=${id}&STUDY_ID=s&SESSION_ID=x`);
    expect(await (await lab.get("run")).json()).toMatchObject({ runCode: codes.at(-1) });
  }
  expect(codes[1]).not.toBe(codes[0]);
  expect(codes[2]).toBe(codes[0]);
});

people("a study that is full or closed lets nobody in, and whoever runs may finish", async ({ request, person }) => {
  const slug = await openStudy(request, "one-place", { target: 1 });
  const [first, late] = [await person(slug), await person(slug)];
  await first.open();
  expect(await refusal(await first.consent("v0"))).toBe("409 consent-changed");
  expect((await first.consent()).status()).toBe(200);
  expect(await (await late.open()).text()).toContain("all the participants it needs");
  expect(await refusal(await late.consent())).toBe("409 full");
  await setStatus(request, slug, "closed");
  expect(await (await late.open()).text()).toContain("no longer takes participants");
  expect(await refusal(await late.consent())).toBe("409 closed");
  expect(await first.toFirstTrial()).toMatchObject({ step: "trial-1" });
});

people("late, early, repeated and forged sendings change nothing", async ({ request, person }) => {
  const slug = await openStudy(request, "double-sending", {}, { rankAt: "before-results" });
  const guest = await person(slug);
  await guest.open();
  // The page sends this when it loads. The visit now has a name.
  await guest.post("seen", { stage: "information" });
  const both = await Promise.all([guest.consent(), guest.consent()]);
  expect(new Set(await Promise.all(both.map(async (each) => (await each.json()).runCode))).size).toBe(1);
  expect(await (await guest.answer("debrief", {})).json()).toMatchObject({ step: "screening", note: "out-of-order" });
  const invalid = await guest.answer("screening", { english: "fluent", other: 1 });
  expect(await refusal(invalid)).toBe("422 invalid-answers");
  expect((await invalid.json()).error.problems).toHaveProperty("english");
  const sent = await Promise.all([1, 2].map(() => guest.answer("screening", { english: "well" })));
  const notes = await Promise.all(sent.map(async (each) => (await each.json()).note ?? "taken"));
  expect(notes.sort()).toEqual(["moved-on", "taken"]);
  const { conversationId, step } = await guest.toFirstTrial();
  expect(await (await guest.post("trial", { step, act: { kind: "decide" } })).json()).toMatchObject({
    note: "out-of-order",
  });
  expect(await refusal(await guest.post("trial", { step, act: { kind: "wishes-complete" } }))).toBe("409 too-few");
  const act = { messageId: "message-of-somebody", act: { kind: "show-cars" } };
  const turns = `/api/conversations/${conversationId}/turns`;
  expect(await refusal(await guest.http.post(turns, { data: act }))).toBe("409 not-yet");

  const stranger = await person(slug);
  expect(await refusal(await stranger.http.post(turns, { data: act }))).toMatch(/^40[14] /);
  const forged = { cookie: `__Host-leeway_run.${slug}=bm9ib2R5.c2lnbmF0dXJl` };
  const asked = await stranger.http.get(`/api/study/${slug}/run`, { headers: forged });
  expect(await refusal(asked)).toBe("401 no-run");
  expect(await refusal(await stranger.post("continue", { code: "AAAA-AAAA-AAAA" }))).toBe("404 no-run");
  expect((await stranger.http.get("/study/no-such-study")).status()).toBe(404);

  // If the first answer got lost, a second request returns the code.
  const held = await guest.http.storageState();
  expect(await (await guest.post("withdraw", {})).json()).toMatchObject({ code: "LEEWAY-LEFT" });
  const cookie = held.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const repeated = await stranger.http.post(`/api/study/${slug}/withdraw`, { data: {}, headers: { cookie } });
  expect(await repeated.json()).toMatchObject({ code: "LEEWAY-LEFT" });
  expect(await refusal(await guest.get("run"))).toBe("401 no-run");
});

people("replies are held back as long as the study says", async ({ request, person }) => {
  const least = 1200;
  const slug = await openStudy(request, "held-replies", {}, { minimumReplyMs: least, rankAt: "before-results" });
  const guest = await person(slug);
  await guest.open();
  await guest.consent();
  const { conversationId } = await guest.toFirstTrial();
  const began = Date.now();
  const act = { kind: "words", text: "under $24,000, all-wheel drive, a wagon" };
  const reply = await guest.http.post(`/api/conversations/${conversationId}/turns`, {
    data: { messageId: "message-one", act },
  });
  expect(reply.status()).toBe(200);
  expect(Date.now() - began).toBeGreaterThanOrEqual(least);
});
