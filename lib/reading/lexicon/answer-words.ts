import { namedWith, numericSlotNames, type SlotName } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { item, items } from "./items";

export type Degree = "utmost" | "high" | "fair" | "middling" | "low" | "nil";

export const degreeWords: readonly (readonly [Degree, readonly string[]])[] = [
  [
    "utmost",
    ["(extremely|absolutely|incredibly|hugely|crucially|as much as possible|the most|100 percent|completely|totally)"],
  ],
  ["high", ["(very|really|super|highly|a lot|a great deal|very much|definitely|massively|big time|tons)"]],
  ["fair", ["(pretty|quite|fairly|rather|reasonably|quite a bit|pretty much)"]],
  [
    "middling",
    ["(somewhat|kind of|kinda|sort of|sorta|moderately|medium|so so|middling|average|semi|a fair bit|half and half)"],
  ],
  [
    "low",
    [
      "(a little|a bit|slightly|a tad|a little bit|marginally)",
      "(not|isnt|not all) (very|that|super|too|so|really|overly|particularly|hugely|terribly|especially|much|a lot)",
      "(not really|meh|eh|so so i guess|shrug|not a ton|not a whole lot)",
    ],
  ],
  ["nil", ["(not at all|zero|not one bit|not in the slightest|hardly|barely|not even a little|nope|nah)"]],
];

const importanceQuestions: readonly string[] = [
  "how (important|much does|strongly|strict|set|badly|serious|essential|critical|crucial|firm|attached|keen|picky)",
  "how big of a (deal|priority)",
];

const roomQuestions: readonly string[] = ["how (flexible|open|willing|negotiable|much room|much flexibility)"];

export const besideDegrees: ReadonlySet<string> = new Set(
  "important flexible to me for it is its is id say i would a matters that so honestly um please strict much open willing set".split(
    " ",
  ),
);

/** A question whether a wish must be, is important, or has room. */
export type AskedImportance = "must" | "important" | "room";

export const importanceAskedWords: readonly (readonly [AskedImportance, readonly string[]])[] = [
  [
    "must",
    [
      "[a|an] [absolute|hard|strict|firm|real] (must|must have|requirement|limit|cap|ceiling|deal breaker|dealbreaker|necessity|non negotiable)",
      "(firm|fixed|strict|required|essential|mandatory|non negotiable|set in stone|crucial|vital|critical)",
    ],
  ],
  ["important", ["[really|very|that] (important|a priority) [to you|for you]", "(matter|care) [much|a lot|about]"]],
  [
    "room",
    ["(flexible|negotiable|open to|willing to|some room|any room|wiggle room|optional|a nice to have|nice to have)"],
  ],
];

export type ImportanceAnswer = "yes" | "nearly" | "hardly" | "no";

export const importanceAnswers: readonly (readonly [ImportanceAnswer, readonly string[]])[] = [
  [
    "yes",
    [
      "(yes|yeah|yep|yup|yea|ya|sure|sure is|of course|you bet|absolutely|definitely|certainly|totally|for sure|oh yes|indeed|very much|very much so|it is|it does|they are|i am|i do|100 percent|naturally|obviously|without a doubt|it sure is|completely|correct)",
    ],
  ],
  [
    "nearly",
    [
      "(pretty much|more or less|basically|i guess|i guess so|i suppose|i suppose so|mostly|for the most part|kind of|kinda|sort of|sorta|somewhat|a bit|a little|yeah kind of|i think so|probably|almost|nearly|just about)",
    ],
  ],
  [
    "hardly",
    [
      "(not really|not so much|not particularly|not that much|not necessarily|hardly|not very|i dont think so|meh|eh|not especially)",
    ],
  ],
  [
    "no",
    [
      "(no|nope|nah|not at all|no way|it isnt|it is not|its not|it doesnt|not one bit|never|im not|i am not|i dont|god no|certainly not|definitely not|soft)",
    ],
  ],
];

export const besideAnswers: ReadonlySet<string> = new Set(
  "it is thats that for me to us yes yeah no nope well um oh honestly really im afraid so please thanks actually".split(
    " ",
  ),
);

export const questionStarts: ReadonlySet<string> = new Set([
  "is",
  "are",
  "does",
  "do",
  "would",
  "isnt",
  "was",
  "must",
  "so",
  "and",
  "any",
]);

const asksToGiveUp: readonly string[] = [
  "(which|what|anything|something|one|rather|of these|of those) [one|wish|thing] [would you|could you|can you|do you|youd|you would|you could|you can|might you] [be] [most] (give up|let go of|let go|drop|sacrifice|compromise on|do without|live without|relax|part with|give way on|willing to give up|willing to drop|willing to compromise on)",
  "(least important|matters [the] least|first to go|(can|could|should|may) (anything|something|one) (go|give))",
  "(give up|let go|drop|go|sacrifice) first",
];

