import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { partOf, replyText, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import { meansOneProduct } from "@/lib/reading/answers/short-answers";
import { readQuestion } from "@/lib/reading/questions/read-question";
import { answers } from "@/messages/answers";

const termIn = (words: string) =>
  readQuestion({ words, turn: 0, history: [], constraints: [], vocabulary: corpusVocabulary }).flatMap(
    ({ question }) => (question.kind === "term" ? question.terms : []),
  )[0];

describe("the glossary", () => {
  it.each([
    ["what does AWD mean?", "all four wheels"],
    ["What is a CVT?", "without fixed gears"],
    ["what's the MSRP", "maker suggests"],
    ["what are crossovers?", "SUV built on a car's body"],
    ["Can you explain what a plug-in hybrid is?", "socket"],
    ["so what is meant by “crew cab”?", "four full doors"],
  ])("answers %s", (asked, means) => {
    const term = termIn(asked);
    expect(term && answers.glossary[term]).toContain(means);
  });

  it.each(["AWD", "an SUV", "what is the cheapest SUV?", "I want AWD, what else is there?", "what does it cost?"])(
    "leaves %s to the reader",
    (words) => {
      expect(termIn(words)).toBeUndefined();
    },
  );
});

describe("one particular car", () => {
  it.each([
    "I have one particular car in mind",
    "I saw a car last week and can't remember the name",
    "looking for a specific car",
    "I don't know, I can't recall what it was called",
  ])("is meant by: %s", (words) => {
    expect(meansOneProduct(words)).toBe(true);
  });

  it.each(["I want a car in red", "a sedan with a lot of room", "I drive a lot", "one car for two people"])(
    "is not meant by: %s",
    (words) => {
      expect(meansOneProduct(words)).toBe(false);
    },
  );
});

const products = Array.from({ length: 120 }, (_, position) =>
  makeProduct({
    position,
    make: `Make ${position % 3}`,
    model: `Model ${position % 6}`,
    msrp: 15_000 + position * 500,
    style: ["Sedan", "Wagon"][position % 2] ?? "Sedan",
  }),
);

describe("a conversation", () => {
  it("answers what a word means without reading it as a wish, and the open question stays", async () => {
    const chat = scriptedConversation(products, { asking: "adaptive" });
    await chat.say("hi", { intents: ["greeting"] });
    const open = chat.state.question?.text;
    expect(open).toBeDefined();
    const reply = await chat.say("what does AWD mean?", {
      edits: [wish({ slot: "drivenWheels", op: "==", value: "x" })],
    });
    expect(replyText(reply)).toContain("all four wheels");
    expect(chat.state.wishes.constraints).toEqual([]);
    expect(chat.state.question?.text).toBe(open);
  });

  it("offers bands closed on both sides to who is after one car, and a tap sets both ends", async () => {
    const chat = scriptedConversation(products, { asking: "adaptive" });
    let question = partOf(await chat.say("I have one particular car in mind"), "question");
    for (let turn = 0; turn < 5 && question.slot !== "msrp"; turn++) {
      const [first] = question.choices;
      question = partOf(
        await chat.play({ kind: "answer", questionId: question.id, choices: [first?.id ?? ""] }),
        "question",
      );
    }
    const band = question.choices[2];
    expect(band?.label).toMatch(/^\$[\d,]+ to \$[\d,]+$/);
    const after = await chat.play({ kind: "answer", questionId: question.id, choices: [band?.id ?? ""] });
    expect(chat.state.wishes.constraints.filter(({ slot }) => slot === "msrp").map(({ op }) => op)).toEqual([
      ">=",
      "<=",
    ]);
    expect(partOf(after, "results").total).toBe(band?.count);
  });
});
