import { describe, expect, it } from "vitest";
import { answeringPort } from "@/lib/agents/testing/answering-port";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { toConstraint } from "@/lib/constraints/constraint";
import { type ActName, actNames } from "@/lib/reading/acts/act-names";
import { createEmbeddedReader, createHearingReader } from "@/lib/reading/hearing-reader";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { AnswerEdit, ModelAnswer } from "./model-answer";
import { actsIn, createFallbackReader } from "./model-reader";

type Told = Partial<ModelAnswer>;

const inputOf = (words: string, more: Partial<ReadInput> = {}): ReadInput => ({
  ...{ words, turn: 1, history: [], constraints: [], vocabulary: corpusVocabulary },
  ...more,
});

function hear(words: string, told: Told, more: Partial<ReadInput> = {}) {
  const port = answeringPort({ acts: [], edits: [], doubts: [], intents: [], ...told });
  const reader = createFallbackReader(port, { tokenCap: 100_000, differ: async () => true });
  return createHearingReader(reader).read(inputOf(words, more));
}

const act = (name: ActName, quote: string) => ({ act: name, quote });
const embedded = (words: string) => createEmbeddedReader().read(inputOf(words));
const requested = ({ requests }: { requests: readonly { kind: string }[] }) => requests.map(({ kind }) => kind);
const sedan: AnswerEdit = {
  ...{ action: "state", slot: "style", op: "==", values: ["Sedan"], level: null, quote: "sedan", weightQuote: null },
};

describe("a model's acts", () => {
  it("count where their quotes are in the words, one after the other", () => {
    const acts = [act("state", "a sedan"), act("ask", "a sedan"), act("give", "a truck")];
    expect(actsIn({ acts }, "a sedan, is a sedan loud?")).toEqual([
      { act: "state", start: 0, end: 7 },
      { act: "ask", start: 12, end: 19 },
    ]);
  });

  it("turn what the embedded reader takes for a wish into a circumstance, with one question where it matters", async () => {
    const words = "a sedan is what we want. The wagon is there as well";
    const alone = await embedded(words);
    expect(JSON.stringify(alone.edits)).toContain("Wagon");
    const acts = [act("state", "a sedan is what we want"), act("background", "The wagon is there as well")];
    const heard = await hear(words, { acts, edits: [sedan] });
    expect(JSON.stringify(heard.edits)).not.toContain("Wagon");
    expect(heard.model?.acts).toContainEqual({ act: "background", own: expect.any(String) });
    expect(heard.doubts.filter(({ options }) => options.length > 1)).toHaveLength(1);
    expect(JSON.stringify(heard.doubts)).toContain("Wagon");
  });

  it.each(["Hello, my neighbor has a sedan", "What about a sedan?"])("let a wish be read: %s", async (words) => {
    expect((await embedded(words)).edits).toEqual([]);
    const heard = await hear(words, { acts: [act("state", words)], edits: [sedan] });
    expect(heard.edits).toMatchObject([{ kind: "add", constraint: { slot: "style" } }]);
    expect(heard.readBy).toBe("model");
  });

  it("are on record for a message that holds no wish, with the version of the instructions", async () => {
    const heard = await hear("Which of these is the cheapest?", {
      acts: [act("ask", "Which of these is the cheapest?")],
    });
    expect(requested(heard)).toEqual(["question"]);
    expect(heard).toMatchObject({ readBy: "model", model: { outcome: "used", calls: 1, refused: [] } });
    expect(heard.model?.prompt).toMatch(/^reading@[0-9a-f]{8}$/);
  });

  it("never start over, undo, agree or give a lock up on the model's word alone", async () => {
    const words = "something with a big trunk and good mileage";
    const locked = toConstraint({ slot: "msrp", op: "<=", value: 26_000, level: "must", locked: true });
    const screen = { gaveWay: [locked.id], proposes: true, oneProduct: false };
    for (const name of actNames) {
      const heard = await hear(words, { acts: [act(name, words)] }, { constraints: [locked], screen });
      expect(requested(heard)).not.toEqual(expect.arrayContaining([expect.stringMatching(/over|undo|agree/)]));
      expect(heard.stances.filter(({ kind }) => kind !== "keep")).toEqual([]);
      expect(heard.edits.filter((edit) => "id" in edit && edit.id === locked.id)).toEqual([]);
    }
  });

  it("yield to the act that the shopper taps", async () => {
    const words = "The wagon is there as well";
    const meant = { meant: { clause: 0, act: "state" as const } };
    const heard = await hear(
      words,
      { acts: [act("background", words)], edits: [{ ...sedan, values: ["Wagon"], quote: "wagon" }] },
      meant,
    );
    expect(JSON.stringify(heard.edits)).toContain("Wagon");
  });
});
