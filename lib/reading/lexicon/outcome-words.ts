import { item, items } from "./items";
/** "Without AWD I'd rather not buy" wishes for AWD. "A diesel is out of the question" rejects it. */
export type OutcomeKind = "refusal" | "suffering" | "breaking";

const not = "(not|never|wont|will not|wouldnt|would not|cant|cannot|couldnt|dont|wouldnt even|wont even|cant even)";

export const outcomes: readonly { kind: OutcomeKind; say: readonly string[] }[] = [
  {
    kind: "refusal",
    say: [
      "no (deal|sale|way|thanks|thank you|dice|go|use|good|point|purchase|chance)",
      "(walk|walking|walks) [away|out]",
      "(pass|passing) on it",
      "ill pass",
      "(dont|no need to|please dont|not) (bother|waste)",
      "not interested",
      "no interest",
      "(forget|skip) (it|about it|that one|the whole thing)",
      "out of the question",
      "off the (table|list|cards)",
      "(hang|hangs|stick|sticks|hanging|sticking) (out|over)",
      "(charge|charges|cost|costs|pay|pays) (double|extra|more|a fee)",
      "(doesnt|does not|dont|wont|cant|cannot) (make|clear|get round|get around|turn|go in)",
      "a (no go|nonstarter|non starter|waste of time)",
      "(unacceptable|unthinkable|pointless|useless|worthless|hopeless|impossible)",
      `${not} (do|work|cut it|fly|happen|wash|suffice)`,
      `${not} [be] (buy|buying|take|taking|accept|consider|considering|touch|look at|look|looking at|drive|driving|own|sign|want it|want one|afford it|afford that|buy it|buy one|get it|get one|bother)`,
      "(rather|sooner) (not|walk|keep|take the bus|go without|wait|do nothing|stay home|have nothing|cycle|take a bus|eat|ride)",
      "(or) (i|ill|we|well|im|id) (walk|walking|leave|pass|go|wait|stop)",
      "count me out",
      "deals off",
      "the deal is off",
      "end of (story|discussion|conversation)",
      "say no",
      "not for me",
      "[a] [hard|firm|big] (no|pass) from (me|us)",
      "(its|it is|thats|that is) a (no|pass)",
      "ruled out",
      "makes no sense",
      `keep (my|our) (old|current) (${item}|one)`,
      "not worth (it|having|buying|my time|my while)",
      "what is the point",
      "whats the point",
      "dont (show|send|offer|suggest|even show|even mention) [me|it|them|us|any]",
    ],
  },
  // A deal-breaker can be a wish or its lack, so this counts only after a lack.
  { kind: "breaking", say: ["(a|the) (dealbreaker|deal breaker)", "(breaks|kills) (it|the deal)"] },
  {
    kind: "suffering",
    say: [
      "(disappointed|disappointing|disappointment|sad|gutted|unhappy|upset|annoyed|frustrated|bummed|miserable|crushed|devastated|heartbroken|uncomfortable|cross|angry|dissatisfied|sorry|let down|nervous|worried|a shame|a pity|a letdown|a blow)",
      "(regret|miss|mind) (it|that|not|having)",
      "(bother|annoy|upset|worry|trouble|irritate|pain|hurt|sadden|disappoint|frustrate|bug) (me|us|him|her)",
      "(hate|loathe|detest|dislike) (it|that|to)",
      "(id|would|i) (cry|weep|scream|hate it|be sick|go mad|be furious|be upset)",
      "(hard|tough|difficult) for (me|us)",
      "(kill|murder|divorce|disown|shoot|strangle) (me|us)",
    ],
  },
];

const lacks: readonly string[] = [
  "without",
  "(lacking|lacks|lack of|minus|missing|missing out on|miss out on)",
  "not (having|getting|being|finding|with)",
  "(doesnt|dont|didnt|does not|do not|hasnt|hasnt got|havent|havent got|wont|wouldnt) (have|come with|include|offer|feature|got|get)",
  "(isnt|is not|arent|wasnt|werent|was not|were not|aint)",
  "(its|it is|theyre|id be|they are|it were|it was) not",
  "unless (its|it is|it has|theres|there is|it comes with|i get|i can get)",
  "if (i|we) (cant|dont|couldnt|didnt|cannot) (get|have|find)",
  `(anything|nothing|something|any ${item}|one|everything) [else] (but|except|besides|other than|apart from|than)`,
  "(anything|something) (else|other) than",
  "if not",
];

/** A lack only before a refusal: "no AWD, no deal". */
const bareLacks: readonly string[] = ["no"];

export const lackGap: ReadonlySet<string> = new Set(
  `a an the any at least it its my one some kind of that with proper real good decent to in be being have having got get something actual genuine sort ${item} ${items} vehicle truck engine budget price sticker msrp mileage model make brand called fuelled fueled powered by on runs running which has is was made built no particular exact`.split(
    " ",
  ),
);

export const outcomeDenials: ReadonlySet<string> = new Set(
  "wont refuse refuses refusing never cant cannot couldnt wouldnt nobody nothing impossible not dont doesnt didnt no hate avoid neither".split(
    " ",
  ),
);

/** The value is neither wished nor rejected: "nothing against a coupe". */
const tolerated: readonly string[] = [
  "not (necessarily|specifically|particularly|only|exclusively|just)",
  "(doesnt|does not|neednt|need not|dont|do not) (have|need) to be (specifically|necessarily|only|just|exclusively)",
  "(not|nothing|never) [really] against",
  "(not|isnt|arent) [really|that] (opposed|averse|allergic) to",
  "(no|without) (objection|objections|problem|problems|issue|issues) (to|with|about)",
  "not that i [really] (hate|dislike|dont like|mind|dont want)",
  "never (hated|disliked)",
];

/** After a value, these tolerate it. */
const putUpWith: readonly string[] = [
  "[gas|fuel] (isnt|is not|wouldnt be|would not be|arent|are not|is no|are no|would be no|wont be|will be no) [really|much of] [a|an|any] [big|huge|real|major] (problem|issue|trouble|obstacle|hardship|worry|concern)",
  "[gas|fuel] (doesnt|dont|does not|do not|wouldnt|would not) (bother|scare|worry|frighten|trouble|put off) (me|us)",
];

/** A burden follows. */
export const forced: readonly string[] = [
  "(if|when) (i|we|he|she) (had|have|ever had|were|was) to (drive|take|buy|own|get|have|use|settle for|live with|put up with|pay for|deal with)",
  "(end up|ended up|stuck|ending up) with",
];

/** After a value, these reject it. */
const turnedDown: readonly string[] = [
  "(isnt|is not|arent|wasnt|are not) (what|something|anything|one|the thing|for) (i|we|me|us) [am|m] [want|need|like|looking for|after|wanted|had in mind]",
  "(isnt|is not|arent|are not) (for me|for us|my thing|my style|my taste|my cup of tea|on my list|an option)",
  "(is|are) (not for me|not an option|a no)",
  "(doesnt|dont) (appeal|interest me|work for me|do it for me|suit me)",
];

export const links: ReadonlySet<string> = new Set(
  "is are would be will being was its s simply just totally completely absolutely".split(" "),
);

export const calming: ReadonlySet<string> = new Set(
  "fine ok okay manage cope survive live drama problem stress worry sleep disaster world matter cry kill".split(" "),
);

export const verdicts = {
  lacking: lacks,
  bareLacking: bareLacks,
  tolerating: tolerated,
  refusing: turnedDown,
  puttingUp: putUpWith,
};
