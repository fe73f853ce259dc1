import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { lookOfStyle } from "@/lib/constraints/sold/drawing";
import { SideDrawing } from "./side-drawing";

const rav4 = { ...lookOfStyle("4dr SUV"), size: [180.9, 67, 105.9, 8.4, 73], typical: false };
const labelOf = (html: string) => /aria-label="([^"]*)"/.exec(html)?.[1]?.replace("&#x27;", "'");
const drawn = (size: number[]) =>
  labelOf(renderToStaticMarkup(<SideDrawing look={{ ...rav4, size }} style="4dr SUV" name="Toyota RAV4" />));

describe("a side view", () => {
  it("says whose it is and how long, in feet and whole inches", () => {
    expect(drawn(rav4.size)).toBe("Toyota RAV4, side view, 15 feet 1 inch long.");
    expect(drawn([191.6, ...rav4.size.slice(1)])).toBe("Toyota RAV4, side view, 16 feet long.");
    expect(drawn([190, ...rav4.size.slice(1)])).toBe("Toyota RAV4, side view, 15 feet 10 inches long.");
  });

  it("states no length that nobody knows", () => {
    const html = renderToStaticMarkup(<SideDrawing style="4dr SUV" name="Toyota RAV4" />);
    expect(labelOf(html)).toBe("Toyota RAV4, side view. Not to scale: I don't know how tall it is.");
  });

  it("gives way to a photo, which is called by the name alone", () => {
    const look = { ...rav4, photo: "/api/photos/1" };
    const html = renderToStaticMarkup(<SideDrawing look={look} style="4dr SUV" name="Toyota RAV4" />);
    expect(labelOf(html)).toBe("Toyota RAV4");
    expect(html).toContain('<image href="/api/photos/1"');
    expect(html).not.toContain("<path");
  });

  it("is decoration without a name", () => {
    const html = renderToStaticMarkup(<SideDrawing look={rav4} style="4dr SUV" />);
    expect(html).not.toContain("aria-label");
    expect(html).toContain('aria-hidden="true"');
  });
});
