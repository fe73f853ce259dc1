import { describe, expect, it } from "vitest";
import { balanceOf, checkVoices } from "./check-voices";
import type { Voice, VoiceSentence } from "./voice-schema";

const voice = (name: string, sentences: VoiceSentence[], rest: Partial<Voice> = {}): Voice => ({
  name,
  sentences,
  dialogues: [],
  messages: [],
  ...rest,
});
const faults = (...voices: Voice[]) => checkVoices(voices).map(({ place, fault }) => `${place} ${fault}`);

describe("the check of corpus voices", () => {
  it("accepts a labelled sentence", () => {
    const line: VoiceSentence = {
      text: "[A] or nothing, my [B] died",
      levels: { A: "must", B: "none" },
      stance: { B: "background" },
      order: [["A", "B"]],
    };
    expect(faults(voice("a", [line]))).toEqual([]);
  });

  it("names what a label lacks or has too much of", () => {
    const line: VoiceSentence = { text: "[A] and [B]", levels: { A: "none", C: "nice" }, order: [["A", "D"]] };
    expect(faults(voice("a", [line]))).toEqual([
      "a/sentences:1 [B] has no level",
      "a/sentences:1 [C] has a level and no place",
      "a/sentences:1 the order names [D], which is not there",
      "a/sentences:1 [A] is no wish and has no stance",
    ]);
  });

  it("finds a line twice in a voice whatever its case and marks, and long lines of two voices", () => {
    const long: VoiceSentence = {
      text: "Honestly I could live without the [A] if the rest fits.",
      levels: { A: "flexible" },
    };
    const again = { ...long, text: "honestly, I could live without the [A] if the rest fits" };
    expect(faults(voice("a", [long, again]), voice("b", [again]))).toEqual([
      "a/sentences:2 it repeats line 1",
      "b/sentences:1 a has the same line",
    ]);
  });

  it("wants the parts of a message in its words and in order", () => {
    const dialogue = {
      turns: [
        {
          screen: {},
          say: "no, keep the mileage. thanks",
          acts: [
            { text: "thanks", act: "smalltalk" as const },
            { text: "keep the mileage", act: "keep" as const, about: ["highwayMpg"] },
          ],
        },
      ],
    };
    expect(faults(voice("a", [], { dialogues: [dialogue] }))).toEqual([
      'a/dialogues:1 "keep the mileage" is not in its message, or out of order',
    ]);
  });

  it("counts levels and acts", () => {
    const { levels, sentences } = balanceOf([voice("a", [{ text: "[A] [B]", levels: { A: "must", B: "must" } }])]);
    expect([sentences, levels.get("must")]).toEqual([1, 2]);
  });
});
