import { item } from "./items";

/** Without a conflict these end a wish too. In a conflict it stays and gives way. */
const dropping: readonly string[] = [
  "(drop|lose|ditch|toss|dump|chuck) [out]",
  "lets lose",
  "(dont|do not|doesnt|does not|didnt) [really|actually|even|necessarily] (need|have) to [(be|have)]",
  "(dont|doesnt|aint|didnt) [really|actually|even|necessarily] gotta [be|have]",
  "aint got to (be|have)",
  "(would|do|will|need) not [really] insist on",
  "(wouldnt|dont|wont|neednt) [really] insist on",
  "not (necessarily|saying [that] (it|they) (needs|need|has|have) to be)",
  "(not|no) must [necessarily] (be|have)",
  "(need|needs) not [necessarily] (be|have)",
  "neednt [necessarily] [(be|have)]",
  "can skip",
  "skip [the|that|this]",
  "dont worry about",
];

export const allowedAfter = /\b(?:or|and) [\w-]+ (?:is|are|would|will|works?)\b/;

/** In any of them: "it needn't be a Lexus". Said of what gave way, it ends. */
export const needing: ReadonlySet<string> = new Set("need needs neednt have must gotta got insist".split(" "));

const removing: readonly string[] = [
  "forget [about]",
  "(not|arent|isnt|aint) (stuck|dead set|hung up|fixed|married) (on|to)",
  "remove",
  "scrap",
  "scratch",
  "never mind [about]",
  "(nevermind|nvm) [about]",
  "delete",
  "take off",
  "take out",
  "take away",
  "get rid of",
  "cancel",
  "ignore",
  "(dont|do not|no longer|didnt|doesnt|does not|wouldnt|would not) [really|actually|necessarily|even] (need|require)",
  "no [more] need [(for|of|to have)]",
  "leave off",
  "strike",
  "clear (the|my|that|this|all|out|off)",
  "undo the",
  "dont bother with",
];

/** Of a wish that gave way, these end it too. */
export const letGo: readonly string[] = [
  "(do|doing|go|going|live|living|be|am|im|fine|ok|okay|good|happy|manage|managing|survive|cope|get by|get along|make do) [just] [fine|ok|okay] without",
  "(skip|forgo|forego|nix|lose|ditch|drop)",
  "(give|giving|gave) up [on]",
  "(part|parting) with",
  "(let|letting) go of",
  "[i|we] never [really|actually] (need|needed|wanted|cared about)",
];

/** Before "off", "out" or "away": "leave the Kia off". */
export const partingVerbs: ReadonlySet<string> = new Set(
  "take taking turn switch leave leaving kick cross strike scratch knock cut rule count keep throw toss set setting put putting lay push shut".split(
    " ",
  ),
);

export const partings: ReadonlySet<string> = new Set(["off", "out", "away", "aside"]);

/** Behind what a wish is of: "forget the truck being new". */
export const beingOf: ReadonlySet<string> = new Set("being bein having needing has needs must needin havin".split(" "));

/** "No AWD needed". */
export const unneeded: ReadonlySet<string> = new Set(["required", "needed", "necessary"]);

export const briefPauses: ReadonlySet<string> = new Set([",", "-", "–", "—"]);

/** Behind a wish, what becomes of it. */
export const goings = {
  /** Ends it. */
  over: [
    "(is|are|s) off [the] [table|list]",
    "off [the|my|our] (table|list)",
    "(is|are|s) gone",
    "(comes|goes|come) off [the] [list|table]",
    "[that|which|thats what] (i|we) (dont|do not|wont|will not|never|no longer|didnt|really dont|dont really|sure dont) [really|even|ever] (need|require|use|care for|miss) [it|that|one|them]",
    "(i|we) have no (use|need) for",
  ],
  /** Lets it give way. */
  may: [
    "(can|could|may|might) (go|be dropped|be removed|come off)",
    "out the (window|door)",
    "(is|s|be|will be|should be) (what|the one that|the thing that|the part that|the bit that|the one which) (gives|goes|yields|slips|can go|can give|can slip|has to go|has to give|must go|must give|gets dropped|gives way|gives in)",
    "(is|s|be|will be|should be) the (one|thing|part|bit) to (go|give|give up|drop|lose|yield)",
    "(isnt|is not|arent|not) (needed|necessary|required|mandatory|essential|a must|a requirement) [anymore|any more|after all|really|for me]",
    "(who cares|who needs it|who needs that|whatever|meh|dont care|i dont care|i do not care|couldnt care less|i couldnt care less) [about it|about that|really|to me|for me]",
    "(i|we) (dont|do not|couldnt|could not|could) [really] care [less] about",
    "(is|thats|is really) the last thing (i|we) (care about|need|think about)",
  ],
} as const;

