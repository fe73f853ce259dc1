import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isTest } from "@/scripts/testing/source-tree.mjs";
import limits from "./sold-words.json";

const words = {
  product: /(?:\b|(?<=[a-z]))[Cc]ars?(?![a-z])/g,
  msrp: /msrp/gi,
  mpg: /mpg/gi,
  mileage: /mileage/gi,
  horsepower: /horsepower/gi,
} as const;
type Word = keyof typeof words;

const rooms = [
  ...readdirSync("lib", { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [`lib/${each.name}`] : [])),
  ...["app", "cli", "components", "db"],
];

function sourcesOf(room: string): string[] {
  return readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    .map((file) => join(room, file));
}

function countsOf(room: string): Record<Word, number> {
  const texts = sourcesOf(room).map((file) => readFileSync(file, "utf8"));
  const count = (word: RegExp) => texts.reduce((sum, text) => sum + [...text.matchAll(word)].length, 0);
  return Object.fromEntries(Object.entries(words).map(([word, pattern]) => [word, count(pattern)])) as Record<
    Word,
    number
  >;
}

describe("words of what is sold", () => {
  const counted = Object.fromEntries(rooms.map((room) => [room, countsOf(room)]));
  const allowed: Record<string, Record<string, number>> = limits;

  it.each(rooms)("become no more in %s", (room) => {
    const over = Object.entries(counted[room] ?? {}).filter(([word, count]) => count > (allowed[room]?.[word] ?? 0));
    const now = `domains/sold-words.json has ${JSON.stringify(allowed[room])}, the room ${JSON.stringify(counted[room])}`;
    expect(over, `${now}; what depends on what is sold belongs into domains`).toEqual([]);
  });
});
