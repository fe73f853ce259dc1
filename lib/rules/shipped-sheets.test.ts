import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { compileSheet } from "./compile/compile-sheet";
import { featureOf } from "./program";
import { decide } from "./testing/decide";

const folder = "domains/cars/rules";
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const sheetSchema = z.object({
  title: z.string(),
  text: z.string(),
  cases: z.array(z.object({ decides: scalar, facts: z.record(z.string(), scalar) })).min(3),
});
const sheets = readdirSync(folder).map((file) => sheetSchema.parse(parse(readFileSync(`${folder}/${file}`, "utf8"))));

describe("the shipped sheets", () => {
  it.each(sheets)("$title is read whole, without a model, and decides its worked cases", ({ text, cases }) => {
    const { program, unread } = compileSheet(text);
    expect(unread).toEqual([]);
    if (!program) throw new Error("nothing was read");
    for (const each of cases) {
      const facts = Object.entries(each.facts).map(
        ([key, value]) => [key, value, featureOf(program, key)?.subject] as const,
      );
      const people = Object.fromEntries(facts.filter(([, , subject]) => subject !== "item"));
      const item = Object.fromEntries(facts.filter(([, , subject]) => subject === "item"));
      const verdict = decide(program, people, item);
      expect(verdict.kind === "decided" ? verdict.value : verdict, JSON.stringify(each)).toBe(each.decides);
    }
  });

  it("are five", () => expect(sheets).toHaveLength(5));
});
