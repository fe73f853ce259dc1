import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import { proseTask } from "@/lib/dialogue/wording/prose-task";
import { proseOf, releasedIn, wordingData } from "./word-reply";

describe("prose in place of a reply", () => {
  it("brings the question in other words only where those are a question without numbers", async () => {
    const products = Array.from({ length: 60 }, (_, position) =>
      makeProduct({
        position,
        year: 1960 + position,
        msrp: 15_000 + position * 700,
        style: ["Sedan", "Wagon"][position % 2] ?? "",
      }),
    );
    const chat = scriptedConversation(products, { asking: "adaptive" });
    const act = { kind: "words" as const, text: "a sedan" };
    const outcome = await chat.say(act.text, { edits: [wish({ slot: "style", op: "==", value: "Sedan" })] });
    const task = proseTask(act, outcome.parts);
    if (!task?.question) throw new Error("no question to word");
    expect(task.facts.join(" ")).toContain("wish: Body sedan");
    expect(wordingData(task)).toMatchObject({ said: "a sedan", question: task.question });
    expect(proseOf("", "A sedan, then.\nQ: What may it cost, and how firm is that?", task)).toEqual({
      text: "A sedan, then.",
      question: "What may it cost, and how firm is that?",
    });
    const others = ["Which body style would you like?", "Is free delivery important for the price?"];
    for (const bad of ["Under 20k?", "Tell me the price.", "What?\nAnd why?", ...others]) {
      expect(proseOf("", `A sedan, then.\nQ: ${bad}`, task)).toMatchObject({ question: null });
    }
    expect(releasedIn("A sedan it is. The bes", task)).toEqual({ text: "A sedan it is.", ends: false });
    expect(releasedIn("The price is $24,2", task)).toEqual({ text: "", ends: false });
    expect(releasedIn("Fine.\n\nQ: What bod", task)).toEqual({ text: "Fine.", ends: false });
    expect(releasedIn("A sedan it is. All of them are free. The", task)).toEqual({
      text: "A sedan it is.",
      ends: true,
    });
    expect(proseOf("A sedan it is.", null, task)).toEqual({ text: `A sedan it is. ${task.template}`, question: null });
    expect(proseOf(task.template, null, task).text).toBe(task.template);
    expect(proseTask({ kind: "undo" }, outcome.parts)).toBeNull();
  });
});

describe("a free question", () => {
  it("is answered with what the catalog lacks, and leaves the open question open without a clarifying turn", async () => {
    const products = Array.from({ length: 60 }, (_, position) =>
      makeProduct({ position, msrp: 15_000 + position * 700 }),
    );
    const chat = scriptedConversation(products, { asking: "adaptive" });
    await chat.say("hi", { intents: ["greeting"] });
    const open = chat.state.question?.text;
    const reply = await chat.say("Which of these holds its value best?");
    expect(JSON.stringify(reply.parts)).toContain("don't have resale");
    expect(chat.state.question?.text).toBe(open);
    expect(chat.state.clarifications).toBe(0);
  });
});
