import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import { partOf, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import type { RelaxationResult } from "@/lib/trade-offs/relaxation";

const products = [
  makeProduct({ position: 0, msrp: 20_000, highwayMpg: 30 }),
  makeProduct({ position: 1, msrp: 30_000, highwayMpg: 45 }),
];
/** Equal weights: either may go. */
const edits = [
  wish({ slot: "msrp", op: "<=", value: 21_000, weight: 0.5 }),
  wish({ slot: "highwayMpg", op: ">=", value: 44, weight: 0.5 }),
];
const study = { shop: false, recommends: false, asking: "never", questionBudget: 0, mustMeans: "weight" } as const;

async function searchWith(settings: Partial<DialogueSettings>) {
  const outcome = await scriptedConversation(products, { ...study, ...settings }).say("both", { edits });
  const event = outcome.events.find(({ name }) => name === "relaxation-choose");
  const { result } = (event?.data ?? {}) as { result: RelaxationResult };
  return { outcome, result };
}

describe("an arm that has to decide", () => {
  it("breaks a tie by a lot of the seed, logs the sets it drew from, and asks nothing", async () => {
    const given = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const { outcome, result } = await searchWith({ forceDecision: true, seed });
      const again = await searchWith({ forceDecision: true, seed });
      const card = partOf(outcome, "relaxation");
      expect(result).toMatchObject({ status: "relaxed", lot: [["highwayMpg:>="], ["msrp:<="]] });
      expect(outcome.parts.some(({ type }) => type === "data-question")).toBe(false);
      expect(card.state).toBe("relaxed");
      expect(partOf(again.outcome, "relaxation").gaveWay).toEqual(card.gaveWay);
      given.add(card.gaveWay.map(({ id }) => id).join());
    }
    expect(given).toEqual(new Set(["highwayMpg:>=", "msrp:<="]));
  });

  it("asks without the setting, and stays open where the method recommends nothing", async () => {
    const asked = await searchWith({ seed: 1 });
    expect(asked.result).toMatchObject({ status: "undecided" });
    expect(partOf(asked.outcome, "question").kind).toBe("compare");
    const manual = await searchWith({ method: "manual", forceDecision: true, seed: 1 });
    expect(manual.result).toMatchObject({ status: "undecided" });
    expect(manual.result.lot).toBeUndefined();
  });

  it("says the same words whatever its method, without reasons", async () => {
    const said = new Set<string>();
    for (const method of ["optimal", "greedy", "random"] as const) {
      for (let seed = 1; seed <= 8; seed++) {
        const { outcome } = await searchWith({ method, forceDecision: true, reasons: false, seed });
        const [text] = outcome.parts.flatMap((part) => (part.type === "text" ? [part.text] : []));
        const [gave] = partOf(outcome, "relaxation").gaveWay;
        said.add(`${gave?.id}: ${text}`);
      }
    }
    // One sentence for each of the two wishes.
    expect(said.size).toBe(2);
  });
});
