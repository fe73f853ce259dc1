import { describe, expect, it } from "vitest";
import { makeCar } from "@/lib/catalog/make-car";
import { isGrounded, numbersIn } from "./prose-check";
import { proseOf, prosePrompt, wholeSentences } from "./prose-prompt";
import { proseTask } from "./prose-task";
import { scriptedConversation, wish } from "./scripted-conversation";

const facts = ["That leaves 12 cars.", "car 1: 2024 Honda Civic, $24,250, highway 36 mpg"];

describe("prose in place of a reply", () => {
  it("may state the numbers of its facts, however they are written", () => {
    expect(isGrounded("Twelve cars are left; the Civic costs $24,250.", facts)).toBe(true);
    expect(isGrounded("A dozen fit, the best is the 2024 Civic.", facts)).toBe(true);
    expect(numbersIn("$24k, 2.5 and twenty")).toEqual([24_000, 2.5, 20]);
  });

  it.each([
    "About 13 cars are left.",
    "It costs about $24k.",
    "It does thirty-six, or maybe 40 mpg.",
    "Half of them are red.",
    "See <b>here</b>.",
    "Look at https://example.org",
    "a".repeat(701),
  ])("may not be: %s", (prose) => {
    expect(isGrounded(prose, facts)).toBe(false);
  });

  it("is shown sentence by sentence", () => {
    expect(wholeSentences("Twelve are left. The bes")).toBe("Twelve are left.");
    expect(wholeSentences("The price is $24,2")).toBe("");
    expect(wholeSentences("Fine.\n\nQ: What bod")).toBe("Fine.");
  });

  it("brings the question in other words only where those are a question without numbers", async () => {
    const cars = Array.from({ length: 60 }, (_, position) =>
      makeCar({
        position,
        year: 1960 + position,
        msrp: 15_000 + position * 700,
        style: ["Sedan", "Wagon"][position % 2] ?? "",
      }),
    );
    const chat = scriptedConversation(cars, { asking: "adaptive" });
    const act = { kind: "words" as const, text: "a sedan" };
    const outcome = await chat.say(act.text, { edits: [wish({ slot: "style", op: "==", value: "Sedan" })] });
    const task = proseTask(act, outcome.parts);
    if (!task?.question) throw new Error("no question to word");
    expect(task.facts.join(" ")).toContain("wish: Body sedan");
    expect(JSON.parse(prosePrompt(task).user)).toMatchObject({ said: "a sedan", question: task.question });
    expect(proseOf("A sedan, then.\nQ: What may it cost, and how firm is that?", task)).toEqual({
      text: "A sedan, then.",
      question: "What may it cost, and how firm is that?",
    });
    for (const bad of ["Under 20k?", "Tell me the price.", "What?\nAnd why?"]) {
      expect(proseOf(`A sedan, then.\nQ: ${bad}`, task).question).toBeNull();
    }
    expect(proseTask({ kind: "undo" }, outcome.parts)).toBeNull();
  });
});

describe("a free question", () => {
  it("is answered that it cannot be, and leaves the open question open without a clarifying turn", async () => {
    const cars = Array.from({ length: 60 }, (_, position) => makeCar({ position, msrp: 15_000 + position * 700 }));
    const chat = scriptedConversation(cars, { asking: "adaptive" });
    await chat.say("hi", { intents: ["greeting"] });
    const open = chat.state.question?.text;
    const reply = await chat.say("Which of these holds its value best?");
    expect(JSON.stringify(reply.parts)).toContain("cannot answer");
    expect(chat.state.question?.text).toBe(open);
    expect(chat.state.clarifications).toBe(0);
  });
});
