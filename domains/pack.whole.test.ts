import { describe, expect, it } from "vitest";
import { defaultColumns, defaultProducts, shippedCatalog } from "@/db/seed/default-catalog";
import { cardSlots, likeness, numberSlots, roles, slotDefinitions, slotNames, takesBounds } from "@/lib/constraints";
import { describeValue } from "@/lib/constraints/describe-constraint";
import { slotVoices } from "@/lib/constraints/slot-voices";
import { isNumericSlot, type SlotName } from "@/lib/constraints/slots";
import { playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import type { PlayedView } from "@/lib/dialogue/testing/played/played-view";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

// The pack of DOMAIN, cars by default.
const rows = defaultProducts("today");
const catalog = defaultColumns("today");
const preferences = createEmbeddedReader();

async function seenAfter(say: string): Promise<PlayedView> {
  let seen: PlayedView | undefined;
  await playConversation({ id: "", kind: "", turns: [{ say, expect: [] }] }, { catalog, preferences }, ({ view }) => {
    seen = view;
  });
  if (!seen) throw new Error("no reply");
  return seen;
}

const numbersOf = (slot: SlotName) =>
  rows.flatMap((row) => (typeof row[slot] === "number" ? [row[slot] as number] : [])).sort((a, b) => a - b);

function commonest(slot: SlotName): { value: string; count: number } {
  const counts = new Map<string, number>();
  for (const each of rows.flatMap((row) => row[slot] ?? [])) counts.set(`${each}`, (counts.get(`${each}`) ?? 0) + 1);
  const [value = "", count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { value, count };
}

/** Filters show them. */
const asked = slotNames.filter((slot) => slotDefinitions[slot].places.filter !== undefined);

describe("the catalog", () => {
  it("has rows without a fault", () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(shippedCatalog.problems()).toEqual([]);
  });

  it.each(asked)("says something of each slot: %s", (slot) => {
    expect(rows.filter((row) => row[slot] !== null && `${row[slot]}` !== "").length).toBeGreaterThan(0);
  });
});

describe("the slots", () => {
  it("include the four of every pack, and all that roles and likeness name", () => {
    const { like, valued, price, orders } = likeness;
    const named = ["make", "model", "year", "style", ...like, ...valued, price, ...Object.values(orders)];
    expect(slotNames).toEqual(expect.arrayContaining([...named, ...roles.slice, ...roles.drawn, ...cardSlots]));
  });

  it("have labels and headers of their own", () => {
    for (const told of [
      slotNames.map((slot) => slotDefinitions[slot].label),
      slotNames.map((slot) => slotDefinitions[slot].csv.header),
    ])
      expect(new Set(told).size).toBe(told.length);
  });
});

describe("the words", () => {
  it.each(asked.filter((slot) => isNumericSlot(slot) && takesBounds(slot)))("read a number: %s", async (slot) => {
    if (!isNumericSlot(slot)) return;
    const all = numbersOf(slot);
    const value = all[Math.floor(all.length / 2)] ?? 0;
    const said = (slotVoices[slot].wishes[0] ?? "").replace("{v}", describeValue(slot, value));
    const { wishes } = await seenAfter(`I want ${said}`);
    const op = /at least/.test(said) ? ">=" : /at most/.test(said) ? "<=" : expect.anything();
    expect(wishes.map(({ constraint }) => constraint)).toContainEqual(expect.objectContaining({ slot, op, value }));
    expect(numberSlots[slot].limits.possible[0]).toBeLessThanOrEqual(value);
  });

  /** Nobody asks for a listing by its name. */
  const isOften = (slot: SlotName) => commonest(slot).count > 1;

  it.each(asked.filter((slot) => !isNumericSlot(slot) && isOften(slot)))("read a value: %s", async (slot) => {
    const { value } = commonest(slot);
    const said = (slotVoices[slot].wishes[0] ?? "").replace("{v}", describeValue(slot, value));
    const { wishes } = await seenAfter(`I want ${said}`);
    const read = wishes.find(({ constraint }) => constraint.slot === slot)?.constraint.value;
    expect([read].flat()).toContain(value);
  });
});

describe("the ranking", () => {
  it("keeps to a budget, and finds nothing below the cheapest", async () => {
    const prices = numbersOf(roles.price);
    const budget = prices[Math.floor(prices.length / 2)] ?? 0;
    const { cars: products, total } = await seenAfter(`under ${describeValue(roles.price, budget)}`);
    expect(total).toBe(rows.filter((row) => (row[roles.price] ?? Number.POSITIVE_INFINITY) <= budget).length);
    expect(products.length).toBeGreaterThan(0);
    for (const { msrp } of products) expect(msrp).toBeLessThanOrEqual(budget);
  });

  it.each(likeness.valued.filter((slot) => slot !== "year"))("puts the best of a measure first: %s", async (slot) => {
    const best = numbersOf(slot).at(-1) ?? 0;
    const found = await catalog.rank({
      where: [],
      score: [{ slot, op: ">=", value: best, weight: 0.9 }],
      ranges: await catalog.ranges([], [slot]),
      limit: 1,
    });
    expect(rows[found[0]?.position ?? -1]?.[slot]).toBe(best);
  });
});

it("answers one message", async () => {
  const { prose, cars: products } = await seenAfter(`I want a ${commonest("style").value}, please`);
  expect(prose.length).toBeGreaterThan(20);
  expect(products.length).toBeGreaterThan(0);
});
