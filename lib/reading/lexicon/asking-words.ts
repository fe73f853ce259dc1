import { item, items } from "./items";

const wh = "(?:who|whose|what|which|when|where|why|how)(?:'?s|'?d|'?re|'?ll)?";

const asking = `(?:${wh}|(?:please |pls )?(?:tell|let) me (?:know )?(?:${wh}|if|whether)|is (?:it|the|that|this|there|an?|\\d[\\d,]*k?)|does|has (?:it|the|that)|are (?:they|those|these|you|there|the)|do (?:you|u|i|those|they|these|both)|can (?:i|you|it|the|u|an?|my)|could you|would|should i|will (?:it|the|that|an?|my|i|he|she)|any idea|(?:is|are) (?:he|she|they) (?:right|wrong|correct|lying|crazy|nuts|full of)|(?:i'?m|i am) asking (?:you |u )?(?=wh|how|if)|is [a-z]+(?: [a-z]+)? (?:on|standard|included)\\b|if (?:not|so)|whether (?:it|they|that|this|the))\\b`;

/** "My wife and I argue: Pilot or Highlander, which has more room?" is cut before the names. */
const beforeSides =
  "(?<=(?:^|[.!?;\\n]\\s*)(?:(?:so|ok|okay|hi|hey|hello|well|please|can you|could you)[ ,]+)*(?:settle|help|my|our|we|we're|i|i'm|im|me|he|she|they|quick|question|need|trying|stuck|torn|debating|argument|bet)\\b[^.!?;:,\\n]*)[,:]\\s*(?=[^.!?;:,\\n]*\\b(?:or|vs|versus)\\b[^.!?;:,\\n]*[,:]?\\s*\\b(?:which|what|who|how)\\b)";

export const joint = new RegExp(
  `(?:[.!?;]+(?=\\s|$)|\\n+|${beforeSides}|\\s+[-–—]+\\s+(?=${asking})|,\\s*(?=and (?:for|the) (?:\\w+ ){1,4}(?:is|are)\\b)|[,:]\\s*(?=(?:and |but |so |or |also |now |plus |then )*${asking})|\\s+(?=(?:and|but|so|n|&|plus|also)\\s+${asking})|(?<!^(?:so |but |and |ok )?(?:why|how come)\\b.*),\\s*(?=since (?:he|she|it|they|his|her|their)\\b)|,?(?<!^(?:so |but |and |ok )?(?:why|how come)\\b.*)(?<!\\b(?:is|was|it|that|this|just))\\s+(?=(?:cuz|coz|bc|because|since) (?:i|we|my|our|he|she)\\b)|(?<!^(?:so |but |and |ok )?(?:why|how come)\\b.*),\\s*(?=(?:i|we) (?:said|asked for|told you)\\b)|(?<=^(?:(?:and|so|ok) )*(?:who|what|which|how)'?s?\\b[^?.!,;]*),\\s*(?=(?:(?:i'?m|i am|we'?re|we are) an? \\w+|(?:i|we) (?:deliver|drive|work|commute|haul|live)\\b(?![^?.!,;]*\\d)))|(?<=\\b(?:first|second|third|other|last) one\\b[^?.!,;]*\\w)\\s+(?=(?:does|has|is|can|will|would) (?:it|that|this)\\b)|(?<=^(?:my|our|i|i'?m|i've|ive|we|we've)\\b(?:(?!\\b(?:what|how|which|who|when|where|why|whether|if|that)\\b)[^?.!,;])*\\w)\\s+(?=(?:can|could|will|would|does) (?:he|she|it|they|i|we|the|an?)\\b))`,
  "g",
);

/** "What about the Pathfinder, since he has one?": the reason asks nothing. */
export const reasons = /^(?:since|because|cuz|coz|bc|as) (?:i|he|she|we|they|it|my|our|his|her|their|the)\b/;

export const supposes =
  /^(?:(?:and|so|but|ok|okay|hmm?|well)[ ,]+)*(?:what if|if|suppose|supposing|say|imagine|of all)\b/;

