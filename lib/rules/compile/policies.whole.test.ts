import { describe, expect, it } from "vitest";
import { decide } from "@/lib/rules/testing/decide";
import { policiesIn, scorePolicy } from "@/lib/rules/testing/score-policies";
import { compileSheet } from "./compile-sheet";

const scores = ["policies", "policies-3", "policies-4"]
  .flatMap((name) => policiesIn(`corpus/rules/${name}.jsonl`))
  .map(scorePolicy);

describe("policies other people wrote", () => {
  it("are decided as their worked cases say, wherever the whole sheet was read", () => {
    const whole = scores.filter(({ unread }) => unread.length === 0);
    expect(whole.flatMap(({ id, cases }) => cases.map((each) => ({ id, ...each }))).filter(isWrong)).toEqual([]);
    expect(whole.length).toBeGreaterThanOrEqual(19);
  });

  it("are never decided by a sentence that was not read", () => {
    const text = "Drivers shall blorp the frobnitz. No convertibles.";
    const { unread, read } = compileSheet(text);
    expect(unread.map((each) => each.text)).toEqual(["Drivers shall blorp the frobnitz"]);
    expect(read.map((span) => text.slice(...span))).toEqual(["No convertibles"]);
  });

  it.each([
    ["Managers may spend up to $44,000 and directors up to $58,000.", 3],
    ["Convertibles and sports cars are excluded.", 1],
    ["Luxury cars may cost at most $50,000 and SUVs at most $60,000.", 2],
    ["All cars need a range of at least 200 miles. Each household may hold up to two permits.", 2],
  ])("reads %s as %d rules", (text, rules) => {
    const { program } = compileSheet(text);
    expect(program?.root.op === "all" && program.root.of).toHaveLength(rules);
  });

  it("reads the items of a list with its heading, and quotes the item alone", () => {
    const text = "Not allowed:\n- Convertibles\n- Pickups\nAll cars must:\n- have at least four doors";
    const { read, unread } = compileSheet(text);
    expect(unread).toEqual([]);
    expect(read.map((span) => text.slice(...span))).toEqual(["Convertibles", "Pickups", "have at least four doors"]);
    expect(compileSheet("We like:\n- convertibles").program).toBeUndefined();
  });

  it("lets a group choose among what two sentences give it", () => {
    const text = "Managers may choose an electric car up to $50,000. Managers may choose a hybrid up to $40,000.";
    const { program } = compileSheet(text);
    const facts = { grade: "manager", fuel: "electric", price: 45000 };
    expect(program && decide(program, facts, facts)).toMatchObject({ value: true });
  });

  it.each([
    "Roof racks may not cost more than $500.",
    "Employees who drive more than 20,000 miles annually must choose a hybrid.",
    "Electric cars may cost $50,000.",
    "Cars with a sunroof are not allowed.",
  ])("leaves %s unread", (text) => {
    expect(compileSheet(text).unread).toHaveLength(1);
  });

  it("asks of people what a sheet alone knows of them", () => {
    const { program } = compileSheet(
      "New employees may not choose a car over $30,000. Guests may park for up to 14 days.",
    );
    expect(program?.features.map(({ key, subject }) => `${key} ${subject}`)).toEqual([
      "new_employees shopper",
      "price item",
      "guests shopper",
      "days shopper",
    ]);
  });
});

function isWrong({ told, decides }: { told: unknown; decides: unknown }): boolean {
  return told !== decides;
}
