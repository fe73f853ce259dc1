import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { defaultProducts } from "@/db/seed/default-catalog";
import { matches } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import type { Predicate } from "@/lib/constraints";
import { operatorSchema, slotNameSchema } from "@/lib/constraints/schemas";
import { playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const testSchema = z.string().transform((text): Predicate => {
  const [, slot, op, value = ""] = text.match(/^(\w+) (<=|>=|in) (.+)$/) ?? [];
  const isBound = op !== "in";
  return {
    slot: slotNameSchema.parse(slot),
    op: operatorSchema.parse(op),
    value: isBound ? Number(value) : value.split("|"),
  };
});
const caseSchema = z.strictObject({
  id: z.string(),
  say: z.string(),
  /** Tests for each of the first three rows, at least one, or none. */
  every: z.array(testSchema).default([]),
  some: z.array(testSchema).default([]),
  no: z.array(testSchema).default([]),
  sold: z.number().default(0),
  /** Fewer if the catalog can't have three lines. */
  rows: z.number().default(3),
});

const products = defaultProducts();
const catalog = createColumnReader(products);
const preferences = createEmbeddedReader();
const cases = readFileSync(new URL("./first-three.jsonl", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => (line.trim() ? [caseSchema.parse(JSON.parse(line))] : []));

it("asks for forty lists at least", () => expect(cases.length).toBeGreaterThanOrEqual(40));

it.each(cases)("$id lists good cars first for “$say”", async ({ say, every, some, no, sold, rows }) => {
  const places: number[] = [];
  await playConversation({ id: "", kind: "", turns: [{ say, expect: [] }] }, { catalog, preferences }, ({ view }) =>
    places.push(...[...view.cars, ...view.near].slice(0, rows).map(({ position }) => position)),
  );
  const first = places.flatMap((position) => products[position] ?? []);
  const names = first.map(({ year, make, model, trim, msrp }) => `${year} ${make} ${model} ${trim} ${msrp}`);
  const failing = [
    ...every.filter((test) => !first.every((product) => matches(product, test))),
    ...some.filter((test) => !first.some((product) => matches(product, test))),
    ...no.filter((test) => first.some((product) => matches(product, test))),
  ];
  const lines = new Set(first.map(({ make, model }) => `${make} ${model.split(" ")[0]}`));
  const least = Math.min(...first.map(({ popularity }) => popularity ?? 0));
  expect({ names, failing }).toEqual({ names, failing: [] });
  expect(first).toHaveLength(rows);
  expect({ names, least: least >= sold }).toEqual({ names, least: true });
  // Another engine is no second choice.
  expect(lines.size).toBeGreaterThanOrEqual(Math.min(rows, 2));
});
