// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { RelaxationCard } from "@/components/chat/relaxation/relaxation-card";
import { relaxation } from "./testing/fixtures";

afterEach(cleanup);

const apart = new Set(["SECTION", "DIV", "H2", "H3", "P", "LI", "UL", "BUTTON", "BLOCKQUOTE"]);

/** Leaves out hidden things, names pictures, one line per block. */
function heard(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  const element = node as HTMLElement;
  if (element.getAttribute("aria-hidden") === "true") return "";
  const label = element.getAttribute("aria-label");
  const isPicture = element.getAttribute("role") === "img" || element.tagName.toLowerCase() === "svg";
  const inner = isPicture ? (label ?? "") : [...element.childNodes].map(heard).join("");
  const named = label && !isPicture ? `${label}\n${inner}` : inner;
  return apart.has(element.tagName) ? `\n${named}\n` : named;
}

it("reads as sentences from top to bottom", () => {
  const { container } = render(
    <RelaxationCard relaxation={relaxation} open animate={false} busy={false} onAct={() => undefined} />,
  );
  const lines = heard(container)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  expect(lines).toMatchInlineSnapshot(`
    [
      "Highway gave way",
      "Highway gave way, nice, 1 of 5",
      "was 35, now 33 mpg",
      "Highway: 7 cars pass, 12 cars don't. The limit moved from 35 to 33.",
      "“35 mpg highway would be nice”",
      "You, first message. I read that as nice to have.",
      "Kept",
      "all-wheel drive, locked",
      "up to $24,000",
      "wagon or SUV",
      "2019 or newer",
      "Or give up something else",
      "Budget: was $24,000, up to $27,700, 1 car",
      "Body: hatchbacks and sedans too, 12 cars",
      "Highway: no mileage wish at all, 19 cars",
      "Other ways",
      "33 is fine",
      "Keep 35",
      "Undo",
    ]
  `);
});
