import { describe, expect, it } from "vitest";
import { bucketOf, classify, openLinearModel } from "@/lib/reading/learned/linear-model";
import { trainLinear } from "./train-linear";

function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const buckets = 1024;
const settings = { classes: ["calm", "loud"], buckets, epochs: 20, rate: 0.3 };
const featuresOf = (text: string) => text.split(" ").map((word) => bucketOf(word, buckets));
const cases = [
  ["quiet soft gentle", 0],
  ["noise shout roar", 1],
  ["soft whisper calm", 0],
  ["roar bang noise", 1],
].map(([text, label]) => ({ features: featuresOf(String(text)), label: Number(label) }));

describe("the linear model", () => {
  it("learns which words go with which class, and is unsure of words it never saw", () => {
    const model = openLinearModel(trainLinear(cases, settings, numbersFrom(1)));
    expect(classify(model, featuresOf("soft"))[0]).toBeGreaterThan(0.6);
    expect(classify(model, featuresOf("noise"))[1]).toBeGreaterThan(0.6);
    const unseen = classify(model, []);
    expect(unseen).toEqual([0.5, 0.5]);
  });

  it("gives the same bytes for the same cases and seed, and others for another order of them", () => {
    const once = trainLinear(cases, settings, numbersFrom(1));
    expect(trainLinear(cases, settings, numbersFrom(1))).toEqual(once);
    expect(trainLinear(cases, settings, numbersFrom(2)).weights).not.toBe(once.weights);
  });
});
