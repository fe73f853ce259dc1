import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { heldUnder, wordTable } from "./word-table";

const inherited = [...Object.getOwnPropertyNames(Object.prototype), "prototype"];

it("holds what was written in and nothing that objects inherit", () => {
  const table = wordTable({ Sedan: "sedan", constructor: "a make" });
  expect(table.Sedan).toBe("sedan");
  expect(table.constructor).toBe("a make");
  for (const key of inherited) if (key !== "constructor") expect(table[key], key).toBeUndefined();
  for (const key of inherited) expect(heldUnder({}, key), key).toBeUndefined();
  expect(heldUnder(JSON.parse('{"toString": 1}') as Record<string, number>, "toString")).toBe(1);
});

const rooms = ["app", "components", "lib", "db", "cli"];
const sources = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|arbitrary)\.tsx?$/.test(file))
    .map((file) => `${room}/${file}`),
);

it("every constant table with words for keys is one of these", () => {
  expect(sources.length).toBeGreaterThan(500);
  // A bare object answers "constructor" with a function.
  const bare = sources.filter((file) =>
    /^(export )?const \w+: [^=;]*Record<string,[^=;]*= \{/m.test(readFileSync(file, "utf8")),
  );
  expect(bare).toEqual([]);
});
