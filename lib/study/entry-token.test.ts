import { createSign, generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { carriesEntry, entryIdsIn, readEntryToken } from "./entry-token";
import { redirectFault, redirectFor } from "./redirect";
import { runCode, typedCode } from "./run-code";

const own = generateKeyPairSync("rsa", { modulusLength: 2048 });
const other = generateKeyPairSync("rsa", { modulusLength: 2048 });
const keys = [{ ...own.publicKey.export({ format: "jwk" }), kid: "k1" }];
const now = new Date("2026-11-22T12:00:00Z");
const payload = {
  exp: now.getTime() / 1000 + 60,
  aud: "study.example.org",
  prolific: { PROLIFIC_PID: "p1", STUDY_ID: "s1", SESSION_ID: "x1", workspace_id: "w" },
};

function token(body: object, { header = { alg: "RS256", kid: "k1" }, key = own.privateKey } = {}): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${encode(header)}.${encode(body)}`;
  return `${text}.${createSign("RSA-SHA256").update(text).sign(key).toString("base64url")}`;
}

const read = (text: string) => readEntryToken(text, { keys, audience: "study.example.org", now });

describe("a signed entry token", () => {
  it("gives the ids it holds", () => {
    expect(read(token(payload))).toEqual({ id: "p1", study: "s1", session: "x1" });
  });

  it.each([
    ["forged", token(payload, { key: other.privateKey })],
    ["expired", token({ ...payload, exp: now.getTime() / 1000 })],
    ["for another audience", token({ ...payload, aud: "other.example.org" })],
    ["signed by an unknown key", token(payload, { header: { alg: "RS256", kid: "k2" } })],
    ["malformed", token(payload, { header: { alg: "none", kid: "k1" } })],
    ["malformed", token({ ...payload, prolific: {} })],
    ["malformed", "no.token"],
  ])("is refused if %s", (_, text) => {
    expect(read(text)).toBeNull();
  });
});

describe("ids in the address", () => {
  it("are found under each recruiter's names", () => {
    const address = { PROLIFIC_PID: "abc", STUDY_ID: "def", SESSION_ID: "ghi" };
    expect(entryIdsIn("prolific", address)).toEqual({ id: "abc", study: "def", session: "ghi" });
    expect(entryIdsIn("sona", { survey_code: "42" })).toEqual({ id: "42", study: null, session: null });
    expect(carriesEntry({ recruiter: "prolific", signedEntry: null }, { STUDY_ID: "x" })).toBe(true);
    expect(carriesEntry({ recruiter: "none", signedEntry: null }, address)).toBe(false);
  });

  it("are none where they cannot be ids, or a HIT is only looked at", () => {
    expect(entryIdsIn("prolific", { PROLIFIC_PID: "<script>" })).toBeNull();
    expect(entryIdsIn("mturk", { workerId: "w", assignmentId: "ASSIGNMENT_ID_NOT_AVAILABLE" })).toBeNull();
  });
});

describe("the address at the end", () => {
  const allowedHosts = ["app.prolific.com"];

  it("is built from code and id, escaped", () => {
    const returnUrl = "https://app.prolific.com/submissions/complete?cc={code}&p={id}";
    expect(redirectFor({ returnUrl, allowedHosts }, { code: "A B", id: "x&y" })).toBe(
      "https://app.prolific.com/submissions/complete?cc=A%20B&p=x%26y",
    );
  });

  it.each([
    "http://app.prolific.com/?cc={code}",
    "https://evil.example/?cc={code}",
    "https://{id}.app.prolific.com/",
    "https://app.prolific.com@evil.example/",
    "https://app.prolific.com\\@evil.example/",
    "https://app.prolific.com.evil.example/",
    "javascript:alert(1)",
    "//app.prolific.com/",
  ])("is never %s", (returnUrl) => {
    expect(redirectFault(returnUrl, allowedHosts)).not.toBeNull();
    expect(redirectFor({ returnUrl, allowedHosts }, { code: "c", id: "i" })).toBeNull();
  });
});

describe("a run's code", () => {
  it("reads back however it is typed, and refuses what cannot be one", () => {
    const code = runCode(Uint8Array.from({ length: 24 }, (_, index) => index * 11));
    expect(code).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}-[2-9B-Z]{4}$/);
    expect(typedCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).toBe(code);
    expect(typedCode("AAAA-AAAA-AAAA")).toBeNull();
    expect(typedCode("")).toBeNull();
  });
});
