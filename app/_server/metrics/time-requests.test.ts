import fc from "fast-check";
import { expect, it } from "vitest";
import { routeClass } from "./metrics";

it.each([
  ["/", "page"],
  ["/c/0f", "page"],
  ["/apiary", "page"],
  ["/_next/static/chunks/a.js", "static"],
  ["/icon.svg?v=1", "static"],
  ["/api/health", "probe"],
  ["/metrics", "probe"],
  ["/api/conversations/0f/turns", "turn"],
  ["/api/conversations/0f/turns/1/stop", "search"],
  ["/api/conversations?x=1", "search"],
  ["/api/guest", "search"],
  ["/api/compare", "compare"],
  ["/study/s/enter", "study"],
  ["/api/study/s/run", "study"],
  ["/lab", "research"],
  ["/api/research/session", "research"],
  ["/api/nothing", "other"],
])("%s is of the class %s", (address, name) => expect(routeClass(address)).toBe(name));

it("has few classes, whatever anybody asks for", () => {
  const seen = new Set<string>();
  const path = fc.webPath();
  fc.assert(
    fc.property(
      fc.constantFrom("", "/api", "/api/conversations", "/study", "/_next", "/icon"),
      path,
      (prefix, rest) => {
        seen.add(routeClass(`${prefix}${rest}`));
      },
    ),
    { seed: 7, numRuns: 500 },
  );
  expect(seen.size).toBeLessThanOrEqual(9);
});
