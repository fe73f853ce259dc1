import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesAll } from "@/lib/catalog/catalog-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { Edit } from "@/lib/constraints";
import type { Act } from "@/lib/dialogue/state/act";
import { conversationStateSchema } from "@/lib/dialogue/state/conversation-state";
import { effectiveWishes, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import { partOf, replyText, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import { dataPartSchemas } from "@/lib/dialogue/wording/parts";

const products = [
  makeProduct({ position: 0, msrp: 19_000, highwayMpg: 36, style: "Wagon" }),
  makeProduct({ position: 1, msrp: 26_000, highwayMpg: 42, style: "Wagon" }),
  makeProduct({ position: 2, msrp: 19_500, highwayMpg: 41, style: "Sedan" }),
  makeProduct({ position: 3, msrp: 19_800, highwayMpg: 46, style: "Coupe" }),
  makeProduct({ position: 4, msrp: 19_900, highwayMpg: 40, style: "Coupe" }),
];
const price = wish({ slot: "msrp", op: "<=", value: 20_000 });
const highway = wish({ slot: "highwayMpg", op: ">=", value: 40 });
const style = wish({ slot: "style", op: "==", value: "Wagon" });

async function opened(edits: Edit[] = [price, highway, style], formalRounds = 10) {
  const chat = scriptedConversation(products, { method: "formal", formalRounds });
  return { chat, reply: await chat.say("A wagon up to 20k with 40 mpg", { edits }) };
}

describe("the formal method in the chat", () => {
  it("names the wishes that do not go together and makes one proposal with the cars it brings", async () => {
    const { reply } = await opened();
    expect(replyText(reply)).toContain(
      "No car fits all of these: up to $20,000, 40 mpg or more and wagon. I could go with coupe instead of wagon. That gets you 2 cars.",
    );
    const card = partOf(reply, "relaxation");
    expect(card).toMatchObject({ state: "proposed", matches: 2, agree: "Coupe is fine", disagree: "Something else" });
    expect(card.gaveWay).toMatchObject([{ id: "style:is", from: "wagon", to: "coupe" }]);
    expect(card.alternatives).toEqual([]);
    expect(partOf(reply, "results").total).toBe(0);
  });

  it("makes the next proposal by cost when one is refused, and reaches cars when one is agreed to", async () => {
    const { chat } = await opened();
    await chat.play({ kind: "disagree" });
    const third = await chat.say("no", { intents: ["disagree"] });
    expect(partOf(third, "relaxation").gaveWay).toMatchObject([{ id: "highwayMpg:>=", to: "36" }]);
    const agreed = await chat.say("fine", { intents: ["agree"] });
    expect(partOf(agreed, "relaxation")).toMatchObject({
      state: "relaxed",
      gaveWay: [{ id: "highwayMpg:>=", to: "36" }],
    });
    expect(partOf(agreed, "results")).toMatchObject({ total: 1 });
    expect(chat.state.formal?.status).toBe("solved");
  });

  it("takes a change of the shopper's own, and gives a new reason when it is not enough", async () => {
    const { chat } = await opened();
    const short = await chat.say("make it 25k instead", {
      edits: [{ kind: "change", id: "msrp:<=", op: "<=", value: 25_000 }],
    });
    expect(replyText(short)).toContain("No car fits all of these: up to $25,000, 40 mpg or more and wagon.");
    expect(partOf(short, "constraints").wishes).toContainEqual(
      expect.objectContaining({ text: "up to $25,000", askedText: "up to $20,000" }),
    );
    const enough = await chat.say("30k then", { edits: [{ kind: "change", id: "msrp:<=", op: "<=", value: 30_000 }] });
    expect(partOf(enough, "results").cars.map((product) => product.msrp)).toEqual([26_000]);
    expect(chat.state.wishes.constraints.find(({ id }) => id === "msrp:<=")?.value).toBe(20_000);
  });

  it("never proposes to change what must not change, and says which limits make it impossible and what lifting each brings", async () => {
    const { chat } = await opened();
    const first = await chat.say("don't touch the body");
    expect(partOf(first, "relaxation").gaveWay).toMatchObject([{ id: "highwayMpg:>=" }]);
    expect(partOf(first, "relaxation").kept).toEqual([{ id: "style:is", text: "wagon", locked: true }]);
    await chat.say("the mileage must not change", {
      edits: [
        { kind: "weigh", id: "highwayMpg:>=", weight: 0.95 },
        { kind: "lock", id: "highwayMpg:>=", locked: true },
      ],
    });
    const over = await chat.say("keep the budget");
    const card = partOf(over, "relaxation");
    expect(card).toMatchObject({ state: "exhausted", agree: null, alternatives: [] });
    expect(card.conflict.map(({ id, countIfUnlocked }) => [id, countIfUnlocked])).toEqual([
      ["msrp:<=", 1],
      ["highwayMpg:>=", 1],
      ["style:is", 3],
    ]);
    expect(replyText(over)).toContain("You said they all stay");
    expect(replyText(over)).toContain("If wagon can give, 3 cars meet your other limits");
    expect(chat.state.wishes.constraints.some((each) => each.locked)).toBe(false);
    const freed = await chat.play({ kind: "unlock", id: "style:is" });
    expect(partOf(freed, "relaxation").gaveWay).toMatchObject([{ id: "style:is", to: "coupe" }]);
  });

  it("stops after the rounds allowed and lists what would still bring cars", async () => {
    const { chat } = await opened([price, highway, style], 2);
    await chat.play({ kind: "disagree" });
    const over = await chat.play({ kind: "disagree" });
    expect(replyText(over)).toContain("Two suggestions didn't work for you");
    const [way] = partOf(over, "relaxation").alternatives;
    const taken = await chat.play({ kind: "choose-relaxation", relaxationId: way?.id ?? "" });
    expect(partOf(taken, "results").total).toBe(way?.count);
  });

  it("goes back a step with undo: the same proposal is on the table again", async () => {
    const { chat, reply } = await opened();
    await chat.play({ kind: "disagree" });
    await chat.play({ kind: "agree" });
    await chat.play({ kind: "undo" });
    const undone = await chat.play({ kind: "undo" });
    expect(partOf(undone, "relaxation")).toEqual(partOf(reply, "relaxation"));
    expect(chat.state.formal?.round).toBe(1);
  });

  it("keeps limits and agreed changes when a wish is added, and ends when cars have everything", async () => {
    const { chat } = await opened([price, highway]);
    const reply = await chat.say("and a wagon; the price must stay", { edits: [style] });
    expect(partOf(reply, "relaxation").state).toBe("proposed");
    await chat.say("keep the price");
    await chat.play({ kind: "agree" });
    const before = chat.state.formal;
    await chat.say("2017 or newer", { edits: [wish({ slot: "year", op: ">=", value: 2030 })] });
    expect(chat.state.formal).toMatchObject({ status: "open", changes: before?.changes, limits: ["msrp:<="] });
    await chat.play({ kind: "edit-constraint", edit: { kind: "remove", id: "year:>=" } });
    expect(chat.state.formal?.status).toBe("solved");
    await chat.play({ kind: "edit-constraint", edit: { kind: "remove", id: "style:is" } });
    expect(chat.state.formal).toBeNull();
  });

  it("clears up to four independent contradictions one after the other", async () => {
    const lonely = [makeProduct({ msrp: 30_000, style: "Sedan", highwayMpg: 30, year: 2012 })];
    const wishes = [price, highway, style, wish({ slot: "year", op: ">=", value: 2020 })];
    for (let causes = 1; causes <= 4; causes++) {
      const chat = scriptedConversation(lonely, { method: "formal" });
      let reply = await chat.say("x", { edits: wishes.slice(0, causes) });
      for (let left = causes; left > 0; left--) {
        expect(partOf(reply, "relaxation").state).toBe("proposed");
        expect(chat.state.formal?.conflict).toHaveLength(1);
        expect(replyText(reply)).toContain(left > 1 ? "something else has to give too" : "That gets you 1 car");
        reply = await chat.play({ kind: "agree" });
      }
      expect(partOf(reply, "results").total).toBe(1);
    }
  });

  it("asks which lock to open when locked wishes alone leave no car", async () => {
    const { reply } = await opened([
      wish({ slot: "style", op: "==", value: "Wagon", locked: true }),
      wish({ slot: "msrp", op: "<=", value: 10_000, locked: true }),
    ]);
    expect(partOf(reply, "relaxation").state).toBe("locked-conflict");
  });

  it("reads a state that was stored before there was a loop", async () => {
    const { chat } = await opened();
    const { formal: _none, ...old } = chat.state;
    const past = old.past.map(({ formal: _old, ...snapshot }) => snapshot);
    expect(conversationStateSchema.parse({ ...old, past }).formal).toBeNull();
  });
});

const answers = fc.constantFrom<Act | string>(
  { kind: "agree" },
  { kind: "disagree" },
  { kind: "undo" },
  { kind: "redo" },
  { kind: "unlock", id: "style:is" },
  { kind: "edit-constraint", edit: { kind: "lock", id: "msrp:<=", locked: true } },
  { kind: "edit-constraint", edit: { kind: "remove", id: "highwayMpg:>=" } },
  "keep the body",
  "the price must stay as it is",
  "forget the mileage",
);

describe("whatever is answered to proposals", () => {
  it("limits hold, counts are true, rounds are bounded and parts fit their schemas", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(answers, { maxLength: 12 }), async (given) => {
        const { chat } = await opened([price, highway, style], 4);
        for (const each of given) {
          const reply = typeof each === "string" ? await chat.say(each) : await chat.play(each);
          const { wishes, concession, formal } = chat.state;
          const tests = testsWithout(effectiveWishes(wishes.constraints, concession));
          expect(partOf(reply, "results").total).toBe(products.filter((product) => matchesAll(product, tests)).length);
          expect(formal?.round ?? 0).toBeLessThanOrEqual(4);
          for (const proposal of formal?.proposals ?? []) expect(formal?.limits).not.toContain(proposal.change.id);
          expect(replyText(reply)).not.toMatch(/undefined|null|NaN|\{|\}|formal/);
          for (const part of reply.parts) {
            if (part.type === "text") continue;
            const name = part.type.slice("data-".length) as keyof typeof dataPartSchemas;
            expect(dataPartSchemas[name].safeParse(part.data).success).toBe(true);
          }
        }
      }),
      { seed: 12, numRuns: 120 },
    );
  }, 180_000);
});
