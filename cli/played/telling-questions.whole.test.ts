import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultColumns } from "@/db/seed/default-catalog";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { playInMemory } from "@/lib/dialogue/play-turn";
import type { TurnOutcome } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { type ConversationState, emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { conversationsIn } from "@/lib/dialogue/testing/played/play-conversation";
import { viewOf } from "@/lib/dialogue/testing/played/played-view";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const catalog = defaultColumns("today");
const preferences = createEmbeddedReader();
const vocabulary = await catalog.vocabulary();
const read = (file: string) => conversationsIn(readFileSync(new URL(file, import.meta.url), "utf8"));

const play = (state: ConversationState, act: Act): Promise<TurnOutcome> =>
  playInMemory({ state, act, settings: shopSettings, catalog: openSlice(catalog), preferences, vocabulary });

function standing({ parts }: TurnOutcome): string {
  const { cars: products, wishes } = viewOf(parts);
  const gave = wishes.filter(({ gaveWay }) => gaveWay).map(({ constraint, gaveWay }) => [constraint.id, gaveWay]);
  return JSON.stringify([products.slice(0, 3).map(({ name, trim, year }) => [name, trim, year]), gave]);
}

const questionIn = ({ parts }: TurnOutcome): QuestionPart | undefined =>
  parts.flatMap((part) => (part.type === "data-question" ? [part.data] : []))[0];

async function isTelling(asked: TurnOutcome, { id, choices }: QuestionPart): Promise<boolean> {
  if (choices.length === 0) return true;
  const before = standing(asked);
  for (const choice of [...choices].reverse()) {
    const after = await play(asked.state, { kind: "answer", questionId: id, choices: [choice.id] });
    // One comparison of two may only narrow what gives way.
    const isNarrower = after.state.orderings.length > asked.state.orderings.length;
    if (standing(after) !== before || isNarrower) return true;
    // The shopper supposed this search, so its products may be further down.
    if (id.startsWith("offer-") && after.state.total !== asked.state.total) return true;
  }
  return false;
}

/** The same question in easier words, because its answer could not be read. */
const isEasier = ({ text }: QuestionPart) => /another way|one of these close|right\?$/.test(text);

/** Comparisons and far stretches ask what gives way. Offers answer the shopper's own question. */
const isSearching = ({ kind, id }: QuestionPart) => kind !== "compare" && !/^(?:stretch|offer)-/.test(id);

async function faultsOf(says: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  let state = emptyConversation();
  let [isNamed, asked] = [false, 0];
  const put = new Set<string>();
  for (const text of says) {
    const outcome = await play(state, { kind: "words", text });
    // A new search starts over.
    if (state.wishes.constraints.length > 0 && outcome.state.wishes.constraints.length === 0)
      [isNamed, asked] = [false, 0];
    state = outcome.state;
    const question = questionIn(outcome);
    const note = (why: string) => faults.push(`${why}: “${text}” ${question?.text}`);
    if (question) {
      if (!(await isTelling(outcome, question))) note("changes nothing");
      if (isSearching(question) && !isEasier(question)) {
        asked += 1;
        if (question.kind === "slot" && isNamed) note("after named cars");
        if (asked > 3) note("more than three");
        if (isNamed && put.has(question.id)) note("put again");
        put.add(question.id);
      }
    }
    isNamed ||= (state.spoken ?? []).length > 0;
  }
  return faults;
}

const sample = 6;
const talks = [...["12", "14", "5"].map((set) => `../../corpus/exam/talk-${set}.jsonl`), "./everyday.jsonl"]
  .flatMap(read)
  .filter((_, index) => index % sample === 0)
  .map(({ id, turns }) => ({ id, says: turns.map(({ say }) => say) }));

describe("questions of the shop tell cars apart", () => {
  it("in conversations of many people", async () => {
    const faults = [];
    for (const { id, says } of talks) for (const fault of await faultsOf(says)) faults.push(`${id} ${fault}`);
    expect(faults).toEqual([]);
  }, 600_000);

  it("in drawn conversations", async () => {
    const openings = talks.flatMap(({ says }) => says.slice(0, 1));
    const later = talks.flatMap(({ says }) => says.slice(1));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("hi", "i need a car", ...openings),
        fc.shuffledSubarray([...later, "whatever"], { minLength: 1, maxLength: 4 }),
        async (opening, more) => {
          expect(await faultsOf([opening, ...more])).toEqual([]);
        },
      ),
      { numRuns: 30, seed: 21 },
    );
  }, 120_000);
});
