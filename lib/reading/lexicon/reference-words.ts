import { wordTable } from "@/lib/constraints";
import { item } from "./items";
import { relativeWords } from "./people-words";

/** The number of previous wishes. `all` means the whole sentence's. Leading words ("none of") stay. */
export const gathering: readonly [count: number | "all", phrases: readonly string[]][] = [
  [
    2,
    [
      "both [of] [those|these|them|em|things|wishes]",
      "[all] (those|these|the|them|em) [last|first] (two|2) [things|wishes|points]",
      "both (is|are)",
      "the pair [of them|of those|of em]",
    ],
  ],
  [
    3,
    [
      "[all] [of] (those|these|the|them|em) (three|3) [things|wishes|points]",
      "all (three|3) [of them|of those|of these]",
    ],
  ],
  [
    4,
    [
      "[all] [of] (those|these|the|them|em) (four|4) [things|wishes|points]",
      "all (four|4) [of them|of those|of these]",
    ],
  ],
  [
    "all",
    [
      "all of (it|them|those|these|that|this|em|the above)",
      "(all|every one) of [the] (above|lot)",
      "the (whole|entire) (lot|list)",
    ],
  ],
];

/** "None of that" means earlier wishes. */
export const sharing: readonly string[] = ["(none|each|either|neither|every one|not one) [one] of"];
export const pointers: ReadonlySet<string> = new Set("it that this those these them em".split(" "));

/** "Those are musts": no noun follows. */
export const pointingAlone: ReadonlySet<string> = new Set(["those", "these", "neither"]);
export const behindPointers: ReadonlySet<string> = new Set(
  "a an the are r is isnt arent were matter matters count counts i id ill im we wed well can could will would wont have has need needs must should stay stays come go get really all both".split(
    " ",
  ),
);

/** Everything but those just mentioned. */
export const remaining: readonly string[] = [
  "[all] the (rest|others|remainder) [of it|of them|of that|of those|of the list|of my list]",
  "(everything|all) else",
  "[all] the other (ones|stuff|things|wishes|bits|one|two|three|points)",
];

export const clauseEnds: ReadonlySet<string> = new Set(
  ", . ! ? ; : - ( ) but though although while whereas however because since cause cuz if unless so then".split(" "),
);

export const referenceOrdinals: ReadonlySet<string> = new Set(
  "first second third last latter former middle one two three both neither either rest everything else others other all none any these those them that it this".split(
    " ",
  ),
);

export const deniedVerbs = wordTable({
  is: "isnt",
  are: "arent",
  can: "cant",
  will: "wont",
  would: "wouldnt",
});

export const parting: ReadonlySet<string> = new Set(["of", "than", "between"]);

export const listJoints: ReadonlySet<string> = new Set(", or and a an the even maybe".split(" "));

/** "I got three booster seats": what rides along needs its room. */
const riders = String.raw`\b(?:${item}|child|baby|booster|toddler|infant) seats$`;
export const ridersTold = new RegExp(riders);

export const ownLimits = new RegExp(
  String.raw`\b(?:my|our)\b(?: \S+){0,3} (?:budget|limit|minimum|maximum|max|min|cap|ceiling|target|goal|requirement|floor)\b(?!.*\b(?:was|were|used|had|said|told)\b).*\b(?:is|s|are|stays|remains|will be|would be)\b|${riders}|^(?:what|which)\b.*\bfor (?:under|less than|below|up to)\b`,
);

/** "My boss gives me 35k". */
export const givenLimits = new RegExp(
  `\\b(?:${relativeWords}|wife|grandma|grandpa|grandmother|grandfather|grandparents|uncle|aunt|bank|credit union|parents|folks|insurance|work|company|school|church|s?he|they)(?: (?:just|only|now|also|will|can|would|wont|then|is|s|are))* (?:say|says|said|gives?|gave|giving|paying|lending|putting in|chipping in|allows?|allowed|approved?|approves|pays?|caps?|capped|lets|let|lends?|lent|go|offers|offered)(?: (?:me|us|you|it|him|her|go|have|spend|that|for|no|not))*$`,
);
