import type { Operator } from "@/lib/constraints";
import { item } from "./items";

/** `>` and `<` exclude the number itself, which matters for years. */
export const boundsBefore: readonly [Operator | ">" | "<", readonly string[]][] = [
  [
    "<=",
    [
      "under",
      "below",
      "less than",
      "fewer than",
      "lower than",
      "cheaper than",
      "(shorter|narrower|slimmer|lighter) than",
      "(no|not|nothing|never) (longer|taller|wider|broader|heavier) than",
      "(no|not|nothing|never) (dearer|pricier|costlier|more expensive) than",
      "at most",
      "at the most",
      "up to",
      "(not|no|nothing|never) (more|higher|greater|bigger|larger) than",
      "(not|nothing|never) (over|above|exceed|exceeding|exceeds|past|beyond)",
      "(dont|doesnt|didnt|wont|aint|cant) [(want|need|take|buy|have|like)] nothing (over|above|past|beyond|more than)",
      "(cant|cannot|wont|dont|shouldnt|mustnt|must not|should not) [want to] [really] (go over|exceed|go above|go past|spend over|spend more than|pay more than|afford more than|go higher than|go beyond|be over|cost more than|be more than)",
      "(could|can|might|may|would|id|ill|willing to|happy to|able to|prepared to) [also|even|maybe|perhaps] (go|stretch|push|reach|creep) [slightly|a bit|a little|a touch|a tad|a hair|somewhat|just|marginally] (above|over|beyond|past|higher than)",
      "(maximum|maximo) [of]",
      "max [of|is|at|out at]",
      "maxes out at",
      "tops out at",
      "(top|top price|top end|the most|my most) is",
      "topping out at",
      "cap [it] at",
      "capped at",
      "cap of",
      "limit [of|is|to|it to]",
      "limited to",
      "ceiling [of|is|at]",
      "within",
      "inside",
      "south of",
      "[at] or (below|under|less than)",
      "at or below",
      "at or under",
      "as much as",
      "no greater than",
      "shy of",
      "keep it to",
      "<=",
      "≤",
      "no more than",
      "not more than",
      "no higher than",
      "as high as",
      "lower or equal to",
      "go to",
      "go up to",
      "go as high as",
      "stretch to",
      "tops",
      "less or equal to",
      "not a cent over",
      "not a penny over",
      "a cent over",
      "a penny over",
      "no later than",
      "no newer than",
      "not newer than",
      "nothing newer than",
      "(nothing|none|not|no|never) (after|later than|past|since)",
      "up until",
      "until",
      "smaller than",
      "sub",
      "upto",
      "up too",
      "no more then",
      "less then",
      "cheaper then",
      "lower then",
      "anything (under|below|less than)",
      "somewhere (under|below)",
      "just (under|below)",
      "a max of",
      "not to exceed",
      "to",
    ],
  ],
  ["<", ["<", "older than", "older then", "before", "prior to", "pre", "earlier than"]],
  [
    ">=",
    [
      "at least [a|an]",
      "minimum [of|is]",
      "min [of]",
      "[at] or above",
      "no (less|fewer|lower|smaller|worse) than",
      "not (less|fewer|lower|under|below)[than]",
      "not (less|fewer|lower|worse) than",
      "nothing (less|lower|smaller) than",
      "nothing (under|below)",
      "not (under|below)",
      "upwards of",
      "from",
      "starting (at|from)",
      "north of",
      "above",
      "over",
      "more than",
      "greater than",
      "higher than",
      "better than",
      "exceed",
      "exceeds",
      "exceeding",
      "in excess of",
      ">=",
      "≥",
      "at or above",
      "no older than",
      "nothing older than",
      "not older than",
      "not be older than",
      "none older than",
      "never older than",
      "isnt older than",
      "no earlier than",
      "(nothing|none|not|no|never) (before|earlier than|prior to)",
      "not earlier than",
      "since",
      "at (a|the) minimum",
      "bigger than",
      "(longer|taller|wider|broader|heavier|roomier) than",
      "(no|not|nothing|never) (shorter|narrower|lighter) than",
      "at minimum",
      "best case",
      "as new as",
      "as of",
      "beat",
      "beats",
      "atleast",
      "more then",
      "no less then",
      "better then",
      "higher then",
    ],
  ],
  [">", [">", "newer than", "newer then", "after", "later than", "post", "younger than"]],
  ["==", ["exactly", "precisely", "specifically"]],
];

const judged =
  "(is|s|was|seems|feels|sounds|looks|would be) [still|just|way|far|a bit|a little|a tad|kind of|kinda|much]";

