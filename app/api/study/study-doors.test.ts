import { createSign, generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openSharedDatabase } from "@/app/_server/testing/share-database";
import { requestScope, StudyPerson } from "@/app/_server/testing/study-person";
import { GET as enter } from "@/app/study/[slug]/enter/route";
import type { OpenDatabase } from "@/db/connection/client";
import { changeStudy, storeStudy } from "@/db/queries/study/studies";
import { storeCatalog } from "@/db/testing/store-catalog";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { digestOf } from "@/lib/digest";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { POST as consent } from "./[slug]/consent/route";
import { POST as goOn } from "./[slug]/continue/route";
import { GET as where } from "./[slug]/run/route";
import { POST as seen } from "./[slug]/seen/route";
import { POST as answerStep } from "./[slug]/steps/route";
import { POST as actTrial } from "./[slug]/trial/route";
import { POST as withdraw } from "./[slug]/withdraw/route";

vi.mock("next/headers", () => requestScope);

const example = exampleConfiguration();
let opened: OpenDatabase;
let catalogId: string;

beforeAll(async () => {
  vi.stubEnv("SESSION_SECRET", "a-secret-of-the-tests-that-is-long-enough");
  opened = await openSharedDatabase();
  catalogId = (await storeCatalog(opened.db, [makeProduct(), makeProduct({ position: 1 })])).catalog.id;
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await opened.close();
});

let slugs = 0;

async function openStudy(recruitment: Partial<Configuration["recruitment"]>): Promise<{ slug: string; id: string }> {
  const slug = `doors-${++slugs}`;
  const own = { ...example.recruitment, perAddress: 1000, ...recruitment };
  const trials = { ...example.trials, rankAt: "before-results" as const, practice: null };
  const configuration = { ...example, slug, trials, recruitment: own };
  const { study } = await storeStudy(opened.db, { configuration, hash: digestOf(configuration), catalogId });
  await changeStudy(opened.db, study.id, { status: "open" });
  return { slug, id: study.id };
}

const link = "?PROLIFIC_PID=p1&STUDY_ID=s&SESSION_ID=x";
const open = (person: StudyPerson, query: string) => person.call(enter, `/study/${person.slug}/enter${query}`);
const agree = (person: StudyPerson, version = "v1") =>
  person.call(consent, "/", { age: true, read: true, agreed: true, version });
const answer = (person: StudyPerson, step: string, answers: object) =>
  person.call(answerStep, "/", { step, attempt: 1, answers });
const run = (person: StudyPerson) => person.call(where, "/");

async function refusal(called: Promise<{ status: number; body: { error?: { code: string } } }>): Promise<string> {
  const { status, body } = await called;
  return `${status} ${body.error?.code ?? "none"}`;
}

const prolific = {
  recruiter: "prolific" as const,
  signedEntry: "unsigned" as const,
  returnUrl: "https://app.prolific.com/submissions/complete?cc={code}",
  allowedHosts: ["app.prolific.com"],
};
const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
const others = generateKeyPairSync("rsa", { modulusLength: 2048 });

function token(id: string, { key = pair.privateKey, seconds = 60, audience = "study.example.org" } = {}): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const body = { exp: Date.now() / 1000 + seconds, aud: audience, prolific: { PROLIFIC_PID: id, STUDY_ID: "s" } };
  const text = `${encode({ alg: "RS256", kid: "k1" })}.${encode(body)}`;
  return `${text}.${createSign("RSA-SHA256").update(text).sign(key).toString("base64url")}`;
}

