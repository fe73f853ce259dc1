import { describe, expect, it } from "vitest";
import { expandPhrase } from "@/lib/reading/text/phrase-table";
import { proposePack } from "./propose-pack";
import { readCells } from "./read-cells";
import { labelIn } from "./units";
import { neighborsOf, wordsByValue } from "./value-words";
import { neighborsAmong, slotModule } from "./write-slot";

const header = [
  "Shop",
  "Kettle name",
  "Sort",
  "Since",
  "Price ($)",
  "Volume",
  "weight_g",
  "Cordless",
  "Colors",
  "Link",
];
const row = (index: number): string[] => {
  const liters = 1 + (index % 5) * 0.25;
  return [
    ["Brewly", "Hotpot", "Steamer & Sons"][index % 3] ?? "",
    `Kettle ${index}`,
    index % 2 === 0 ? "gooseneck" : "classic",
    String(2015 + (index % 9)),
    `${Math.round(20 + 30 * (liters - 1) + (index % 3))}.50`,
    index % 11 === 0 ? "n/a" : `${liters} L`,
    String(900 + (index % 7) * 50),
    index % 4 === 0 ? "no" : "yes",
    index % 2 === 0 ? "red; black" : "white; black",
    `https://example.com/${index}`,
  ];
};
const rows = Array.from({ length: 60 }, (_, index) => row(index));

function proposed(table = { header, rows }) {
  const found = proposePack(table, "kettle");
  if ("fault" in found) throw new Error(found.fault);
  return found;
}

describe("a proposed pack", () => {
  const { slots, left } = proposed();
  const slotOf = (name: string) => slots.find((slot) => slot.name === name);

  it("finds the four slots of every pack and the price", () => {
    expect(["make", "model", "style", "year", "price"].map((name) => slotOf(name)?.header)).toEqual([
      "Shop",
      "Kettle name",
      "Sort",
      "Since",
      "Price ($)",
    ]);
  });

  it("reads units from cells and headers, and what dearer things have more of", () => {
    expect(slotOf("volume")).toMatchObject({ unit: "L", direction: "more", required: false });
    expect(slotOf("weight")).toMatchObject({ unit: "g", direction: "less", header: "weight_g" });
    expect(slotOf("price")).toMatchObject({ unit: "$", direction: "less" });
    expect(slotOf("colors")?.kind).toBe("set");
  });

  it("leaves out what nobody searches by, and says why", () => {
    expect(left).toEqual([{ header: "Link", why: "it describes or links one thing" }]);
  });

  it("writes modules whose words name the values", () => {
    const written = (name: string) => {
      const slot = slotOf(name);
      return slot ? slotModule(slot, 10, neighborsAmong(slots, ["kettle", "kettles"])) : "";
    };
    expect(written("cordless")).toMatch(/"cordless", [^\]]*\], means: \/\^yes/);
    expect(written("cordless")).toMatch(/"corded", [^\]]*\], means: \/\^no/);
  });

  it.each([
    [["Name", "Name"], "Two columns are named Name."],
    [["Name", ""], "A column has no name in line 1."],
    [["Swan", "12.50"], "Line 1 has numbers. Put the columns' names there."],
    [["Name", "Color"], "No column looks like a price. Name one Price."],
    [["Price", "Weight"], "No column names each thing. Name one Model or Name."],
  ])("of %s says what is missing", (names, fault) => {
    expect(proposePack({ header: names, rows: Array(9).fill(["12", "3"]) }, "thing")).toEqual({ fault });
  });
});

it.each([
  ["BURST FPS", { label: "burst", unit: "fps" }],
  ["Walk (min)", { label: "walk", unit: "min" }],
  ["weight_kg", { label: "weight", unit: "kg" }],
  ["maxWidthCm", { label: "max width", unit: "cm" }],
  ["Megapixels", { label: "megapixels", unit: "MP" }],
  ["Model year", { label: "model year", unit: "" }],
  ["Bedrooms", { label: "bedrooms", unit: "" }],
])("a column of numbers named %s has a label and a unit", (named, read) => {
  expect(labelIn(named, true)).toEqual(read);
});

describe("a value's words", () => {
  const brakes = { name: "brakes", label: "brakes", values: ["hydraulic disc", "mechanical disc", "rim"] };
  const frame = { name: "frame", label: "frame", values: ["carbon fiber", "aluminium", "light"] };
  const among = neighborsOf([brakes, frame], ["bike", "bikes"], new Set(["light"]));
  const meant = (said: typeof brakes, word: string) =>
    wordsByValue(said, among).flatMap(([, { words }]) =>
      words.filter(({ say }) => say.flatMap(expandPhrase).some((each) => each.join(" ") === word)),
    );

  it.each([
    [brakes, "disc", "hydraulic disc", "mechanical disc"],
    [brakes, "hydraulic", "hydraulic disc"],
    [brakes, "disc that is hydraulic", "hydraulic disc"],
    [frame, "carbon", "carbon fiber"],
    [frame, "carbon fibre", "carbon fiber"],
    [frame, "aluminum", "aluminium"],
    [frame, "light frame", "light"],
  ])("of %j, %s means these alone", (said, word, ...values) => {
    const [found] = meant(said, word);
    expect(said.values.filter((each) => found?.means.test(each))).toEqual(values);
  });

  it("that say little count only beside their column", () => {
    expect(meant(frame, "light")[0]?.guard).toEqual({ near: expect.any(Set) });
    expect(meant(frame, "fiber")).toEqual([]);
  });
});

it("a table of four rows is too short", () => {
  expect(proposePack({ header, rows: rows.slice(0, 4) }, "kettle")).toEqual({
    fault: "The table needs 5 rows or more below the names.",
  });
});

it("a table without makes, kinds and years gets plain ones", () => {
  const short = { header: ["Name", "Price"], rows: rows.map((cells) => [cells[1] ?? "", cells[4] ?? ""]) };
  const { slots, rows: clean } = proposed(short);
  expect(slots.filter(({ isHeld }) => !isHeld).map(({ name }) => name)).toEqual(["make", "style", "year"]);
  expect(clean[0]).toEqual(["Kettle 0", "kettle", "kettle", "0", "20.5"]);
});

describe("cells", () => {
  it.each([
    [["$1,850", "$2,000"], "$", [1850, 2000]],
    [["13,8", "12,5"], "", [13.8, 12.5]],
    [["1.8 L", "-", "2 L"], "L", [1.8, null, 2]],
    [["1.234,50", "999,00"], "", [1234.5, 999]],
    [["15 min", "40 s", "90 s"], "s", [900, 40, 90]],
    [["up to 12 hours", "~8 h"], "h", [12, 8]],
    [['15.6"', "14 inch"], "in", [15.6, 14]],
    [["2021-09-14", "2019-01-02"], "", [2021, 2019]],
    [["0.750", "1.500"], "", [0.75, 1.5]],
  ])("%s are numbers", (texts, unit, numbers) => {
    expect(readCells(texts)).toMatchObject({ kind: "number", unit, numbers });
  });

  it("of few words again and again are lists", () => {
    const lists = Array.from({ length: 20 }, (_, index) => (index % 2 ? "gym; pool" : "pool"));
    expect(readCells(lists)).toMatchObject({ kind: "set" });
    expect(readCells(["Salt, Pepper and Co", "Ink, Paper"])).toMatchObject({ kind: "text" });
  });
});
