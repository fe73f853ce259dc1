import { styleKin } from "@/domains/laptops/lexicon/style-kin";
import { anyStyle } from "@/domains/shared-slots";
import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const style = {
  ...anyStyle,
  label: "kind",
  csv: { header: "Kind" },
  short: { Everyday: "everyday", Gaming: "gaming", Business: "business" },
  spoken: {
    Ultraportable: "ultraportable",
    Everyday: "everyday laptop",
    "2-in-1": "2-in-1",
    Gaming: "gaming laptop",
    Business: "business laptop",
    Workstation: "workstation",
    Chromebook: "Chromebook",
  },
  kin: styleKin,
} as const satisfies WordSlot;

export const styleWords: SlotWords = {
  questions: [
    "Which kind of laptop do you want? Are you set on it?",
    "Which kind should it be, and how set are you on it?",
  ],
  oneThing: "Which kind is it?",
  topics: [
    "kind",
    "type",
    "category",
    "(kind|type|sort|style) of (laptop|computer|machine|notebook)",
    "laptop type",
    "form factor",
  ],
  echoes: ["hinge", "flip", "tablet", "kind", "type"],
  values: [
    {
      say: [
        "ultraportable",
        "ultra portable",
        "ultrabook",
        "ultra book",
        "ultralight",
        "subnotebook",
        "netbook",
        "thin and light [laptop|notebook|one]",
      ],
      means: /^ultraportable$/,
    },
    {
      say: [
        "(everyday|all round|all rounder|allround|general purpose|mainstream|standard|regular|normal) (laptop|notebook|computer|machine|one|pc)",
        "all rounder",
        "home (laptop|computer)",
        "family (laptop|computer)",
      ],
      means: /^everyday$/,
    },
    {
      say: [
        "(2|two) in (1|one)",
        "2in1",
        "convertible [laptop|notebook|tablet]",
        "detachable [keyboard|screen|tablet]",
        "hybrid (laptop|tablet)",
        "(flip|flips|flipping|fold|folds|folding|bend|bends|turn|turns|spin|spins|rotate|rotates) [all the way|back|over|around|into|to|itself] [into|to] [a] (tablet|around|back|over|all the way)",
        "(laptop|one|screen|hinge|something) (that|which) (flips|folds|folds back|flips around|flips over|spins|rotates|detaches|comes off|bends back)",
        "(360|tent|tablet|yoga) (degree|hinge|mode|style)",
        "360 degree hinge",
        "(screen|keyboard) (that|which) (detaches|comes off|folds back|flips)",
        "[use|used|double|doubles|works|work|working] as a tablet",
        "[like] a (laptop|notebook) and [a] tablet [in one]",
        "tablet (laptop|computer|hybrid|pc|combo)",
        "(flip|flippy) [laptop|screen]",
      ],
      means: /^2-in-1$/,
    },
    {
      say: [
        "(gaming|gamer|gamers|game) (laptop|notebook|computer|machine|pc|rig|one|laptops|rigs|notebooks|beast|device|devices|pcs|machines|computers)",
        "laptop (made|built|meant) for gaming",
      ],
      means: /^gaming$/,
    },
    { say: ["gaming", "gamer"], means: /^gaming$/, guard: "noun" },
    {
      say: [
        "(business|corporate|office|enterprise|professional|executive) (laptop|notebook|computer|machine|class|grade|pc|one|laptops|series)",
        "laptop for business",
      ],
      means: /^business$/,
    },
    { say: ["business"], means: /^business$/, guard: "asked" },
    { say: ["everyday", "every day", "regular", "normal"], means: /^everyday$/, guard: "asked" },
    {
      say: ["[mobile|portable] workstation", "work station", "(engineering|cad) (laptop|machine|computer)"],
      means: /^workstation$/,
    },
    { say: ["chromebook", "chrome book", "chromebooks", "google (laptop|book)"], means: /^chromebook$/ },
  ],
  asks: {
    fact: /\b(?:2[- ]in[- ]1|two[- ]in[- ]one|convertible|ultra ?(?:book|portable)|workstation|chromebook|gaming laptop|what kind|which kind|what type|tablet|flip|fold)\b/,
  },
  tells: { one: "counts as {v}", several: "comes as {v}" },
  claims: {
    words: ["kind", "kinds", "type"],
    loose: ["kind", "type"],
    values: ["ultraportable", "everyday", "2-in-1", "gaming", "business", "workstation", "chromebook"],
  },
};

export const styleVoices: SlotVoices = {
  wishes: ["a {v}", "the {v} kind"],
  reasons: ["it fits what I do with it", "I'm used to that kind"],
  paraphrases: ["{v}", "a {v} please"],
  clause: "is a {v}",
};
