import { describe, expect, it } from "vitest";
import { defaultProducts } from "@/db/seed/default-catalog";
import { hiddenRuns } from "@/lib/benchmark/hidden/generate-hidden";
import { createHiddenShopper } from "@/lib/benchmark/hidden/hidden-player";
import type { HiddenTask } from "@/lib/benchmark/hidden/hidden-shopper";
import { hiddenShoppers, hiddenTasks, judge, preferencesFor, shareMet } from "@/lib/benchmark/hidden/hidden-shopper";
import { metAfter, plotHidden } from "@/lib/benchmark/report/hidden-plot";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";

const shopperNamed = (id: string) => hiddenShoppers.find((each) => each.id === id) ?? hiddenShoppers[0];
const taskNamed = (id: string) => hiddenTasks.find((each) => each.id === id) as HiddenTask;
const question = (facts: Partial<QuestionPart>): QuestionPart => ({
  ...{ id: "q", kind: "slot", text: "What matters most to you?", why: "", choices: [], multiple: false },
  ...facts,
});

function playerOf(shopper: string, task: string) {
  const preferences = preferencesFor(shopperNamed(shopper) as (typeof hiddenShoppers)[number], taskNamed(task));
  return createHiddenShopper({ task: taskNamed(task), preferences, random: () => 0 });
}

const said = (act: unknown) => (act as { text?: string }).text;

describe("shoppers with hidden wishes", () => {
  it("are 16 with 10 to 19 wishes each, 4 of them sealed, and 8 tasks, 2 of them sealed", () => {
    expect(hiddenShoppers.map(({ preferences }) => preferences.length >= 10 && preferences.length <= 19)).toEqual(
      Array.from({ length: 16 }, () => true),
    );
    expect(hiddenShoppers.filter(({ sealed }) => sealed)).toHaveLength(4);
    expect(hiddenTasks.filter(({ sealed }) => sealed)).toHaveLength(2);
    expect(hiddenRuns("open", 0, 1)).toHaveLength(12 * 6);
    expect(hiddenRuns("sealed", 0, 1)).toHaveLength(16 * 8 - 12 * 6);
  });

  it("can be served: some car meets at least four in five wishes of each written shopper", () => {
    const runs = [...hiddenRuns("open", 0, 1), ...hiddenRuns("sealed", 0, 1)];
    const products = defaultProducts();
    const best = runs.map(({ shopper, task }) =>
      Math.max(...products.map((product) => shareMet(preferencesFor(shopper, task), product))),
    );
    expect(Math.min(...best)).toBeGreaterThanOrEqual(0.8);
  });

  it("are generated alike from the same seed, never with a sealed task", () => {
    expect(hiddenRuns("generated", 20, 7)).toEqual(hiddenRuns("generated", 20, 7));
    expect(hiddenRuns("generated", 20, 8)).not.toEqual(hiddenRuns("generated", 20, 7));
    expect(hiddenRuns("generated", 60, 7).filter(({ task }) => task.sealed)).toEqual([]);
  });

  it("judge a condition by the car, and take what else would do", () => {
    const [product] = defaultProducts().filter(
      ({ msrp, drivenWheels }) => Number(msrp) > 50_000 && drivenWheels === "front wheel drive",
    );
    const awd = { slot: "drivenWheels", op: "==", value: "all wheel drive" } as const;
    const front = { slot: "drivenWheels", op: "==", value: "front wheel drive" } as const;
    const cheap = { slot: "msrp", op: "<=", value: 30_000 } as const;
    const wish = { test: awd, level: "prefer", says: "" } as const;
    if (!product) throw new Error("no such car");
    expect(judge(wish, product)).toBe("violated");
    expect(judge({ ...wish, wouldDo: front }, product)).toBe("satisfied");
    expect(judge({ ...wish, when: cheap }, product)).toBe("inapplicable");
    expect(judge({ ...wish, when: cheap, otherwise: front }, product)).toBe("satisfied");
    expect(shareMet([wish, { ...wish, when: cheap, otherwise: front }], product)).toBe(0.5);
    expect(shareMet([wish], null)).toBe(0);
  });
});

describe("the shopper's answers", () => {
  it("tell what was asked and no more, the same each time", () => {
    const player = playerOf("nadia", "family");
    const seats = question({ slot: "seats" });
    expect(said(player.answer(seats))).toBe("We need seven seats, the grandparents ride along.");
    expect(said(player.answer(seats))).toBe("We need seven seats, the grandparents ride along.");
    expect(said(player.answer(question({ slot: "towing" })))).toBe("I don't mind.");
    expect(player.volunteer()).toBeNull();
  });

  it("bring two wishes at a general question, and none that needs a question of its own", () => {
    const player = playerOf("nadia", "family");
    const all = [1, 2, 3].map(() => said(player.answer(question({}))));
    expect(all[0]).toBe("We can't go over $42,000. We need seven seats, the grandparents ride along.");
    expect(all[2]).toBe("That's all I can think of.");
    expect(all.join(" ")).not.toContain("Jeep");
  });

  it("say who it is for when asked, and correct what a question takes for granted", () => {
    const player = playerOf("rick", "fun");
    expect(said(player.answer(question({ text: "Who's it for, and what will you use it for?" })))).toMatch(
      /^Just me, for fun on weekends\. .*horsepower/,
    );
    const why = "I ask because families usually care about seats.";
    expect(said(player.answer(question({ slot: "seats", why })))).toBe("There's no family to carry. I don't mind.");
  });
});

describe("the plot of questions and wishes met", () => {
  it("ends where a policy stops by itself, and labels it with what it reached", () => {
    const line = { task: "fun", wishes: 4, kept: 0, takenOff: 0 };
    const lines = [
      { ...line, shopper: "a", asker: "adaptive" as const, met: [0.25, 0.75], questions: 1 },
      { ...line, shopper: "b", asker: "adaptive" as const, met: [0.5, 0.5, 1], questions: 2 },
      { ...line, shopper: "a", asker: "never" as const, met: [0.25], questions: 0 },
    ];
    const svg = plotHidden(lines, 8, () => 0.5);
    expect(lines.map((each) => metAfter(each, 8))).toEqual([0.75, 1, 0.25]);
    expect(svg).toContain("adaptive 87.5 %, 1.5 asked");
    expect(svg).toContain("never 25.0 %, 0.0 asked");
    expect(svg).toContain("Reflection-DPO");
  });
});
