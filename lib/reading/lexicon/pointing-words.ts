import { item } from "./items";
export const pointing = new Set(
  `n k kk q question ok okay well hmm yes and what whats about how hows the a an one ones ${item} first second third 1st 2nd 3rd other that this it those these two three them both same for with on then ok so also too or last is in case of against there here all do does did have has got you u get gets it how many much difference diff differences gap apart between each fine alright version versions trim edition package give gimme me though among only just under over below above up to at but say she he says asks says as thing go goes come comes make makes any please pls lol haha s more cost costs price prices tho back rear better worse would be will w real actual exactly pretty on em off w base questions bout abt abut y la el ooh oh wow hey`.split(
    " ",
  ),
);

export const opening =
  /^(?:(?:ok|okay|so|well|hm+|lol|cool|thanks)[\s,.]+)*(?:and|n|or|but|what about|how about|(?:the )?same|also)\b/;

export const wishes =
  /^(?:an?|any|another|some|either|or)\b|\b(?:under|below|over|above|at least|max|please|then|fine|ok(?:ay)?)\b/;

export const closing = /\b(?:too|also|as well)[\s?!.]*$/;

export const telling = new Set(
  "tell told asked asking follow followed sentence about info information details facts specs describe like good nice bad great better best any anything think thoughts opinion look looks know see really actually even still kind sort type way lot bit everything else new used worth me my your our their his her who where when why which can could would will should not no or be been im i we they there very pretty quite your they're its it's that's what's how's here's lets let called name named suggestion suggestions option options choice pick pros cons special overview summary rundown story sell selling before after then now again already since am was were had heck earth need needs needed take takes took use uses compare compared compares comparison versus vs differ differs difference differences stack stacks distinguish between nicer choose chose buy another apart against difference i'd wanna want wants both each most least less fewer much".split(
    " ",
  ),
);

export const pointingArticles = new Set(
  "the a an any does is vs versus or hybrid electric plug-in awd 4wd diesel regular plain his her their".split(" "),
);

export const afterName =
  /^(?:gets?|got|ha(?:s|ve|d)|costs?|runs?|come|comes|fit|take|takes|charges?|is|was|hp|mpg|price|reliable|any|with|on|vs|versus|or|and|go|get|good|safe|use|uses|worth|too|than|cheaper|better|be|do|does|compares?|compared|stacks?|against|like|need|really|from|tows?|hauls?|pulls?|weighs?|seats?|costs?|carry|carries|drives?|makes?|offers?|starts?|lasts?|handles?|holds?|drinks?|too|also|still|instead|then|in|for|at|as|you|u|here|yet|again|price[ds]?|pricing|engine|can|would|will|say|says)$/;

/** Behind an everyday word that opens: "Rogue or Tucson", "Kicks and Kona". */
export const partsNames = /^(?:vs|versus|or|:|\?|sounds|looks|seems|feels)$/;
export const joinsNames = /^(?:vs|versus|or|and|n|&|,|:)$/;

export const mild: ReadonlySet<string> = new Set(["ordinary", "family"]);

export const neverNames = new Set(
  "type door note runner range city sport series class model limited premium touring express first one two price".split(
    " ",
  ),
);

export const trimWords = new Set(
  "sport touring limited base premium performance long range standard wilderness trail rebel adventure platinum titanium overland premier summit nightshade badlands tremor black custom laredo denali".split(
    " ",
  ),
);

const one = `(?:one|${item}|pick|option)`;
/** Behind "which is" it asks. */
const ofTwo = "(?<!\\b(?:which|what|which one|who)(?:'?s| is| are|'?d be| would be) )the";

