import { describe, expect, it } from "vitest";
import { defaultColumns } from "@/db/seed/default-catalog";
import { describeConstraint } from "@/lib/constraints";
import { playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const room = { catalog: defaultColumns("today"), preferences: createEmbeddedReader() };

async function play(say: string) {
  const replies: { prose: string; wishes: string[] }[] = [];
  const turns = say.split(" | ").map((each) => ({ say: each, expect: [] }));
  await playConversation({ id: "assumed", kind: "assumed", turns }, room, ({ view: { prose, wishes } }) => {
    replies.push({ prose, wishes: wishes.map(({ constraint }) => describeConstraint(constraint)) });
  });
  return replies.at(-1) ?? { prose: "", wishes: [] };
}

describe("a loose need that a column holds", () => {
  it.each([
    ["suv with space for our spaniels", "30 ft³ or more", "cargo space, 30 ft³ or more"],
    ["wagon that carries my amps", "30 ft³ or more", "cargo space, 30 ft³ or more"],
    ["sedan with room for a pram", "15 ft³ or more", "cargo space, 15 ft³ or more"],
    ["pickup for pulling our camper", "3,500 lb or more", "towing capacity, 3,500 lb or more"],
    [
      "used hatchback with low mileage on it",
      "up to 60,000 miles",
      "up to 60,000 miles. Tell me if you meant something else.",
    ],
  ])("is a soft wish that the reply tells: %s", async (say, wish, told) => {
    const { prose, wishes } = await play(say);
    expect(wishes).toContain(wish);
    expect(prose).toContain(told);
    expect(prose).not.toMatch(/how (?:much|many|big)/i);
  });

  it("is named where the cars in view have no figure for it", async () => {
    const { prose, wishes } = await play("crew cab pickup that hauls my drums");
    expect(prose).toContain("by its listed cargo space");
    expect(wishes.join()).not.toContain("ft³");
  });

  it.each(["we tow nothing, an suv", "suv, I never haul anything", "an suv, no need to pull a trailer"])(
    "is nothing where it is refused: %s",
    async (say) => {
      const { prose, wishes } = await play(say);
      expect(wishes).toEqual(["SUV"]);
      expect(prose).not.toContain("I took");
    },
  );

  it("yields to a number said later", async () => {
    const { wishes } = await play("suv with space for our spaniels | 20 cubic feet of cargo is plenty");
    expect(wishes).toContain("20 ft³ or more");
  });
});

describe("a loose body", () => {
  it.each([
    ["a quarter ton, manual", "pickup"],
    ["a Tundra with a v8", "Tundra"],
    ["something wagonish", "wagon"],
    ["like a Tacoma, under 30k", "pickup"],
    ["things like the CX-5", "SUV"],
    ["a mini suv", "compact"],
  ])("settles the kind of car: %s", async (say, wish) => {
    const { prose, wishes } = await play(say);
    expect(wishes).toContain(wish);
    expect(prose).not.toMatch(/kind of car|body style|What do you like about/);
  });

  it("is not a car that the shopper likes or owns", async () => {
    expect((await play("I like the Tacoma")).wishes).toEqual(["Tacoma"]);
    expect((await play("the yard is rainy and sandy")).wishes).toEqual([]);
  });
});