export const corrections: ReadonlySet<string> = new Set(
  "actually sorry instead rather scratch correction meant mean wait make change specifically namely particular er erm uh oops whoops strike".split(
    " ",
  ),
);

export const turningPoints: readonly string[] = [
  "(you know what|on second thought|on second thoughts|change of plan|change of plans|forget that|changed my mind|hm no|hmm no|oh no|ah no|no no|well no|nah|no wait)",
];

export const forgettings: readonly string[] = [
  "(forget|scratch|skip|scrap|cancel|strike|ignore|disregard|drop|nix|never mind|nevermind) [about] (that|it|that one|that bit|that part|that last one|the last one|the last bit)",
  "(on second thought|on second thoughts|thinking about it|come to think of it) (no|not|nah|nope)",
  "(actually|wait|hm|hmm) (no|nah|nope)",
  "(no|nah) (never mind|nevermind)",
];

/** Before a list of wishes, the weightiest first. */
export const listsRanks: readonly string[] = [
  "order of (importance|priority|preference)",
  "(my|our|the|in) (priorities|ranking|order) [are|is|goes|being] :",
  "most [important] to least [important]",
];

/** Of the wish named last. */
export const takenOut: readonly string[] = [
  "(forget|scratch|scrap|remove|delete|cancel|drop|ditch|nix) (it|them)",
  "(take|leave|cut|strike) (it|them|that|this|those) (out|off|away)",
];

/** The same, to have it again. */
export const broughtBack: readonly string[] = [
  "(put|bring|add|get|turn|switch|want|need) (it|that|them|those|these|this) [right] back",
];

/** "Go back to Toyota" and "AWD is back on" state the wish again. */
export const returning = /\bback (?:to|in|on)\b|\b(?:put|bring|add|want|need)\b.*\bback\b/i;

export const takeBackOpeners: ReadonlySet<string> = new Set(
  "no nah nope so actually oh well wait but ok okay yeah please just lets hm hmm and then now".split(" "),
);

export const closers: ReadonlySet<string> = new Set(
  "then now please actually completely altogether entirely too though".split(" "),
);

export const gap: ReadonlySet<string> = new Set(
  "the my that this so a an any on about for requirement bit part thing whole it to limit or nor be".split(" "),
);

export const either: ReadonlySet<string> = new Set(["or", "nor"]);
export const listWords: ReadonlySet<string> = new Set([...either, "and", "&", ","]);

export const denials: ReadonlySet<string> = new Set(
  "dont not never didnt cant cannot wont wouldnt shouldnt couldnt than before without".split(" "),
);

/** "Couldn't you give up the manual?" denies nothing. */
export const proposing = /^[a-z]+nt (?:you|u)$/;

export const claiming: ReadonlySet<string> = new Set("say said ask asked tell told want wanted mean meant".split(" "));

export const limits: ReadonlySet<string> = new Set(["limit", "cap", "restriction", "requirement", "ceiling"]);

export const behind: ReadonlySet<string> = new Set(
  "thing bit part requirement wish one stuff limit filter business nonsense idea".split(" "),
);

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

export const rather = setOf("rather sooner before");

/** A wish goes. */
export const leaving = setOf(
  "part parting forgo forgoing yield yielding forfeit spare surrender lose losing drop dropping give giving go goes going cut skip ditch sacrifice sacrificing touch away",
);

/** A wish goes, or goes further. */
export const giving: ReadonlySet<string> = new Set([
  ...leaving,
  ..."pay spend stretch raise bump lower bend live change waive swap trade compromise settle older smaller slower pricier thirstier dearer costlier heavier weaker".split(
    " ",
  ),
]);

