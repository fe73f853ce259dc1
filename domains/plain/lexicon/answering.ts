import { about, type Name, type NumericName, slots, type TextName } from "@pack/index";
import type { Answering, FactGroup } from "@/domains/pack";
import type { NumberSlot, Slot } from "@/domains/slot";

const all: readonly Slot[] = slots;
const byCare = [...all].sort((a, b) => (b.care ?? 0) - (a.care ?? 0));
const identity = ["make", "model", "year", "style", "price"];

/** Numbers beside price and year of which people want more or less, the most cared about first. */
export const measures = byCare.filter(
  (slot): slot is NumberSlot => slot.kind === "number" && !!slot.direction && !identity.includes(slot.name),
);

const facts = byCare.flatMap(({ name }) => (identity.includes(name) ? [] : [name as Name]));
const some: Name[] = ["price", ...facts.slice(0, 3)];
const stepOf = ({ grain }: NumberSlot) => grain?.banded ?? 1;
const priceStep = stepOf(all.find(({ name }) => name === "price") as NumberSlot);
const price = { slot: "price", from: priceStep } as const;
/** "2 kg less weight", "3 points more". */
const gapIn = ({ direction, counted, label }: NumberSlot, other = false) =>
  `{gap} ${(direction === "more") !== other ? "more" : "less"}${counted ? "" : ` ${label}`}`;

export const answering: Answering<Name, NumericName, TextName> = {
  usual: some,
  compared: ["price"],
  figures: some,
  tables: {
    compare: ["price", ...facts.slice(0, 7)],
    leader: some,
    recommend: some,
    cost: some.slice(0, 2),
    running: some.slice(0, 2),
  },
  edges: [
    { ...price, better: "it costs {gap} less" },
    ...measures.map((slot) => ({
      slot: slot.name as NumericName,
      from: stepOf(slot),
      better: `it has ${gapIn(slot)}`,
    })),
  ],
  contrasts: [
    { ...price, better: "is {gap} less", worse: "it costs {gap} more" },
    ...measures.map((slot) => ({
      slot: slot.name as NumericName,
      from: stepOf(slot),
      better: `has ${gapIn(slot)}`,
      worse: `it has ${gapIn(slot, true)}`,
    })),
  ],
  leads: [
    { ...price, says: "Cheapest" },
    ...measures.map((slot) => ({
      slot: slot.name as NumericName,
      from: stepOf(slot),
      says: `${slot.direction === "more" ? "Most" : "Least"} ${slot.label}: {v}`,
    })),
  ],
  mileages: [],
  differing: ["price", ...measures.map(({ name }) => name as NumericName)],
  alike: ["style"],
  kind: { differs: `it's {v} ${about.thing}`, of: ["style", "make"] },
  beyond: [],
};

export const factGroups: readonly FactGroup<Name>[] = [{ title: "Facts", slots: facts }];

type SetName = Extract<(typeof slots)[number], { kind: "set" }>["name"];
export const comesWith = { title: "Comes with", slot: (all.find(({ kind }) => kind === "set")?.name ?? "") as SetName };
