import { expect, it } from "vitest";
import { tokenize } from "@/lib/reading/text/tokenize";
import { preferredIn } from "./preferred";

const kindOf = (words: string, name: string) => {
  const tokens = tokenize(words);
  const at = tokens.findIndex(({ word }) => word === name);
  return preferredIn({ start: 0, end: tokens.length, sentence: 0 }, tokens)?.(at);
};

it.each([
  ["I'd sooner have leather than chrome", "leather", "keep"],
  ["I'd sooner have leather than chrome", "chrome", "release"],
  ["I'd rather stretch the budget than drive a sedan", "budget", "release"],
  ["I'd rather have a sedan than lose the leather", "leather", "keep"],
  ["more leather than chrome", "leather", undefined],
])("hears in “%s” that %s is to %s", (words, name, kind) => {
  expect(kindOf(words, name)).toBe(kind);
});
