import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runLeeway } from "@/cli/testing/run-leeway";

const folder = mkdtempSync(join(tmpdir(), "leeway-exam-"));
const talk = join(folder, "talk.jsonl");
const free = join(folder, "free.jsonl");

const asking = (id: string, value: number) => ({
  id,
  kind: "ordinary",
  turns: [{ say: "suv under 30k", expect: [{ wish: "msrp", op: "<=", value }, { wish: "style" }] }],
});

beforeAll(() => {
  const lines = [asking("right", 30_000), asking("sealed-wrong", 20_000), asking("open-wrong", 10_000)];
  writeFileSync(talk, lines.map((line) => JSON.stringify(line)).join("\n"));
  const message = {
    id: "f1",
    turns: [{ role: "user", content: "A Honda under 25k, AWD would be nice. My old Civic died." }],
    expect: [
      { slot: "make", op: "==", value: "Honda", level: "prefer" },
      { slot: "msrp", op: "<=", value: 25_000, level: "prefer" },
      { slot: "drivenWheels", op: "==", value: "all wheel drive", level: "nice" },
    ],
    least: "drivenWheels",
    order: [["msrp", "drivenWheels"]],
    forbidden: ["model"],
  };
  writeFileSync(free, JSON.stringify(message));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("counts conversations and checks by kind", async () => {
  const { out } = await runLeeway(["exam", talk]);
  expect(out).toContain("ordinary, all right: 1 of 3, 33.3%");
  expect(out).toContain("ordinary, checks: 4 of 6, 66.7%");
});

it("takes one half, and tells failures of the open one alone", async () => {
  const open = await runLeeway(["exam", "--half", "open", "--failures", talk]);
  expect(open.out).toContain("all, all right: 1 of 2");
  expect(open.out).toContain("open-wrong 1: suv under 30k");
  const all = await runLeeway(["exam", "--failures", talk]);
  expect(all.out).not.toContain("sealed-wrong");
});

it("scores what is read from free messages", async () => {
  const { out } = await runLeeway(["exam", free]);
  for (const name of ["exactly right", "level of cued wishes", "least", "order"])
    expect(out).toContain(`free, ${name}: 1 of 1, 100.0%`);
  expect(out).toContain("free, F1: 6 of 6, 100.0%");
  expect(out).toContain("free, read where forbidden: 0 of 1");
});

it("reads everyday requests at prices of today, and a span as its two ends", async () => {
  const everyday = join(folder, "everyday.jsonl");
  const wishes = [
    { slot: "condition", op: "==", value: "used" },
    { slot: "make", op: "==", value: "Mazda" },
    { slot: "miles", op: "<=", value: 60_000 },
    { slot: "year", op: "between", value: [2018, 2021] },
  ];
  const text = "used Mazda, 2018 to 2021, under 60k miles";
  writeFileSync(everyday, JSON.stringify({ id: "e1", text, wishes }));
  const { out } = await runLeeway(["exam", everyday]);
  expect(out).toContain("free, F1: 10 of 10, 100.0%");
});

it("names a file that is not there", async () => {
  expect((await runLeeway(["exam", join(folder, "none.jsonl")])).err).toContain("There is no file");
});
