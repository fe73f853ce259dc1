import { describe, expect, it } from "vitest";
import { defaultColumns } from "@/db/seed/default-catalog";
import { playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const preferences = createEmbeddedReader();

async function proseOf(talk: string, prices: "list" | "today" = "today"): Promise<string> {
  let prose = "";
  const turns = talk.split(" | ").map((say) => ({ say, expect: [] }));
  const room = { catalog: defaultColumns(prices), preferences };
  await playConversation({ id: "each", kind: "each", turns }, room, ({ view }) => {
    prose = view.prose;
  });
  return prose;
}

describe("a change is offered", () => {
  it.each([
    "used wagon under 20k | what would 3k more get me",
    "used wagon under 20k | what if I paid 24k",
    "used wagon under 20k, awd | and if we gave up awd?",
  ])("where the shopper proposes it: %s", async (talk) => expect(await proseOf(talk)).toContain("Do it?"));

  it.each([
    "used wagon under 20k | would 15k be enough?",
    "used wagon under 20k | are there more if I take a 2016",
    "used wagon under 20k | what if it won't start one day",
    "used wagon under 20k | and if gas goes up?",
  ])("nowhere else: %s", async (talk) => expect(await proseOf(talk)).not.toContain("Do it?"));
});

describe("miles on the odometer", () => {
  it.each([
    "how many mile does it got",
    "whats the miles",
    "hows the mile on this one",
    "what miles are on the first one",
  ])("get their miles: %s", async (say) =>
    expect(await proseOf(`used hatchback under 18k | ${say}`)).toMatch(/run about [\d,]+ miles/),
  );

  it("come with the gas mileage where either may be meant, and compare with a usual year", async () => {
    expect(await proseOf("used hatchback under 18k | mileage on that one?")).toMatch(/mpg.*miles/);
    expect(await proseOf("used hatchback under 18k | how many miles? is that a lot?")).toContain("12,500 miles a year");
  });

  it("are unknown for new cars at list prices", async () => {
    expect(await proseOf("hatchback under 28k | hows the miles on it", "list")).toContain(
      "I don't have used-car miles or history.",
    );
  });
});

describe("a thing named in a question", () => {
  it.each([
    ["does it have blind spot alerts?", "blind spot warning"],
    ["seat heaters?", "heated seats"],
    ["has it got hands free liftgate", "I can't check a power tailgate on the"],
    ["does the second one keep itself in its lane", "I can't check lane keeping on the"],
    ["does it have gullwing pedals?", "I can't check gullwing pedals on the"],
    ["is it awd and has it remote start?", "remote start"],
  ])("is named in the answer: %s", async (say, said) => {
    const prose = await proseOf(`used suv under 26k | ${say}`);
    expect(prose).toContain(said);
    expect(prose).not.toMatch(/crash|comfort|equipment lists/);
  });
});

describe("a question about one car beside another", () => {
  it.each([
    ["is the Mazda CX-5 roomier than the Rogue? | and than the Tucson?", /CX-5.*Tucson|Tucson.*CX-5/],
    ["mpg of the Forester vs the RAV4? | is that one cheaper", /costs less/],
    ["does the Tucson beat the first one on gas", /Tucson.*Rogue|Rogue.*Tucson/],
    ["does it have a third row, or is it only the Highlander", /5 seats.*Highlander has [78] seats/],
  ])("is about both: %s", async (say, said) => expect(await proseOf(`used suv under 28k | ${say}`)).toMatch(said));
});

describe("two questions at once", () => {
  it.each([
    ["whats it cost and how long will it last", /\$[\d,]+.*reliability/],
    ["does the CR-V come in green and can I get it under 25k", /colors.*(Yes|No)\./],
    ["can it pull a jet ski? is the trunk big enough for skis?", /tows.*cubic feet/],
    ["how much is the Forester with awd and does it seat 6", /\$[\d,]+.*5 seats/],
  ])("each get an answer: %s", async (say, said) => {
    expect(await proseOf(`used suv under 28k | ${say}`)).toMatch(said);
  });
});

describe("a need that no column holds", () => {
  it.each(["no rust on it", "one owner", "assembled in japan", "parts that are cheap"])(
    "is named once, and no reply claims all of it: %s",
    async (need) => {
      const first = await proseOf(`used sedan under 15k, automatic, ${need}`);
      const later = await proseOf(`used sedan under 15k, automatic, ${need} | 2016 or newer`);
      expect(first).toMatch(/I can't (check|search)/);
      expect(later).not.toMatch(/I can't (check|search)/);
      expect(`${first} ${later}`).not.toMatch(/it has (all|both|everything\b(?! I can check))/);
    },
  );
});