/** "Right?" makes a statement a question. */
export const tag =
  /^(?:(?:is|are|was|do|does|did|has|have|can|will|ai)(?:n'?t)? (?:there|it|they|that|those|you|he|she|one|any)(?: not)?|(?:would|do|did) (?:you|u)(?: happen to)? know|any idea|you know|right|correct|huh|eh)\??$/;

/** "It's a V6, ain't it" asks without a mark. */
export const tagged =
  /(?<=^|[\w,]) ?(?:(?:is|are|was|were|do|does|did|has|have|can|will|would|ai|should|must)n'?t (?:it|they|that|those|he|she|there)|(?:is|are|was|do|does|did|has|have|can|will|would) (?:it|they|that|those|he|she|there) not|innit|or no|am i right|(?<=\b(?:neither|none|no|nobody|never|not|\w+n't)\b.* )(?<!\b(?:i|we|you|u|they|it|he|she) )(?:do|does|did|is|are|has|have|can|will) (?:it|they|those|he|she|there))[\s.!?]*$|(?<=\w), ?(?:right|correct|eh|huh|yeah|or not)[\s.!?]*$/i;

/** "Honest question van or SUV" asks without a mark. */
const announced =
  /^(?:(?:ok|okay|so|and|but|hey|hi|now|well|k|also|um+)[\s,]+)*(?:(?:(?:an?|one|my) )?(?:quick|honest|serious|stupid|silly|dumb|random|real|genuine|simple|weird|odd|side|other|last|next|another) question\b|(?:be (?:straight|honest|real|frank) with me|give it to me straight|(?:your )?honest opinion)\b)(?=\W+\w)/;

/** Any of them asks. */
export const marks = [/\?[\s.!?]*$/, tagged, announced];

