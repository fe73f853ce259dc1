import { expect, it } from "vitest";
import { defaultColumns } from "@/db/seed/default-catalog";
import { playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const room = { catalog: defaultColumns("today"), preferences: createEmbeddedReader() };

async function proseOf(talk: string): Promise<string> {
  let prose = "";
  const turns = talk.split(" | ").map((say) => ({ say, expect: [] }));
  await playConversation({ id: "needs", kind: "needs", turns }, room, ({ view }) => {
    prose = view.prose;
  });
  return prose;
}

it.each([
  ["suv under 30k with a roof basket and fog lights", "I can't check a roof rack or headlights."],
  ["sedan, 25k, that stops by itself before a crash", "I can't check automatic braking."],
  ["I'd rather have dials than a touchscreen, a small hatchback", "I can't check knobs and buttons"],
  ["suv under 30k, and a beagle crate has to fit in the back", "30 ft³ or more"],
  ["coupe, our hips are sore", "I took “hips are sore” as height"],
  ["an suv that doesn't get 12 mpg", "30 mpg or more"],
  ["crossover, no previous owners", "it has both"],
  ["pickup under 30k with a six foot bed", "it has everything I can check"],
  ["pickup under 30k with a six foot bed | 4x4", "it has everything I can check"],
])("a need no column holds is named, taken or asked about: %s", async (talk, said) => {
  expect(await proseOf(talk)).toContain(said);
});

it.each([
  "a sedan under 25k. We walk our beagle by the lake",
  "a sedan under 25k. Our last one had a roof rack that rattled",
  "a sedan under 25k. I was a cellist in an orchestra",
])("words in passing are no need: %s", async (talk) => {
  const prose = await proseOf(talk);
  expect(prose).toContain("it has both");
  expect(prose).not.toMatch(/can't|cargo/);
});
