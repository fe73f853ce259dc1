import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseConfiguration } from "@/lib/study/configuration/parse-configuration";
import { instrumentLibrary } from "@/lib/study/instruments/library";
import { addArm, armColumns, makeSame, regroup, removeArm, renameArm } from "./arms";
import { absentBlocks, blockAt, blocksOf, leaveOut, moveInstrument } from "./blocks";
import { problemsIn } from "./problems";
import { editSource, idsAt, readSource, type TextEdit, valueAt } from "./source";

const example = readFileSync("docs/examples/study.yaml", "utf8");
const whole = readSource(example).value;
const after = (edits: readonly TextEdit[], text = example) => editSource(text, edits);
const problemsOf = (text: string) => {
  const parsed = parseConfiguration(text);
  return parsed.ok ? [] : parsed.problems;
};
const arms = ["optimal", "local", "greedy", "none"];

it("blocks come in the order that participants meet them", () => {
  const blocks = blocksOf(whole);
  expect(blocks.map(({ id }) => id)).toEqual([
    ...["study", "plan", "consent", "screening", "instructions", "comprehension", "practice", "trials"],
    ...["instruments.0", "instruments.1", "instruments.2", "instruments.3", "instruments.4", "debrief", "end"],
  ]);
  expect(blocks.filter(({ inTrial }) => inTrial).map(({ id }) => id)).toEqual(["instruments.0"]);
  const fields = Object.keys(whole as object).filter((field) => field !== "format");
  expect(fields.filter((field) => !blockAt(whole, [field, 0]))).toEqual([]);
});

it.each(["screening", "comprehension", "practice"])("a study does without %s", (id) => {
  const block = blocksOf(whole).find((each) => each.id === id);
  const text = after(block ? leaveOut(block) : []);
  expect(absentBlocks(readSource(text).value)).toEqual([id]);
  expect(problemsOf(text)).toEqual([]);
});

it("a questionnaire moves among its own, and past the last of them to the others", () => {
  const instruments = (text: string) =>
    (valueAt(readSource(text).value, ["instruments"]) as { id: string; when: string }[]).map(
      ({ id, when }) => `${id} ${when}`,
    );
  const step = (text: string, from: number, by: -1 | 1) => {
    const move = moveInstrument(readSource(text).value, from, by);
    return { text: move ? editSource(text, move.edits) : text, to: move?.to ?? from };
  };
  const swapped = step(example, 1, 1);
  expect(instruments(swapped.text).slice(1, 3)).toEqual(["umux end", "sus end"]);
  expect(instruments(step(swapped.text, swapped.to, -1).text)).toEqual(instruments(example));
  expect(instruments(step(example, 1, -1).text).slice(0, 2)).toEqual(["tlx after-trial", "sus after-trial"]);
  expect(instruments(step(example, 0, 1).text).slice(0, 2)).toEqual(["tlx end", "sus end"]);
  expect(moveInstrument(whole, 0, -1)).toBeNull();
  expect(moveInstrument(whole, 4, 1)).toBeNull();
});

it("the last questionnaire goes up all the way and down again", () => {
  let [text, at] = [example, 4];
  const ids: string[] = [];
  for (const by of [-1, -1, -1, -1, -1, 1, 1, 1, 1, 1] as const) {
    const move = moveInstrument(readSource(text).value, at, by);
    if (!move) throw new Error(`stuck at ${at}`);
    text = editSource(text, move.edits);
    at = move.to;
    const order = blocksOf(readSource(text).value).flatMap(({ index }) => index ?? []);
    ids.push(String(order.indexOf(at)));
  }
  expect(ids).toEqual(["3", "2", "1", "1", "0", "1", "1", "2", "3", "4"]);
});

it.each(instrumentLibrary)("$name from the library fits a study, in either place", ({ instrument }) => {
  for (const when of ["after-trial", "end"]) {
    const text = after([{ path: ["instruments"], value: [{ ...instrument, when }] }]);
    expect(problemsOf(text)).toEqual([]);
  }
});

it("columns say which settings differ, and which differ undeclared", () => {
  const states = (draft: unknown) =>
    Object.fromEntries(armColumns(draft, ["method", "weighting", "choices"]).map(({ field, state }) => [field, state]));
  expect(states(whole)).toEqual({ method: "differs", weighting: "differs", choices: "same" });
  const odd = after([{ path: ["conditions", 1, "choices"], value: 5 }]);
  expect(states(readSource(odd).value).choices).toBe("undeclared");
  expect(states(readSource(after(makeSame(whole, "method"))).value).method).toBe("same");
});

it("a study stays whole when an arm comes, goes or gets another name", () => {
  const fewer = after(removeArm(whole, 0));
  expect(problemsOf(fewer)).toEqual([]);
  expect(valueAt(readSource(fewer).value, ["trials", "perParticipant"])).toBe(3);
  expect(valueAt(readSource(fewer).value, ["trials", "practice", "condition"])).toBe("local");
  expect(problemsOf(after(renameArm(whole, 0, "best")))).toEqual([]);
  const more = after(addArm(whole));
  expect(idsAt(readSource(more).value, ["conditions"])).toEqual([...arms, "arm-5"]);
  // It is the same as the last one until a setting changes.
  expect(problemsOf(more)).toEqual([{ path: "conditions.4", reason: expect.stringContaining("is the same as") }]);
});

it.each(["between", "mixed", "within"])("the groups of a %s design fit its arms", (kind) => {
  expect(
    problemsOf(after(regroup(whole, arms, kind)).replace("primaryOutcome: tlx", "")).map(({ path }) => path),
  ).toEqual([]);
});

it.each<[string, TextEdit[]]>([
  ["a missing part", [{ path: ["debrief"], value: undefined }]],
  ["an unknown field", [{ path: ["plan", "hope"], value: 1 }]],
  ["a wrong value", [{ path: ["plan", "alpha"], value: "small" }]],
  ["an undeclared difference", [{ path: ["conditions", 1, "choices"], value: 5 }]],
  ["reasons that differ", makeSame(whole, "wording", "full")],
  ["a factor that is none", [{ path: ["varied"], value: ["method", "weighting", "asking"] }]],
  ["too few tasks", [{ path: ["trials", "perParticipant"], value: 3 }]],
  ["a group without its arms", [{ path: ["design", "groups"], value: [] }]],
])("%s has a way out, and it holds", (_, edits) => {
  const text = after(edits);
  const found = { faults: problemsOf(text), findings: [], example: whole };
  const fixes = problemsIn(readSource(text), found)[0]?.fixes ?? [];
  expect(fixes.length).toBeGreaterThan(0);
  for (const fix of fixes) expect(problemsOf(after(fix.edits, text))).toEqual([]);
});
