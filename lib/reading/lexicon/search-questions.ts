import { type WordTable, wordTable } from "@/lib/constraints";
import { item, items } from "./items";

export const opensWhy =
  /^(?:why|how come|how'?d you (?:decide|pick|choose)|how did you (?:decide|pick|choose)|what made you|what (?:makes|explains|causes)|what'?s the reason|for what reason|explain why|on what grounds|whose idea|who decided)\b|\bwhose idea\b|\bhow did you decide\b|^(?:show me )?(?:the |your |that )?(?:math|maths|sums|calculation|reasoning)\b/;

export const asksWhether =
  /\b(?:come|be|still) (?:back|there)\b(?: again)?(?: then)?$|^(?:is|are)\b.*\b(?:in there|on (?:the|my|your|that|this) list|included|among (?:them|these|those))$|^(?:is|are|does|do|would|will|could|can)\b.*\b(?:counts?|qualif(?:y|ies)|eligible|mak(?:e|es) (?:the|my) (?:cut|list|grade)|fits? (?:the bill|my (?:list|search|wishes|needs|criteria))|meets? (?:all|everything|that|those|these|my|the|it)\b.*|(?:ticks?|checks?) (?:all|every|the|my)\b.*|works?(?: for (?:me|us|that|this))?)$/;

export const others =
  /\b(?:what else (?:could|can|might|would)(?! (?:come|open|show|turn|fit|be|i (?:get|have|see))\b)|(?:what|which) (?:are |is )?(?:the |my |other |else )*(?:other )?(?:options|alternatives|ways)|any other (?:way|option|options|ways)|what other (?:options|ways|things)|is there another way|something else (?:give|go))\b/;