export const boundsAfter: readonly [Operator | ">" | "<", readonly string[]][] = [
  // "25 is too low" wants more.
  ["<", [`${judged} too (much|high|many|expensive|pricey|steep|rich|big|long|tall|wide|heavy|large)`]],
  [
    ">",
    [
      `${judged} too (low|little|few|small|weak|old|short|thirsty|light)`,
      "(isnt|is not|aint|wasnt|wont be|not) [really|quite|nearly] enough",
    ],
  ],
  [
    ">=",
    [
      "(or|and) (newer|later|above|better|more|higher|up|greater|over|upwards|onwards|onward|bigger|younger|beyond|after|upward)",
      "plus",
      "+",
      "onward",
      "onwards",
      "on up",
      "minimum",
      "min",
      "at least",
      "at (a|the) minimum",
      "at minimum",
      "at the oldest",
      "up",
      "and on",
      "at worst",
      "at the very least",
      "at the least",
      "or so and up",
      "is [the|my|our|about] [absolute|very] (bottom|floor|minimum|least|lowest)",
    ],
  ],
  [
    "<=",
    [
      "(or|and) (less|under|below|lower|cheaper|older|earlier|fewer|smaller|before|down)",
      "max",
      "(maximum|maximo)",
      "tops",
      "at most",
      "at the most",
      "at the very most",
      "limit",
      "ceiling",
      "cap",
      "at max",
      "at the latest",
      "top whack",
      "or nearest offer",
      "is [the|my|our|about] [absolute|hard|very|upper|total] (max|maximum|limit|ceiling|cap|most|wall|roof|line|top|end)",
      "is as (high|much|far) as",
      "is all i (have|can|got)",
      "is the most",
      "all in",
      "out the door",
      "otd",
      "or there abouts max",
      "top",
    ],
  ],
];

export const blurs: readonly string[] = [
  "around",
  "about",
  "roughly",
  "approximately",
  "approx",
  "circa",
  "or so",
  "ish",
  "near",
  "close to",
  "somewhere around",
  "or thereabouts",
  "ballpark",
  "in the ballpark of",
  "more or less",
];

export const amidBounds: ReadonlySet<string> = new Set(
  "a an the of is at around about roughly my budget price msrp cost be to $ £ € say maybe only just something anything like i can id want with for around city highway hwy mpg mileage get gets getting year model years or it approximately horsepower power total in somewhere spend pay combined both and fuel economy was were should do does".split(
    " ",
  ),
);

/** Between a number and its unit: "two separate bedrooms". */
export const beforeUnits: ReadonlySet<string> = new Set(
  "or more better and above up too many separate real proper usable individual".split(" "),
);

export const behindNumbers: ReadonlySet<string> = new Set(
  "mpg city highway hwy hp horsepower model models in the on town around freeway motorway dollars usd bucks cylinders cylinder doors year $ old us miles per gallon msrp my as or even range".split(
    " ",
  ),
);

/** A denial reverses these: "not over 25k". */
export const turnable: ReadonlySet<string> = new Set(
  "over above more past beyond exceed exceeding under below less fewer shorter smaller older newer longer heavier taller wider deeper thicker louder".split(
    " ",
  ),
);

export const deniers: ReadonlySet<string> = new Set(
  "not dont never without avoid avoiding wont cant cannot wouldnt shouldnt mustnt neednt oughtnt doesnt didnt couldnt aint hate nor neither nothing none".split(
    " ",
  ),
);

/** Behind a number and what it counts: "more than 24,000 I can't give". */
export const deniedBehind = new RegExp(
  `^(?:(?:,|\\$|${[...behindNumbers].filter((word) => word !== "$").join("|")}) )*(?:i|we) (?:[^ ]+ (?=not ))?(?:${[...deniers].join("|")})(?: [\\p{L}'’]+){0,3}(?: [^\\p{L}\\d].*)?$`,
  "u",
);

/** They may interrupt a denial: "I won't, of course, drive a Kia". */
export const asides: ReadonlySet<string> = new Set([
  ..."however though honestly frankly personally obviously naturally sadly alas please sorry".split(" "),
  ...["of course", "mind you", "i think", "im afraid"],
]);

export const denyGap: ReadonlySet<string> = new Set(
  `go going be being weigh weighing take taking last to spend spending pay paying want wanting to like really ever have having it cost costing get getting anything a an ${item} something with me do much shell out stretch look at looking see show single one cent penny dime dollar buck mile day year with that has which seats seating weighs tows`.split(
    " ",
  ),
);

/** Their "to" bounds nothing: "it comes to 9,200 lb". */
export const adding: ReadonlySet<string> = new Set(
  "come comes came coming amount amounts adds add out way ways route routes path road ticket getting get gets".split(
    " ",
  ),
);

/** Also state importance. */
export const sternBounds: ReadonlySet<string> = new Set(
  "absolute absolutely hard wall roof line cant cannot couldnt wont never refuse cent penny dime dollar".split(" "),
);

/** Between a number and what it is: "90 thousand is the miles". */
export const equates: ReadonlySet<string> = new Set("is are was means for".split(" "));

/** A bare figure behind them is of the measure asked of before: "which does more, say 6,000?" */
export const goesOn =
  /^(?!.*(?:\$|\b(?:budget|spend|pay|cheaper|priced?|dollars|bucks|grand|miles|years?|older|newer)\b)).*\b(?:which|what'?s?|who|that|any\w*|some\w*|ones?|\w{3,}est|least)\b.*\b(?:do (?:it|that)|can do|does|(?:to|and) spare|pulls?|makes?|gets?|goes?|has|have|with|more|further|farther|better|bigger)\b.*?(?<![\d,.])(\d[\d,]*)/;
