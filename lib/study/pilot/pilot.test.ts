import { describe, expect, it } from "vitest";
import { toConstraint } from "@/lib/constraints/constraint";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { seededRandom } from "@/lib/random";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { behaviourNames, behaviours, defaultMix, drawBehaviour } from "./behaviour";
import { ranks, saysFirst, saysMore } from "./participant";
import { settles } from "./settles";

const [persona] = exampleConfiguration().scenarios;
if (persona?.kind !== "persona") throw new Error("the example begins with a persona");

describe("simulated participants", () => {
  it("are drawn in the shares of the mix, the same ones for the same seed", () => {
    const draw = () => {
      const random = seededRandom(4, "mix");
      return Array.from({ length: 2000 }, () => drawBehaviour(defaultMix, random));
    };
    const drawn = draw();
    expect(draw()).toEqual(drawn);
    for (const name of behaviourNames) {
      const share = drawn.filter((each) => each === name).length / drawn.length;
      expect(Math.abs(share - defaultMix[name])).toBeLessThan(0.03);
    }
  });

  it("rank by the persona's weights when they are careful", () => {
    const wishes = persona.wishes.map(({ predicate }) => toConstraint({ ...predicate, weight: 0.5 }));
    const ranking = ranks(behaviours.careful, persona, wishes, seededRandom(1, "ranks"));
    expect(ranking[0]).toBe(wishes.at(-1)?.id);
    const weights = ranking.map((id) => persona.wishes[wishes.findIndex((wish) => wish.id === id)]?.weight ?? 0);
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
  });

  it("have wishes of their own where the task is their own search", () => {
    const own = {
      kind: "own" as const,
      id: "own",
      title: "Your own",
      text: ["Look for a car for yourself."],
      frame: [],
    };
    expect(saysFirst(behaviours.careful, own)).toContain("wagon");
    for (const scenario of exampleConfiguration().scenarios) {
      if (scenario.kind !== "persona") continue;
      for (const line of scenario.text) expect(saysFirst(behaviours.careful, scenario)).toContain(line);
    }
    expect(saysMore(own).length).toBeGreaterThan(3);
  });
});

describe("what is left open to them", () => {
  const ranking = ["highwayMpg:>=", "fuelType:is", "msrp:<="];
  const question: ReplyPart = {
    type: "data-question",
    id: "question",
    data: {
      ...{ id: "decide-1", kind: "compare", text: "Which?", why: "", multiple: false },
      choices: [
        { id: "give:msrp:<==39900", label: "electric", count: 1 },
        { id: "give:fuelType:is=any;highwayMpg:>==30", label: "up to $30,000", count: 18 },
      ],
    },
  };

  it("is answered as the ranking has it: the way whose most important wish matters least", () => {
    expect(settles([question], ranking)).toEqual({
      ...{ kind: "answer", questionId: "decide-1", choices: ["give:fuelType:is=any;highwayMpg:>==30"] },
    });
    expect(settles([question], ranking.toReversed())).toMatchObject({ choices: ["give:msrp:<==39900"] });
  });

  it("is nothing where a reply only says something", () => {
    expect(settles([{ type: "text", text: "Here are three." }], ranking)).toBeNull();
  });
});
