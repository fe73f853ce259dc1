import { describe, expect, it } from "vitest";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { numericSlotNames, type SlotName } from "@/lib/constraints";
import type { AskingPolicy } from "@/lib/dialogue/state/settings";
import { askableSlots } from "./asking-clarity";
import { type AskingSituation, planQuestion, productsInView } from "./plan-whole";

const styles = ["Sedan", "4dr SUV", "Wagon", "Coupe"];
const products = Array.from({ length: 60 }, (_, position) =>
  makeProduct({
    position,
    make: "Alpha",
    model: `M${position % 3}`,
    style: styles[position % 4] ?? "Sedan",
    drivenWheels: position % 2 ? "all wheel drive" : "front wheel drive",
    msrp: 20_000 + position * 500,
    year: 2020,
    fuelType: "electric",
    cylinders: null,
    highwayMpg: null,
    cityMpg: null,
    horsepower: 150,
    transmission: "DIRECT_DRIVE",
    size: "Midsize",
    doors: 4,
  }),
);
const reader = createColumnReader(products);

async function situation(asking: AskingPolicy, change: Partial<AskingSituation> = {}): Promise<AskingSituation> {
  const slots = askableSlots(change.asked ?? [], new Set());
  return {
    settings: { asking, questionBudget: 9 },
    stopAsking: false,
    asked: [],
    total: products.length,
    distributions: await reader.distributions(slots.map((slot) => ({ where: [], slot }))),
    ...change,
  };
}

async function asksFor(asking: AskingPolicy, change: Partial<AskingSituation> = {}): Promise<SlotName[]> {
  const asked: SlotName[] = [];
  for (let question = 0; question < 12; question++) {
    const plan = planQuestion(await situation(asking, { ...change, asked: [...asked] }));
    if (!plan) return asked;
    asked.push(plan.slot);
  }
  return asked;
}

describe("the next slot question", () => {
  it("never is about a slot that tells no cars apart or that these cars do not have", async () => {
    const asked = await asksFor("always");
    expect(asked.sort()).toEqual(["drivenWheels", "msrp", "style"]);
  });

  it("leaves out what is not worth its burden and asks most telling first when adaptive", async () => {
    const asked = await asksFor("adaptive");
    expect(asked[0]).toBe("style");
    expect(asked).toContain("msrp");
  });

  it("ends when all cars are in view, but a form goes on", async () => {
    const few = createColumnReader(products.slice(0, productsInView));
    const distributions = await few.distributions([{ where: [], slot: "style" }]);
    const inView = { total: productsInView, distributions };
    expect(planQuestion(await situation("adaptive", inView))).toBeNull();
    expect(planQuestion(await situation("always", inView))?.slot).toBe("style");
  });

  it("ends when no answer could change the cars at the head of the list", async () => {
    const [distribution] = await reader.distributions([{ where: [], slot: "msrp" }]);
    const cheapest = products.slice(0, 3);
    const dearest = products.slice(-3);
    const distributions = distribution ? [distribution] : [];
    expect(planQuestion(await situation("adaptive", { distributions, top: cheapest }))).toBeNull();
    expect(planQuestion(await situation("adaptive", { distributions, top: dearest }))?.slot).toBe("msrp");
  });

  it("is none when asking is off, stopped or used up", async () => {
    expect(planQuestion(await situation("never"))).toBeNull();
    expect(planQuestion(await situation("always", { stopAsking: true }))).toBeNull();
    const spent = { settings: { asking: "always" as const, questionBudget: 1 }, asked: ["make" as const] };
    expect(planQuestion(await situation("always", spent))).toBeNull();
  });

  it("keeps its order when fixed and follows the lot when random", async () => {
    expect(await asksFor("fixed-order")).toEqual(["msrp", "style", "drivenWheels"]);
    expect((await asksFor("random-slot", { lot: () => 0 }))[0]).toBe("drivenWheels");
    expect((await asksFor("random-slot", { lot: () => 0.99 }))[0]).toBe("style");
  });

  it("is worth more the more people care", async () => {
    const given = await situation("adaptive", { care: (slot) => (slot === "drivenWheels" ? 1 : 0.1) });
    expect(planQuestion(given)?.slot).toBe("drivenWheels");
  });
});

describe("slots that make sense to ask about", () => {
  it("are never those asked or settled, a model without a make, or both mileages", () => {
    expect(askableSlots(["style"], new Set(["msrp"]))).not.toContain("style");
    expect(askableSlots([], new Set(["msrp"]))).not.toContain("msrp");
    expect(askableSlots([], new Set())).not.toContain("model");
    expect(askableSlots([], new Set(["make"]))).toContain("model");
    expect(askableSlots([], new Set(["cityMpg"]))).not.toContain("highwayMpg");
    expect(askableSlots([], new Set(numericSlotNames)).every((slot) => !numericSlotNames.some((n) => n === slot))).toBe(
      true,
    );
  });
});
