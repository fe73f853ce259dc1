import { describe, expect, it } from "vitest";
import { parseAnswer } from "./model-answer";

const edit = {
  action: "state",
  slot: "style",
  op: "==",
  values: ["Sedan"],
  level: null,
  quote: "sedan",
  weightQuote: null,
};

describe("a model's text", () => {
  it("is read through the text and fences around its JSON", () => {
    const text = `Here you are:\n\`\`\`json\n${JSON.stringify({ acts: [{ act: "state", quote: "sedan" }], edits: [edit], doubts: [], intents: ["thanks"] })}\n\`\`\``;
    expect(parseAnswer(text)).toEqual({
      acts: [{ act: "state", quote: "sedan" }],
      edits: [edit],
      doubts: [],
      intents: ["thanks"],
    });
  });

  it("may leave out what would be null or empty", () => {
    const { level: _level, weightQuote: _quote, ...short } = edit;
    expect(parseAnswer(JSON.stringify({ edits: [short], doubts: [{ kind: "no-column", quote: "red" }] }))).toEqual({
      acts: [],
      edits: [edit],
      doubts: [{ kind: "no-column", slot: null, quote: "red" }],
      intents: [],
    });
  });

  it("loses single entries that make no sense, not the others", () => {
    const answer = parseAnswer(
      JSON.stringify({
        edits: [edit, { ...edit, slot: "colour" }],
        doubts: [3, null],
        intents: ["dance"],
        acts: [{ act: "sing" }],
      }),
    );
    expect(answer).toEqual({ acts: [], edits: [edit], doubts: [], intents: [] });
  });

  it.each([
    "",
    "no idea",
    '{"edits": [',
    '{"wishes": []}',
    '{"edits": "none"}',
    '{"edits": [{"slot": "colour"}]}',
    "[]",
  ])("is unreadable as %s", (text) => {
    expect(parseAnswer(text)).toBeNull();
  });
});
