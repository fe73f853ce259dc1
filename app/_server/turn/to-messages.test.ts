import { expect, it } from "vitest";
import { results } from "@/app/styleguide/testing/fixtures";
import type { LeewayMessage } from "@/components/chat/leeway-message";
import { withoutOldPlots } from "./to-messages";

const reply = (id: string): LeewayMessage => ({
  id,
  role: "assistant",
  parts: [
    { type: "text", text: id },
    { type: "data-results", id: "results", data: results },
  ],
});

it("sends one plot, that of the newest list, and every list's cars", () => {
  const said: LeewayMessage = { id: "asked", role: "user", parts: [] };
  const sent = withoutOldPlots([reply("first"), said, reply("second"), said]);
  const lists = sent.flatMap(({ parts }) => parts.flatMap((part) => (part.type === "data-results" ? part.data : [])));
  expect(lists.map(({ points }) => points.length)).toEqual([0, results.points.length]);
  expect(lists.map(({ cars: products }) => products)).toEqual([results.cars, results.cars]);
  expect(sent[0]?.parts[0]).toEqual({ type: "text", text: "first" });
});