describe("the doors of a study", () => {
  it("let in by a signed link, once a person however often it is used, and by no other", async () => {
    const key = { ...pair.publicKey.export({ format: "jwk" }), kid: "k1", kty: "RSA" };
    const signedEntry = { keys: [key], parameter: "token", audience: "study.example.org" };
    const { slug } = await openStudy({ ...prolific, signedEntry });
    const guest = new StudyPerson(slug);
    const good = token("p1");
    const bad = [
      `?token=${token("p1", { key: others.privateKey })}`,
      `?token=${token("p1", { seconds: -1 })}`,
      `?token=${token("p1", { audience: "elsewhere.org" })}`,
      "?token=no.token",
      // Ids beside a token must match it, and don't count alone.
      `?token=${good}&PROLIFIC_PID=p2`,
      link,
    ];
    for (const query of bad) {
      expect((await open(guest, query)).to).toBe(`/study/${slug}?entry=refused`);
      expect(await refusal(agree(guest))).toBe("409 no-entry");
    }
    expect(await open(guest, `?token=${good}`)).toMatchObject({ status: 303, to: `/study/${slug}` });
    expect(await refusal(run(guest))).toBe("401 no-run");
    const begun = await agree(guest);
    expect(begun.body).toMatchObject({ kind: "questions", step: "screening" });
    const elsewhere = new StudyPerson(slug);
    await open(elsewhere, `?token=${good}`);
    expect((await agree(elsewhere)).body.runCode).toBe(begun.body.runCode);
    const ended = await answer(guest, "screening", { english: "hardly" });
    const returnUrl = "https://app.prolific.com/submissions/complete?cc=LEEWAY-SCREENED";
    expect(ended.body).toMatchObject({ kind: "end", end: "screened-out", code: "LEEWAY-SCREENED", returnUrl });
  });

  it("let who comes back begin anew, or nowhere else, as the study says", async () => {
    for (const policy of ["restart", "block"] as const) {
      const returning = { policy, maximumAgeMinutes: 1440, idleMinutes: 120 };
      const { slug } = await openStudy({ ...prolific, returning });
      const [first, second] = [new StudyPerson(slug), new StudyPerson(slug)];
      await open(first, link);
      const code = (await agree(first)).body.runCode;
      await answer(first, "screening", { english: "well" });
      await open(second, link);
      if (policy === "block") {
        expect(await refusal(agree(second))).toBe("409 blocked");
        expect(await refusal(second.call(goOn, "/", { code }))).toBe("409 blocked");
        expect((await run(first)).body).toMatchObject({ step: "instructions", runCode: code });
        continue;
      }
      const anew = (await agree(second)).body;
      expect(anew.step).toBe("screening");
      expect(anew.runCode).not.toBe(code);
      expect((await run(first)).body).toMatchObject({ kind: "end", end: "replaced" });
      expect((await answer(first, "instructions", {})).body).toMatchObject({ kind: "end", note: "ended" });
    }
  });

  it("lead each person of a shared computer into their own run", async () => {
    const { slug } = await openStudy(prolific);
    const lab = new StudyPerson(slug);
    const codes: (string | undefined)[] = [];
    for (const id of ["p1", "p2", "p1"]) {
      const own = `?PROLIFIC_PID=${id}&STUDY_ID=s&SESSION_ID=x`;
      await open(lab, own);
      expect(await refusal(run(lab))).toBe("401 no-run");
      codes.push((await agree(lab)).body.runCode);
      await open(lab, own);
      expect((await run(lab)).body.runCode).toBe(codes.at(-1));
    }
    expect(codes[1]).not.toBe(codes[0]);
    expect(codes[2]).toBe(codes[0]);
  });

  it("are shut when the study is full or closed, and whoever runs may finish", async () => {
    const { slug, id } = await openStudy({ target: 1 });
    const [first, late] = [new StudyPerson(slug), new StudyPerson(slug)];
    expect(await refusal(agree(first, "v0"))).toBe("409 consent-changed");
    expect((await agree(first)).status).toBe(200);
    expect(await refusal(agree(late))).toBe("409 full");
    await changeStudy(opened.db, id, { status: "closed" });
    expect(await refusal(agree(late))).toBe("409 closed");
    expect((await answer(first, "screening", { english: "well" })).body.step).toBe("instructions");
    expect((await answer(first, "instructions", {})).body.step).toBe("comprehension");
  });

  it("take nothing late, early, twice or forged", async () => {
    const { slug } = await openStudy({});
    const guest = new StudyPerson(slug);
    await guest.call(seen, "/", { stage: "information" });
    const both = await Promise.all([agree(guest), agree(guest)]);
    expect(new Set(both.map(({ body }) => body.runCode)).size).toBe(1);
    expect((await answer(guest, "debrief", {})).body).toMatchObject({ step: "screening", note: "out-of-order" });
    const invalid = await answer(guest, "screening", { english: "fluent", other: 1 });
    expect(invalid).toMatchObject({ status: 422, body: { error: { problems: { english: expect.any(String) } } } });
    const sent = await Promise.all([1, 2].map(() => answer(guest, "screening", { english: "well" })));
    expect(sent.map(({ body }) => body.note ?? "taken").sort()).toEqual(["moved-on", "taken"]);
    await answer(guest, "instructions", {});
    await answer(guest, "comprehension", { whose: "theirs", top: "first" });
    const act = (kind: string) => guest.call(actTrial, "/", { step: "trial-1", act: { kind } });
    expect((await act("decide")).body.note).toBe("out-of-order");
    expect(await refusal(act("wishes-complete"))).toBe("409 too-few");

    const stranger = new StudyPerson(slug);
    stranger.jar.set(`leeway_run.${slug}`, "bm9ib2R5.c2lnbmF0dXJl");
    expect(await refusal(run(stranger))).toBe("401 no-run");
    expect(await refusal(stranger.call(goOn, "/", { code: "AAAA-AAAA-AAAA" }))).toBe("404 no-run");
    expect(await refusal(agree(new StudyPerson("no-such-study")))).toBe("404 no-study");

    const held = new Map(guest.jar);
    expect((await guest.call(withdraw, "/", {})).body.code).toBe("LEEWAY-LEFT");
    for (const [name, value] of held) guest.jar.set(name, value);
    expect((await guest.call(withdraw, "/", {})).body.code).toBe("LEEWAY-LEFT");
    expect(await refusal(run(guest))).toBe("401 no-run");
  });
});