export const weighs =
  /\b(?:(?:which|what)(?:'s|s| is| of)?\b.*\b(?:matters?|least important|most important|weighs?)\b.*|how did you (?:decide|rank|weigh).*\b(?:weight|weights|matters|important|order|first)|what do you think matters)\b/;

export const restates =
  /^(?:what|which \w+) (?:have|did|do) (?:i|we) (?:ask(?:ed)?|said|say|told?|tell|want(?:ed)?|picked|got)\b|^(?:(?:read|say|repeat|play)\b.* back\b|back (?:what|to me)\b)|^(?:recap|summari[sz]e|sum up)\b|^what (?:do|have) you (?:have|got)(?: down| written)? (?:for me )?so far$/;

export const missing =
  /^(?:(?:what|so|but|really|wait|and)[, ]+)*(?:is )?(?:there(?:'?s| is| are|'?re)?|you(?:'?ve| have| don'?t have)?(?: got)?|they|none of|no|not)\b(?:.*\b(?:no|not|none|any)\b|(?= )|.*n'?t\b)/;

export const existing =
  /^(?:do|did|have) (?:you|u|they|y'?all)(?: guys| all)?(?: still)? (?:have|carry|sell|got|list|stock)\b|^(?:(?:are|is|do|does|got|have) )?any of (?:them|these|those|the|my|your)\b|^(?:is|are) there (?!a difference|(?:an? |any )?(?:long |big )?(?:wait\w*|delays?|backlog))(?:any|some|one|an?)/;

/** "How many makes do you carry?", "what does Buick still make?" */
export const lineup =
  /^(?:how many|what|which) (?:makes|brands|manufacturers)\b(?! (?:the|an?|it|this|that|you|them)\b)(?!.*\b(?:left|these|those)\b)/;
export const madeBy =
  /^(?:what|which)(?: else)?(?: \w+)? (?:does|do|did)\b.*\b(?:make|build|sell|offer|have)$|^(?:what|which) models\b.*\b(?:make|makes|has|have|sells?|builds?|offers?)\b/;

export const counts = new RegExp(
  String.raw`^how (?:many|much) (?:${items}|of (?:them|those|these))\b|^which (?:of (?:them|these|those|my|your)|(?:[\w-]+ ){0,2}?(?:ones|${items}|models))\b|\benough (?:for|to (?:buy|get))\b`,
);

export const among =
  /\b(?:(?<!all )of (?:these|those|them|the (?:list|lot|bunch|\w+))|out of (?:what|these|those|them)\b|of all of (?:them|these|those)(?!.* aside)|(?:for|at) (?:that|this|my|our) (?:money|price|budget|kind of money|much)|here|left|up there|you (?:showed|listed|put up)|in (?:my|this|the) (?:list|search)|(?:under|in|within) (?:my|our|the|that) (?:budget|cap|price|limit)|on (?:my|the|your) list|that (?:fit|match)\w*)\b/;

export const whole =
  /\b(?:of all\b|in there\b|price aside|money (?:is )?no object|in total|total|overall|altogether|in the (?:whole )?catalog|at all|on the market|anywhere|in general|do you (?:have|sell|carry)|you(?:'ve)? (?:have|got)|u (?:have|got))\b/;

export const askingAny =
  /^(?:(?:do|did) (?:you|u|they)(?: guys)?(?: still)? (?:have|carry|sell|got) any\b|(?:have )?(?:u|you|you've)(?:'ve)? got any\b|got any\b|are there (?:any|many|still)\b|is there (?:any|one)\b|any\b)|\bany\??$|\bdo (?:those|these|they|any|such) exist\b|\bany of (?:em|them|these|those)\b/;

export const away =
  /\b(?:drop(?:ped|ping)?|without|forget(?: about)?|forgot|los(?:e|ing)|lost|skip(?:ped|ping)?|ditch(?:ed|ing)?|let (?:go of|the)|give up|gave up|giving up|remov(?:e|ed|ing)|didn'?t (?:need|want|have|care)|don'?t (?:need|want|have|care)|no longer|ignored?|took (?:off|away)|take off|leave out|left out|not (?:need|insist)|(?:were|was|is)(?:n'?t| not) (?:an? |the |my |so )?(?:rule|must|requirement|issue|thing|need(?:ed)?|required|important|strict|fixed)|any (?:year|price|body|make|drive)|(?:an|any |some )?other (?:brand|make|body|fuel|year)|a different (?:brand|make|body|fuel|year))\b/;

export const more =
  /(?:\b(?:another|extra|additional|plus|add(?:ed|ing)?)\s+\$?\s?(\d[\d,.]*)\s?(k|grand|thousand|hundred)?\b(?:\s+(?:more|extra|on top))?|\$?\s?(\d[\d,.]*)\s?(k|grand|thousand|hundred|bucks|dollars)?\s+(?:more|extra|on top|higher|over)\b)/;

export const fewer = /\$?\s?(\d[\d,.]*)\s?(k|grand|thousand|hundred)?\s+(?:less|lower|cheaper|fewer)\b/;

export const looser =
  /\b(?:(?:a bit|a little|some|bit|slightly|any) (?:more|older|higher|looser|less|lower)(?! questions?)|more money|more budget|higher budget|budget (?:was|were|went|goes) (?:up|higher)|spend (?:a bit |a little )?more|pay more|stretch(?:ed)?|go(?:ing)? (?:up|over|older|higher|lower)|went (?:up|over|older|higher)|older|looser)\b/;

export const again =
  /^(?:does (?:that|this) change\b|(?:please )?re-?(?:do|run|calculate|compute|figure)\b|do (?:it|that|the math) again|and (?:now|then)$)/;

const time = "(?:day|shift|week|month|year|yr)";

/** A period asked for by itself: "and a year?", "what's that in dollars a week?", "I said a month". */
export const overYears = new RegExp(
  `^(?:and |what about |how about )*(?:over|for|after|in) [\\w-]+ years?$|^(?:and |ok |so |what about |how about |for )*(?:a|per|each|every|in one|one) ${time}$|^what(?:'?s| is| does| would) (?:that|it|this)\\b.*\\b(?:a|per|each|every) ${time}|\\b(?:said|meant|mean|asked)\\b.*\\b(?:a|per|each|every|one) ${time}|^that'?s (?:per|a|for a) ${time}`,
);

export const perTime =
  /\b(?:a|per|each|every|one|the|for|in|my|gas|fuel|petrol) (month|week|day|year|yr|shift)\b|\b(month|week|dai)ly\b/g;

/** "1,100 miles a week, how much?" */
export const asksSum = /\bhow much\b|\bcosts?\b|\bdollars?\b|\bruns? (?:me|us)\b|\bset (?:me|us) back\b/;

export const stillMade =
  /\b(?:still|anymore|any more)\b|^(?:can|could) (?:you|i|u|we) (?:get|buy|find)\b(?!.*\b(?:in|on|with|for) (?:n?either|both|those|these|each|them|it|that|this|the)\b)|^do (?:you|u|they) (?:sell|carry|have)\b/;

/** "Impala with the V6, got any?" */
export const gotAny = /\b(?:got|have) (?:any|one|some)(?: of (?:those|them))?$|^(?:have (?:you|u|ya) )?got an? /;

export const enoughFor =
  /\b(\d[\d,]{2,})\b.*\b(?:enough|suffic\w*|adequate|plenty|ok(?:ay)?)\b.*\bfor\b.*?\b(\d[\d,]{2,})\b/;

/** "What's the other three?" */
export const theRest =
  /^(?:what|which|who|show|list|name|and)\b.*\b(?<!\b(?:with|keeping|all) (?:all )?)(?:the (?:other|rest)|others?)(?: of (?:them|those))?(?: (?:two|three|four|\d+|[a-z]+s?))?$/;

export const putsFirst =
  /^(?:would|should|could|do|can) (?:you|u|i|we) (?:put|rank|place|list|move)\b.*\b(?:first|top|ahead)\b/;

export const asksSumAlone =
  /^how much(?: (?:dollars?|money|is (?:it|that)|would (?:it|that) (?:be|cost)))?(?=$|:)|^what(?:'?s| is| does| would| will) (?:that|it|this) (?:run|cost|set) (?:me|us)\b/;

/** "Which costs the least to run?" */
export const leastToRun = /\b(?:which|cheapest|least|lowest)\b/;

/** "Not one year", "that's per year". */
export const deniedTime = /\b(?:not|that'?s) (?:in |for )?(?:a|per|each|every|one) (?:month|week|day|year|yr)\b/g;

/** Two years of one model, to choose between. */
export const twoYears =
  /\b(?:choose|pick|get|buy|take|want|prefer|better|which|worth)\b.*?\b((?:19|20)\d\d)\b(?: \w+)? (?:or|vs|versus|over) (?:the |an? )?((?:19|20)\d\d)\b/;

export const reasonFor =
  /\b(?:reason|point|worth it|sense)\b (?:to|in|of) (?:pick|get|buy|choose|tak|go(?:ing)? for|pay(?:ing)? for)\w* the ([a-z][a-z\d-]*(?: [a-z][a-z\d-]*)?)$/;

/** "300 miles of range" drives nowhere. */
export const bounding = /\b(?:range|charge|under|over|less|fewer|more|least|most|on it)\b/;

/** "I meant 900 a week", after a fuel cost. */
export const bareMiles = /\b(\d[\d,]*) (?:a|per|each|every) (day|week|month|year)\b/;

export const corrects = /\b(?:said|meant|mean|asked|not|that'?s per|that'?s a)\b/;

export const isLoan = /\b(?:payments?|loan|financ\w*|down|apr|interest|insur\w*)\b/;

export const ordinal = /\b(?:first|second|third|two|one(?! (?:day|week|month|year)))\b/;

export const gallons = /\bgallons?\b/;

/** "Would a lab fit in the back?" */
export const placed =
  /^(?:would|will|can|could|does|do|is|are|has|have)\b.*\b(?:fit|fits|in the (?:back|trunk)|behind (?:the|its))\b/;

/** "How far over is it?", "and what would I be paying then?" */
export const overBy =
  /^how (?:far|much) (?:over|above|past) |\b(?:i|we)(?: be|'?d be|'?m|'?re| am| are)? (?:paying|looking at|spending|out)\b|^what(?:'s| is)? (?:the damage|(?:would|do|will) (?:i|we) (?:pay|spend)\b)|\b(?:set (?:me|us) back|money ?wise|we talking)\b/;

export const asksForSum =
  /^how much\b.*\b(?:need|have|take|cost)\b(?:.*\b(?:spend|pay)\b|$)|^how much (?:more )?(?:money )?(?:is|does) it(?: take)?$/;

export const ofWays = /\b(?:ways?|else|los[et]|chang\w+|options?|choices?|alternatives?|both|instead|possible)\b/;

/** Words that try a change out. */
export const supposing =
  /\b(?:if|would|could|will|can|suppos\w+|imagine|say|what about|how about|how many more|without|went|go(?:ing)?|stretch\w*|more|less|enough|extra|loosen|drop\w*|relax|give up|open|bring\w*|change\w*|get me|help\w*|make a difference|matter)\b/;

/** "What if I went to 32k?" proposes a change to the search. "Is 32k enough?" only asks about it. */
export const proposes =
  /\b(?:if|suppos\w+|imagine|say|assum\w+)(?: that)? (?:i|we|my|our|u|you)\b|^(?:and |so |ok |then )*(?:can|could|should|shall|may|let) (?:i|we|us|you|u)\b|\b(?:get|bring|buy|gain)s? (?:me|us)\b|\b(?:more|extra)\b.*\b(?:bring|buy|get|gain)s?\b|\b(?:what|how) about\b|^(?:and |so |ok |then )*(?:what if|if) /;

/** "What would I lose if I went to 25k?", "are there more if I take a 2020?" */
export const wonders =
  /\b(?:los[et]|losing|miss(?:ing)?|sacrific\w+|give up|giving up|enough|are there|is there|how (?:many|much)|does it matter|make a difference|what changes)\b/;

/** "What if gas goes up?" supposes no wish. */
export const ofTheWorld =
  /\b(?:gas|gasoline|fuel|petrol|diesel)(?: prices?)? (?:goes|go|going|went|gets?|rises?|climbs?|jumps?|drops?|falls?|stays?|hits?)\b/;

/** "What's the 20,800 thing, don't care" tries nothing out. */
export const wavesOff =
  /\b(?:do ?n'?t|do not) (?:care|want|need)\b|\b(?:forget|not interested|never ?mind|cmon|come on|no way)\b/;

/** "Where did 20k come from?" */
export const asksSource =
  /\bwhere (?:did|does|do|is|was)\b.*\b(?:come|came|coming|from|get)\b|\bwho said\b|\bwhen did i say\b|^(?:why|how come) (?:\$?[\d,.]+k?|(?:is|does) it say)\b/;

export const keepsOn = /\b(?:still|hold\w* on|hang\w* on|cling\w*|stick\w* to|insist\w*|keep\w* (?:to|on|using|at))\b/;

export const isGone =
  /\b(?:removed?|gone|missing|excluded|dropped|taken? (?:off|out|away)|disappear\w*|vanish\w*|left out|off the list|thr[eo]wn? (?:out|away))\b/;

export const asksSums =
  /\b(?:points?|scor\w+|math|maths|sums?|calculat\w+|comput\w+|weigh\w*|rank(?:ing|ed)|how (?:do|did|does|is|was)\b.*\b(?:order|first|decid\w+|rank\w*))\b/;

const asksOfAsking =
  /\b(?:you|u) (?:ask|asking|want to know|need to know|care|wanna know)\b|\bneed to know\b|\bdoes (?:it|that|this) matter\b/;

const asksOfOrder = new RegExp(
  String.raw`\b(?:first|top|second|last|ahead|above|rank\w*|recommend\w*|suggest\w*|order|this (?:one|${item})|that (?:one|${item}))\b`,
);

/** "Does it have the V6?" asks of the V6. */
export const owningVerb =
  /^(?:have|has|had|get|gets|got|with|offer|offers|offered|in|take|keep|keeping|add|adding|drop|dropping|skip|skipping|lose|losing|without|want|wanted|need|needed|insist|on) the /;

/** In order, some only with or without a product meant. The rest ask what gave way. */
export const whyTopics: readonly (readonly [RegExp, "asking" | "kept" | "order" | "weights", boolean?])[] = [
  [asksOfAsking, "asking"],
  [/^(?:why|how come) not\b|\band not\b|\bdidn'?t you\b|\brather than\b|\binstead of\b/, "kept"],
  [keepsOn, "kept", false],
  [asksOfOrder, "order"],
  [/^(?!.*\b(?:drop|gave|give|lose|lost|cut)\b)/, "order", true],
  [/\bdecide\b.*\b(?:weight|rank|order)\b/, "weights"],
];

/** "The V6", but not "the hybrids". */
export const pointsAtVersion = /(?:^|\s)the (?!.*s$)/;

/** "How far electric only?", "what do the diesel ones go for?": no version. */
export const ofMany: ReadonlySet<string> = new Set("only range miles ones models adding".split(" "));

/** "Why are you on insurance again?" asks nothing of insurance. */
export const dropped =
  /\b(?:again|anymore|any more|stop|enough (?:about|with|of)|(?:not|didn'?t|never) ask(?:ing|ed)?)\b/;

export const ofAllShown = /\b(?:they|these|those|all|everything|every(?: one)?)\b(?: \w+)* (?:so|too|that|this|such)\b/;

export const opensYesOrNo = /^(?:is|are|do|does|can|could|will|would|has|have)\b/;

/** "How much cheaper is FWD?", "is it 1,000 cheaper or 3,000?" */
export const priceGap =
  /\bhow much (?:cheaper|less|more|dearer)\b|\b\d[\d,]*k? (?:dollars |bucks )?(?:cheaper|less|more)\b.*\bor\b/;

/** "What does AWD add on a RAV4?", "how much extra is the V6?" */
export const addsCost =
  /^(?:what|how much)\b.*\b(?:adds?|adding|extra|upcharge|on top|more (?:for|is|does|would|to)|more with)\b(?!.*\b(?:room|space|power|gas|fuel|seats?)\b)/;

export const looseDegree =
  /^(?:and |so )*(?:is (?:it|that|this)(?: one)? )?(?:any )?(?:bigger|larger|smaller|higher|lower|better|worse|more|less)\b/;

/** "A year-old one", "last year's", "two years older". */
export const aged =
  /\b(?:(a|one|two|three|1|2|3)[ -]years?[ -]old(?:er)?|last year'?s|(?:a|one|the) (?:previous|prior) year)\b/;

/** "What does the extra 2,500 buy me?" after two were shown. */
export const buysMore =
  /^(?:and |so )*(?:what|why)\b.*\bthe (?:extra|additional|other) (?:\$?\d|money|cash|thousand|cost)|^what\b.*\bthe (?:price )?difference\b.*\b(?:buy|get|pay for)\b|^(?:and |so |but )*how much (?:more|extra|dearer|pricier|cheaper|less)\b.*\bthe (?:former|latter|first|second|1st|2nd|other|dearer|pricier|cheaper)(?: one)?$|^(?:and |so )*(?:what|how (?:much|big|large|steep))\b.*\b(?:premium|surcharge|markup|mark-up)(?: (?:am|are|do|does|is|would|will|to|for|over|on)\b|$)/;

/** "Is 169 hp a lot?", "39 is tiny, right?" */
export const sizingUp =
  /\b(?:a lot\b(?! (?:more|less|of))|too (?:much|high|low|little|slow|fast|weak|strong|powerful|small|big|tiny|heavy|long)|tiny|(?:is|are) (?:that|it|this|\d[\d,.]* ?[a-z]{2,10}) (?:(?:really|pretty|very|kinda|considered|even|any|a) )*(?:good|bad|decent|high|low|much|fast|slow|normal|average|weak|strong|plenty|small)(?=$|[:,?]))\b/;

/** "The 169 hp" or "that one's hp", before "is that a lot?" */
export const isFigure =
  /^(?:(?:and|ok|so|well|the|only|just|about|with|it has) )*(?:[\d,.]+ ?[a-z³]{2,10}(?: feet)?|(?:its|(?:that|the|this)?(?: ?\w+){1,2}'s) \w+)[\s,:]*$/;

/** "What is the range?", "is that AWD?", "CVT?", once something is shown. */
export const ofSeen =
  /^what(?:'s|s| is) (?:the|its|their)\b|\b(?:on|of|for|with) (?:it|that|this)(?: one)?$|^(?:is|does) (?:it|that|this)(?: one)?\b|^[a-z]{2,3}$/;

export const ofItsOwn = /^(?:is|are|does|do|how(?:'s| is| big is| much is)|what(?:'s| is)) (?:the|its)\b/;

export const hasThings = /^(?:does|do|has|have|any|is there)\b/;

export const isMany = /\b(?:a lot|much|many|high|low|bad|good|ok|okay|normal|average|decent)\b/;

/** "On every trim", "do all versions", "AWD standard or optional". */
export const ofTrims =
  /\b(?:all|every|each|both|which|how many|what|any|only some|just (?:the )?(?:top|some))\b(?: \w+){0,4} (?:trims?|versions?|trim levels?)\b|\bor (?:just|only)(?: on| in| with)? (?:the|those) (?:really |more |most )?(?:fanc\w*|expensive|pric[ey]+\w*|top|high\w*|loaded|nice\w*|upper|big|dear\w*|luxury|costl\w*)\b|\b(?:standard or (?:optional|an option|extra)|optional or standard|standard (?:on|across|for) (?:all|every|each))\b/;

/** With names blanked out: "what trims does the Civic come in?", "Civic trim levels?" */
export const trimsAlone =
  /^(?:(?:and|so|ok|how many|what|which|name|list|tell me|show me|all|the|different|other|are|is|do you (?:have|know)|a|an|_+(?:'?s)?|\d{4}) )*(?:trims|trim levels?|versions)(?: (?:does|do|has|have|did|is|are|of|for|the|an?|in|on|there|it|they|come|comes|offered|available|get|sold|of it|\d{4}|_+(?:'?s)?))*[\s?.!,]*(?:and )?(?:what are they)?[\s?.!]*$/;

/** With names blanked out: "does every RAV4 have AWD?", "which RAV4s have AWD?" */
export const ofAllOf =
  /^(?:do|does|is|are|has|have|did|will)\b(?: \w+){0,3} (?:all|every|each|all of)(?: the| those| these)?(?: new| \d{4})? _+|^(?:which|what)(?: of the)?(?: \d{4})? _+s?(?:(?: \w+)? (?:has|have|had|got|gets?|comes?|offers?|includes?|with)|'?s got)\b/;

export const ofThat = /\b(?:that|it|this|those|they)\b|^(?:which|what) (?:trims?|versions?|trim levels?)$/;

export const alongside = /^(?:with|without|seats?|rows?|back seats?)\b/;

/** "Does it fit?" asks of the limit held. */
export const suits =
  /\b(?:fits?(?! (?:a|the|my|two|three) \w)|fits? in|(?:go(?:es)?|gets?|makes? it) (?:in(?:to)?|inside|under|through)|clears?|squeezes?|room to spare|ok(?:ay)?|fine|within|(?:short|tall|long|wide|high|low) enough|meets?)\b|\bhow (?:far|much|many)\b.*\b(?:over|above|beyond|more than|past|exceeds?|beats?|under|below)\b.*\b(?:(?:i|we) (?:need|want|asked)|my|our|required?|requirement)\b/;

/** "My camper is 3,000 pounds", beside a question. */
export const ownThing =
  /^(?!.*\b(?:budget|limit|max\w*|min\w*|commute|drive|least|needs?|wants?)\b)(?:my|our|his|her)\b|\b(?:it|that|trailer|load) weighs\b/;

/** Neither a yes nor a no tells. */
export const isClose = /\btoo (?:close|tight|risky)\b|\bcutting it\b/;

/** "Can it pull that?", "is that too close?", of a load told before. */
export const bearsIt =
  /\b(?:too (?:close|tight|risky)|cutting it|do (?:it|that)$)|\b(?:pulls?|tows?|hauls?|handles?|manages?|moves?|drags?) (?:it|that|this|them|those|mine)\b|\benough(?: for (?:it|that|this))?$/;

/** "Is it under 6 feet?", "how long is it versus 17 feet?" */
export const besideFigure =
  /^(?:is|are|does|do|can|could|will|would)\b|\b(?:versus|vs|compared (?:to|with)|against|under|over|within|below|above|less|more)\b/;

export const parkedIn =
  /\b(?:garage|carport|driveway|ramp|sea can|container|ferry|drive-?through|parking (?:spot|space|deck|structure)|stall|shed|barn)\b/;

export const isLeast =
  /\b(?:over|above|more than|at least|(?:long|tall|wid|high)e?r than|pulls?|tows?|go|goes|get|gets|seats?)\b(?! (?:in|under|below))/;

export const ofBudget = /\b(?:budget|price range|afford)\b/;

export const timesAYear: WordTable<number> = wordTable({
  ...{ year: 1, yr: 1, month: 12, mo: 12, week: 52, wk: 52, day: 365, dai: 365, shift: 365 },
});

/** "Which of these has ...", of things shown. */
export const whichHas = /^which(?: one)?(?: of (?:these|those|them))? (?:has|have|comes?|gets?)\b/;

/** A sum, perhaps in thousands, that no unit follows. */
export const bareSum =
  /\b(?:to|at|had|spend|paid|pay|have|under|for|up to|is)\s+\$?(\d{1,3}(?:\.\d)?)(,000|\s?(?:k|grand|thousand))?(?!\s?(?:\d|k|grand|thousand|hundred|mpg|miles?|hp|horse|%|years?|doors?|-|,\d))\b/;

/** "So who does?", "which brands make one?" */
export const whoDoes = new RegExp(
  `^(?:(?:ok|so|well|then|and) )*(?:who|which|what)(?: else| other)?(?: (?:${item} ?)?(?:makes?|makers?|brands?|compan(?:y|ies)|manufacturers?|ones?|models?|${items}))?(?: else)? (?:do|does|has|have|got|is|are|makes?|sells?|offers?|builds?)(?: (?:one|them|it|that|those|any|some))?(?: then| instead| though)?$`,
);

/** "What does Ford make in a hybrid?" ends on its verb. */
export const soldBy = /^(?:what|which)\b.*\b(?:make|makes|sells?|offers?|builds?)$/;

export const ofLast = /\bof (?:them|those|these)\b/;

/** "Camry or Accord. Who's got more trunk?" */
export const ofTwo = /^(?:which|who(?:'?s)?)\b(?!.*\b(?:\w+est|most|least|all)\b)/;

/** "Who else builds a regular cab?" */
export const makersOf =
  /^(?:what else (?:has|have|comes?|gets?|seats?|tows?|makes?)\b|(?:who(?:'?s)?|(?:is there )?(?:any|some|no) ?(?:body|one)|any (?:other )?(?:makes?|brands?|compan(?:y|ies))|(?:which|what)(?: other)? (?:makes?|makers?|brands?|compan(?:y|ies)|manufacturers?))(?: all| else| still| left| is| are| besides| other than| that| \w+(?= (?:still )?(?:that )?(?:makes?|builds?|sells?)))* (?:makes?|making|builds?|building|sells?|selling|offers?|offering)\b)(?!.* (?:better|best|most|\w+est)\b)/;

/** "Are these the only ones?", "is that everything?" */
export const onlyThese =
  /^(?:(?:is|are|so|was) )*(?:these|those|they|this|that|it|there)(?:'?s|'?re| is| are)? (?:really |just )?(?:(?:the|your|my) only\b.*|(?:all|it|everything|every(?: single)? one)(?: (?:of (?:them|those|these|it)|there (?:is|are)|(?:you|u)(?:'ve)? (?:have|got)|that fits?|left))?)$|^(?:just|only) (?:these|those|this|that)$|^(?:is|are) there (?:no|any) (?:others?|more)$/;

/** "And the worst?" after a superlative. */
export const turnsRound =
  /^(?:(?:and|ok|so|which|what|who|what's|who's|which's|is|are|has|gets|does|the|one|ones|about|how|now|then|of|them|these|those) )*(worst|best|least|most|lowest|highest|opposite|reverse|other (?:end|way)(?: round| around)?)(?: (?:one|ones|of all|of them|of these|of those|then|though|tho|here))*$/;

/** "What about with AWD?", "and the AWD one?" */
export const ofVersion = /\b(?:with|w|in|as|the)\b|^(?:what|how) about\b/;
export const havingIt = /\b(?:with|w)\b/;

/** "How come?", "why don't you know?" */
export const whyAlone =
  /^(?:why|how come)(?: (?:is|are|was|do|does|that|this|it|not|no|none|so|though|tho|then|dont|don't|doesn't|can't|you|they|have|know|tell|say|one|any|me))*$/;

/** "Why the different price?", "why so far apart?" */
export const differs =
  /\b(?:differ\w*|gap|apart|jump\w*|(?:go|goes|gone|went|going|shot|shoot) (?:up|down)|ris(?:e|en|ing)|rose|climb\w*|drop(?:ped)?|fall|fell|fallen|(?:so|too|that|this|such) (?:much|expensive|pricey|dear|high|cheap|low)\b|(?:costs?|priced|is|are|the) (?:more|less|higher|lower))\b|\b(?:more|less|higher|lower|better|worse|dearer)$/;

/** "How much is a used pickup?", "what do minivans go for?" */
export const priceOfKind =
  /^(?:how much|how expensive|what|what'?s)\b(?!.*\b(?:like (?:that|this|it|hers|his|theirs)|more|extra|adds?|here|difference|cheap\w*|get me|my|save)\b).*(?:\b(?:an?|used|new|decent|good|most) (?!month|year|week|day|gallon)|\b(?!does|costs|this|runs|prices|is|was|has)[a-z]+s\b)/;

export const triesOut =
  /^(?!.*\bwhen (?:do|can|could|would|will|might|should|'?d|'?ll) (?:i|we|it|they|one)\b).*\bif (?!(?:you|u) were me\b)(?<!even if )|\bwithout\b(?!(?: \w+){0,3} (?:plug\w*|(?:re)?charg\w+|gas$|fuel(?:ing)?\b|fill\w*))|^(?:suppos\w+|imagine|say i)\b/;

/** "Is it AWD or do I need chains?": the other side is none. */
export const orElse =
  /\bor (?:not?|nah|what|so|better|more|less|newer|do|does|did|will|would|can|could|should|must|am|are|i|you|we|something|anything)\b/;

/** "By how much?", "by how many inches?", "how many inches longer?" */
export const bareGap =
  /^(?:and |so |ok |but )*(?:by (?:how|what)\b|how (?:much|many)(?: (?:inches|feet|pounds|lbs|horses?|miles|dollars|bucks))?(?: (?:\w+er|more|less))?(?: is (?:it|that)| are we talking)?$)/;

/** After a superlative: "the one after that?", "what's next?", "the runner-up?" */
export const runnerUp =
  /^(?:and |so |ok |then |but )*(?:(?:what|who|which)(?:'s|s| is| comes| one is| about)? |how about )?(?:the |that )?(?:(?:(?:one )?(?:right |just )?(?:after|behind|below|beneath|following)(?: (?:that|it|this)(?: one)?)?)|next(?: (?:one|down|best|up|in line|after that|\w+est))*|runner[- ]?up|(?:second|2nd|number two)(?: (?:place|\w+est|best|most \w+))?)$/;

/** "The cheapest one", "the lowest priced one". */
export const endMost = /\b(?:\w+est|most|least)(?: \w+)? ones?\b/;

/** A figure without a unit, behind what it counts. */
export const bareFigure =
  /\b(?:pulls?|tows?|hauls?|handles?|have|has|got|seats?|hold|holds|carry|carries|fit|fits|reach|reaches|hit|hits|do|does|get|gets|make|makes) (?:up to |over |like |about |all |the )*[\d,.]+k?$|\b(?:it|that|mine|trailer|boat|camper)(?:'?s| is| weighs?) (?:about |like |around )?[\d,.]+$/;

/** "How much would I save over a Civic?", "over a regular one?" */
export const savesOver = /\bsav(?:e|es|ing)\b.*\b(?:over|than|against|versus|vs|compared (?:to|with))\b/;
export const savesOverPlain =
  /\bsav(?:e|es|ing)\b.*\b(?:over|than|against|versus|vs|compared (?:to|with)) (?:an? |the )?(?:reg(?:ular)?|normal|plain|gas|non-?hybrid)\b/;

/** "How much more is that?" after "does it come with AWD?" */
export const pricesIt =
  /^(?:and |so )*(?:how much|what)(?: (?:more|extra))? (?:is|does|would|do they (?:want|charge)) ?(?:that|it|this|for that)? ?(?:add|cost|run|extra|more)?$/;

/** "What about its sister, the Trailblazer?" */
export const onward = /^(?:what|how) about\b/;

/** "Is the Colorado stronger?" */
export const asksIfMore = /^(?:is|are|does|do)\b(?!.*\bthan\b)/;

/** Parts two sides. */
export const partsSides = /\b(?:or|vs|versus|than|against|compared (?:to|with))\b/;

/** "What would I save?", "what's that in dollars?", once two were compared. */
export const savesBetween =
  /\bsav(?:e|es|ed|ing|ings)\b|\b(?:difference|cheaper|money|apart|(?:spend|pay)\w* (?:less|more)|(?:less|more)\b.*\b(?:spend|pay)\w*)\b.*\b(?:(?:a|per|each|every) (?:year|month|week)|gas|fuel)\b|\b(?:in|how many) (?:dollars|money)\b|\b(?:miles?|gallon)\b.*\bwhat(?:'?s| is| would be)? the difference\b|\bcomes? to\b.*\b(?:year|month)\b/;

/** "Honest question: van or SUV?", "is a van better than an SUV?", "should I look at vans instead?" */
export const asksAdvice =
  /\b(?:better|worse|smarter|wiser|more sense|better sense|overkill)\b.*\b(?:than|or|over)\b|\b(?:question|opinion|with me|straight)\b\W+(?:so |an? |the )*[\w-]+(?: [\w-]+)? or (?:an? |the )*[\w-]+\b|^(?:would|should) (?:i|we|you|u)\b(?: \w+)? (?:be |go|pick|choose|get|buy|drive|say|recommend|suggest|lean|look|consider|stick|switch|want|need)\w*\b.*\b(?:or|instead of|over|rather than|vs|versus)\b/;
