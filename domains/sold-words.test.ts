import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isTest } from "@/scripts/testing/source-tree.mjs";
import limits from "./sold-words.json";

/** The only ways in which code outside the packs may say car. Others read or store these names. */
const published: readonly [what: RegExp, why: string][] = [
  [
    /\.cars?\b|\bcars?(?=\??:)|["']cars?["']/g,
    "keys of JSON: `results.cars` of the chat, `car` of a relaxation or trial",
  ],
  [/\b(?:relaxMatchWithCar|carMatch\w*|recommendedCar|recommended_car|carsWithoutFault)\b/g, "the benchmark's files"],
  [/\bcarTaken\b/g, "a column of study exports"],
  [/\boneCar\b/g, "a key of stored conversations"],
  [/"(?:show-cars|back-to-cars|no-car)"/g, "acts of the API, and one of its error codes"],
  [/[?&]cars?=/g, "queries of addresses"],
  [/"(?:leaves (?:more )?cars|fewest cars left)"/g, "steps that `relax` and study events report"],
  [/\bcars\.csv\b/g, "a file of docs/examples"],
  [/\bCarPlay\b/g, "the name of a feature"],
];

const words = { msrp: /msrp/gi, mpg: /mpg/gi, mileage: /mileage/gi, horsepower: /horsepower/gi } as const;
type Word = keyof typeof words;

const car = /(?:\b|(?<=[a-z_]))[Cc]ars?(?![a-z])/g;

const rooms = [
  ...readdirSync("lib", { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [`lib/${each.name}`] : [])),
  ...["app", "cli", "components", "db"],
];

function sourcesOf(room: string): string[] {
  return readdirSync(room, { recursive: true, encoding: "utf8" })
    .map((file) => join(room, file))
    .filter((file) => /\.(tsx?|css)$/.test(file) && !isTest(file) && !file.includes("/prose-corpus/"));
}

const textsOf = (room: string) => sourcesOf(room).map((file) => [file, readFileSync(file, "utf8")] as const);

function countsOf(room: string): Partial<Record<Word, number>> {
  const texts = textsOf(room);
  const count = (word: RegExp) => texts.reduce((sum, [, text]) => sum + [...text.matchAll(word)].length, 0);
  return Object.fromEntries(Object.entries(words).map(([word, pattern]) => [word, count(pattern)]));
}

function carsIn(text: string): string[] {
  const own = published.reduce((left, [what]) => left.replace(what, ""), text);
  return own.split("\n").flatMap((line) => (line.match(car) ? [line.trim()] : []));
}

describe("words of what is sold", () => {
  const allowed: Record<string, Partial<Record<Word, number>>> = limits;

  it.each(rooms)("no source of %s says car", (room) => {
    const found = textsOf(room).flatMap(([file, text]) => carsIn(text).map((line) => `${file}: ${line}`));
    expect([...found, ...sourcesOf(room).filter((file) => file.match(car))]).toEqual([]);
  });

  it("sees a car in a name, a comment and a sentence, and leaves published names", () => {
    const own = ["const carCount = 1;", "/** Every car. */", 'say("No cars.");', "function f(cars) {}"];
    expect(carsIn([...own, "results.cars", "{ cars: products }", 'act("show-cars")'].join("\n"))).toEqual(own);
  });

  it.each(rooms)("become no more in %s", (room) => {
    const counted = countsOf(room);
    const over = Object.entries(counted).filter(([word, count]) => count > (allowed[room]?.[word as Word] ?? 0));
    const now = `domains/sold-words.json has ${JSON.stringify(allowed[room])}, the room ${JSON.stringify(counted)}`;
    expect(over, `${now}; what depends on what is sold belongs into domains`).toEqual([]);
  });
});
