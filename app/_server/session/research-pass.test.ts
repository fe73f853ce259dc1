import { describe, expect, it } from "vitest";
import { isSameToken } from "@/app/_server/same-token";
import { isPassValid, makePass, passLifetime } from "./research-session";

const keys = { token: "a-long-research-token", secret: "a-secret-of-sixteen" };
const now = Date.UTC(2026, 0, 1);

describe("a research pass", () => {
  it("opens with the configured token alone, blanks around it aside", () => {
    expect(isSameToken("a-long-research-token", keys.token)).toBe(true);
    expect(isSameToken(" a-long-research-token\n", keys.token)).toBe(true);
    expect(isSameToken("a-long-research-toke", keys.token)).toBe(false);
    expect(isSameToken("", keys.token)).toBe(false);
  });

  it("is valid until its end and not after", () => {
    const pass = makePass(keys, now);
    expect(isPassValid(keys, pass, now + (passLifetime - 1) * 1000)).toBe(true);
    expect(isPassValid(keys, pass, now + passLifetime * 1000)).toBe(false);
  });

  it("cannot be prolonged, forged or kept after the token or the secret changed", () => {
    const pass = makePass(keys, now);
    const [ends = "", signature = ""] = pass.split(".");
    const later = Buffer.from(String(Number(Buffer.from(ends, "base64url")) + 60)).toString("base64url");
    expect(isPassValid(keys, `${later}.${signature}`, now)).toBe(false);
    expect(isPassValid(keys, `${ends}.${"A".repeat(signature.length)}`, now)).toBe(false);
    expect(isPassValid({ ...keys, token: "another" }, pass, now)).toBe(false);
    expect(isPassValid({ ...keys, secret: "another-secret-here" }, pass, now)).toBe(false);
    for (const junk of ["", ".", "x.y", `${ends}`, `-1.${signature}`, `1e9.${signature}`]) {
      expect(isPassValid(keys, junk, now)).toBe(false);
    }
  });

  it("holds nothing of the token", () => {
    expect(makePass(keys, now)).not.toContain(keys.token);
  });
});
