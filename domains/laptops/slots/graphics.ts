import { graphicsOrder, toldGraphics } from "@/domains/laptops/lexicon/graphics-order";
import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

const named = (pattern: RegExp): readonly string[] => graphicsOrder.filter((each) => pattern.test(each));

export const graphics = {
  name: "graphics",
  kind: "text",
  label: "graphics",
  required: true,
  csv: { header: "Graphics" },
  care: 0.3,
  short: { Integrated: "integrated" },
  spoken: { Integrated: "integrated graphics" },
  order: graphicsOrder,
  upward: "or better",
  groups: [
    { name: "dedicated graphics", values: named(/^(?!Integrated)/) },
    { name: "Nvidia graphics", values: named(/GeForce|RTX|Nvidia|Quadro/) },
    { name: "RTX graphics", values: named(/RTX/) },
    { name: "GeForce RTX", values: named(/^GeForce RTX/) },
    { name: "workstation graphics", values: named(/^(?:RTX|Nvidia|Quadro)/) },
    { name: "Radeon graphics", values: named(/^Radeon/) },
  ],
  places: { filter: 80, facts: 60 },
  versions: { group: "words", place: 50 },
} as const satisfies WordSlot;

const card = "[graphics|gpu|card|graphics card|video card]";

export const graphicsWords: SlotWords = {
  questions: [
    "Do you need a graphics card for games or 3D work?",
    "Are integrated graphics enough, or do you want a card of its own?",
  ],
  oneThing: "Which graphics does it have?",
  topics: [
    "graphics",
    "graphics card",
    "gpu",
    "video card",
    "graphic card",
    "graphics chip",
    "which gpu",
    "graphics power",
    "graphics performance",
  ],
  echoes: ["gpu", "games", "gaming", "card", "graphics"],
  values: [
    {
      say: [
        "(dedicated|discrete|separate|standalone|proper|real|actual|external|its own|independent) (graphics|gpu|graphics card|video card|graphic card|graphics processor|video|card)",
        "(good|great|strong|decent|powerful|beefy|better|nice|high end|serious|solid|fast) (graphics card|gpu|video card|graphic card|graphics)",
        "(a|has a|with a|need a|want a|needs a) (graphics card|gpu|video card|graphic card)",
        "(dgpu|graphics card|graphic card|video card)",
      ],
      means: /^(?!integrated$)/,
    },
    { say: ["dedicated", "discrete"], means: /^(?!integrated$)/, guard: "asked" },
    {
      say: [
        "(integrated|onboard|on board|built in|shared|basic|internal) [graphics|gpu|video] (graphics|gpu|video)",
        "integrated [graphics|gpu]",
        "(iris|iris xe|uhd|intel arc|radeon 780m|vega) graphics",
        "(no|without|not|dont need|dont want|do not need|doesnt need|dont need any|no need for) [a|an|any] (dedicated|discrete|separate) (graphics|gpu|graphics card|card|video card)",
        "(no|without|dont need|do not need|doesnt need|no need for) [a|an|any] (graphics card|gpu|video card|graphic card)",
      ],
      means: /^integrated$/,
    },
    { say: [`[nvidia] [geforce] rtx ${card}`, "nvidia rtx"], means: /\brtx\b/ },
    { say: [`nvidia ${card}`, `geforce ${card}`, "nvidia geforce"], means: /\b(?:geforce|rtx|nvidia|quadro)\b/ },
    { say: [`[nvidia] [geforce] gtx ${card}`], means: /\bgtx\b/ },
    { say: [`[amd] radeon ${card}`, "amd (graphics|gpu|video card|graphics card)"], means: /^radeon\b/ },
    {
      say: [`[nvidia] quadro ${card}`, "(rtx|nvidia) (a series|ada)", "workstation (graphics|gpu)"],
      means: /^(?:rtx|nvidia|quadro)\b/,
    },
    { say: ["[nvidia] rtx 20 series"], means: /^geforce rtx 20/ },
    { say: ["[nvidia] [rtx] 30 series"], means: /^geforce rtx 30/ },
    { say: ["[nvidia] [rtx] 40 series"], means: /^geforce rtx 40/ },
    { say: ["[nvidia] [rtx] 50 series"], means: /^geforce rtx 50/ },
    ...["2050", "2060", "2070", "2080", "3050", "3060", "3070", "3080", "4050", "4060", "4070", "4080", "4090"].map(
      (number) => ({
        say: [`[nvidia] [geforce] [rtx] ${number} ${card}`],
        means: new RegExp(`^geforce rtx ${number}$`),
        guard: { before: ["$"] },
      }),
    ),
    ...["5050", "5060", "5070", "5080", "5090"].map((number) => ({
      say: [`[nvidia] [geforce] [rtx] ${number} ${card}`],
      means: new RegExp(`^geforce rtx ${number}$`),
      guard: { before: ["$"] },
    })),
    ...["3050", "3070", "3080", "5070"].map((number) => ({
      say: [`[nvidia] [geforce] [rtx] ${number} ti ${card}`],
      means: new RegExp(`^geforce rtx ${number} ti$`),
    })),
    { say: [`[nvidia] [geforce] [gtx] 1650 ${card}`], means: /^geforce gtx 1650$/ },
    { say: [`[nvidia] [geforce] [gtx] 1660 [ti] ${card}`], means: /^geforce gtx 1660 ti$/ },
    { say: [`[nvidia] [geforce] mx ${card}`], means: /^geforce mx/ },
    { say: [`[nvidia] [geforce] mx 450 ${card}`], means: /^geforce mx450$/ },
  ],
  asks: {
    fact: /\b(?:graphics?|gpu|rtx|gtx|geforce|radeon|nvidia|video card|dedicated|discrete|integrated)\b/,
    amounts: ["graphics", "gpu"],
  },
  tells: {
    one: "has {v}",
    several: "comes with {v}",
    values: toldGraphics,
    most: "one with the strongest graphics",
    least: "one with the weakest graphics",
    better: {
      two: "has stronger graphics",
      several: "has the strongest graphics",
      even: "have equally strong graphics",
    },
  },
  claims: {
    words: ["graphics", "gpu"],
    values: ["integrated", "dedicated", "geforce", "rtx", "gtx", "radeon", "nvidia"],
  },
};

export const graphicsVoices: SlotVoices = {
  wishes: ["{v} graphics", "a laptop with {v} graphics"],
  reasons: ["the games I play want it", "I render on weekends"],
  paraphrases: ["{v} graphics", "it should have {v} graphics"],
  clause: "has {v} graphics",
};