/** "Is that so?", "is he right?", "which one is it?": asks whether the claim before it is true. */
export const verdict =
  /^(?:(?:is|are|was|am) )?(?:that|it|this|there|he|she|they|we|i|my [a-z]+) (?:really |actually |even |just |all )?(?:so|true|truth|right|correct|accurate|a fact|the case|wrong|lying|kidding|joking|crazy|nuts|full of|any truth|really the same|the same)\b|^(?:(?:is|are|do|does) (?:that|it|they|he|she)|that|really|true|right|correct|for real|fact|any truth|yes or no)(?: (?:so|right|true|correct|really|a fact|to (?:that|it|this)|or (?:not|no|what|false|fiction|bull\w*|nonsense|is (?:he|she|it|that) .*)))?$|^(?:who|which)(?: one| of (?:us|them))?(?:'?s| is| are)? (?:right|it|wrong|true|correct|lying)\b|^does (?:he|she|that|my [a-z]+) (?:have a point|know what|sound right|hold up|check out)\b/;

/** "Settle an argument": the claim behind it is asked about. */
export const settlesBet =
  /^(?:settle|help (?:me|us) (?:settle|with)|(?:we|i|my [a-z]+ and i) (?:have|had|got) )\W*(?:\w+ ){0,4}(?:argument|bet|debate|dispute|fight|disagreement|wager)\b/;

/** "RAV4 or CR-V, what's the difference?" */
export const asksDifference = /^what(?:'?s| is) (?:the )?(?:diff\w*(?! between)\b|better)/;

/** Who claims it. */
export const claimant =
  /^.*?\b(?:tell(?:s|ing)? (?:me|us)|told (?:me|us)|says?|said|saying|swear(?:s|ing)?(?: up and down)?|claim(?:s|ing)?|thinks?|insist(?:s|ing)?(?: that)?|reckons?|heard|hear|read|argues?)(?: that)? /;

export const onlyWhy = /^(?:and |but |so )*(?:why|why not|how come|(?:what|which) (?:ones )?(?:are|were) they)\??\s*$/;

export const fillers = new RegExp(
  String.raw`^(?:(?:ok(?:ay)?|k|so|and|n|but|or|also|well|oh|um+|uh+|er+|hm+|wait|actually|anyway|now|then|thanks|thx|hey|hi|hello|hola|salaa?m|namaste|howdy|greetings|good (?:morning|day|afternoon|evening)|please|sorry|wow|cool|nice|great|alright|fine|ugh|right|yes|yeah|yep|no(?! (?:idea|other|preferences?|opinion|strong|\w+(?: \w+)?\?*$))|nope|just|i (?:just |only |really )?mean|(?:an? )?(?:quick|honest|serious|stupid|silly|dumb|random|real|genuine|simple|weird|odd|side|other|last|next) question|be (?:straight|honest|real|frank) with me|give it to me straight|(?:your )?honest opinion|one more thing|btw|meanwhile|plus|by the way|first(?! (?:one|${item}|pick)\b)|lastly|honestly|dear|listen|look|hit me|like|for real|fr|tho(?:ugh)?|tbh|ngl|lol|lmao|haha|kindly|jesus|damn|dang|nah|yo|very well)[\s,:!.-]+)+`,
);

export const leadIns =
  /^(?:(?:can|could|would|will) (?:you|u|someone)(?: please| kindly)? (?:tell|explain to|remind|show|let) me(?: know)?|(?:can|could) (?:you|u)(?: please)? explain|tell me|remind me|(?:i'?m|i am) (?:just )?asking(?: you| u)?|(?:(?:i am|i'm|im|i was|was) )?(?:(?:just|only) )*(?:wondering|curious)|(?:i )?wonder(?:ed)?|i (?:do not|don'?t) (?:know|understand)(?: (?:what|about))?(?= (?:is|means?))|i(?:'d| would| should)?(?: just| also| really| only)* (?:want|like|love|need) to know|(?:i'?m |i am )?confused (?:about )?(?=why\b)|wanna know|let me know|(?:please )?(?:state|specify|report|indicate)(?= the\b)|do you (?:happen to )?know|(?:give me|get me|gimme) (?=the \w+ (?:on|of|for)\b)|any idea|(?:(?:(?:my |the |our )?(?:wife|husband|son|daughter|kids?|mom|dad|mother|father|boss|brother|sister)|she|he|they) )?(?:wants? to know|is asking|(?:asks|says|said)(?: again)?)|(?:and )?(?:i|we)(?: just| also| still| only)? asked(?: you)?(?= (?:whether|if|about))|(?:you|u) (?:still )?(?:have(?: not|n'?t)|did(?: not|n'?t)|never) (?:said|say|answer(?:ed)?|tell me|told me)(?= (?:whether|if|about|the|how|what|which|insur\w+))|just wondering|just curious|curious|out of curiosity|of (?:all (?:of )?)?(?:them|these|those)|question)[\s,:]+(?:if |whether |about |on )?/;

export const opens = new RegExp(
  `^(?:${wh}|what'?s|is|are|was|were|isn'?t|aren'?t|(?:was|were|would|wo|should|has|have|does|did|do|ca)n'?t (?:i|it|the|that|this|an?|they|those|these|you|u|there|any)|does|do (?:you|u|i|we|they|them|both|those|these|any|the|people|most|all|hybrids?|evs)|did|can|could|couldn'?t|will|would|should|has(?! to\\b)|(?:any|some|no) ?(?:body|one) else|have (?:you|u|i|we|they|those|these)|any|u got|you got|got any|am i|r u|explain|compare|recap|summari[sz]e|sum up|(?:read|say|repeat) .*\bback|in (?:which|what)|on which|if|suppose|supposing|say i|imagine)\\b`,
);

/** "How do they compare on power?" */
export const pointsAtGroup = /\b(?:them|they|em|those|both|n?either|each|of the (?:two|three|2|3))\b/;

/** "Can I save it?", "can I take the seats out?": they open like wishes. */
export const ofOneself =
  /^do you have (?:it|that|this) in\b|^(?:can|could|will|would) (?:i|we|you|u|ya|they) (?:still |even )?(?:get|have|order|buy|find)\b.*\b(?:in|on|for|with) (?:n?either|both|those|these|each|them|em)(?: (?:of (?:them|those|these)|one|two|ones))*$|^can (?:i|we|you|u) (?:save|see (?:it|one|them|that|this|these|those)\b|(?:take|pull|get|rip|pop|remove)\b.*\b(?:seats?|rows?|bench|doors?|roof|top)\b.*\b(?:out|off)\b|see (?:an? |some |any |the )?(?:pictures?|photos?|pics?|images?)\b)/;

/** "V6 or V8", alone. */
export const eitherOr = /^(?:[\w-]+ ){1,2}or(?: [\w-]+){1,2}$/;

/** Behind two sides: "which tows more?" */
export const ranking = /^(?:which|what|who)\b.*\b(?:more|less|fewer|better|worse|\w{3,}er)\b/;

export const smallWords =
  /^(?:or|and|of|between|from|among|that|this|vs|versus|against|the|an?|between|new|now|either|maybe)$/;

export const inverted =
  /^(?!(?:what|how) (?:if|about)\b)(?:wh(?:at|ich)(?:'?s|'?re)?|how(?:'?s)?|(?:is|are|was|were|does|did|would|could|should|has|wo|do)n'?t (?:it|the|that|this|an?|they|those|these|you|u|there|any)\b|(?:can|could|will|would|should) (?:it|that|this|the|an?|my|our|his|her|they|those|these|both|two|three|four|[2-9])\b|(?:can|could|would|will) (?:i|we|you|u) (?:still|(?:even |actually )?fit)\b|should (?:i|we) (?:get|put|use|have|worry|expect|wait|check)\b|(?:would|should|will|can|could|do) (?:any|every|some|no) ?(?:one|body)\b|(?:would|should|do) (?:people|folks|most|many) |is|are|does|did|do (?:i|you|u|they|those|these))\b/i;

/** "Where I draw the line is 2017", "what I need most is a tow hitch": statements that open like questions. */
export const cleft =
  /^which (?:(?:i|we|he|she|they|it|my \w+|our \w+)(?:'ll|'d)? (?:shall|will|would|am|are|is|have|has|plan|intend|hope|want|like|need|drive|use|keep)|remains?|stays?)\b(?!.*\?)|^(?:what|where|how|when|who) (?:i|we|my \w+|our \w+)(?: ?'?(?:m|d|ve|re|ll))? [^?]*\b(?:is|are|was|be)\b(?!.*\?)/;

/** "Which of them has it?", "does the Rogue have one?", "does it come both ways?" */
export const hasIt =
  /\b(has|have|got|gets?|uses?|takes?|needs?|requires?|calls? for|(?<!\b(?:wrong|deal|matter|problems?|issues?|happy|stuck|wise) )with|offers?|(?:comes?|exists?|available|offered) as|(?<=^(?:(?:so|and|then|ok|well)[ ,]+)*(?:is|are|was|isn'?t|would)\b.*)\w+(?<!\b(?:a|the|that|this|which|what|first|second|third|other|last|next|same|right|only|top|good|best|new|used|\w+er|\w+est|red|blue|black|white|gray|grey|silver|green|is|it|there))(?= one\b)|comes?(?: in)?(?= both)) (?:both(?: ways| kinds| forms| types)?|them(?= (?:and|with) )|it|that|1|(?<!\b(?:you|u|ya|i|we|they|who|which|what|there|to)\b.*)one)(?=[\s?.!]*$| (?:too|as well|or not|yes or no|then)|(?<= them)|(?<= one) of (?:those|these|them)(?: then)?(?=[\s?.!]*$))/i;

/** Words left out, or that say the same in another way. */
export const supplied: readonly (readonly [RegExp, string])[] = [
  // "Under 60,000 on it" counts miles.
  [/\b\d{2,3}(?:,?\d{3}|k)(?= on (?:it|them|the clock)\b)/, "$& miles"],
  [/\bless (?:money|cash|expensive)\b/i, "cheaper"],
  // "The Accord, price wise".
  [/,? (\w+)[ -]wise(?=\W*$)/i, " $1"],
  // "Would it last two days without plugging in?"
  [
    /\b(?:without|between|before)(?: (?!a\b)\w+){0,3} (?:plug(?:s|ged|ging)?(?: it| her| them)? in(?:to \w+)?|(?:re)?charg(?:e|es|ed|ing)\b(?: up| it)?)/i,
    "on a charge",
  ],
  // "The regular V8 Tahoe" beside a diesel one.
  [
    /(?<=\b(?:vs\.?|versus|or|than|and|against|the)(?: an?| the)? )(?:regular|plain|normal|ordinary)(?= (?!gas\b|unleaded\b|ones?\b|cab\b|fuel\b|hybrid|octane|bed|size)[a-z\d])/i,
    "      ",
  ],
  // "Is an Encore one of those?"
  [/(?<=\b(?:is|are|was|isn't|would)\b.*)\bone of (?:those|these|them)(?=(?: then)?[\s?.!]*$)/i, "one"],
  // "Is it as tall as the Forester?" compares.
  [
    /(?<=\b(?:is|are|do(?:es)?|ha(?:s|ve)|isn't|aren't)\b.*)\b(?:just )?as (?:many |much )?((?:[a-z]+ ){0,2}[a-z]+) as (?!(?:possible|you|i|we|they|it|he|she|ever|before|usual|always|people|well|much|new|long|soon|if|\d+)\b)/i,
    "more $1 than ",
  ],
];

export const asksPlainly =
  /^(?:wh(?:at|ich|ere|en)|how|does|is (?:it|the|that|this)|are (?:they|these|those)|do (?:they|these|those))\b(?! (?:about|if)\b)/;

export const turnsOffer = /^(?:no|nah|nope|never ?mind|leave (?:it|that)|don'?t)\b/;

/** "Do that", "show me those". */
export const takesOffer =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|sure|sweet|cool|nice|great|good|fine|alright|then|so|just|please|and|lol)[\s,.!]+)*(?:(?:let'?s |i'?d |i'?ll )?(?:do|try|go with|run with|use|take) (?:that|it|so|this)(?: one)?|(?:can you |could you )?(?:show|give|let me see|let'?s see|see|pull up|gimme)(?: me| us)? (?:those|them|these|that))(?: then| please| pls| instead| ones?)*[\s.!]*$/;

export const told =
  /^[\d,.]+k? miles\b.*\bwh?at(?:'?s| is| would)\b|\b(?:tell me|remind me|wonder|curious|ask(?:s|ed|ing)? about|explain|the math|^any(?:thing)?\b.*\bif (?:i|we)\b|compare|versus|vs|stack|difference (?:between|in|on)|info on|details on|side by side|would like to know|want to know)\b/;

/** "Gas for the week" asks without a verb. */
export const fuelFor =
  /^(?:the )?(?:gas|fuel|petrol)(?: costs?| money)? (?:(?:for|per|in|a|each|every) )+(?:the |one |my )?(?:week|month|year|day|shift)\b/;

/** "Cheapest one you have", "mpg of the Kona". */
export const leading =
  /^(?:\w{3,}(?<!inter|b|n|w)est|most \w+) .*\b(?:you|u|here|anywhere|overall|of (?:that|the|those|these|them))\b|^(?:mpg|hp|price|horsepower) (?:on|of|for)\b|^(?:the )?(?:\w{3,}(?<!inter|b|n|w)est|most \w+)(?: one)?$|^price (?:spread|gap|difference|both|the both|them|those|of both|between (?:th)?em)\b/;

export const questionWords: ReadonlySet<string> = new Set(
  "who whose what whats which when where how hows is are was does do did can could will would should".split(" "),
);

export const leadingWords: ReadonlySet<string> = new Set(
  "and so but or ok okay also then well now lol hmm yeah wait".split(" "),
);

export const joining: ReadonlySet<string> = new Set(
  "a an the for in with and or at under around about w maybe possibly".split(" "),
);

export const avoiding: ReadonlySet<string> = new Set(
  "avoid avoiding exclude dislike skip hate rule veto reject refuse".split(" "),
);

/** "What would fit three boosters?", "which will pull that?" */
export const seeksAny =
  /^\W*(?:(?:so|ok|okay|well|hi|hey|hello|please)\W+)*(?:what|which)(?:'?s|'?ll)?\b[^?]*\b(?:fit|hold|take|carry|tow|haul|pull|seat|suit|work|handle)s?\b/i;

export const choosing: ReadonlySet<string> = new Set("any anything which what something ones".split(" "));

/** "The first two". */
export const pointsAtPlaces = new RegExp(
  String.raw`^(?:and |ok |so )*(?:[\d,]+ ?k?(?: thousand)? miles(?: (?:a|per|each|every) (?:day|week|month|year))?|(?:the |those |these )?(?:first|second|third|1st|2nd|3rd|two|three|first two|top two)(?: ones?| (?:${items}|${item}))?)[\s,?]*$`,
);

export const wantsMeaning = /^(?:what|define|explain)\b(?! about)|\b(?:means?|meant)\b/;

/** Only small words stand beside a term. */
export const asksOfTerm =
  /^(?:[^a-z]|\b(?:or|they|people|dealers|folks|vs|versus|and|an?|the|difference|diff|between|what|whats|is|are|it|this|that|s|es|means?|meant|meaning|of|word|called|define|definition|explain|exactly|please|do|does|you|call|stand|stands|for|even|actually|in|on|earth|heck|hell|fuck|world|god'?s|name|supposed|even|exactly|english|thing|term|by|with|to|me|not|understand|i|know)\b)*$/;

/** "What's a PHEV, my nephew says it all the time", "what is awd I keep seeing it". */
export const behindTerm =
  /(?:,| -| (?:like|because|cause|cuz|bc|since|when|if|my|our|everyone|everybody|people|they|he|she|we|i|u|you)\b).*$/;

/** The question changes nothing: "what would 35 get me? just wondering". */
export const onlyWonders =
  /\b(?:(?:just|only) (?:wondering|curious|asking|checking)|(?:don'?t|do not|without) (?:change|changing|touch|touching|move|moving|switch|switching|do) (?:it|anything|my|the|that)|hypothetical\w*|(?:out of |from )?curio(?:us|sity)|for fun|(?:keep|leave|hold) (?:it|that|the \w+|my \w+) (?:at|as|on|in|where|alone|there|like|for now)|stay(?:s|ing)? (?:at|with|as)|for now|only (?:want|wanna) (?:to )?know|just (?:want|wanna) (?:to )?know)\b/;

export const comparing = /\b(?:compared?|stacks? up|against|versus|vs)\b/;

/** "Telluride or Palisade which has more room", "Camry Hybrid how many miles". */
export const namesThenAsks =
  /^(?:(?:ok|okay|so|and|well|now|for|the|an?|my|(?:19|20)\d\d) )*(?:between )?(?:(?:the |an? )?_+|(?:this|that) one)(?:[\s,]+(?:or|vs|and|the|_+))*[\s,]+(?:which|who(?:'?s)?|how'?s|how (?:many|much|big|far|long)|what(?:'?s)?|wh?[au]t'?s)\b/;

/** "Biggest bed", "seats up or down". */
export const bareAsks =
  /^(?:the )?(?:\w{3,}est|most|best|least) (?:\w+ ?){1,3}\??$|^(?:with )?(?:[\w-]+ ){1,4}or(?: [\w-]+){1,2}$/;

/** "Leave it like that" accepts. */
export const asItIs =
  /\b(?:as is|as (?:it|they|things) (?:is|are)|like (?:this|that)|the way (?:it|they|things) (?:is|are)|as you have it|(?:keep|leave|have) (?:it|them|things|that) (?:so|that way))\b/;

export const stocking = /^(?:do|would|could|have) (?:you|u|ya) (?:have|got|carry|sell|list|find)\b/;

/** Words of questions in another spelling, or short for others. In the order they are replaced. */
export const respelled: readonly (readonly [RegExp, string])[] = [
  [/\bwh?[au]t'?s\b|\bwu+ts\b/g, "what's"],
  [/\bw[au]t\b/g, "what"],
  [/\b(?:'?bout|abt|abut|abot)\b/g, "about"],
  [/\bwi?ch\b|\bwhch\b/g, "which"],
  [/\bwt[fh]\b/g, "what"],
  [
    /\b(which|that|this|other|(?:fir|la)st|1st|2nd|3rd|second|third|\w+er) 1\b(?![ .,-]?\d| (?:mile|year|month|day|owner|seat|door|inch|foot))/g,
    "$1 one",
  ],
  // "Of those two, which is cheaper?"
  [/\b(of (?:these|those|them|the) (?:two|three|2|3)),? (wh[^?.!]*)/g, "$2 $1"],
  // "How far apart are they in money?"
  [
    /\bhow (?:far|much) (?:apart|difference)(?: (?:are|is) (?:they|those|these|the two|both)(?: two| ones)?)?/g,
    "what's the price difference between the two",
  ],
  // "Is that more than a Lexus NX?"
  [
    /\b((?:is|are|was) (?:it|that|this|they|the \w+)(?: one)?(?: any| a lot| much)?) (more|less)(?= than (?:an?|the)\b)/g,
    "$1 $2 expensive",
  ],
  // "Of what you have there, which pulls the most?"
  [/^((?:so )?of (?:what|all|everything|the ones)\b[\w' ]{2,30}?),? (which\b[^?.!]*)/g, "$2 $1"],
  [/\bhow(much|many)\b/g, "how $1"],
  // "It has how many seats?"
  [
    /\b((?:it|they|this|that)(?: one)?|the [\w-]+) (?:has|have|gets?|seats?|tows?|makes?|costs?|comes with) (how (?:many|much)\b.*)/g,
    "$2 does $1 have",
  ],

  // "Which of those does the Highlander have?"
  [
    /^which (?:of (?:those|these|them|the two)|one|kind) (?:does|do|did) (.+) (?:have|come with|use|get)(?=\W*$)/g,
    "does $1 have it",
  ],
  [/^(it|they) (?=(?:fit|have|come|seat|tow|hold|get)\b)/, "does $1 "],
  [/\b(how|where|who|when)s\b/g, "$1's"],
  [/\b(what|who|how|where|that|it)(d|ll)\b/g, "$1'$2"],
  // "What does one of those get?"
  [
    /\b(what(?:'ll| does| do| will| would|'s)|how (?:much|many|long|big|tall|far) (?:is|does|will|would|do|can)) one of (?:those|these|them)\b/g,
    "$1 it",
  ],
  [/(?<=[a-z\d]) (?:n|'n'|&) (?=[a-z])/g, " and "],
];

/** Words of a limit, which a question's figure lacks. */
export const bounds = /\b(?:under|below|over|above|max|at least|or (?:more|less|better|newer))\b/;

/** "Which has CarPlay for under 22k?", "what small SUV has leather, under 27k?" */
export const listsKind = /^(?:which|what)\b(?! ?(?:'s|s|is|are|does|do|did|would|will|can|could|should|about|if)\b)/;

export const saidAgain = /^(?:i|we) (?:(?:was|were|am) asking|asked|meant|said)\b/;

/** "Do I need AWD?", "is a CVT worth it?", "hybrid need plug?" */
export const needsTerm =
  /(?<!\b(?:i|we|i'm|wife) )\b(?:needs?|must|ha(?:s|ve) to|requires?)\b(?!.*\b(?:every|often|how)\b).*\b(?:plug(?:s|ged)?(?![ -]ins?\b(?! (?:the|at|it|to|or|a)\b))|charg(?:e[ds]?|ing)|outlet|the wall)\b|^(?:do|does|would|should) (?:i|we|you|u|anyone|anybody|people|he|she|they)(?: \w+){0,3}? (?:need|want|get)\b|^(?:is|are|would|does|do)\b.*\bworth (?:it|having|the (?:money|extra))\b/;

/** "I was asking about the hatch" repeats a question. */
export const asksAbout =
  /^\W*(?:(?:no|but|and|so|well|sorry|actually|oh)\W+)*(?:i|we)(?:'?m| am| was| were|'?d)? (?:just |only |really |actually |simply )*(?:ask(?:ed|ing)?|wonder(?:ed|ing)|meant to ask|wanted to (?:ask|know)) (?:you )?(?:about|how|what|if|whether|where|which|why|on)\b/i;

/** "I asked about the height, but never mind." */
export const waves = /\b(?:never ?mind|not that it matters|forget i asked|doesn'?t matter now)\W*$/i;

/** "The 2 door one", "what about the V8 version?" */
export const versionAlone =
  /^(?:(?:and|ok|so|what about|how about) )*(?:in |for )?the (?:[\w-]+ ){1,3}(?:one|versions?|model|trim)$|^(?:and |what about |how about )*the (?:two|four|2|4)[ -]doors?$/;
