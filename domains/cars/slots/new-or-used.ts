import { beforeNew, beingUsed, bodies, newness, noUse, thisTime } from "@/domains/cars/lexicon/condition-words";
import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

/** Used cars young enough for makers to certify are also `certified`. */
export const newOrUsed = {
  name: "newOrUsed",
  kind: "set",
  says: "adjective",
  label: "new or used",
  csv: { header: "Condition", optional: true },
  any: "new or used alike",
  opposites: { new: ["used", "certified"], used: ["new"], certified: ["new"] },
  places: { filter: 48, facts: 51 },
  spoken: { certified: "certified used" },
} as const satisfies WordSlot;

export const newOrUsedWords: SlotWords = {
  questions: ["New or used?"],
  oneThing: "Is it new or used?",
  topics: ["condition", "new or used"],
  values: [
    {
      say: [
        "used",
        "(pre owned|preowned|second hand|secondhand|previously owned|pre loved|preloved|off lease|ex lease|lease return)",
      ],
      means: /^used$/,
      guard: { before: noUse, after: beingUsed },
    },
    {
      say: ["(lightly|gently|barely|slightly|hardly) used"],
      means: /^used$/,
      guard: { before: ["or"], after: beingUsed },
    },
    {
      say: ["(must|should|gotta|has to|have to|had to|got to|needs to|need to) be [a] used"],
      means: /^used$/,
      guard: { after: beingUsed },
    },
    { say: ["(certified|cpo) [(pre owned|preowned|used)]"], means: /^certified$/ },
    { say: ["(brand new|factory new|straight from the dealer|straight off the lot|zero miles)"], means: /^new$/ },
    { say: ["new"], means: /^new$/, guard: { before: [...beforeNew, ...newness], next: [...bodies, ...thisTime] } },
    {
      say: [
        "never [been] [before] (titled|registered|owned|sold before|owned before)",
        "(never|not) had (an|any|another|a previous|a prior) owner",
        "(no|zero|0) (previous|prior|former|earlier) (owner|owners)",
        "(untitled|i am the first owner|be the first owner|be its first owner|as the first owner)",
        "([brand] new only|new ones only|only new ones|only new|[brand] new not used|bought new|buy new|buying new)",
        "(this time|now|for once) [i want] [a|an] [brand] new [one|ones]",
        "(want|want it|need it|make it|buy it|get it|like it|have it) [brand] new",
        "(do|go|going|went|going for) new",
      ],
      means: /^new$/,
    },
    {
      say: ["(has|have|had|must|needs|need|should|gotta|got) [to] be [brand] new"],
      means: /^new$/,
      guard: { before: ["doesnt", "dont", "didnt", "not", "wont"] },
    },
  ],
  asks: {
    fact: /\b(?:is it (?:new|used)|(?:are|is) (?:they|these|those|this|that)(?: one)? (?:new|used)|(?:new|used) or (?:new|used)|certified)\b/,
  },
  tells: { one: "is sold {v}", several: "is sold {v}", none: "may be new or used" },
  claims: { words: ["condition"], values: ["certified", "used"] },
};

export const newOrUsedVoices: SlotVoices = {
  wishes: ["one that's {v}"],
  paraphrases: ["it should be {v}"],
  clause: "is {v}",
};
