import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { partMessage } from "@/lib/reading/acts/part-message";
import { hearWords } from "@/lib/reading/answers/hear";
import { foldTranscript, readWords } from "@/lib/reading/read-words";
import { weighGlobal, weighLocal, weighPairwise } from "@/lib/reading/weighting/weigh-pairwise";
import { countingCalls } from "@/lib/testing/counted-calls";
import { corpusSchema } from "./corpus-item";
import { type HostileShape, hostileShapes } from "./testing/hostile-shapes";
import utterances from "./utterances.json";

const words = corpusSchema
  .parse(utterances)
  .flatMap(({ turns }) => turns.flatMap(({ content }) => content.split(/\s+/)));

function shapesOf(seed: number, count: number): readonly HostileShape[] {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return hostileShapes(count, random, words);
}

function readTurn(text: string): void {
  const input = { words: text, turn: 0, history: [], constraints: [], vocabulary: corpusVocabulary };
  const parted = partMessage(input);
  hearWords({ ...input, parted, reading: readWords(input), reader: "embedded" });
}

function readComparison(text: string): void {
  const reading = foldTranscript([{ role: "user", content: text }], corpusVocabulary);
  for (const weigh of [weighLocal, weighGlobal, weighPairwise]) weigh(reading);
}

/** Calls that don't grow with the text. */
const slack = 150_000;
/** Cost growth allowed for twice the text. A quadratic reader reaches 4. */
const mostGrowth = 2.7;
/** A call takes 60 to 120 ns when hot, so this stays under the 250 ms per request. */
const mostCalls = 2_000_000;

describe.each([
  ["a turn", readTurn, 1],
  ["a comparison", readComparison, 2],
])("the cost of reading for %s", (_, read, seed) => {
  it("grows with the text and not with its square, and stays below what a request may spend", {
    timeout: 600_000,
  }, async () => {
    const shapes = shapesOf(seed, process.env.LEEWAY_RUNS === "full" ? 100 : 14);
    read("An SUV under $30k, ideally a hybrid.");
    const costs = await countingCalls("/lib/", async (count) => {
      const found = [];
      for (const { name, fill } of shapes) {
        const whole = await count(() => read(fill(4000)));
        // A count within the slack shows no growth.
        const half = whole > slack ? await count(() => read(fill(2000))) : 0;
        found.push({ name, half, whole });
      }
      return found;
    });
    expect(Math.max(...costs.map(({ whole }) => whole))).toBeGreaterThan(slack);
    expect(costs.filter(({ half, whole }) => whole > slack + mostGrowth * half)).toEqual([]);
    expect(costs.filter(({ whole }) => whole > mostCalls)).toEqual([]);
  });
});
