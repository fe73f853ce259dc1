import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";
import { inLowerCase } from "./in-lower-case";

export const transmission = {
  name: "transmission",
  kind: "text",
  label: "gearbox",
  required: true,
  says: "adjective",
  csv: { header: "Transmission Type" },
  care: 0.25,
  lasts: true,
  choice: "two",
  places: { filter: 100, facts: 70 },
  versions: { group: "words", place: 40 },
  spoken: {
    ...inLowerCase("AUTOMATIC", "MANUAL", "AUTOMATED_MANUAL", "DIRECT_DRIVE"),
    UNKNOWN: "unknown gearbox",
  },
} as const satisfies WordSlot;

export const transmissionWords: SlotWords = {
  questions: ["Automatic or manual? Does it matter much?", "Which gearbox do you want? Is it important?"],
  oneThing: "Automatic or manual?",
  topics: ["transmission", "gearbox", "transmission type", "trans", "shifter", "gears"],
  echoes: ["clutch", "pedal", "pedals", "shifting", "shift", "gear", "gears", "gearbox", "shifter"],
  values: [
    {
      say: ["automatic", "automatic (transmission|gearbox|box)", "auto (transmission|gearbox|box|trans)", "slushbox"],
      means: /^automatic$/,
      guard: {
        after:
          "windows dimming wipers mirrors start braking brakes brake headlights climate emergency locks doors door tailgate liftgate hatch trunk collision sliding".split(
            " ",
          ),
      },
    },
    {
      say: ["auto"],
      means: /^automatic$/,
      guard: {
        after: ["dimming", "loan", "insurance", "dealer", "show", "maker", "makers", "industry", "parts", "shop"],
        before: ["an"],
      },
    },
    {
      say: [
        "manual",
        "manual (transmission|gearbox|box)",
        "stick shift",
        "stickshift",
        "standard (transmission|shift)",
        "three pedals",
        "3 pedals",
        "clutch pedal",
        "row my own gears",
      ],
      means: /^manual$/,
      guard: { before: ["owners", "owner"] },
    },
    {
      // "We stick under 20k", "she walks with a walking stick".
      say: ["stick"],
      means: /^manual$/,
      guard: {
        before:
          "to i we must should shall will ill well id lets gotta wanna can cant could please hard walking hockey joy pogo selfie fishing measuring memory non".split(
            " ",
          ),
        after: "to with by out around within below at near close figure figures".split(" "),
      },
    },
    {
      say: [
        "automated manual",
        "automated manual (transmission|gearbox)",
        "dual clutch",
        "dct",
        "dsg",
        "double clutch",
        "semi automatic",
        "automanual",
      ],
      means: /^automated_manual$/,
    },
    { say: ["direct drive", "single speed"], means: /^direct_drive$/ },
  ],
  asks: {
    fact: /\b(?:automatic|auto|manual|stick(?: shift)?|gear ?box|transmission|cvt|clutch|shift(?:er)?|gears?)\b/,
  },
  tells: { one: "is {v}", several: "comes as {v}" },
  claims: { words: ["gearbox", "transmission"], values: ["automatic", "manual"] },
};

export const transmissionVoices: SlotVoices = {
  wishes: ["a {v} gearbox", "the {v} transmission"],
  paraphrases: ["{v}"],
  clause: "is a {v}",
};
