import { type WordTable, wordTable } from "@/lib/constraints";

export interface Way {
  end: "most" | "least";
  degree: "plain" | "comparative" | "superlative";
}

/** `better`: the direction people prefer. */
export const quantifiers: WordTable<Way & { better?: true }> = wordTable({
  ...spread("most", "comparative", "more higher greater bigger larger longer stronger further"),
  ...spread("most", "superlative", "most highest greatest biggest largest longest strongest top max maximum"),
  ...spread("least", "comparative", "less lower fewer smaller shorter"),
  ...spread("least", "superlative", "least lowest fewest smallest shortest min minimum"),
  better: { end: "most", degree: "comparative", better: true },
  best: { end: "most", degree: "superlative", better: true },
  worse: { end: "least", degree: "comparative", better: true },
  worst: { end: "least", degree: "superlative", better: true },
});

export const superlativeSaid = /\b(best|most|least|\w{3,}(?<!inter|hon|mod|fore|sugg|req)est|as \w+ as)\b/i;

/** Behind a comparative that only finds fault: "that's steeper than I figured". */
export const expected =
  /^than (?:i|we|id|ive|wed|weve|what i|what we) (?:had |have |was |were )?(?:ever )?(?:figured|thought|expected|expecting|hoped|hoping|wanted|planned|planning|said|asked|imagined|guessed|remembered|budgeted)\b/;

export const carriers = new Set(
  "no nah nope ok okay well hm hmm ouch wow yeah yes so and but then now maybe please pls actually honestly i id im ill ive we wed you me us my a an the any some bit little lot much way far slightly somewhat kinda sort of show give find get got want need prefer like rather looking look for go lets try see more than that this it these those them is are there else option options still even just with be to on in its thats would could can have has something anything any do u youve ones which what".split(
    " ",
  ),
);

/** Separate how much from of what. */
export const directionParting = new Set("and or than what which if with is are".split(" "));

export const irregular: WordTable<readonly [string, string][]> = wordTable({
  good: [["better", "best"]],
  far: [
    ["farther", "farthest"],
    ["further", "furthest"],
  ],
});

function spread(end: Way["end"], degree: Way["degree"], words: string): Record<string, Way> {
  return Object.fromEntries(words.split(" ").map((word) => [word, { end, degree }]));
}

export const tooMuch =
  /^(?:(?:ok|ouch|wow|hm+|no|nah|yikes|oof|whoa|thats|that|its|it|is|way|still|a bit|bit|little|far) )*too (?:much|rich|steep|pricey)(?: (?:money|for (?:me|us)))?$/;

/** "Is the CR-V any roomier than that" asks. */
export const asksOfName =
  /^(?:(?:and|so|but|ok|okay|well|also|now) )*(?:is|are|was|does|do|did|has|have|can|will|would)(?: the| an?| that| this| his| her| your| new| (?:19|20)\d\d)* $/i;