const asksToKeep: readonly string[] = [
  "(rather|sooner|prefer to) (keep|hold on to|have)",
  "(what|which) [one|wish|thing|of these|of those] (matters|counts|weighs) [the] (most|more)",
  "(most|more) important [to you]",
  "[your] (top|first|highest|biggest) priority",
];

export const firstChoice = /^(the )?(first|former|1st|1)( one| option)?$/;

export const secondChoice = /^(the )?(second|latter|last|2nd|2|other)( one| option)?$/;

/** "Cheaper" keeps the price wish. */
export const comparatives: readonly (readonly [RegExp, readonly SlotName[]])[] = numericSlotNames.flatMap((slot) => {
  const { keptBy } = slotWords[slot];
  return keptBy ? [[new RegExp(`^(the )?(?:${keptBy})( one| ${item}| option)?$`), namedWith(slot)]] : [];
});

export const indifferentAnswer =
  /^((i )?(really )?(do not|don't) (care|mind)|either( (one|way|is (fine|ok|okay)|works|will do|would (do|work|be (fine|ok|okay))))*|both are fine|whichever|whatever|no preference|(it'?s |that'?s )?(all )?the same( to me)?|doesn'?t matter( to me)?|you (choose|decide|pick)|up to you|not sure|no idea|(i )?(do not|don't) know)$/;

/** To which of two matters: "both I reckon", "they both matter". */
export const bothAnswer =
  /^(?:(?:well|honestly|ok|hm+|um+|sorry|no|keep|they|i|we|i'd|we'd|would|want|need|like|say|think|really|just|the answer is) )*both(?: (?:of (?:them|those|these|em)|matter|count|please|really|equally|honestly|are|important|musts?|the same|stay|then|too|to me|i|we|i'd|would|reckon|guess|think|suppose|say|want|need|if (?:possible|(?:i|you|we) can)|as much|a lot))*$/;

/** Words that change no value: hedges, manners, slot names. */
export const harmless: ReadonlySet<string> = new Set(
  [
    "a an the this that these those one ones it its it's that's there here some any i i'm im i'd i'll i've id me we we're we'd our us you your",
    "am is are be been was will would could should can may might must shall do does have has got get go going let let's make take give need want wants wanted",
    "of for to on in at by with and or but so then too also as well from up about around roughly approximately circa ca near nearly close",
    "maybe perhaps probably possibly think guess suppose say hm hmm um uh er erm well oh ok okay yes yeah yep sure right just please thanks thank sorry actually really honestly probably",
    "picture imagine mind name named called stay staying keep keeping aim aiming target targeting hope hoping after set wise",
    "prefer preferably ideally rather love happy nice good great best fine alright works work looking look find show if possible",
    "max maximum min minimum most least limit top tops cap total all budget price cost costs spend pay dollars dollar bucks us usd money range",
    `year years model body style shape ${item} ${items} vehicle size drive wheel wheels fuel gas engine runs run gearbox transmission box make brand mpg mileage miles gallon highway city hp horsepower horse horses power doors door seats`,
    "more less newer older later onwards ish upwards important matters matter very quite pretty fairly absolutely definitely only",
  ].flatMap((line) => line.split(" ")),
);

export const asBefore =
  /^(?:(?:just|make it|keep it|i'?ll take|let'?s do|please|ok(?:ay)?,?|yes,?|the) )*same (?:again|as (?:before|last time|always|usual|i said(?: before)?)|thing(?: again)?|ones?(?: again)?)(?: please)?[.!]?$|^(?:like|as) (?:last time|before|usual|always)(?: please)?[.!]?$/;

export const assents =
  /^(yes|yeah|yep|yup|no (?:problem|prob|biggie)|sure|ok|okay|right|correct|exactly|true|that'?s right|yes please)\b/i;
export const dissents =
  /^(no(?! (?:idea|clue|problem|prob|rush|hurry|worr(?:y|ies)|matter|kids?|children|pets?|doubt|questions?|wonder|need|point|offen[sc]e|preference|opinion|luck|pressure|experience|credit|debt|garage|driveway|family|wife|husband)\b)|nope|nah|not really|not quite|wrong|neither)\b/i;

export const priorities = { letsGo: asksToGiveUp, keeps: asksToKeep };
export const degreesAsked = { asksImportance: importanceQuestions, asksRoom: roomQuestions };
