import { item, items } from "./items";

export const howWords = [
  [
    new RegExp(
      String.raw`\b(?!keep (?:it|this|them)\b.*\b(?:years?|yrs?|months?)\b)(?:save|hold on ?to|remember|keep|share|print|email|send|bookmark|come back (?:to|later))\b.*\b(?:list|search|this|these|it|them|(?:${items}|${item})|later|results?)\b|\bcan i come back\b`,
    ),
    "save",
  ],
  [
    /\b(?:sign (?:up|in)|log ?in|account|register|pay for this|cost money|(?<!(?:hands?|trouble|problem|maintenance|rust|worry|hassle|interest|accident|smoke)[ -])free|my (?:email|data|info)|privacy)\b/,
    "account",
  ],
  [
    /\b(?:how (?:do|can|would) (?:i|you|we)|can i|could i)\b.*\b(?:change|edit|undo|remove|delete|fix|adjust|take back|turn off|unlock|lock)\b/,
    "change",
  ],
  [/\bhow do (?:i|you) (?:take|get|put)\b.*\b(?:off|out of|on) the list\b/, "change"],
  [
    new RegExp(
      String.raw`\bhow (?:do|did) you (?:decide|choose|rank|sort|order)\b.*\b(?:which|show|order|first|${items}|ones)\b|\bhow does the (?:order|ranking|sorting)\b|\bwho decides\b`,
    ),
    "order",
  ],
  [
    /\b(?:are (?:you|u) (?:a |an )?(?:real|human|person|bot|ai|robot|machine|salesm\w*|computer|chat ?gpt|gpt)|is this (?:a |an )?(?:real |human )?(?:person|human|bot|ai|robot|machine|chat ?bot)|who (?:are|made|built|runs) (?:you|this)|(?:do|are) (?:you|u) (?:getting |get |being )?(?:paid|work(?:ing)? for|earn\w*|sponsored)|who pays (?:you|u)|commission)\b/,
    "person",
  ],
  [
    new RegExp(
      String.raw`^(?:is|are|was|so|it|that|they)\b.*\b(?:brand[- ]new|used|second[- ]?hand|pre-?owned)(?: (?:ones?|${items}|${item}))?(?:,? is it)?$|\b(?:new|used)(?: ones?| ${items}| ${item})? or (?:new|used)\b|^brand[- ]new\b|^(?:is|are) (?:it|that|this|these|those|they)(?: (?:one|ones|${items}|${item}))? (?:all )?new$`,
    ),
    "used",
  ],
  [
    new RegExp(
      String.raw`\b(?:are (?:these|those|they|the ${items}) (?:all )?(?:used|new|real|list)|used (?:${items} )?or new|(?<!real|list|what i'?d pay)\b(?:prices?|that|these|those)\b.*\b(?:real prices?|sticker|out the door|what i(?:'?d| would| will)? (?:really |actually )?pay|go(?:es)? up|negotiable|what a used one|what (?:it|one|they)(?:'s| is| are| costs?)? now)|(?:where|how) (?:do|did|does) (?:you|your|the|these|those|they|this)\b.*\b(?:prices?|data|numbers|figures|info\w*|${items})\b|are (?:the|these|those|your) (?:prices|numbers|figures)|how do i know|can i trust|prices? (?:come from|real|current|today)|(?:sure|accurate|true|up to date|trust|correct|old)\b.*\b(?:prices?|numbers|figures|data)|do you sell)\b`,
    ),
    "prices",
  ],
  [
    /\b(?:(?:little|these|those|the) (?:bars?|notches|dots|stripes)|what (?:do|does) the (?:bars?|notches|dots|lock|gauge|percent\w*))\b/,
    "bars",
  ],
  [
    /\b(?:see (?:more|the rest|all|others?)|more than one|show more|the rest of|next page|what'?s the other one|what else (?:do you|you|have you|is there)|(?:i|we|to|can) scroll|scroll (?:down|up))\b/,
    "more",
  ],
  [
    new RegExp(
      String.raw`\b(?:how does (?:this|it all|this thing) work|how do (?:i|you) (?:use|work) (?:this|it)?|what can (?:you|u|this|i) (?:do|actually do|ask|say)|what (?:can|do) you actually|what are you|what is this|how do you work|can (?:this|you) find (?:us|me)? ?a? ?(?:${item} )?payment)\b`,
    ),
    "work",
  ],
] as const;

export const asksYesOrNo =
  /^(?:is|are|does|do|can|could|will|would|should|has|have)(?:n'?t)?\b|\bor (?:not|no)\b|[\s,](?:yes|right|correct|huh|(?:ain|isn|aren|doesn|don|can)'?t (?:it|that|they))\??$|\b(?:it|this|that|the \w+) (?:has|have)(?: it)?$|^(?:how|what) about (?:\w+ ){1,3}(?:on|of|for|in) (?:an?|the|that|this|those|these) |\bexists?\b|\bthere is\b(?!.*\b(?:no|not)\b)|\bavailable (?:for|on|in) (?:it|that|this)$/;

/** Opens a question about a product, whatever it asks. */
export const asksOfThings =
  /^(?:does|do|did|is|are|was|can|could|will|would|should|has|have|any|who|when|where|(?:how|what|which)(?:'?s|'?d|'?ll)?)\b/;

/** Without an open question, this hands over. */
export const indifferentAlone =
  /^(?:whatever|idk|dunno|i (?:really )?(?:don'?t|do not) (?:know|care|mind)|up to you|any(?:thing)?(?: is fine| goes)?|doesn'?t matter|no idea|not sure|no (?:strong )?(?:preferences?|opinion))(?: really| honestly| man| lol)*$/;

/** Anywhere in a message. */
export const handoverWords = new RegExp(
  String.raw`^(?:(?:i don'?t (?:know|care|mind)|not sure|whatever|dunno|idk|no idea|up to you)[\s,]+)*(?:(?:can |could |will |would )?(?:you|u) (?:just |go ahead and )?(?:pick|choose|decide|select|make the call)(?: for me| one| something| it| a ${item}| then| instead)*|surprise me|whatever you (?:think|say|like|want|pick|choose|recommend|suggest)(?: is best)?|dealer'?s choice|your (?:call|choice|pick)|(?:just )?(?:pick|choose|give me|show me) (?:the best(?: one)?|your (?:favou?rite|best)|any ?one|one|something|me one)(?: for me| already| then)*|i trust you|you tell me|(?:just )?(?:pick|choose|decide)(?: for me| already| then)*|i(?:'ll| will) (?:take|go with) (?:whatever|what) you (?:pick|choose|say|recommend|think)|you(?:'re| are) the (?:expert|boss))$`,
);

const thing = `(?:ones?|(?:${items}|${item})|picks?|options?|suggestions?|choices?|recommendations?|ideas?)`;
const leadsToOther = `(?:no|nah|nope|meh|hm+|ok|okay|well|and|so|cool|thanks|not (?:that|this|those)(?: ${thing})?|(?:can you |could you |please )?(?:show|give|pick|suggest|recommend|find|tell|name)(?: me| us)?|(?:have you |you |do you |u )?(?:got|have)(?: any)?|any|what|who|which|how about|what about|i'?d like|i want|let me see|let'?s see|try|maybe)`;
const other = `(?:(?:the )?(?:an)?others?(?: ${thing})?|(?:the )?next(?: ${thing})?|(?:some|any)thing (?:else|different)|(?:a |some )?different(?: ${thing})?|one more|(?:any |some )?more(?: ${thing})?|else(?: (?:you got|do (?:you|u) (?:have|got)|(?:you|u) (?:have|got)|is there|have you got|can you (?:show|offer)(?: me)?|(?:would|do) you (?:suggest|recommend|pick)))?|besides? (?:that|those|it|these)(?: two| one)?)`;
/** "Something else", "next". */
export const otherWords = new RegExp(
  `^(?:${leadsToOther}[\\s,.]+)*${other}(?: please| pls| (?:you|u) can (?:show|offer)(?: me)?| then| for me| instead| you got| to look at| though)*$`,
);

export const recommendWords = new RegExp(
  String.raw`^which one$|^(?:is|are) (?:it|th(?:is|at)(?: one)?|they) (?:even |really |actually |still )?(?:alright|all right|any good|ok(?:ay)?|decent|fine|a good (?:one|deal|choice|pick|buy))(?: then| though)?$|^(?:what|who|which)(?:'?s| is| are| ones? (?:is|are))?(?: still)? (?:left|remaining|remains?|in the running)(?: standing| then| now)?$|^(?:which (?:one )?wins|what (?:did|do) (?:we|i) end up with)\b|^(?:which|what) (?:one )?(?:was|were) (?:it|the one|that)(?: that)? (?:you|u) (?:liked|picked|recommended|suggested)\b|\b(?:(?:which|what|who)(?:'s|s)?(?: one| ${item}| of (?:these|those|them|the \w+(?: \w+)?))?(?: of (?:these|those|them|the \w+(?: \w+)?))? (?:(?:would|should|do|did|wd|shd|could) (?:you|u)|(?:should|shd|do) (?:i|we|he|she))(?: personally| guys)? (?:\w+ )?(?:buy|get|pick|choose|go (?:with|for)|recommend|suggest|take|drive|want|prefer|advise|favou?r)|(?:would|wouldn'?t) (?:you|u) (?:personally )?(?:buy|get|pick|choose|go with|take|recommend)|do you recommend|you recommend|your (?:top |first |best |personal |own )?(?:pick|favou?rite|fave|recommendation|advice|opinion|take|choice|suggestion)|(?:you'?d|you would|else (?:would|do|could|can) you) (?:suggest|recommend|pick|buy|go with)|any (?:recommendations?|suggestions?|recs|advice|ideas?|favou?rites?)|(?:which|what)(?: one| ${item})?(?:'s| is|s) (?:the )?(?:best|right|better|smartest|wisest)(?! (?:mpg|mileage|price|gas|fuel|on|economy))|best (?:one|pick|choice|${item}|bet|deal|value)|(?:recommend|suggest) (?:one|me|something|a ${item})|should (?:i|we|an? \w+(?: \w+){0,4}|my \w+) (?:buy|get|pick|go with|take)(?!.*\bt[iy]res?\b)|better buy|if (?:you|u) (?:were|was|are) me|in my (?:place|shoes)|what(?:'s|s| is) good for|help me (?:choose|decide|pick)|better,? right)\b|^(?:what|which|wh?at'?s the best|any idea wh?at)(?: (?:kind|sort|type|style) of)? (?:a |the )?(?:${item}|vehicle|auto|one|ride)s?(?: (?:do|would|should|could|can|might))? (?:(?:i|we|you|u) )+(?:\w+ ){0,2}(?:look(?:ing)? (?:at|for|into)|consider(?:ing)?|shop(?:ping)? for|recommend|suggest|go (?:for|with)|be (?:after|in)|get|buy|need|want|drive)\b|^(?:what|which) (?:${item}|vehicle)s? (?:is|are|would be|might be|work|works|makes? sense) (?:best|good|right|easiest|better|suited) (?:for|with)\b`,
);

/** The same, to have none of it. */
export const refuses =
  /^\W*(?:(?:oh|honey|sweetie|sweetheart|hun|dear|dude|man|bro|um+|uh|lol|eww?|bruh|bro|wtf|yo|man|god|lord|jeez|goodness|please|ugh|hell|heck|absolutely|definitely|no)[\s,]+)*(?:no|nope|nah|never)(?: way| thanks?| thank you| sir| ma'?am| honey)*(?:[.!,?]|$)/i;

/** "20k then?" proposes a value. */
export const restating =
  /\b(?:i|we) (?:said|asked for|wanted|told you|meant)\b|^(?:(?:ok(?:ay)?|so|then|and|now|please|pls|just|alright|well|no)[\s,]+)*(?:gimme|give me|show me|find me|get me)\b/i;

/** "Dude a Camry?", before more is said. */
export const surprised =
  /^\W*(?:(?:dude|lol|bro|man|oh|um+|uh|wait|what|really|seriously|huh|hey|no|but|so|ok|wow|whoa|haha|yo|come on)[\s,.]+)*(?:an?|why an?) (?:[\w-]+ ?){1,3}[?!]*\?[?!]*\s*$/i;

/** Behind it: no welcome, and no question. */
export const objects =
  /^(?!\W*(?:(?:that|it|which)(?:'?s| is| would| could| sounds| works| might)|yes|yeah|yep|ok|okay|sure|maybe|fine|nice|good|cool|interesting)\b)[^?]*\w[^?]*$/i;

/** Behind a name that surprises. */
export const protests =
  /^\W*(?:(?:no|but|hey|um|lol|dude|man|what)\W+)*(?:i|we) (?:want|wanted|said|asked|need|told|meant)\b/i;

export const proposal =
  /^(?:(?:ok(?:ay)?|but|so|lol|fine|figures|maybe|say|perhaps|at (?:least|most)|no (?:more|less) than|under|over|up to|around|make it|alright|well|hm+)[\s,.]+)*\$?\d[\d,.]*\s?k?(?: (?:or|and|n) (?:newer|later|up|above|after|more|better|higher|under|below|less|older|on)| [a-z]+)?(?: then| maybe| instead| ok(?:ay)?| at least| tops| max)*[\s?!.]*$/;

/** "Would you let the hybrid go?" orders, politely. */
export const politeOrder =
  /^\W*(?:(?:so|ok|okay|then|well|no|and|but|please)[\s,]+)*(?:can|could|would|will) (?:you|u|we)(?: please| just| maybe)? (?:(?:let|put|rank|place|drop|lose|skip|forget|ignore|relax|loosen|keep|leave|hold|treat|make) (?!it\b|me\b|us\b|any|more|out\b)|mind (?:keeping|dropping|letting|leaving|removing|skipping|putting) )/i;

export const wishForms: readonly RegExp[] = [
  proposal,
  /^(?:can|could|would|will|may|might) (?:you|u|we|i|us) (?:please |maybe |just |kindly |also )*(?:go|do|make|set|find|show|get|have|give|look|search|filter|change|raise|lower|drop|remove|add|keep|put|bump|see|try|switch|limit|narrow|exclude|include|increase|stretch|skip|sort|take|leave|lose|cut|push|stay|help|check|start|move|use|only|restrict|rather|want|let|swap|rank|place|relax|loosen|ease|forget|ignore|hold|treat|weigh|favor)\b/,
  /^(?:can|could|may) (?:the|my|our) (?:\w+ ){1,2}(?:go|give(?: way)?|slide|slip|be (?:dropped|skipped|removed|the one)(?: to go)?)(?: first| instead| then| away| please)*[\s?.!]*$/,
  /^(?:can|could|may|might|should|shall) (?:the|my|our) (?:\w+ ){1,2}(?:be|go|come) (?:raised|lifted|lowered|increased|decreased|moved|changed|set|stretched|brought|pushed|widened|up|down|back)\b/,
  /^(?:do|did|have|has) (?:you|u|they|we)(?: guys)?(?: have| got| sell)* (?:an?|some|something|anything|one|it)\b/,
  /^(?:(?:might|would|could|will) there be|is there|are there) (?!a difference|one (?:with|that))(?:an?|anything|something|some|one)\b/,
  /^(?:have (?:you|u) )?(?:u |you )?got (?:an?|some|something|anything|one)\b/,
  /^any(?:thing|one)\b/,
  /^(?:do|did) (?:you|u) (?:have|got|sell|carry)\b(?! any\b)/,
  /^what else (?:(?:do|have|can) )?(?:you|u|ya) (?:got|have|show)\b/,
  /^why (?:don'?t|not) (?:we|you|i|us)\b/,
  new RegExp(
    String.raw`^(?:what|which)(?: (?:${items}|${item})| ones?| models?)? (?:do|have) (?:you|u) (?:have|got)\b`,
  ),
  /^(?:what|which)(?:'?s| is| are)? (?:out there|available|in stock)\b|^what(?:'?s| is| are) there\b|^what(?:'?ve| have| do)? (?:you|u|ya|y'?all) (?:got|have)\b/,
  new RegExp(String.raw`^(?:what|which) (?:(?:${items}|${item}) |ones? |can )+(?:i|we) (?:get|buy|afford)\b`),
  /^is an? .*\b(?:possible|an option|doable|ok|okay|realistic)\b/,
  /^(?:shall|should) we\b/,
  /^what about (?:an?|some|something|maybe|if)\b/,
  /^how about (?!the |that |this |it\b|its |(?:\w+ ){1,3}(?:on|of|for) (?:an?|the|that|this|those|these|your) )/,
  /^(?:can|could|would)n'?t (?:you|u|we)\b/,
  /\b(?:can|could) (?:we|you) (?:get|go|do|make|bring|push) (?:it|that|this|down|up|the)\b/,
  /^what (?:i|we|matters|counts|he|she|my)\b/,
  /^(?:doesn'?t|does not) (?:really )?(?:matter|bother)\b/,
];
