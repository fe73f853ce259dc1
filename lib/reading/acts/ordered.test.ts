import { expect, it } from "vitest";
import { tokenize } from "@/lib/reading/text/tokenize";
import { orderedIn } from "./ordered";

const kindOf = (words: string, name: string) => {
  const tokens = tokenize(words);
  const at = tokens.findIndex(({ word }) => word === name);
  const names = tokens.flatMap(({ word }, start) =>
    /^(leather|chrome|budget|sedan)$/.test(word) ? [{ start, end: start + 1 }] : [],
  );
  return orderedIn({ start: 0, end: tokens.length }, tokens, names)?.sideAt(at);
};

it.each([
  ["I'd sooner have leather than chrome", "leather", "keep"],
  ["I'd sooner have leather than chrome", "chrome", "release"],
  ["I'd rather stretch the budget than drive a sedan", "budget", "release"],
  ["I'd rather have a sedan than lose the leather", "leather", "keep"],
  ["more leather than chrome", "leather", undefined],
  ["leather matters less than chrome", "leather", "release"],
  ["leather is more important as chrome", "chrome", "release"],
  ["leather is as important as chrome", "chrome", undefined],
  ["I can compromise more on chrome than on leather", "leather", "keep"],
  ["I can compromise more on chrome than on leather", "chrome", "release"],
  ["less flexible on leather than on chrome", "leather", "keep"],
  ["leather before chrome", "leather", "keep"],
  ["leather goes before chrome", "leather", "release"],
  ["go over budget for the leather", "budget", undefined],
  ["leather goes last", "leather", "keep"],
  ["leather last", "leather", undefined],
])("hears in “%s” that %s is to %s", (words, name, kind) => {
  expect(kindOf(words, name)).toBe(kind);
});
