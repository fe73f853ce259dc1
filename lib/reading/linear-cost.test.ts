import { describe, expect, it } from "vitest";
import { corpusSchema } from "./corpus/corpus-item";
import { corpusVocabulary } from "./corpus/corpus-vocabulary";
import { type HostileShape, hostileShapes } from "./corpus/hostile-shapes";
import utterances from "./corpus/utterances.json";
import { foldTranscript } from "./read-transcript";
import { weighGlobal } from "./weighting/weigh-global";
import { weighLocal } from "./weighting/weigh-local";
import { weighPairwise } from "./weighting/weigh-pairwise";

const words = corpusSchema
  .parse(utterances)
  .flatMap(({ turns }) => turns.flatMap(({ content }) => content.split(/\s+/)));
const shapesOf = (seed: number, count: number) => {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return hostileShapes(count, random, words);
};

/** Reads a text as a comparison does and weighs it in every way: a turn does no more with its words. */
function readAll(text: string): void {
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

describe("the cost of reading", () => {
  const shapes = shapesOf(1, 160);
  // Code is compiled before anything is timed.
  for (const { fill } of shapes) readAll(fill(400));

  it("grows with the text and not with its square, whatever the text is made of", { timeout: 300_000 }, () => {
    const steep = shapes.map(growthOf).filter(({ isLinear }) => !isLinear);
    expect(steep).toEqual([]);
  });

  it("stays below what a request may spend for the longest message there is", { timeout: 300_000 }, () => {
    const dear = shapes.map(({ name, fill }) => ({ name, cost: costOf(fill(4000)) })).filter(({ cost }) => cost > 250);
    expect(dear).toEqual([]);
  });
});
