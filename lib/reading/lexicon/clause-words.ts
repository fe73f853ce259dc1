import { item } from "./items";
/** `if` covers every condition, `because` every reason. */
export type ClauseLead = "main" | "but" | "if" | "unless" | "provided" | "because" | "than";

/** In `PhraseTable`'s language. */
export const leadWords: readonly (readonly [ClauseLead, string])[] = [
  [
    "but",
    "(but|though|although|however|whereas|yet|except that|tho|while|still|then again|on the other hand|otherwise)",
  ],
  ["if", "(if|when|whenever|in case|assuming|depending on|where|whether|should it)"],
  ["if", "(even if|even though|even when|what if|unless you)"],
  ["unless", "(only if|but only if)"],
  ["unless", "unless"],
  ["unless", "except (when|if|where|for when)"],
  ["provided", "(as long as|so long as|provided [that]|providing [that]|on condition that|on the condition that)"],
  [
    "because",
    "(because|bc|cuz|cus|coz|since i|since we|since its|since it|since that|since this|since my|since the|since (gas|petrol|fuel|money|winters|winter|roads|parking|insurance|most|all|there|theres|hes|shes|he|she|they|theyre|you|your|our|his|her|their)|cause|as i|as we|as my|as it|as its|as that|as this|given that|so that|so i can|so we can|due to|thanks to)",
  ],
];

/** Look like conditions but open no clause. */
const wholeCues: readonly string[] = [
  "(mind|matter|matters|care) [much|too much|which|to me] (if|whether)",
  "if (possible|at all possible|available|you can|i can|needed|necessary|need be|you have it|you have one|you have any|it exists|theres one|not|so|anything|im lucky)",
  "(where|when) (possible|available)",
  "(nice|great|good|awesome|amazing|fantastic|perfect|ideal|lovely|cool|handy|neat|sweet|bonus|plus|wonderful|brilliant|best|love|love it|like|like it|prefer|prefer it|appreciate|appreciate it|rather|happy|happier|thrilled|delighted) if (it|they|the|you|we|i|that|theres|there|its|one)",
  "if i (had|have|must|really must|need|really had|absolutely had) [to] [pick|choose|give something up|drop something]",
  "if (you|we|i) (need|have|must|had) to",
  `if (nothing|none|no ${item}|nothing else) (fits|works|matches|turns up|is found|comes up)`,
  "if (forced|pressed|pushed)",
  "(when|if) (push|it|things) (comes|come|came) [right] (to|down to)",
  "where i (draw|put|stop|set|stand)",
  // "I can get one if it's a sedan" wishes for one.
  `(get|buy|have|take|want|need|afford) [a|an|the|any|my|this|that] [new|used|first|second] (${item}|one|something|anything) [but] [only] if (it|its|they|theyre|there|theres)`,
  "(anything|nothing|everything|something|all) but",
  "if all [things|else] [is|are|being] equal",
  "(while|when) it comes to",
];

/** Behind a condition, these open what it leads to. */
const demands: readonly string[] = [
  "(it|they|itd|theyd|itll|theyll) [just|really|also|absolutely|still|definitely] (needs|need|must|should|has to|have to|had better|better|gotta|got to|needs to|need to)",
];

/** After "and", these start a new statement instead of a list item. */
export const restarts: ReadonlySet<string> = new Set(
  "i id im ill ive we wed were my our its it that this he she they can could would will also am if because the for when".split(
    " ",
  ),
);

const gladWords: readonly string[] = [
  "(that|thats|thatd|that is|that would be|it|its|itd|it would be|even|all the|so much the|then thats) [be|just|even|really|a|an|the|my] [nice|real|big] (gravy|bonus|plus|nice|great|good|better|perfect|sweet|awesome|icing|lovely|extra|cherry|cool|amazing)",
];

/** "If it could tow 3500 great, but if not no tears": to the end of a clause, but not "if it is great". */
export const gladToo =
  /(?<!\b(?:is|are|s|be|was|were|looks?|sounds?|seems?|feels?|really|very|so|as|in|an?|the|any|no|not|its|pretty) )(?<=\S )\b(?:great|good|sweet|cool|nice|lovely|awesome|perfect|wonderful|fantastic|terrific|super|gravy|bonus|grand|fine|brilliant)(?: (?:[,.;!?–—-]|but|if|otherwise|and)|$)/;

/** Before "when", these tell of a warning light or sound. */
export const signals: ReadonlySet<string> = new Set(
  "warn warns warning alert alerts alerting beep beeps beeping buzz buzzes chime chimes ding dings flash flashes blink blinks lights ping pings tell tells".split(
    " ",
  ),
);

export const pauses: ReadonlySet<string> = new Set([",", "-", "—", "–", "(", ")", ":", "…", "/"]);

export const joints: ReadonlySet<string> = new Set("and so then or".split(" "));

export const openers: ReadonlySet<string> = new Set(
  "i id ill im ive we well were wed you your it its that thats this theres there he she they my our can could would will do does did is are was what whats how hows why which who when where if keep drop show make give go forget leave lets let take skip tell find add remove lose relax stretch raise bump lower cut change switch put stick start try pick hold hang stay pay spend save dump ditch bring get please maybe no not yes dont".split(
    " ",
  ),
);

export const breaks: ReadonlySet<string> = new Set(
  "but though although because bc cause cuz cus coz since while whereas however unless actually plus also".split(" "),
);

export const elseWords: ReadonlySet<string> = new Set(["otherwise", "else"]);

/** Between names of one list. */
export const linkingWords: ReadonlySet<string> = new Set(["and", "or", "nor", "&", "plus", ","]);

/** Before the first name of a clause. */
export const determiners: ReadonlySet<string> = new Set(
  "the my your our its that a an both ok so well honestly".split(" "),
);

/** These would split phrases. */
export const decoration = new Set(["*", '"', "“", "”", "_", "`", "'", "‘", "’", "#", "~", "®", "™"]);

export const dashes = new Set(["-", "‐", "‑", "–"]);

export const shortened = new Set("cu ft in lb lbs mi sq approx".split(" "));

export const clauseMarks: ReadonlySet<string> = new Set([",", ":", "(", ")", "-", "—", "–", "|", "[", "]"]);

/** Verbs that hold their own denial. */
export const heldDenials: ReadonlyMap<string, string> = new Map(Object.entries({ isnt: "is", arent: "are" }));

/** "Does not" teaches as "doesn't" does. */
export const joinedDenials: ReadonlyMap<string, string> = new Map([
  ["can", "cant"],
  ["will", "wont"],
  ..."do does did would could should have has was were need".split(" ").map((verb) => [verb, `${verb}nt`] as const),
]);

export const cues = { demanding: demands, noLead: wholeCues, gladly: gladWords };
