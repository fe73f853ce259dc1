import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const system = {
  name: "system",
  kind: "text",
  label: "operating system",
  title: "System",
  required: true,
  lasts: true,
  choice: "few",
  says: "adjective",
  csv: { header: "System" },
  any: "any system",
  care: 0.4,
  places: { filter: 65, facts: 80 },
  versions: { group: "words", place: 30 },
} as const satisfies WordSlot;

export const systemWords: SlotWords = {
  questions: ["Windows, Mac, or something else?", "Which system should it run, and does that matter much?"],
  oneThing: "Which operating system does it run?",
  topics: ["operating system", "system", "os", "platform", "software", "windows or mac", "mac or (pc|windows)"],
  echoes: ["os", "windows", "mac", "platform", "system"],
  values: [
    {
      say: [
        "[microsoft] windows [7|8|10|11] [pro|home|based|laptop|laptops|machine|machines|pc|computer|notebook]",
        "(win10|win11|win 10|win 11)",
        "windows (10|11) (pro|home)",
        "(not|no|isnt) [a|an] (apple|mac) product",
      ],
      means: /^windows$/,
    },
    {
      say: ["window"],
      means: /^windows$/,
      guard: { next: ["10", "11", "is", "laptop", "computer", "pc", "machine", "system"] },
    },
    { say: ["pc", "a pc"], means: /^windows$/, guard: "asked" },
    {
      say: [
        "(mac|macs|macos|mac os|osx|os x)",
        "(apple|mac) (laptop|laptops|computer|computers|notebook|machine|product|products)",
        "mac (person|guy|user|house|family)",
        "apple (ecosystem|user|person|family|household)",
      ],
      means: /^macos$/,
      guard: { after: ["and cheese", "address", "book"] },
    },
    { say: ["(chromeos|chrome os)"], means: /^chromeos$/ },
    { say: ["chrome"], means: /^chromeos$/, guard: "asked" },
    { say: ["(linux|ubuntu|fedora|debian|mint|arch linux|open source system)"], means: /^linux$/ },
  ],
  asks: {
    fact: /\b(?:windows|mac ?os|mac|chrome ?os|linux|ubuntu|operating system|which (?:system|os)|what (?:system|os)|run on it)\b/,
  },
  tells: { one: "runs {v}", several: "comes with {v}" },
  claims: { words: ["system"], loose: ["system"], values: ["windows", "macos", "chromeos", "linux"] },
};

export const systemVoices: SlotVoices = {
  wishes: ["a laptop that runs {v}", "{v} as the system"],
  reasons: ["my programs need it", "I'm used to it", "the family has it too"],
  paraphrases: ["{v}", "it should run {v}"],
  clause: "runs {v}",
};
