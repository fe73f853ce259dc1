import { about, type Name, type NumericName, slots } from "@pack/index";
import type { Benchmark } from "@/domains/pack";
import { measures } from "@/domains/plain/lexicon/answering";

const numbers = measures.map(({ name }) => name as NumericName);
const held: readonly Name[] = slots.flatMap(({ name, kind }) => ((kind as string) === "set" ? [] : [name]));
const wishes: readonly Name[] = ["price", "year", ...numbers];

export const benchmark: Benchmark<Name, NumericName> = {
  thing: about.thing,
  base: {
    persona: (value) => `a ${value("style")} ${about.thing}`,
    query: (value) => `I am looking for a ${value("style")} ${about.thing}.`,
  },
  wishes,
  moreWishes: [...new Set([...wishes, ...held])],
  leastBudget: 1,
  named: held,
  key: held,
  openers: ["I'm shopping for {base}, {motive}.", "Please help me find {base}, {motive}."],
  motives: ["as I've wanted one for a while", "because my last one let me down", "as a small reward after a long year"],
  ownWishes: ["a low price is very important"],
  mildMotive: "fits its kind",
  load: [
    ["price", "<="],
    ...measures.map(({ name, direction }) => [name as Name, direction === "more" ? ">=" : "<="] as const),
  ],
  jittered: ["price"],
};
