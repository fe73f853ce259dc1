import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contentPolicy, toasterStyleHash } from "./content-policy";

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

  it("knows the style sheet of the installed toaster", () => {
    const source = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");
    const css = JSON.parse(/^__insertCSS\((".*")\);?$/m.exec(source)?.[1] ?? '""') as string;
    expect(`sha256-${createHash("sha256").update(css).digest("base64")}`).toBe(toasterStyleHash);
  });
});
