import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { partOf, replyText, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";

const products = ["Alder", "Birch", "Cedar", "Dogwood"].flatMap((model, place) =>
  [2018, 2021, 2024].map((year, index) =>
    makeProduct({
      position: place * 3 + index,
      make: place % 2 ? "Toyota" : "Honda",
      model,
      year,
      msrp: 14_000 + place * 3_000 + index * 2_500,
      highwayMpg: 42 - place * 4 - index,
      cityMpg: 30 - place * 2,
      horsepower: 120 + place * 40,
      style: place > 1 ? "4dr SUV" : "Sedan",
      drivenWheels: place % 2 ? "all wheel drive" : "front wheel drive",
      fuelType: place === 3 ? "electric" : "regular unleaded",
    }),
  ),
);

const wishes = [
  wish({ slot: "msrp", op: "<=", value: 19_000, weight: 0.75 }),
  wish({ slot: "drivenWheels", op: "==", value: "all wheel drive", weight: 0.55 }),
  wish({ slot: "style", op: "==", value: "4dr SUV", weight: 0.3 }),
  wish({ slot: "highwayMpg", op: ">=", value: 40, weight: 0.1 }),
  wish({ slot: "year", op: ">=", value: 2020, weight: 0.55 }),
];

const questions = [
  "how much is the Honda Alder?",
  "is it automatic?",
  "Honda Alder or Toyota Birch?",
  "which is cheaper?",
  "what's the cheapest one?",
  "which one is the most powerful suv?",
  "how many SUVs are left?",
  "do you have any Toyotas?",
  "what would $2,000 more bring?",
  "what if I drop the mileage?",
  "what does AWD cost me here?",
  "why did you drop the mileage?",
  "why not the price?",
  "what else could go?",
  "why is this one first?",
  "what is a CVT?",
  "AWD or 4WD?",
  "is an EV cheaper to run?",
  "gas is $5 a gallon here",
  "what would the first one cost in gas over five years?",
  "and the second one?",
  "what about the Honda Cedar?",
  "what would that be a month?",
  "and over 72 months at 4% with 5k down?",
  "which of those is bigger?",
  "the first, the second and the third side by side",
  "why isn't the Toyota Birch on the list?",
  "which would you buy and why?",
  "is the first one reliable?",
  "how do I save this list?",
  "are SUVs cheaper?",
  "what do they weigh?",
  "how much do these cost?",
  "and mpg?",
  "do you have more if I say 35 mpg?",
  "who won the game last night?",
  "is it under 6 feet tall?",
  "does it fit in a 17 and a half foot garage?",
  "how long is it versus 17 and a half feet?",
  "is 100k too many miles?",
  "how many miles is too many?",
  "what would give way if I insisted on $18,000?",
  "would 203.7 inches be ok for me?",
  "can it pull 5,000 pounds?",
  "is $20,500 within my budget?",
];

function kept({
  asked,
  turn,
  transcript,
  phrases,
  lastWhy,
  shown,
  spoken,
  seen,
  offer,
  question,
  ...rest
}: ConversationState) {
  void [asked, turn, transcript, phrases, lastWhy, shown, spoken, seen, offer];
  return {
    ...rest,
    question: question?.kind !== "compare" ? null : question && { ...question, id: "" },
  };
}

describe("answers", () => {
  it("change nothing in any state, whatever is asked", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(wishes),
        fc.shuffledSubarray(questions, { minLength: 1, maxLength: 4 }),
        fc.constantFrom("adaptive" as const, "never" as const),
        async (stated, asked, asking) => {
          const chat = scriptedConversation(products, { asking });
          await chat.say("x", { edits: stated });
          for (const each of asked) {
            const before = kept(chat.state);
            const reply = await chat.say(each);
            expect(kept(chat.state), each).toEqual(before);
            expect(replyText(reply), each).not.toBe("");
          }
        },
      ),
      { numRuns: 40, seed: 21 },
    );
  });

  it("keep their sentences short", async () => {
    const chat = scriptedConversation(products);
    await chat.say("x", { edits: wishes });
    const sentences: string[] = [];
    for (const each of questions) {
      const reply = replyText(await chat.say(each));
      expect(reply.split(/\s+/).length, reply).toBeLessThanOrEqual(80);
      sentences.push(...reply.split(/(?<=[.?!])\s+(?=[A-Z\d“])/));
    }
    const lengths = sentences.map((each) => each.split(/\s+/).length);
    expect(Math.max(...lengths), sentences.join("\n")).toBeLessThanOrEqual(25);
    expect(lengths.reduce((sum, each) => sum + each, 0) / lengths.length).toBeLessThanOrEqual(12);
  });

  it("say what a car costs a month and what that rests on, and take another loan", async () => {
    const chat = scriptedConversation(products);
    await chat.say("x", { edits: wishes.slice(0, 1) });
    // 14,000 at 7 % over 60 months: 277.22 a month.
    const usual = replyText(await chat.say("what would the 2018 Honda Alder be a month?"));
    expect(usual).toContain("$14,000 is about $277 a month over 60 months at 7%");
    expect(usual).toContain("$335 over 48 and $239 over 72");
    const other = replyText(await chat.say("and with 2k down over 48 months at 0%?"));
    expect(other).toContain("about $250 a month over 48 months at 0% with $2,000 down");
    expect(replyText(await chat.say("with $14,000 down?"))).toContain("$14,000 pays for");
  });

  it("say the miles, color and VIN of one on the lot, and which are of a color", async () => {
    const lot = ["Dark Red", "Blue", "red"].map((color, position) => ({
      ...makeProduct({
        position,
        make: "Honda",
        model: ["Alder", "Birch", "Cedar"][position] ?? "",
        msrp: 14_000 + position,
      }),
      miles: 31_400,
      offer: { vin: "1HGCM82633A004352", color, photo: null, link: null },
    }));
    const heard = async (sold: typeof products, said: string) => {
      const chat = scriptedConversation(sold);
      await chat.say("x", { edits: wishes.slice(0, 1) });
      return replyText(await chat.say(said));
    };
    const miles = "how many miles does the Honda Alder have on it?";
    expect(await heard(lot, miles)).toContain("has 31,400 miles on it");
    expect(await heard(lot, "what color is the Honda Birch?")).toBe("The 2020 Honda Birch comes in Blue.");
    expect(await heard(lot, "what's the vin of the Honda Alder?")).toContain("is 1HGCM82633A004352.");
    expect(await heard(lot, "any red ones?")).toContain("2 are red, such as the 2020 Honda Alder at $14,000 and the");
    expect(await heard(lot, "any white ones?")).toBe("None of these is white.");
    const unlisted = lot.map((each) => ({ ...each, offer: null }));
    expect(await heard(unlisted, miles)).toContain("has run about 31,400 miles, going by its age");
    expect(await heard(unlisted, "any red ones?")).toContain("I don't have colors or photos.");
  });

  it("say yes or no to a measure beside a figure, said or held, with the difference", async () => {
    const sold = [
      makeProduct({ position: 0, make: "Honda", model: "Alder", length: 203.7, height: 73.7, towing: 3500 }),
    ];
    const chat = scriptedConversation(sold);
    await chat.say("x", { edits: [wish({ slot: "length", op: "<=", value: 210, weight: 0.55 })] });
    const heard = async (said: string) => replyText(await chat.say(said));
    expect(await heard("does it fit in a 16 and a half foot garage?")).toContain("No. The 2020 Honda Alder is 203.7");
    expect(await heard("so it goes in the garage?")).toContain(
      "Yes. The 2020 Honda Alder is 203.7 inches long. That's 6.3",
    );
    expect(await heard("how long is it versus 17 feet?")).toContain("That's 0.3 in under 204 in.");
    expect(await heard("would it clear a 6 foot 8 garage door?")).toContain(
      "73.7 inches tall. That's 6.3 in under 80 in.",
    );
    expect(await heard("is it over 6 feet tall?")).toContain("Yes. The 2020 Honda Alder is 73.7 inches tall.");
    expect(await heard("can it pull a 5000 pound trailer?")).toContain("That's 1,500 lb under 5,000 lb.");
    expect(chat.state.wishes.constraints).toHaveLength(1);
  });

  it("are about the car that leads once another is refused in the same breath", async () => {
    const chat = scriptedConversation(products);
    await chat.say("x", { edits: wishes.slice(0, 1) });
    const [first] = chat.state.shown ?? [];
    const refused = wish({ slot: "make", op: "!=", value: first?.make ?? "" });
    const reply = replyText(await chat.say("not those. how many miles per gallon does it get?", { edits: [refused] }));
    expect(reply).not.toContain(`The ${first?.year} ${first?.make}`);
    expect(reply).toContain(`The ${chat.state.shown?.[0]?.year} ${chat.state.shown?.[0]?.make}`);
  });

  it("tell the price of the year within reach, and its year", async () => {
    const sold = [2021, 2024].map((year, position) =>
      makeProduct({
        position,
        ...{ make: "Honda", model: "Alder", year },
        msrp: year === 2024 ? 40_000 : 18_000,
        transmission: year === 2024 ? "MANUAL" : "AUTOMATIC",
      }),
    );
    const chat = scriptedConversation(sold);
    await chat.say("x", { edits: wishes.slice(0, 1) });
    expect(replyText(await chat.say("how much is the Honda Alder?"))).toBe("The 2021 Honda Alder costs $18,000.");
    expect(replyText(await chat.say("is the Honda Alder automatic?"))).toBe("Yes. The 2021 Honda Alder is automatic.");
  });

  it("offer what was asked about, and do it only when told to", async () => {
    const chat = scriptedConversation(products);
    await chat.say("x", { edits: wishes.slice(0, 1) });
    await chat.say("what would $5,000 more bring?");
    expect(chat.state.wishes.constraints[0]?.value).toBe(19_000);
    await chat.say("do it", { intents: ["agree"] });
    expect(chat.state.wishes.constraints[0]?.value).toBe(24_000);
  });

  it("recommend nothing where the settings don't", async () => {
    const chat = scriptedConversation(products, { recommends: false });
    expect(replyText(await chat.say("x", { edits: wishes.slice(0, 1) }))).not.toContain("I'd look at");
    expect(replyText(await chat.say("you pick"))).toContain("don't recommend");
  });
});

describe("the price of a wish", () => {
  it("is drawn as prices with it and without it, from the cheapest of each", async () => {
    const chat = scriptedConversation(products);
    await chat.say("suv", { edits: wishes.slice(2, 3) });
    const { prices } = partOf(await chat.say("what does AWD cost me here?"), "answer");
    expect(prices).toEqual({
      free: { label: "Without it too", prices: [20_000, 22_500, 23_000, 25_000, 25_500] },
      asked: { label: "All-wheel drive", prices: [23_000, 25_500] },
      gap: "$3,000",
    });
  });

  it("is not drawn where the wish adds nothing", async () => {
    const chat = scriptedConversation(products);
    await chat.say("a Toyota", { edits: [wish({ slot: "make", op: "==", value: "Toyota" })] });
    expect(partOf(await chat.say("what does AWD cost me here?"), "answer").prices).toBeUndefined();
  });
});