/** Places count as shown. The others choose of the two discussed last. */
export const pointings: readonly (readonly [RegExp, number | "other" | "cheaper" | "dearer" | "newer" | "older"])[] = [
  [
    new RegExp(
      `(?<!\\b(?:put|puts|putting|comes?|came|goes|rank|ranks) (?:\\w+ ){0,3})\\b(?:the )?(?:1st|first)(?: ${one})?\\b(?!\\s+(?:time|of all|gen))|\\b(?:number|no\\.?|#) ?(?:one|1)\\b|\\bthe top (?:${one}|spot)\\b|\\b(?:on|at) (?:the )?top\\b`,
    ),
    0,
  ],
  [
    new RegExp(
      `\\b(?:the )?(?:2nd|second)(?: ${one})?\\b(?!\\s+(?:row|hand|gen))|\\b(?:number|no\\.?|#) ?(?:two|2)\\b`,
    ),
    1,
  ],
  [new RegExp(`\\b(?:the )?(?:3rd|third)(?: ${one})?\\b(?!\\s+(?:row|gen))|\\b(?:number|no\\.?|#) ?(?:three|3)\\b`), 2],
  [new RegExp(`\\bthe last ${one}\\b(?! i (?:had|owned|drove))`), -1],
  [/\bthe latter\b/, "other"],
  [new RegExp(`\\b(?:the|that) other(?: ${one}(?! than\\b)|(?=[\\s?.!]*$))`), "other"],
  [new RegExp(`\\b${ofTwo} (?:cheaper|less expensive|lower[- ]priced) ${one}\\b`), "cheaper"],
  [new RegExp(`\\b${ofTwo} (?:pricier|dearer|costlier|more expensive) ${one}\\b`), "dearer"],
  [new RegExp(`\\b${ofTwo} newer ${one}\\b`), "newer"],
  [new RegExp(`\\b${ofTwo} older ${one}\\b`), "older"],
];

/** "The cheaper one" of two. */
export const apartWords = new RegExp(
  `\\b${ofTwo} (?:cheaper|less expensive|lower[- ]priced|pricier|dearer|costlier|more expensive|newer|older) ${one}\\b`,
  "gi",
);

/** The figure that tells the two apart, and whether less of it wins. */
export const apart = {
  cheaper: ["price", -1],
  dearer: ["price", 1],
  newer: ["year", 1],
  older: ["year", -1],
} as const;

/** "The second one is nice", but "the first thing" and "my first" point at nothing shown. */
export const pointsClearly = new RegExp(
  String.raw`^(?:(?:the|that) (?:[\w-]+ ){1,2}(?:one|${item}|pick|option|spot)\b|number|no|#|the \w+(?=[\s,.!]*(?:$|then|please|is|looks|sounds|works|better)))`,
);

/** "What years does it come in?" asks about every version. */
export const ofAllYears = /\b(?:(?:what|which|how many) (?:model )?years|versions|trims)\b/;

export const topPlace = /\bthe top (?:spot|pick|option)\b|\b(?:on|at) (?:the )?top\b/;

export const pair =
  /\b(?:those|these|the|them)(?: first| top)? (?:two|2)\b(?![ -](?:door|row|seat|wheel)\w*)|\bboth\b|\b(?:on|for|of|in) each(?: one)?\b|\b(?:each|both) of (?:them|those|these)\b|\b(?:n?either)\b(?! (?:way|or)\b)|\btwo of (?:them|those|these)\b/;

export const topTwo = /\b(?:first|top) (?:two|2)\b/;

export const three = /\b(?:those|these|the|all)(?: first| top)? (?:three|3)\b/;

export const several = /\b(?:th?em|those|these|they|each one|all of them)\b/;

export const single = new RegExp(
  String.raw`\b(?:it(?! that )(?! (?:(?:cost|take)s?(?: me| us)?|(?:foolish|stupid|dumb|silly|crazy|mad|unwise|wise|smart|better|best|worth|normal|possible|too late|a mistake|a bad idea)) to )|its|it's|hers|theirs|that one|this one|that ${item}|this ${item}|that thing|the thing|that|this|(?:he|she)(?! (?:just |only |now |also )?(?:say|says|said|gives?|gave|wants?|wanted|will|can|would|pays?|allows?|prefers?|needs?)\b))\b`,
);

