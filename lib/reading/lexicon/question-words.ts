import type { SlotName } from "@/lib/constraints/slot-name";
import type { HowTopic, Measure, UnknownTopic } from "@/lib/reading/questions/question";

/** Facts a catalog states, by how people ask for them. */
export const factWords: readonly (readonly [RegExp, readonly SlotName[]])[] = [
  [
    /\b(?:how much(?! (?:power|room|space|gas|fuel|horse))|costs?|price[ds]?|pricing|msrp|expensive|pric[ey]+|cheap(?:er|est)?|run(?:s|ning)? (?:me|for|about|these|new)|go(?:es|ing)? for|what(?:'s| does| do|s)? (?:it|that|this|they|these|those) run|how (?:far|much) (?:over|above|past)|over (?:my )?budget|afford)\b/,
    ["msrp"],
  ],
  [/\bhow much (?:is|are|was|would|does|do|did)\b.*\bruns?\b/, ["msrp"]],
  [
    /\b(?:mpg|mileage|miles? (?:per|to the|a) gallon|economy|economical|efficien\w*|gas|thirsty|thirst|drinks?|fuel use|easier on gas|good on gas)\b/,
    ["highwayMpg", "cityMpg"],
  ],
  [/\b(?:years?|how new|how old|newer|older|newest|since when|when did)\b/, ["year"]],
  [
    /\b(?:hp|horse ?power|horses?|power(?:ful)?|fast|faster|quick|quicker|strong|stronger|how much power)\b/,
    ["horsepower"],
  ],
  [
    /\b(?:automatic|auto|manual|stick(?: shift)?|gear ?box|transmission|cvt|clutch|shift(?:er)?|gears?)\b/,
    ["transmission"],
  ],
  [
    /\b(?:awd|4wd|4x4|fwd|rwd|(?:all|four|front|rear|two)[- ]wheel|drive ?train|driven|which wheels)\b|\bjust front\b/,
    ["drivenWheels"],
  ],
  [/\b(?:doors?|[2-5][- ]door)\b/, ["doors"]],
  [/\b(?:engine|cylinders?|v6|v8|v-6|v-8|four banger)\b/, ["cylinders", "horsepower"]],
  [
    /\b(?:premium|regular|what fuel|diesel|electric|plug|what does it (?:run|take)|run on|unleaded|kind of (?:gas|fuel)|take gas|hybrids?)\b/,
    ["fuelType", "marketCategory"],
  ],
  [/\b(?:how big|size|big|bigger|biggest|small|smaller|compact|midsize|large|larger|roomy|roomier)\b/, ["size"]],
  [
    /\b(?:wagon|sedan|hatch(?:back)?|coupe|convertible|suv|pickup|truck|minivan|body|what kind of car|crew cab)\b/,
    ["style"],
  ],
];

/** What no column holds. The first that fits is what is asked about. */
export const unknownWords: readonly (readonly [RegExp, UnknownTopic])[] = [
  [
    /\b(?:reliab\w*|dependab\w*|break(?:s|ing)? down|problems?|issues with|last (?:long|\d+|me|forever)|long lasting|hold(?:s)? up|lemon|recalls?|start at|transmission fail\w*)\b/,
    "reliability",
  ],
  [/\b(?:insur\w+|premiums)\b/, "insurance"],
  [
    /\b(?:resale|re-?sell|trade[- ]?in|depreciat\w*|hold(?:s|ing)? (?:its|their) value|give me for my|worth in \d|my old car worth)\b/,
    "resale",
  ],
  [/\b(?:safe(?:ty|st|r)?|crash|airbags?|iihs|nhtsa|star rating|blind ?spot)\b/, "safety"],
  [
    /\b(?:near (?:[a-z]{3,}|me|us|here|by)|nearby|dealers?(?:hip)?s?(?! choice)|in stock|on the lot|where can (?:i|we)|where do i (?:buy|find|see)|who sells|still available|wait ?list|available (?:near|now|today)|local(?:ly)?|test drive|deliver\w*|wait(?:ing)? (?:list|time)|who(?:'s| is) selling|phone number)\b/,
    "stock",
  ],
  [
    /\b(?:colou?rs?|(?:in|is it|it|an?|any|but) (?:red|blue|white|black|silver|gr[ae]y|green|yellow|orange)(?: ones?)?\b|paint|what does it look like|good looking|pictures?|photos?)\b/,
    "color",
  ],
  [/\b(?:quiet\w*|nois[ey]\w*|loud\w*|road noise)\b/, "noise"],
  [
    /\b(?:comfort\w*|comfy|smooth\w*|ride quality|legroom|leg room|headroom|head room|hard on my back|tall (?:guy|person|people)|get in and out)\b/,
    "comfort",
  ],
  [
    /\b(?:seats?|seating|third row|3rd row|(?:car|bench|bucket) ?seats?|rows|how many people|passengers?)\b(?!.*\bheated\b)/,
    "seats",
  ],
  [
    /\b(?:cargo|trunk|boot|luggage|stroller|room inside|storage|haul\w*|fit (?:a|my|the|two|three|in the back)|space|bed (?:length|size)|biggest bed|legroom|go in the back|dog)\b/,
    "cargo",
  ],
  [/\b(?:tow\w*|pull (?:a|my|the)|trailer|payload|boat|camper|rv)\b/, "towing"],
  [
    /\b(?:range|goes? (?:the )?(?:farther|further|farthest|furthest)|how far (?:does|can|will|do)|on (?:a|one|a full) (?:charge|tank)|miles on a charge)\b/,
    "range",
  ],
  [
    /\b(?:garage|fit in|how long is|length|how wide|width|how tall|height|weigh(?:s|t)?|ground clearance|clearance|off the ground|how high|wheelbase|turning|parallel park\w*|sit(?:s)? (?:high|low)|longer|longest|taller|tallest|wider|widest|lighter|lightest|heavier|heaviest|higher off|is (?:it|that) wide|what'?s wide)\b/,
    "dimensions",
  ],
  [/\b(?:0 ?(?:-|to) ?60|zero to sixty|top speed|accelerat\w*|quarter mile|torque)\b/, "acceleration"],
  [/\b(?:maintenance|maintain|repairs?|warranty|oil changes?|service cost|parts|upkeep|fix)\b/, "upkeep"],
  [/\b(?:snow|winter|ice|icy|handl\w*|corners?|off-?road\w*|rain|hills?)\b/, "weather"],
  [
    /\b(?:how long (?:does it take )?to charge|charg(?:ing|e) (?:time|speed)|fast charg\w*|battery (?:life|last|hold|degrad)\w*|batter(?:y|ies))\b/,
    "charging",
  ],
  [
    /\b(?:payments?|financ\w*|lease|leasing|apr|interest|loan|monthly|a month(?! (?:in|on|for) (?:gas|fuel))|down payment|fees|out the door|taxes?|tax credit|rebate|discount|negotiat\w*|haggle|deal(?:s)? on|incentives?)\b/,
    "payment",
  ],
  [
    /\b(?:car ?play|android auto|bluetooth|sunroof|moonroof|heated|leather|camera|cruise control|stereo|navigation|screen|speakers?|usb|roof rack|features?|options|equipment|lane keep\w*|a\/?c|air conditioning)\b/,
    "equipment",
  ],
  [
    /\b(?:odometer|miles on (?:it|the|that|them)|on the clock|how many miles (?:on|does it have|has)|accidents?|owners?|carfax|rust\w*|history)\b/,
    "odometer",
  ],
  [
    /\b(?:reviews?|ratings?|rated|consumer reports|what do (?:most )?people|popular|owners say|sell(?:s|ing) best)\b/,
    "reviews",
  ],
];

/** What leads or trails among cars. */
export const measureWords: readonly (readonly [RegExp, Measure, "most" | "least"])[] = [
  [
    /\b(?:cheapest|most cheap|least expensive|lowest[- ]price\w*|most affordable|lowest cost|least money|best price|lowest msrp|costs? (?:the )?least|cheaper|less expensive|cost less|costs less)\b/,
    "msrp",
    "least",
  ],
  [
    /\b(?:most expensive|priciest|dearest|highest[- ]price\w*|fanciest|pricier|more expensive|costs more)\b/,
    "msrp",
    "most",
  ],
  [
    /\b(?:most (?:economic(?:al)?|efficient|fuel[- ]efficient|miles per gallon|mpg)|thriftiest|(?:best|highest|better|most|higher|greatest|top) (?:gas |fuel |highway |city |hwy )?(?:mpg|mileage|economy|efficiency|miles per gallon)|best (?:on|for) (?:gas|fuel)|(?:least|less|fewest) (?:gas|fuel)|easie(?:st|r) on (?:gas|fuel|the gas)|(?:drinks|uses|eats|burns|sips) (?:the )?(?:least|less)|better on gas|more (?:economical|efficient)|greenest)\b/,
    "highwayMpg",
    "most",
  ],
  [/\b(?:worst (?:mpg|mileage|gas mileage)|lowest (?:mpg|mileage)|thirstiest|gas guzzler)\b/, "highwayMpg", "least"],
  [/\b(?:newest|most (?:recent|new|modern)|latest|youngest|newer)\b/, "year", "most"],
  [/\b(?:oldest|older)\b/, "year", "least"],
  [
    /\b(?:most (?:powerful|power|horse ?power|hp|horses)|(?:highest|biggest|best|strongest) (?:horse ?power|hp|engine|power|motor)|fastest|quickest|strongest|more (?:power|powerful|horse ?power|hp)|faster|quicker|stronger|sportiest)\b/,
    "horsepower",
    "most",
  ],
  [/\b(?:least (?:powerful|power|horse ?power)|slowest|weakest|lowest horse ?power)\b/, "horsepower", "least"],
  [
    /\b(?:biggest|most big|largest|roomiest|most spacious|bigger|larger|roomier|more roomy|most room)\b/,
    "size",
    "most",
  ],
  [/\b(?:smallest|tiniest|most compact|smaller|littlest)\b/, "size", "least"],
];

/** Questions about the tool itself. */
export const howWords: readonly (readonly [RegExp, HowTopic])[] = [
  [
    /\b(?:save|keep|share|print|email|send|bookmark|come back (?:to|later))\b.*\b(?:list|search|this|these|it|them|cars?|later|results?)\b|\bcan i come back\b/,
    "save",
  ],
  [
    /\b(?:sign (?:up|in)|log ?in|account|register|pay for this|cost money|free|my (?:email|data|info)|privacy)\b/,
    "account",
  ],
  [
    /\b(?:how (?:do|can|would) (?:i|you|we)|can i|could i)\b.*\b(?:change|edit|undo|remove|delete|fix|adjust|take back|turn off|unlock|lock)\b/,
    "change",
  ],
  [/\bhow do (?:i|you) (?:take|get|put)\b.*\b(?:off|out of|on) the list\b/, "change"],
  [
    /\bhow (?:do|did) you (?:decide|choose|rank|sort|order)\b.*\b(?:which|show|order|first|cars|ones)\b|\bhow does the (?:order|ranking|sorting)\b|\bwho decides\b/,
    "order",
  ],
  [
    /\b(?:are (?:you|u) (?:a |an )?(?:real|human|person|bot|ai|robot|machine|salesm\w*|computer|chat ?gpt|gpt)|is this (?:a |an )?(?:real |human )?(?:person|human|bot|ai|robot|machine|chat ?bot)|who (?:are|made|built|runs) (?:you|this)|do you (?:get paid|work for|earn))\b/,
    "person",
  ],
  [
    /\b(?:are (?:these|those|they|the cars) (?:all )?(?:used|new|real|list)|used (?:cars )?or new|new or used|(?:where|how) (?:do|did|does) (?:you|your|the|these|those|they|this)\b.*\b(?:prices?|data|numbers|figures|info\w*|cars)\b|are (?:the|these|those|your) (?:prices|numbers|figures)|how do i know|can i trust|prices? (?:come from|real|current|today)|(?:sure|accurate|true|up to date|trust|correct|old)\b.*\b(?:prices?|numbers|figures|data)|do you sell)\b/,
    "prices",
  ],
  [
    /\b(?:(?:little|these|those|the) (?:bars?|notches|dots|stripes)|what (?:do|does) the (?:bars?|notches|dots|lock|gauge|percent\w*))\b/,
    "bars",
  ],
  [
    /\b(?:see (?:more|the rest|all|others?)|more than one|show more|the rest of|next page|what'?s the other one|what else (?:do you|you|have you|is there)|scroll)\b/,
    "more",
  ],
  [
    /\b(?:how does (?:this|it all|this thing) work|how do (?:i|you) (?:use|work) (?:this|it)?|what can (?:you|u|this|i) (?:do|actually do|ask|say)|what (?:can|do) you actually|what are you|what is this|how do you work|can (?:this|you) find (?:us|me)? ?a? ?(?:car )?payment)\b/,
    "work",
  ],
];

/** How a search is handed over, wherever it stands in a message. */
export const handoverWords =
  /^(?:(?:i don'?t (?:know|care|mind)|not sure|whatever|dunno|idk|no idea|up to you)[\s,]+)*(?:(?:can |could |will |would )?(?:you|u) (?:just |go ahead and )?(?:pick|choose|decide|select|make the call)(?: for me| one| something| it| a car| then| instead)*|surprise me|whatever you (?:think|say|like|want|pick|choose|recommend|suggest)(?: is best)?|dealer'?s choice|your (?:call|choice|pick)|(?:just )?(?:pick|choose|give me|show me) (?:the best(?: one)?|your (?:favou?rite|best)|any ?one|one|something|me one)(?: for me| already| then)*|i trust you|you tell me|(?:just )?(?:pick|choose|decide)(?: for me| already| then)*|i(?:'ll| will) (?:take|go with) (?:whatever|what) you (?:pick|choose|say|recommend|think)|you(?:'re| are) the (?:expert|boss))$/;

export const recommendWords =
  /\b(?:(?:which|what|who)(?:'s|s)?(?: one| car| of (?:these|those|them|the \w+(?: \w+)?))?(?: of (?:these|those|them|the \w+(?: \w+)?))? (?:(?:would|should|do|did|wd|shd|could) (?:you|u)|(?:should|shd|do) (?:i|we|he|she))(?: personally| guys)? (?:\w+ )?(?:buy|get|pick|choose|go (?:with|for)|recommend|suggest|take|drive|want|prefer|advise|favou?r)|(?:would|wouldn'?t) (?:you|u) (?:personally )?(?:buy|get|pick|choose|go with|take|recommend)|do you recommend|you recommend|your (?:top |first |best |personal |own )?(?:pick|favou?rite|fave|recommendation|advice|opinion|take|choice|suggestion)|(?:you'?d|you would|else (?:would|do|could|can) you) (?:suggest|recommend|pick|buy|go with)|any (?:recommendations?|suggestions?|recs|advice|ideas?|favou?rites?)|(?:which|what)(?: one| car)?(?:'s| is|s) (?:the )?(?:best|right|better|smartest|wisest)(?! (?:mpg|mileage|price|gas|fuel|on|economy))|best (?:one|pick|choice|car|bet|deal|value)|recommend (?:one|me|something|a car)|should (?:i|we|an? \w+(?: \w+){0,4}|my \w+) (?:buy|get|pick|go with|take)|better buy|if (?:you|u) were me|in my (?:place|shoes)|what(?:'s|s| is) good for|help me (?:choose|decide|pick)|better,? right)\b/;

/** Wishes that only have the form of a question. */
export const wishForms: readonly RegExp[] = [
  /^(?:can|could|would|will|may|might) (?:you|u|we|i|us) (?:please |maybe |just |kindly |also )*(?:go|do|make|set|find|show|get|have|give|look|search|filter|change|raise|lower|drop|remove|add|keep|put|bump|see|try|switch|limit|narrow|exclude|include|increase|stretch|skip|sort|take|leave|lose|cut|push|stay|help|check|start|move|use|only|restrict|rather|want)\b/,
  /^(?:do|did|have|has) (?:you|u|they|we)(?: guys)?(?: have| got| sell)* (?:an?|some|something|anything|one|it)\b/,
  /^(?:is|are) there (?!a difference|one (?:with|that))(?:an?|anything|something|some|one)\b/,
  /^(?:have (?:you|u) )?(?:u |you )?got (?:an?|some|something|anything|one)\b/,
  /^any(?:thing|one)\b/,
  /^(?:do|did) (?:you|u) (?:have|got|sell|carry)\b(?! any\b)/,
  /^why (?:don'?t|not) (?:we|you|i|us)\b/,
  /^(?:what|which)(?: cars?| ones?| models?)? (?:do|have) (?:you|u) (?:have|got)\b/,
  /^(?:what|which)(?:'s| is| are)? (?:out there|available|in stock)\b/,
  /^(?:what|which) (?:cars? |ones? |can )+(?:i|we) (?:get|buy|afford)\b/,
  /^is an? .*\b(?:possible|an option|doable|ok|okay|realistic)\b/,
  /^(?:shall|should) we\b/,
  /^what about (?:an?|some|something|maybe|if)\b/,
  /^how about (?!the |that |this |it\b|its )/,
  /^is (?:\d|under|\$)/,
  /^(?:can|could|would)n'?t (?:you|u|we)\b/,
  /\b(?:can|could) (?:we|you) (?:get|go|do|make|bring|push) (?:it|that|this|down|up|the)\b/,
  /^what (?:i|we|matters|counts|he|she|my)\b/,
  /^(?:doesn'?t|does not) (?:really )?(?:matter|bother)\b/,
];
