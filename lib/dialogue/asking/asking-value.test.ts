import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { isTelling, paysToAsk, valueOfAsking } from "./asking-gain";
import type { SlotChoice } from "./slot-question";

const choice = (value: string, count: number): SlotChoice => ({
  id: value,
  label: value,
  count,
  predicate: { slot: "style", op: "==", value },
});
const choices = [choice("Sedan", 30), choice("Wagon", 10)];
const sedan = makeProduct({ style: "Sedan" });
const wagon = makeProduct({ style: "Wagon" });

describe("what asking is worth", () => {
  it("is nothing where the first cars meet whatever is answered, or where there are none", () => {
    expect(valueOfAsking({ choices: [choice("Sedan", 30)], care: 1 }, [sedan, sedan])).toBe(0);
    expect(valueOfAsking({ choices, care: 1 }, [])).toBe(0);
  });

  it("grows with how likely people care and with how much of the list an answer would throw out", () => {
    const value = (care: number, top: (typeof sedan)[]) => valueOfAsking({ choices, care }, top);
    expect(value(0.8, [sedan])).toBeCloseTo(2 * value(0.4, [sedan]), 9);
    expect(value(1, [wagon])).toBeCloseTo(3 * value(1, [sedan]), 9);
  });

  it("pays for a short question and not for a long one", () => {
    expect(paysToAsk({ choices, care: 0.9, burden: 5 }, [sedan, wagon])).toBe(true);
    expect(paysToAsk({ choices, care: 0.9, burden: 60 }, [sedan, wagon])).toBe(false);
  });

  it("needs most people to have an answer, and enough answers to change the first cars", () => {
    expect(isTelling({ choices, care: 0.6 }, [sedan])).toBe(true);
    expect(isTelling({ choices: [choice("Sedan", 40), choice("Wagon", 10)], care: 0.6 }, [sedan])).toBe(false);
    expect(isTelling({ choices, care: 0.5 }, [wagon])).toBe(false);
  });
});
