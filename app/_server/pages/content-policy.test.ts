import { describe, expect, it } from "vitest";
import { contentPolicy } from "./content-policy";

describe("the content security policy", () => {
  it("lets only scripts with the nonce run, and nothing from other sites", () => {
    const policy = contentPolicy({ nonce: "abc", https: true, dev: false });
    expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toMatch(/https?:|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("upgrade-insecure-requests");
  });

  it("does not send a plain-HTTP lab server's pages to HTTPS", () => {
    expect(contentPolicy({ nonce: "abc", https: false, dev: false })).not.toContain("upgrade-insecure-requests");
  });
});
