import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseConfiguration } from "@/lib/study/configuration/parse-configuration";
import { editSource, pathAt, readSource, sourceLine } from "./source";

const example = readFileSync("docs/examples/study.yaml", "utf8");
const comments = (text: string) => text.match(/(?<=\s)# .*/g)?.sort();
const lineAt = (text: string, line: number) => text.split("\n")[line - 1]?.trim();

it("a changed value changes its own line alone", () => {
  const text = editSource(example, [{ path: ["title"], value: "Who gives way: a study" }]);
  const changed = text.split("\n").filter((line, index) => line !== example.split("\n")[index]);
  expect(changed).toEqual(['title: "Who gives way: a study" # participants see it, so it says nothing of the arms']);
});

it("moving, adding and taking out keep every comment, and what the rest says", () => {
  const text = editSource(example, [
    { path: ["conditions"], from: 3, to: 0 },
    { path: ["screening"], value: [] },
    { path: ["trials", "points"], value: 5 },
  ]);
  expect(comments(text)).toEqual(comments(example));
  const [before, after] = [parseConfiguration(example), parseConfiguration(text)];
  if (!before.ok || !after.ok) throw new Error("refused");
  const { conditions } = before.configuration;
  expect(after.configuration).toEqual({
    ...before.configuration,
    conditions: [conditions[3], ...conditions.slice(0, 3)],
    screening: [],
    trials: { ...before.configuration.trials, points: 5 },
  });
});

it("an arm changes alone, also where others take its fields over", () => {
  const text = editSource(example, [{ path: ["conditions", 0, "choices"], value: 5 }]);
  const parsed = readSource(text).value as { conditions: { choices: number }[] };
  expect(parsed.conditions.map(({ choices }) => choices)).toEqual([5, 3, 3, 3]);
});

it.each([["a: b"], ["true"], ["12"], ["- x"], [" x "], ["two\nlines"], ["it’s # fine"], ["null"], ['"']])(
  "the text %j stays that text",
  (title) => {
    expect(readSource(editSource(example, [{ path: ["title"], value: title }])).value).toMatchObject({ title });
  },
);

it("fields have their line, and lines their field", () => {
  const source = readSource(example);
  expect(lineAt(example, sourceLine(source, ["plan", "alpha"]))).toBe("alpha: 0.05");
  expect(lineAt(example, sourceLine(source, ["scenarios", 1, "title"]))).toBe("title: Luis, who builds decks");
  // Taken over from another arm.
  expect(lineAt(example, sourceLine(source, ["conditions", 2, "wording"]))).toContain("- <<: *arm");
  expect(pathAt(source, sourceLine(source, ["plan", "alpha"]))).toEqual(["plan", "alpha"]);
});

it("a text that can't be read says where", () => {
  expect(readSource("a: 1\nb: [1\nc: 2\n").fault?.line).toBeGreaterThan(1);
  expect(readSource("[".repeat(100)).fault?.reason).toContain("nested");
});
