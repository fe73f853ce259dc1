import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultProducts } from "@/db/seed/default-catalog";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const catalog = createColumnReader(defaultProducts("today"));
const preferences = createEmbeddedReader();

async function asks(...says: string[]): Promise<boolean[]> {
  const asked: boolean[] = [];
  const turns = says.map((say) => ({ say, expect: [] }));
  await playConversation({ id: "", kind: "", turns }, { catalog, preferences }, ({ view }) =>
    asked.push(view.question !== null),
  );
  return asked;
}

const said = {
  wishes: ["suv", "a sedan", "under 30k", "awd", "hybrid", "2021 or newer", "automatic", "toyota or honda", "5 seats"],
  shrugs: ["whatever", "no preference", "doesn't matter", "not sure"],
  chatter: [
    "hmm",
    "my cousin moved away",
    "is it automatic?",
    "purple",
    "something fun",
    "he's tall",
    "zzyzx",
    "thanks",
  ],
  refusals: ["any body style", "I don't care what it costs", "any year"],
  endings: ["you pick", "I'll take it", "looks good, I'll go with that"],
};

/** What is wrong with the questions of one conversation. The shopper takes a product before the turn `ends`. */
async function faultsOf(says: readonly string[], ends: number): Promise<string[]> {
  const faults: string[] = [];
  const asked = new Map<string, string>();
  let at = 0;
  const turns = says.map((say) => ({ say, expect: [] }));
  await playConversation({ id: "", kind: "", turns }, { catalog, preferences }, ({ view: { question, wishes } }) => {
    const { slot, id = "" } = question ?? {};
    const own = id.split("~")[0] ?? "";
    const refused = says.slice(0, at + 1).map((each) => ["style", "msrp", "year"][said.refusals.indexOf(each)]);
    if (slot && refused.includes(slot)) faults.push(`${at}: ${slot} is refused`);
    if (question && at >= ends) faults.push(`${at}: asked after the end`);
    if (slot && wishes.some(({ constraint }) => constraint.slot === slot)) faults.push(`${at}: ${slot} is said`);
    if (slot && asked.has(slot) && asked.get(slot) !== own) faults.push(`${at}: ${slot} twice`);
    if (slot) asked.set(slot, own);
    at += 1;
  });
  return faults;
}

describe("questions of the shop", () => {
  it("are never asked twice, about what is said or refused, or once a car is taken or the pick handed over", async () => {
    const some = fc.constantFrom(...said.wishes, ...said.refusals, ...said.shrugs, ...said.chatter);
    const drawn = fc.record({
      opening: fc.constantFrom(...said.wishes),
      middle: fc.array(some, { minLength: 1, maxLength: 3 }),
      ending: fc.constantFrom(...said.endings),
      after: fc.array(fc.constantFrom(...said.chatter.filter((each) => each !== "something fun")), { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(drawn, async ({ opening, middle, ending, after }) => {
        const says = [opening, ...middle, ending, ...after];
        expect(await faultsOf(says, middle.length + 1), says.join(" | ")).toEqual([]);
      }),
      { numRuns: 40, seed: 5 },
    );
  });

  it("end after two that were left to the search", async () => {
    expect(await asks("hi", "whatever", "whatever", "something red", "an suv")).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("end once cars are named", async () => {
    expect(await asks("suv", "all wheel drive", "2022 or newer", "how wide is it")).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("are left out beside named cars where most people have no answer", async () => {
    for (const opening of ["suv under 40k", "minivan under 43k", "truck under 45k"])
      expect(await asks(opening)).toEqual([false]);
  });

  it("are three at most", async () => {
    const asked = await asks("hello", "suv", "up to 45k", "toyota or honda", "regular gas", "midsize", "red");
    expect(asked.filter(Boolean).length).toBeLessThanOrEqual(3);
  });

  it("go on when the shopper asks to be asked, one at a time", async () => {
    const asked = await asks("suv under 40k", "all wheel drive", "ask me more", "no preference", "keep asking");
    expect(asked.slice(1)).toEqual([false, true, false, true]);
    expect(await asks("suv", "no more questions", "any more questions?")).toEqual([true, false, true]);
  });

  it("offer only kinds that suit the need", async () => {
    const needs = {
      "my knees are bad and I hate climbing, 30k": ["SUV", "minivan", "wagon", "hatchback", "sedan"],
      "electric, under 50k, and my cello has to go in the back": ["SUV", "wagon", "hatchback", "minivan"],
      "twins and a toddler, 45k": ["SUV", "minivan", "wagon", "hatchback", "sedan", "passenger van"],
      "the grandkids come along, 20k": ["SUV", "minivan", "wagon", "hatchback", "sedan", "passenger van"],
    };
    let offered = 0;
    for (const [say, suited] of Object.entries(needs)) {
      const turns = [{ say, expect: [] }];
      await playConversation({ id: "", kind: "", turns }, { catalog, preferences }, ({ view: { all, question } }) => {
        if (question?.slot !== "style") return;
        const choices = all.split("What kind of car do you want?\n")[1]?.split("\n") ?? [];
        offered += choices.length;
        expect(suited, say).toEqual(expect.arrayContaining(choices));
      });
    }
    expect(offered).toBeGreaterThan(3);
  });

  it("are not asked on demand where no answer would change the first cars", async () => {
    const replies: string[] = [];
    const turns = ["toyota camry 2024 xle awd under 25k", "ask me more"].map((say) => ({ say, expect: [] }));
    await playConversation({ id: "", kind: "", turns }, { catalog, preferences }, ({ view }) =>
      replies.push(view.prose),
    );
    expect(replies.at(-1)).toContain("more to ask");
  });
});
