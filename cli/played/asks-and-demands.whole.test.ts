import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultColumns } from "@/db/seed/default-catalog";
import { playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const catalog = defaultColumns("today");
const preferences = createEmbeddedReader();

const questions = [
  "How many miles per gallon does the Honda CR-V get?",
  "Is the Toyota RAV4 reliable?",
  "How long is the Nissan Rogue?",
  "What is the difference between AWD and 4WD?",
  "What are the crash ratings of the Subaru Forester?",
  "Does the Honda CR-V fit in a 17 foot garage?",
  "How high is the seat in the Subaru Forester?",
  "What is a CVT?",
  "Is the Toyota RAV4 under 6 feet tall?",
  "How much horsepower does the Nissan Rogue have?",
];
const demands = [
  "It has to have heated seats.",
  "No Fords, please.",
  "Make it 2021 or newer.",
  "I want all-wheel drive.",
  "My budget is $30,000 now.",
  "I need at least 30 mpg on the highway.",
  "Only used ones.",
  "I'd like CarPlay.",
  "No more than 60,000 miles on it.",
  "I want a hybrid.",
];

async function heard(say: string) {
  const turns = ["an SUV under $35,000", say].map((each) => ({ say: each, expect: [] }));
  let [wishes, prose] = ["", ""];
  await playConversation({ id: "", kind: "", turns }, { catalog, preferences }, ({ view }) => {
    wishes = view.wishes
      .map(({ constraint: { slot, op, value } }) => `${slot} ${op} ${value}`)
      .sort()
      .join();
    prose = view.prose;
  });
  return { wishes, prose };
}

/** The kind of answer: its verdict or its first words, because the wish may pick another version. */
const opening = (prose: string) => prose.replace(/\b20\d\d\b.*/s, "").trim();

describe("a message that asks and demands", () => {
  it("does both, in either order", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...questions),
        fc.constantFrom(...demands),
        fc.boolean(),
        async (question, demand, asksFirst) => {
          const both = await heard(asksFirst ? `${question} ${demand}` : `${demand} ${question}`);
          expect(both.wishes).toBe((await heard(demand)).wishes);
          expect(both.prose).toContain(opening((await heard(question)).prose));
        },
      ),
      { numRuns: 20, seed: 21 },
    );
  }, 240_000);
});