export const weighing = setOf("important matters matter counts count care priority means weighs");

/** A wish may go, said of a person: "flexible on the year". */
export const yielding = setOf(
  "flexible compromise bend budge willing open relaxed lenient give easygoing sacrifice drop",
);

export const lessening = setOf("less lower");

export const grading: ReadonlySet<string> = new Set([...lessening, "more", "higher"]);

/** "A more important than B", "A before B", "A last". */
export const pivots = {
  rather: setOf("than before"),
  than: setOf("than as"),
  place: setOf("before over above instead"),
  end: setOf("first last"),
};

/** "Not necessarily a BMW" lets others in. */
export const mildly = setOf("necessarily need needs needed require required necessary worry have mind bother saying");

export const needless = /^(?:dont|do not|no longer) (?:really |even )?need (?!to\b)/;

export const superlatives = {
  most: setOf("most easiest"),
  all: setOf("anything everything any"),
  ends: setOf("if when whenever unless provided"),
};

const going = "(go|give|yield|goes|gives)";
const dropped =
  "(drop|give up|give up on|sacrifice|lose|cut|skip|ditch|forgo|let go of|bend on|compromise on|part with)";

/** What goes before every other wish. */
export const firstToGo: readonly string[] = [
  `first (thing|one|wish|part|bit) [that] (i|we|id|wed|ill) [would|will|could|can|might|am going to] [happily|gladly] ${dropped}`,
  "first (thing|one|wish|part|bit) to go",
  "[the] first to go",
];

/** Then comes what goes. */
export const somethingGoes: readonly string[] = [
  `(if|when) (something|anything|one|one thing|one of those|one of them|one of these|one of em) (has to|have to|had to|needs to|must|s got to|got to|gotta|has gotta) ${going} [then]`,
  "if (it|that|this|all that|all of that|all of it|all this) (cant|cannot|can not|wont|isnt going to) [all] (be done|be had|be found|be met|work|happen) [then]",
  `if (no such thing|no such ${item}|nothing like that|nothing like it|none of that|nothing) (exists|fits|matches|turns up|comes up|works|is out there|can be found) [then]`,
  `if (theres|there is) (no such thing|no such ${item}|none|nothing|nothing like that) [then]`,
  "if (it|that|one like that) (doesnt|does not) exist [then]",
  "if (thats|that is|its|it is) (not possible|impossible|too much to ask|asking too much|not doable) [then]",
];
export const opensGoing: readonly string[] = [
  `[then] (its|it is|let it be|let that be|make it|make that|it should be|it would be|itd be|it can be)`,
  `[then] (id|i would) [rather] ${dropped}`,
  dropped,
];

/** In a ranking: "mileage first, money second". */
export const placeRanks: ReadonlyMap<string, number> = new Map([
  ["first", 0],
  ["top", 0],
  ["important", 0],
  ["priority", 0],
  ["second", 1],
  ["next", 1],
  ["after", 1],
  ["then", 1],
  ["third", 2],
  ["last", 3],
]);

export const besidePivot = setOf("comes goes is way");

export const indefinites: ReadonlySet<string> = new Set(["a", "an", "any", "another", "more"]);

/** "The V6 can go": it matters little. */
export const permitting = new Set(["can", "could", "may"]);

/** Of a wish named next, which the shopper never had or takes back: "who said anything about a van?" */
export const disowning: readonly string[] = [
  "(never|didnt|did not|havent) [ever|even|actually|really] (choose|chose|chosen|pick|picked|select|selected|settle on|settled on|order|ordered)",
  "[was|were|am|im] not (ordering|requesting|demanding)",
  "(never|didnt|did not|havent|dont remember|dont recall) [ever|even|actually|really] (ask|asked|asking|mention|mentioned|mentioning) [for|about|it had to be|i wanted|i needed]",
  "(never|didnt|did not|havent|dont remember|dont recall) [ever|even|actually|really] (say|said|saying) [that] [anything about|a word about|it had to be|it has to be|it must be|i wanted|i needed|i want|i need|we wanted|we needed|we want|we need]",
  "(who|nobody|no one) (said|asked|mentioned|told you) [anything|a word] [about|for|i wanted|i needed|i want|i need|it had to be]",
  "where (did|do|does|is|are) (you|u|it|that) (get|getting|got|come up with|see|read|hear|find)",
  "(why|how come) (do|did|would) (you|u) (think|assume|add|put|put in) [that] [i want|i wanted|i need|i needed|we need|we want]",
  "forget [that] (i|we) [ever|even] (said|mentioned|asked|brought up|wrote) [anything] [about|for]",
  "(forget|ignore|scratch|disregard|take back) (what|everything|all|anything) (i|we) [ever|even] (said|mentioned|wrote) [about]",
];

