import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defaultColumns } from "@/db/seed/default-catalog";
import { playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const talkSchema = z.object({
  id: z.string(),
  turns: z.array(z.object({ say: z.string(), asks: z.boolean().default(false) })),
});
type Turn = z.infer<typeof talkSchema>["turns"][number];

const catalog = defaultColumns();
const preferences = createEmbeddedReader();
const talks = readFileSync(new URL("./follow-ups.jsonl", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => (line ? [talkSchema.parse(JSON.parse(line))] : []));

async function faultsOf(turns: readonly Turn[]): Promise<string[]> {
  const faults: string[] = [];
  let before = "";
  const played = turns.map(({ say }) => ({ say, expect: [] }));
  let at = 0;
  await playConversation({ id: "", kind: "", turns: played }, { catalog, preferences }, ({ say, view }) => {
    const wishes = view.wishes.map(({ constraint, gaveWay }) => {
      const { slot, op, value, weight, locked } = constraint;
      return [slot, op, value, weight, locked, gaveWay];
    });
    const now = JSON.stringify(wishes);
    const isUnread = /didn't get that|don't know that|can't search by that/.test(view.prose);
    if (turns[at]?.asks && (now !== before || isUnread)) faults.push(`${say}: ${view.prose}\n${before}\n${now}`);
    before = now;
    at += 1;
  });
  return faults;
}

describe("questions in passing", () => {
  it.each(talks)("are understood and change nothing: $id", async ({ turns }) => {
    expect(await faultsOf(turns)).toEqual([]);
  });

  it("change nothing in whatever search they are asked", async () => {
    const openings = talks.flatMap(({ turns }) => turns.slice(0, 1));
    const whole = talks.flatMap(({ turns }) =>
      turns.filter(({ say, asks }) => asks && /^(?:how|what|which|is|are|does|do|can)\b.*\?$/i.test(say)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...openings),
        fc.shuffledSubarray(whole, { minLength: 1, maxLength: 4 }),
        async (opening, asked) => {
          const faults = await faultsOf([opening, ...asked]);
          expect(faults.filter((fault) => !/(?:didn't get|don't know) that/.test(fault))).toEqual([]);
        },
      ),
      { numRuns: 25, seed: 21 },
    );
  });
});
