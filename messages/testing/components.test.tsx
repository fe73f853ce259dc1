// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FirstPageSample } from "@/app/styleguide/testing/first-page-sample";
import { MockConversation } from "@/app/styleguide/testing/mock-conversation";
import { Samples } from "@/app/styleguide/testing/samples";
import { englishIn } from "./english-in";

afterEach(cleanup);
vi.mock("next/navigation", () => ({
  useRouter: () => ({}),
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(),
}));

const given = ["page.tsx", ...readdirSync("app/styleguide/testing").map((file) => `testing/${file}`)].map((file) =>
  readFileSync(`app/styleguide/${file}`, "utf8"),
);
const attributes = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];

function shownBy(page: ReactNode): string {
  const { baseElement } = render(page);
  const named = [...baseElement.querySelectorAll("*")].flatMap((each) =>
    attributes.flatMap((name) => each.getAttribute(name) ?? []),
  );
  const texts = [...baseElement.querySelectorAll("*")].flatMap((each) =>
    [...each.childNodes].flatMap((node) => (node.nodeType === node.TEXT_NODE ? (node.textContent ?? "") : [])),
  );
  return [...texts, ...named].join("\n");
}

describe("every text of the components comes from the catalogue", () => {
  it.each<[string, ReactNode]>([
    ["each component in each state", <Samples key="samples" />],
    ["the first page", <FirstPageSample key="first" />],
    ...["given", "empty", "working", "error"].map(
      (state) => [`a search, ${state}`, <MockConversation key={state} state={state} />] as [string, ReactNode],
    ),
  ])("%s", (_name, page) => {
    const shown = shownBy(page);
    expect(shown).toMatch(/[ａ-ｚ]{3}/);
    expect([...new Set(englishIn(shown, given))]).toEqual([]);
  });
});
