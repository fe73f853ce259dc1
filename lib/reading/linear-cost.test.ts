import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { corpusSchema } from "./corpus/corpus-item";
import { corpusVocabulary } from "./corpus/corpus-vocabulary";
import { type HostileShape, hostileShapes } from "./corpus/hostile-shapes";
import utterances from "./corpus/utterances.json";
import { foldTranscript } from "./read-transcript";
import { readWords } from "./read-words";
import { weighGlobal } from "./weighting/weigh-global";
import { weighLocal } from "./weighting/weigh-local";
import { weighPairwise } from "./weighting/weigh-pairwise";

const words = corpusSchema
  .parse(utterances)
  .flatMap(({ turns }) => turns.flatMap(({ content }) => content.split(/\s+/)));
const shapesOf = (seed: number, count: number) => {
  const [first = 0] = fc.sample(fc.nat(), { seed, numRuns: 1 });
  let state = first + seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return hostileShapes(count, random, words);
};

/** Reads a text as a turn does and as a comparison does, and weighs it in every way. */
function readAll(text: string): void {
  readWords({ words: text, turn: 0, history: [], constraints: [], vocabulary: corpusVocabulary });
  const reading = foldTranscript([{ role: "user", content: text }], corpusVocabulary);
  for (const weigh of [weighLocal, weighGlobal, weighPairwise]) weigh(reading);
}

/** Processor time of the best of three tries, in milliseconds: a busy machine must not look like a slow reader. */
function costOf(text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = process.cpuUsage();
    readAll(text);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
    if (best < slack) break;
  }
  return best;
}

/** Milliseconds that say nothing about growth: a collection of garbage, code that was not compiled yet. */
const slack = 25;
/**
 * Four times the text costs at most twelve times as much; a square would be sixteen. Most shapes grow by four to six times, a
 * few mixed ones by about ten. The reader that follows has to be linear, and then this is six.
 */
const mostGrowth = 12;

function growthOf({ name, fill }: HostileShape) {
  const [small, large] = [costOf(fill(1000)), costOf(fill(4000))];
  return { name, small, large, isLinear: large <= slack + mostGrowth * Math.max(small, slack / mostGrowth) };
}

describe("the cost of reading", { timeout: 300_000 }, () => {
  let grown: ReturnType<typeof growthOf>[] = [];
  beforeAll(() => {
    for (const text of words.slice(0, 400)) readAll(text);
    grown = shapesOf(1, process.env.LEEWAY_RUNS === "full" ? 160 : 60).map(growthOf);
  }, 300_000);

  it("grows with the text and not with its square, whatever the text is made of", () => {
    expect(grown.filter(({ isLinear }) => !isLinear)).toEqual([]);
  });

  it("stays below what a request may spend for the longest message there is", () => {
    expect(grown.filter(({ large }) => large > 250)).toEqual([]);
  });
});