/** Behind such a wish. "I never said the make doesn't matter" disowns no make. */
export const closesDisowned =
  /^(?:|\W+|and|or|thing|things|bit|part|stuff|from|at|anywhere|ever|either|now|idea|requirement|limit|though|tho)$/;

export const lightHedges = /\b(?:much|that|so|too|very|super|terribly|overly)\b/;

/** "I never said AWD was a must": it stays a wish. */
export const calledMust =
  /^(?:was|is|were|are|s|as)(?: \w+){0,2} (?:musts?|important|essential|required|requirement|needed|necessary|mandatory|dealbreaker|priority|critical)\b/;

/** The whole message, of several: "take those off". */
export const dropsThose =
  /^(?:(?:no|ok|okay|actually|please|but|so|just|well|and|wait|now|then)[ ,.!]*)*(?:(?:take|leave|cut|get|knock|strike) (?:those|them|these|both)(?: (?:two|both))?(?: of (?:those|them|these))? (?:off|out|away)(?: (?:the|my) (?:list|search))?|(?:drop|scrap|forget|lose|remove|delete|skip|ditch|cancel|nix|scratch) (?:those|them|these|both)(?: (?:two|both|of (?:those|them|these)))?)(?:[ ,]+(?:please|then|now|again|pls|thanks|too|actually))*[ .!]*$/;

/** The same of the wish spoken of last. */
export const disownsLast =
  /^(?:(?:no|nah|wait|hey|um|ok|okay|actually|please|but|so|just|well|and|hm+|lol|you know what)[ ,.!]*)*(?:(?:i |we )?(?:literally |really |honestly )?(?:never|didnt|did not)(?: even| ever| actually| literally)? (?:said?|say|ask(?:ed)?(?: for)?|mention(?:ed)?|want(?:ed)?|told you) (?:that|it|this|so|any of (?:that|it|this))|(?:thats|that is|that was|this is|its) not (?:what|the thing) (?:i|we) (?:asked?|said|meant|wanted)(?: for)?|who said (?:that|it|so|anything about (?:that|it))|where (?:did|do) (?:you|u) (?:get|come up with) (?:that|it|this)(?: idea| one)?(?: from)?|(?:drop|scrap|forget|lose|remove|delete|skip|ditch|cancel|nix|scratch|cut)(?: about)? (?:that|it|this|(?:that|the) last (?:one|bit|part|thing))(?: one| bit| part| wish| thing| requirement)?|forget (?:that )?(?:i|we) (?:even |ever )?(?:said|mentioned|asked(?: for| about)?|brought up|wrote)(?: it| that| this| anything| that up| it up)?)(?:[ ,]+(?:please|then|now|again|at all|any ?more|actually|ok|okay|thanks|though|tho|lol))*[ .!?]*$/;

/** "You drop the range" accuses. */
export const addressed: ReadonlySet<string> = new Set(["you", "u"]);

/** "Put the Sierra in there too" takes nothing back. */
export const addsIn = /\b(?:put|add|throw|toss|bring|mix|stick)\b.*\b(?:in|too|as well)\b/;

/** Beside a name that answers which wish to keep: "the convertible, of course". */
export const besideAnswer: ReadonlySet<string> = new Set(
  "the of course please obviously definitely honestly then sure always totally guess think i thanks".split(" "),
);

/** Whether they exclude for sure. */
export const removalVerbs: readonly (readonly [boolean, readonly string[]])[] = [
  [true, removing],
  [false, dropping],
];