/** "Which is cheaper?" means the last products discussed. "The cheapest" means all. */
export const between =
  /\bdifference (?:in|on)\b|^(?:and |so )*(?:what|why)\b.*\bthe (?:extra|additional|other) (?:\$?\d|money|cash|thousand|cost)|^(?:which|who(?:'?s)?)\b(?!.*\b(?:\w+est|most|least)\b).*\b(?:cheaper|newer|older|bigger|smaller|faster|quicker|stronger|roomier|larger|easier|further|farther|lighter|heavier|wider|taller|quieter|thriftier|better|more|less|fewer)\b/;

/** Before a number they bound it. */
export const boundWords = "under|below|over|above|max|to|about|around|than|within|budget|is";

const sets =
  "(?:compare|put|hold|set|stack|pit|match|weigh|line|measure|place) (?:it|that|this|them)(?: one)?\\b.*\\b(?:against|with|to|beside|next to|alongside|versus|vs)\\b";

/** "Compare it with a Forester." "Against a RAV4." */
export const setsBeside = new RegExp(`^(?:${sets}|is it so:|(?:against|next to|beside)\\b)`);

/** "What distinguishes the EX from the LX?" */
export const setsApart =
  /^is it so:(?!.*\bboth\b)|\b(?:differ\w*|(?:price|money) gap|expensive than (?:an?|the)|(?:the )?(?:very |exact )?same (?:thing|\w+$)|distinguish\w*|separates?|what do(?:es)? .* (?:have|get|give|offer|bring)\b.*\bthat .* (?:doesn'?t|don'?t|lacks?))\b|\b(?:sets?|tells?|takes?)\b.*\bapart\b/;

/** Compares a named product with the last one discussed. */
export const beside = new RegExp(
  String.raw`^(?:(?:what|how) about )?(?:against|than|compared (?:to|with)|versus|vs|next to|beside)\b|^how much (?:\w+er|more(?: \w+)?|less) (?:is|does|are)\b|^(?:is|are|does)\b(?!.*\bthan\b).* (?:any|a lot|much|that much) (?:\w+er|more \w+|less \w+)$|\bworse\b` +
    `|^${sets}`,
);

/** "No Ridgeline, and no Titan": later words don't mean these. */
export const ruledOut = /\b(?:no|not|never|nobody|forget|skip|remove|drop|without|hate|cared? for)\b|n'?t\b/;

/** "The Passport, but he never drives": what is behind says nothing of the name. */
export const clauseBreak = /[,;:.!?]+ |(?<=_.*) (?:and|but|cause|cuz|because|since|so|which|though|who) /;

/** "Is the 2023 used?", "what about the 2022". */
export const bareYear =
  /(?:(?<=^(?:and |what about |how about |so |ok )*(?:in |for )?(?:an? )?)|(?<!\b(?:than|or|least|from|since|before|after|in) )\bthe (?:one (?:of|from) )?)((?:19|20)\d\d)(?! (?:ones|models?|(?:model )?years?|to|or)\b)(?:[\s?.!]*$| (?:used|new|still|cost|costs|get|gets|have|has|had|come|comes|tow|tows|seat|seats|fit|fits|go|run|in|as|any|too|is|was|any(?:more)?|on)\b)/;

export const trimsSaid =
  /\b(?<!\b(?:besides|except) )(?:the|an?) (?!one\b|premium (?:for|over|on|to)\b)([a-z][a-z\d]*(?:[- ](?:l|s|t|x|plus))?)(?: (?:(one|trim|version|edition|package)|get|gets|have|has|come|comes|over|vs|versus|or|and|add|adds|cost|costs|worth|instead|for|from|apart|diff\w*|does\w*|lacks|than|on|with|in|is|really|any)\b|[?!.]*$)/g;

export function isPlainTalk(word: string): boolean {
  return pointing.has(word) || telling.has(word);
}

/** In a clause with a figure or name that the assistant just said. All but consent always mean it. */
const meaning = {
  limit: [
    "(under|below|beneath|within|minimum|min|max|maximum|tops|limit|budget|cap|ceiling|floor|spend|spending|afford|pay)",
    "(at|the) [very] (least|most)",
    "up to",
    "or (less|more|under|below|above|newer|older|better|lower|higher|fewer|so|up|later)",
    "(no|not) (more|less|older|newer|lower|higher|fewer) than",
    "(newer|older|more|less|better|lower|higher|fewer) than",
  ],
  order: [
    "(nothing|either|please|instead|newer|older|starting|from|since|so|correction)",
    "(want|wants|need|needs|wanted|prefer|rather|must|should|require)",
    "(make|go|goes|take|accept|stretch|bump|raise|lower|try|add|include|switch|change|set|put|use|lets)",
    "(cut|drop|reduce|trim|knock|bring|increase|push|move) (it|that|this|them) [down|up|back] to",
    "such as",
    "(show|find|give|see|looking|interested|consider|considering|pick|choose|buy)",
  ],
  consent: [
    "(like|love|keep|keeps|stay|stays|get|can|could|id|ill|would|will|may|then)",
    "(fine|ok|okay|alright|works|work|deal|yes|yeah|yep|sure|acceptable|doable)",
    "(close|good|near) enough",
  ],
} as const;

const opposing: readonly string[] = [
  "(thats|its|was|were|whats|why|how)",
  "(no|never|nope|nah|dont|doesnt|didnt|wont|cant|isnt|wasnt|over|ridiculous|crazy|scam|joke|kidding)",
  "not (a|an|the|really|even|in|for|what|fine|ok|good|my|our)",
  "too (much|high|low|small|big|steep|rich|old|expensive|pricey|many|far|slow|heavy|plain|loud)",
  "(wrong|expensive|steep|pricey|high|small|heavy|double|opposite|seriously|really|rough|awful|terrible|horrible|lousy|brutal|pathetic|weak|meh|yikes|ouch|oof|thirsty|disappointing|unacceptable|underwhelming|dismal)",
];

/** Behind a figure that was just told: "8 seats is plenty". */
const enough: readonly string[] = [
  "(is|are|s|seems|sounds|looks) [more than|totally|perfectly|just|still|also|honestly|probably|all|pretty|really|actually|good|close|near] (plenty|enough|fine|ok|okay|k|alright|doable|acceptable|sufficient|no problem)",
  "(plenty|is all (i|we) need|is more than (i|we) need|does it|suffices)",
];

/** "$20,800 is too much", whoever named it. */
const excessive: readonly string[] = ["too (much|high|steep|rich|expensive|pricey|many|far|dear|costly)"];

export const sumsMeant = /\b(?:that|this) (?:money|price|budget|sum|much|amount|cash|kind)\b/g;

export const versus =
  /\b(?:vs\.?|versus|than|or(?! (?:not|no)\b)|against|and|with|between|to|compare|ahead of|beats?|next to|beside)\b/;

export const recalling = /\b(?:that|my|(?:you|u) (?:had|showed|said|listed|told)|before|earlier)\b/;

/** "It has to have heated seats", "make it 2021 or newer": no follow-up of a question. */
export const demanding =
  /^(?:(?:it|they|this|that|mine|i|we) (?:really |also )?(?:has|have|had|must|needs?|should|want|would like)(?: to| better)?|make (?:it|that|them))\b|\b(?:for|with|by|costs?|costing) me\b/;

/** "Any of the 8 under 60,000 on it?" means no one product. */
export const ofAny = /^(?:\w+ )?any of\b/;

export const pointsBeside = new RegExp(
  String.raw`\b(?:this|that)(?: one| thing| ${item})?(?=$| (?:vs|versus|or|and|with|to|against|compare|over|in|after)\b)|\bit\b|^(?:is|are|was|does) that (?:any |a lot |much )?(?:more|less|\w+er)\b`,
);

export const isThat = /\b(?:that|this|the|your) $/i;

/** Before a name: the model, not the line or version spoken of. */
export const isAny = /\b(?:any|another|new|regular|plain|normal|ordinary|non-?hybrid|gas|gas-only|petrol) $/i;

/** "And against a RAV4?" */
export const against = /^(?:and |ok |so )*(?:against|than|versus|vs\.?|compared (?:to|with)|next to|beside)\b/;

/** The two words before a name that say it's not the one asked about. */
export const besides =
  / (?:besides|except|but)$|^(?:other than|apart from|aside from|except for)$|^(?:besides|except) (?:the|an?)$/;

export const quoting = {
  limits: meaning.limit,
  meant: [...meaning.limit, ...meaning.order],
  consents: meaning.consent,
  opposed: opposing,
  excess: excessive,
  accepting: enough,
};
