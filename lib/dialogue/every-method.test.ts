import { describe, expect, it } from "vitest";
import { matchesAll } from "@/lib/catalog/catalog-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { Edit } from "@/lib/constraints";
import { partOf, replyText, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import { relaxationMethods } from "@/lib/trade-offs/relaxation";
import { effectiveWishes, testsWithout } from "./state/effective-wishes";

const products = [
  makeProduct({ position: 0, make: "Alpha", model: "A", msrp: 21_000, highwayMpg: 38, style: "Wagon" }),
  makeProduct({ position: 1, make: "Alpha", model: "B", msrp: 24_000, highwayMpg: 41, style: "Wagon" }),
  makeProduct({ position: 2, make: "Alpha", model: "E", msrp: 25_000, highwayMpg: 42, style: "Wagon" }),
  makeProduct({ position: 3, make: "Alpha", model: "C", msrp: 19_000, highwayMpg: 35, style: "Wagon" }),
  makeProduct({ position: 4, make: "Beta", model: "D", msrp: 18_000, highwayMpg: 43, style: "Sedan" }),
  makeProduct({ position: 5, make: "Beta", model: "F", msrp: 18_500, highwayMpg: 44, style: "Sedan" }),
];
const wishes = [
  wish({ slot: "msrp", op: "<=", value: 20_000, weight: 0.3 }),
  wish({ slot: "highwayMpg", op: ">=", value: 40, weight: 0.9 }),
  wish({ slot: "style", op: "==", value: "Wagon", weight: 0.7 }),
];

async function replyOf(method: (typeof relaxationMethods)[number], edits: Edit[] = wishes) {
  const chat = scriptedConversation(products, { method, shop: false });
  return { chat, reply: await chat.say("a wagon up to 20k with 40 mpg", { edits }) };
}

describe.each(relaxationMethods)("the words of the %s method", (method) => {
  it("name no method, and hold no number that is not true", async () => {
    const { chat, reply } = await replyOf(method);
    const sent = JSON.stringify(reply.parts);
    for (const name of ["formal", "greedy", "hybrid", "optimal", "random", "pairwise", "global", "drawn by lot"]) {
      expect(sent.toLowerCase()).not.toContain(name);
    }
    const { wishes: held, concession } = chat.state;
    const tests = testsWithout(effectiveWishes(held.constraints, concession));
    const total = products.filter((product) => matchesAll(product, tests)).length;
    expect(partOf(reply, "results").total).toBe(total);
    if (concession) expect(replyText(reply)).toContain(total === 1 ? "1 car" : `${total} cars`);
    expect(replyText(reply)).toMatch(/No car (has all three|fits)|Nothing has all three|There's no car with/);
  });
});

describe("what each kind of method says", () => {
  it("gives its reason in the same sentence, from how its choice stands to the others", async () => {
    const { reply: lightest } = await replyOf("optimal");
    expect(replyText(lightest)).toContain(
      "No car has all three, so I went with $24,000 instead of $20,000, because it counts as flexible. That gets you 1 car.",
    );
    const { reply: fewest } = await replyOf("greedy");
    expect(replyText(fewest)).toContain("one of three ways to get cars");
    expect(partOf(fewest, "relaxation").state).toBe("relaxed");
    const only = await replyOf("random", [wish({ slot: "msrp", op: "<=", value: 10_000, weight: 0.3 })]);
    expect(replyText(only.reply)).toContain("because nothing else finds you a car");
  });

  it("says plainly that nothing was found, and nothing else", async () => {
    const { reply } = await replyOf("none");
    expect(replyText(reply)).toMatch(/No car has all three\.$/);
    expect(reply.parts.some((part) => part.type === "data-relaxation" || part.type === "data-question")).toBe(false);
    expect(partOf(reply, "results").cars).toEqual([]);
    expect(partOf(reply, "constraints").wishes.every(({ gain }) => gain === null)).toBe(true);
  });

  it("lists every way and recommends none, and takes the one that is tapped", async () => {
    const { chat, reply } = await replyOf("manual");
    const card = partOf(reply, "relaxation");
    expect(card).toMatchObject({ state: "listed", gaveWay: [], agree: null });
    expect(card.alternatives.map(({ label }) => label).sort()).toEqual(["Body", "Budget", "Highway"]);
    expect(replyText(reply)).toContain(
      "You get cars without the highway mileage (1 car), the budget (2 cars) or the body style (2 cars).",
    );
    expect(replyText(reply)).not.toContain("equally");
    expect(reply.parts.some((part) => part.type === "data-question")).toBe(false);
    const budget = card.alternatives.find(({ label }) => label === "Budget");
    const taken = await chat.play({ kind: "choose-relaxation", relaxationId: budget?.id ?? "" });
    expect(partOf(taken, "relaxation")).toMatchObject({ state: "relaxed", gaveWay: [{ id: "msrp:<=" }] });
  });

  it("says of a method that ends without a car what it tried in vain", async () => {
    const lonely = [
      wish({ slot: "msrp", op: "<=", value: 10_000, weight: 0.2 }),
      wish({ slot: "year", op: ">=", value: 2099 }),
    ];
    const { reply } = await replyOf("global", lonely);
    expect(replyText(reply)).toContain("No car has both. Even without the budget, there's no car.");
    expect(partOf(reply, "relaxation")).toMatchObject({
      state: "exhausted",
      headline: "Even without the budget, there's no car.",
    });
  });

  it("calls wishes equal only where their weights are", async () => {
    const equal = [wish({ slot: "make", op: "==", value: "Beta" }), wish({ slot: "style", op: "==", value: "Wagon" })];
    const byWeight = await replyOf("optimal", equal);
    expect(replyText(byWeight.reply)).toContain("I can't tell which matters more to you: the make or the body style.");
    expect(partOf(byWeight.reply, "relaxation").state).toBe("undecided");
    const unequal = [
      wish({ slot: "highwayMpg", op: ">=", value: 42, weight: 0.9 }),
      wish({ slot: "style", op: "==", value: "Wagon", weight: 0.2 }),
      wish({ slot: "msrp", op: "<=", value: 20_000, weight: 0.95 }),
    ];
    const byCount = await replyOf("greedy", unequal);
    expect(replyText(byCount.reply)).toContain(
      "You get cars without the highway mileage (1 car) or the budget (1 car).",
    );
    expect(partOf(byCount.reply, "relaxation").state).toBe("listed");
    expect(partOf(byCount.reply, "question").why).toBe("Your answer decides which cars you see.");
  });

  it("keeps a lot once drawn for as long as the wishes stay, whatever order they came in", async () => {
    const first = await replyOf("random");
    const again = await replyOf("random", [...wishes].reverse());
    expect(again.chat.state.concession).toEqual(first.chat.state.concession);
    const later = await first.chat.say("thanks", { intents: ["thanks"] });
    expect(partOf(later, "relaxation").gaveWay).toEqual(partOf(first.reply, "relaxation").gaveWay);
    const drawn = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const chat = scriptedConversation(products, { method: "random", seed });
      await chat.say("x", { edits: wishes });
      drawn.add(chat.state.concession?.adjustments.map(({ id }) => id).join() ?? "");
    }
    expect([...drawn].sort()).toEqual(["highwayMpg:>=", "msrp:<=", "style:is"]);
  });
});

describe("a slice that is itself empty", () => {
  it("is explained by the frame when that alone leaves no car", async () => {
    const chat = scriptedConversation(products, {}, [{ slot: "make", op: "==", value: "Omega" }]);
    const reply = await chat.say("x", { edits: wishes });
    expect(replyText(reply)).toContain("No car meets the fixed limits of this search");
    expect(reply.parts.some((part) => part.type === "data-question")).toBe(false);
  });

  it("is explained by a locked wish the frame does not allow", async () => {
    const chat = scriptedConversation(products, {}, [{ slot: "make", op: "==", value: "Beta" }]);
    const reply = await chat.say("x", { edits: [wish({ slot: "style", op: "==", value: "Wagon", locked: true })] });
    expect(replyText(reply)).toContain("You locked something no car in this search has: wagon.");
    expect(partOf(reply, "relaxation").conflict).toEqual([{ id: "style:is", text: "wagon", countIfUnlocked: 2 }]);
  });
});
