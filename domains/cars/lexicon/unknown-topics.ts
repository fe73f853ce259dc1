import { asksOdometer } from "./odometer-words";

/** The first form with known slots applies; names in braces become figures. */
type Near = readonly string[];
const costs: Near = ["costs {msrp}"];
const powered: Near = ["makes {horsepower}", ...costs];
const drives: Near = ["has {drivenWheels}"];
const sized: Near = ["is a {size} {style} with {doors}", "is a {size} {style}"];
const travels: Near = ["has {range} of electric range", "gets {highwayMpg}"];
const listPrice: Near = ["was listed at {listPrice} when new", "was listed at {msrp} when new"];
const aged: Near = ["has run about {miles}, going by its age"];
const seated: Near = ["has {seats}"];

const row = "(?:third|3rd|second|2nd|back|rear|last|middle) (?:rows?|seats?|bench)";
const roomy =
  "(?:fits?|sit|squeeze|ride|room\\w*|space|spacious|cramped|tight|comf\\w*|usable|big|small|adults?|grown-?ups|teens?|teenagers?)";
const people = "(?:kids?|children|adults?|teens?|teenagers?|people|passengers|parents|grandparents|friends)";

const paints =
  "red|blue|white|black|silver|gr[ae]y|green|yellow|orange|purple|pink|brown|beige|gold|teal|maroon|burgundy|bronze|tan";
export const colorNames = new RegExp(String.raw`\b(?:${paints})\b`);

/** Closest known facts for missing ones. The first match applies. */
export const unknownTopics = {
  reliability: {
    asks: /\b(?:reliab\w*|dependab\w*|break(?:s|ing)? (?:down|less|more|often|first)|not breaking|never breaks?|problems?|(?:least|fewest|less|fewer|more|most|no|any|much|zero|a lot of|lots of|what|which)(?: \w+)? (?:trouble|headaches?|hassles?|grief|breakdowns?|repairs?|faults?|issues|visits? to the (?:shop|mechanic|garage))|trouble[- ]?free|headaches?|strand(?:s|ed)?|bullet ?proof|(?:give|gives|giving|cause|causes|has|have|having) (?:\w+ ){0,2}(?:trouble|grief)(?! \w+ing)|(?:die|dies|quit|quits|crap|craps|conk|conks|act|acts|fall|falls) (?:out|up|apart)? ?on (?:me|us|you)|(?:craps?|conks?) out|falls? apart|in the shop|issues with|how long (?:will|does|do|would|should) (?:it|they|this|that|these|those)\b.*\blast|will (?:it|this|that|they) last|wrong with|lasts? (?:the )?(?:long\w*|\d+|me|forever)\b(?!.*\b(?:plug\w*|charg\w*|batter(?:y|ies))\b)|long lasting|hold(?:s)? up|lemon|recalls?|starts? (?:up )?(?:at|in|when)\b.*\b(?:below|degrees|zero|cold|freez\w+|winter)|transmission fail\w*)\b/,
    near: [aged],
  },
  /** Are so many miles many? */
  wear: {
    asks: /^(?=.*(?:\d|thousand|hundred)\s?k? ?(?:thousand )?(?:(?:too many |a lot of |that many |high )?(?:miles|mi)\b|on (?:it|one)\b|.*\b(?:on the clock|odometer)\b))(?=.*\b(?:a lot|lots|too (?:many|much|high)|high|a great deal|excessive|foolish|stupid|crazy|silly|dumb|unwise|risky|worn|bad|many)\b)(?!.*\b(?:how many|a (?:year|week|day|month)|per|gas)\b)/,
    near: [aged],
    middle: "miles",
  },
  lettering: {
    asks: /\bwhat\b.*\b(?:letters?|numbers?|digits|initials|badges?|(?!you|u\b|i\b|it|we|they|do|to|i'm)[a-z]{1,3}) (?:mean|means|stand|stands|(?:is|are) for)\b|\bwhat (?:do|does|is|are) (?:the|those|these|all the) (?:letters|initials|digits)\b/,
    near: [["is listed as {marketCategory}"], ["runs on {fuelType}"]],
  },
  removable: {
    asks: /\b(?:take|taking|pull|get|remove|rip)\b.*\b(?:seats?|rows?|bench)\b.*\bout\b|\b(?:seats?|rows?|bench)\b.*\b(?:come|comes|pop|lift|pull) (?:\w+ )?out\b|\bremov(?:e|able|ing)\b.*\b(?:seats?|rows?|bench)\b/,
    near: [],
  },
  seatheight: {
    asks: /\b(?:how (?:high|low|tall|far)(?: up| off the (?:ground|road|floor))? (?:is|are|does|do) (?:the |its |one |you |i )?(?:driver'?s? )?(?:seats?|sit)\b|(?:seats?|cushion) (?:(?:is|are|sits?|stands?) )?(?:at|how) (?:an? |the )?(?:\w+ )?(?:high|height)|how high (?:the |its )?seats?|(?:is|are|does|do) (?:the |its |your )?(?:driver'?s? )?seats? (?:\w+ ){0,2}(?:high|low)(?!\w)|(?:seat|hip|step(?:-| )in) heights?|height of (?:the|its|your) (?:driver'?s )?seats?|(?:climb|step|drop|stoop|crouch)(?:ing)? (?:up|down|into?|in|out)\b|(?:easy|easier|easiest|hard|harder)\b(?: \w+){0,4} (?:to )?(?:get|hop|slide) (?:in|into|out|up)\b|(?:bad|sore|stiff|busted|new|replaced|arthritic|achy|shot|old|wrecked|shitty|weak|tender|painful) (?:hips?|knees?|backs?|joints?|legs?)\b|\b(?:hip|knee) (?:replacements?|surgery|problems?|trouble|issues)|\b(?:arthritis|sciatica|mobility|(?:my|her|his|their) (?:hips?|knees?|joints?))\b|sit (?:simply |right |straight )?down into)\b/,
    near: [["is {height} tall and has {clearance} of ground clearance", "has {clearance} of ground clearance"]],
  },
  /** How hard it is to park. */
  parking: {
    asks: /\b(?:(?:easy|easier|easiest|hard|harder|hardest|tough|tougher|tricky|simple|simpler|nightmare|pain|bear|bitch|breeze|beast|chore|fun|trouble|problem|manageable|doable|bad|worse|better|best|scar(?:y|ed)|nervous)\b.*\b(?:park|parks|parked|parking|parallel[- ]park\w*)\b|\b(?:parks?|parking) (?:easy|easi(?:er|est|ly)|well|better|best|ok(?:ay)?)\b|parallel[- ]park\w*)/,
    near: [["is {length} long"]],
  },
  battery: {
    asks: /\bbatter(?:y|ies)\b.*\b(?:costs?|prices?|expensive|dies|died|dead|replac\w*)\b|\b(?:costs?|prices?|replac\w*|how much|pay)\b.*\bbatter(?:y|ies)\b/,
    near: [],
  },
  inside: {
    asks: /\bhow (?:long|tall|high|wide|deep) (?:is|are) (?:it |the (?:floor|inside|cargo|back|load)\w*|its (?:floor|inside|cargo|back)\w*)[^?]*(?:inside|floor|down|folded|back|area)|\b(?:inside|interior|floor|load) (?:height|length|width)|\b(?:feet|foot|ft|inch|inches)[ -](?:long |tall |wide |high )?(?!garage|carport|driveway|parking|bed|stall|shed|deck|door|high|clearance|tall|long|wide|or\b|and\b|in\b|is\b)[a-z]+\b.*\b(?:fit|go|goes|slide)\b/,
    near: [["has {cargo} of cargo space behind its rear seats"]],
  },
  bed: {
    asks: /^(?!.*\b(?:outlets?|sockets?|inverters?|plug|volts?|saws?|drills?|payload|carry|haul|weight|pounds?|lbs?|axles?)\b).*\b(?:drywall|plywood|sheet ?rock|(?:[5-8](?:\.\d)?|five|six|seven|eight)[- ]?(?:foot|ft|feet|footer|')? beds?|(?:the|its|that|short|long|truck|cargo|pickup) beds?|(?:bigg|long|large?|deep|wid|short|small)e(?:r|st) (?:bed|box)|bed (?:length|size|liner|or|in)|beds? (?:is|are))\b/,
    near: [],
  },
  braking: {
    asks: /\b(?:(?:auto\w*|emergency|self|own)[- ](?:emergency )?brak\w*|aeb|collision (?:avoid\w*|warn\w*|mitigat\w*)|(?:brakes?|braking|stops?|stopping)(?: \w+){0,4} (?:(?:by|on) (?:its|it|them|their)(?: ?sel(?:f|ves)| own)|itself|themselves))\b/,
    near: [],
  },
  sliding: {
    asks: /\b(?:sliding|slide|slides|power) (?:side |rear |back )?doors?\b|\bdoors? (?:that |which )?(?:slid\w+|slides?)\b/,
    near: [["is a {style}"]],
    follows: { slot: "style", op: "==", value: "Passenger Minivan" },
  },
  childseats: {
    asks: /\b(?:(?:child|baby|booster|infant|convertible|car)[- ]?seats?|(?:rear|forward|front)[- ]?facing|boosters)\b/,
    near: [seated],
  },
  cold: {
    asks: /^(?!.*\b(?:air|a\/?c)\b).*\b(?:cold|freezing|below zero|sub ?zero|minus \d+|(?:ten|twenty|thirty|forty|zero|\d+) below|frost)\b|\brange\b.*\b(?:winter|snow)\b|\b(?:winter|snow)\b.*\brange\b(?!.*\bsell)/,
    near: [["has {range} of electric range"]],
  },
  spare: { asks: /(?<!\bto )\bspare(?: (?:tires?|tyres?|wheels?)|\?|$)/, near: [] },
  tires: { asks: /\b(?:(?:snow|winter|all[- ]season|summer) )(?:tires?|tyres?)\b/, near: [drives] },
  screens: {
    asks: /^(?!.*\b(?:phone|iphone|car ?play|android)\b).*\b(?:(?:touch ?)?screens?|infotainment|knobs?|dials|physical buttons)\b/,
    near: [],
  },
  engines: {
    asks: /\b(?:(?:is (?:it|that|this)|have|has|got|get|with) (?:the|a) \d\.\d|displacement|engine size|how many lit(?:er|re)s)\b/,
    near: [powered],
  },
  insurance: { asks: /\b(?:insur\w+|premiums)\b/, near: [] },
  resale: {
    asks: /\b(?:resale|re-?sell|trad(?:e|ing)[- ]?(?:it |mine |her |him |my \w+ )?ins?|depreciat\w*|h[oe]ld(?:s|ing)? (?:(?:its|their|up|on to) )*value|keeps? (?:its |their )?value|lose(?:s)? value|(?:give me|get|offer|pay me|pay) for (?:my|mine|our)|worth (?:more|less|the (?:most|least)) (?:when|if|after|in|later)|loses? (?:less|more|the (?:most|least))|\bflip (?:it|them|one)|worth in \d|my (?:[\w-]+ ){1,4}(?:worth|fetch|bring(?: in)?|go for|sell for)|(?:what(?:'?ll| will| would| can| could|'?d)|how much) i get for (?:it|my))\b/,
    near: [listPrice],
  },
  safety: { asks: /\b(?:safe(?:ty|st|r)?|crash|airbags?|iihs|nhtsa|star rating)\b/, near: [] },
  stock: {
    asks: /\b(?:near (?:[a-z]{3,}|me|us|here|by)|nearby|dealers?(?:hip)?s?(?! (?:choice|fees?|charges?|mark ?ups?|prep|add[- ]?ons?)\b)|in stock|on the lot|where can (?:i|we)|where do i (?:buy|find|see)|who sells|still available|wait ?list|available (?:near|now|today)|local(?:ly)?|test drive|(?:sit in|see in person|look at) (?:it |one )?(?:this|today|tomorrow)|in person|(?<!\b(?:i|we|my|he|she|for|who) )deliver(?:s|y|ed|ing)?\b(?! (?:drivers?|jobs?|work|trucks?|vans?|routes?|business|for|pizza|food|packages|groceries|mail|flowers)\b)|wait(?:ing)? (?:lists?|times?|periods?)|lead times?|(?:how (?:long|bad)(?: is|'?s)|what(?: is|'?s)|is there|there) (?:the|an?|any) wait\b|(?:be |am i |i'?m )waiting\b|wait(?:ing)? (?:on|for) (?:an?|one|it|this|these|those|the|them)\b|when (?:do|can|could|would|will|might|should|am|is|are|'?d|'?ll) (?:i|we|it|they|one|she|he|u|you|these|those|the new \w+)(?: \w+){0,2} (?:get (?!out|old|better|bad|cheap)|get$|have (?:it|one|them|mine)|pick(?:ing)? (?:it|one|up)|drive (?:it|one|off|home|away)|take (?:it|one|delivery)|expect|show up|arrive|come in|be here|be ready|receive|collect)\b|how soon (?:can|could|would|will|do|may|might) (?:i|we)\b|how (?:soon|fast|quick(?:ly)?|long|many (?:days|weeks|months))\b(?:(?! drive| tow| charg| pay).)*\b(?:(?:can|could|would|will|do) (?:i|we) (?:\w+ )?(?:get|have|drive|pick|take|receive|collect) (?:it|one|them|this|that|mine|these|home|delivery)|(?:until|till?|before) (?:i|we)(?: \w+){0,2} (?:have (?!to\b)|get|got|drive (?:it|one)|pick|see (?:it|one))|(?:until|till?|before|for) (?:it|one|they|the \w+) (?:\w+ )?(?:arrives?|comes? in|shows? up|gets? here|(?:is|are|be) (?:here|delivered|built|ready)|to (?:arrive|come|get here|show up)))|back ?order\w*|who(?:'s| is) selling|phone number|at the dealer)\b/,
    near: [],
  },
  color: {
    asks: new RegExp(
      String.raw`\b(?:colou?rs?|(?:in|is it|it|an?|any|but)(?: (?:an?|that|this))?(?: (?:dark|light|bright|deep|matte|metallic|pearl|navy|all|midnight|forest|british racing))* (?:${paints})(?: ones?)?\b|(?:is|are) (?:the|that|this) [\w -]{1,30}\b(?:${paints})$|paint(?:ed)?|what does it look like|pictures?|photos?|pics?|images?)\b`,
    ),
    near: [],
  },
  looks: {
    asks: /\b(?:(?:good|nice|cool|bad|sharp|cute)[ -]?looking|looks? (?:good|cute|nice|cool|sporty|sharp|ugly)|how does it look|(?:is|are) (?:it|that|this|they) (?:\w+ )?(?:cute|ugly|pretty))\b/,
    near: [],
  },
  detail: {
    asks: /\b(?:payload|carrying capacity|gvwr|carry in the bed|how many pounds? (?:of|can|could|will)|(?:kilos?|kg|pounds|lbs?|weight) (?:can|does|could|will) (?:it|th(?:at|is|e)(?: [\w-]+){0,2}|an? [\w-]+) (?:load|carry|hold)|how much (?:\w+ )?(?:can|could|will) (?:i|it|you|u|we) (?:put|load|carry|haul)(?: \w+){0,2} (?:in|on) (?:the |its |that )?(?:bed|back|box)\b|turn(?:ing|s)? (?:circle|radius)|(?:gas|fuel) tank|(?:how (?:many|much)|what|gallons?)\b.*\btank|(?:on|per|from|out of) (?:a|one|the|each)(?: \w+)? tank(?:ful)?|tank (?:size|capacity)|(?:load(?:ing)?|lift[- ]?over|cargo|trunk) (?:floor )?heights?|load floor|(?:trunk|hatch|tailgate|door) (?:openings?|heights?)|tire sizes?)\b/,
    near: [["gets {highwayMpg}"]],
  },
  fittings: {
    asks: /\b(?:bluetooth|usb|cloth(?! tops?\b)|bench seats?|bucket seats?|(?:cooled|ventilated|air[- ]?conditioned) seats?|ramps?|right[- ]hand drive|(?:steering )?wheel (?:is )?on the right|isofix|tow hitch|roof r(?:ails?|acks?)|keyless|remote start|power (?:seats?|tailgate|liftgate)|head-?up display|stereo|sound system|speakers?|a\/?c|air con\w*|vents?|(?:the|good|rear|cold) air)\b/,
    near: [],
  },
  origin: {
    asks: /\b(?:where|which country|what country)\b.*\b(?:built|made|assembled|manufactured)\b|\bwhere (?:does|do) (?:it|this|that|the|they|these)\b.*\bcome from\b|\b(?:built|made|assembled) in\b/,
    near: [],
  },
  gearbox: {
    asks: /\b(?:has|have|having|with|without|comes?|uses?|got)\b.*\b(?:cvts?|dual[- ]clutch|dct|torque converter|geared automatic)\b|\b(?:is|are|isn'?t|aren'?t) (?:it|that|this|they|the \w+)\b.*\bcvts?\b|\bcvts?\b.*\b(?:or|vs|versus|than)\b|\b(?:or|vs|versus|than)\b.*\bcvts?\b/,
    near: [["is listed as {transmission}"]],
  },
  legroom: {
    asks: new RegExp(
      String.raw`^(?!.*\b(?:behind|how many|heated|fold\w*|flat|garage|stuff|junk|crates?|dogs?|pupp\w+|labs?|retrievers?|shepherds?|hounds?|gear|luggage|bags?|groceries|tools|boxes|bikes?|strollers?)\b).*\b(?:(?:leg|head|knee|elbow) ?room|(?:room|space|place)\b.*\b(?:${row}|legs|knees|in (?:the )?(?:back|rear))|${roomy}\b.*\b${row}|${row}\b.*\b${roomy}|how (?:roomy|spacious|cramped|tight|big) (?:is|are) (?:it )?(?:in )?(?:the |its )?(?:back|rear|inside|interior|cabin)(?! up)|(?:legs|knees|tall|[56] ?(?:foot|ft|'))(?:\b| ?\d).*\b(?:fit|sit)|(?:will|would|can|could|do|does) (?:i|he|she|my (?:husband|wife|son|dad)) (?:even |actually )?(?:fit|(?:sit|ride) in)|(?:fits?|comf\w* for|room for|big enough for|works? for|roomy enough for) (?:me(?! and)|him|her|an? (?:really |very )?(?:big|tall|large) (?:guy|man|person|driver|dude|fella)|[56] ?(?:foot|ft|'))(?!\w)|(?:tall|big) (?:guy|man|driver)s? (?:fit|friendly)|my (?:legs|knees|head)|${people}\b.*\b(?:fits?|sits?|rides?|be (?:ok|okay|fine|happy))\b.*\b(?:back|rear|third|3rd))\b`,
    ),
    near: [["has {cargo} of cargo space behind its rear seats"]],
  },
  folded: {
    asks: /\b(?:(?:li?e|lay|sleep|stretch out)(?: down| flat)?\b.*\b(?:in (?:it|the|there|one)|back|seats?)|(?:fold|folds|folded|go|lie|lay)(?: \w+)? flat|seats?\b.*\b(?:stow|stows|disappear|fold)\b.*\b(?:floor|away)|(?:seats?|rows?|bench)(?: \w+){0,3} (?:down|folded|stowed|up or|up(?= *[?.!]*$)|in use|upright)|(?:it|them|those|everything) folded|(?:up or|or) (?:folded|down|stowed))\b/,
    near: [["has {cargo} of cargo space behind its rear seats"]],
  },
  vin: { asks: /\bvins?\b/, near: [] },
  noise: { asks: /\b(?:vibrat\w*|quiet\w*|how loud|sound ?proof\w*|nois[ey]\w*|loud\w*|road noise)\b/, near: [] },
  comfort: {
    asks: /\b(?:comf(?:y|ier|iest|ort\w*)|smooth\w*|(?:rides?|riding) (?:(?:as|so|too|that|this|really|pretty) )?(?:soft|smooth|hard|rough|stiff|nice|bett|bad|harsh|bumpy|bounc|poor|well|good|firm|decent)\w*|(?:bumpy|bouncy|harsh|rough|stiff) ride\b|(?:soft|stiff|smooth)(?:er|est)\b|ride quality|(?:how(?:'?s| is| does)|is) (?:the|its|it) rid(?:e|ing)|hard on my back|tall (?:guy|person|people)|get in and out|visib\w*|blind spots?|see out)\b/,
    near: [],
  },
  seats: {
    asks: /\b(?:seats?|seating|third row|3rd row|(?:car|bench|bucket) ?seats?|rows|how many people|passengers?)\b(?!.*\bheated\b)/,
    near: [sized],
  },
  cargo: {
    asks: /\b(?:cargo|trunk|boot|luggage|stroller|room inside|storage|haul\w*|fit (?:a|my|the|two|three|in the back)|space|bed (?:length|size)|biggest bed|legroom|go in the back|dog)\b/,
    near: [sized],
  },
  towing: { asks: /\b(?:tow\w*|pull (?:a|my|the)|trailer|payload|boat|camper|rv)\b/, near: [powered, drives] },
  range: {
    asks: /\b(?:range|goes? (?:the )?(?:farther|further|farthest|furthest)|how far (?:does|can|will|do)|on (?:a|one|a full) (?:charge|tank)|miles on a charge)\b/,
    near: [travels],
  },
  length: {
    asks: /\b(?:garage|fit in|how long is|length|how wide|width|how tall|height|weigh(?:s|t)?|ground clearance|clearance|off the ground|how high|wheelbase|turning|sit(?:s)? (?:high|low)|longer|longest|taller|tallest|wider|widest|lighter|lightest|heavier|heaviest|higher off|is (?:it|that) wide|what'?s wide)\b/,
    near: [sized],
  },
  acceleration: {
    asks: /\b(?:0 ?(?:-|to) ?60|zero to sixty|top speed|accelerat\w*|quarter mile|torque)\b/,
    near: [powered],
  },
  upkeep: {
    asks: /\b(?:maintenance|maintain|repairs?|warrant\w*|g[au]a?ran\w+|oil changes?|service cost|parts|upkeep|fix|(?:keep|keeps|keeping) (?:(?:it|one|them|these|those|that) )?(?:alive|going|running|on the road|up))\b/,
    near: [],
  },
  weather: {
    asks: /^(?!.*\b(?:clearance|mpg)\b).*\b(?:snow|winter|ice|icy|handl\w*|corners?|off-?road\w*|rain|hills?|gravel|mud|driveway)\b/,
    near: [drives],
  },
  charging: {
    asks: /\b(?:how long (?:does it take )?to charge|(?:wall|house|household|garage|normal|regular|standard|ordinary) (?:outlet|socket|plug)s?\b(?! (?:in|on|for) the (?:bed|back|trunk|truck|rear))|(?<!\b(?:a|one|full|per) )charg\w+|battery (?:life|last|hold|degrad)\w*|batter(?:y|ies))\b/,
    held: {
      slot: "range",
      asks: /\b(?:how far|how many miles|range|miles)\b.*\b(?:on|only|just|per|full) (?:(?:just|only|the|its|a|one|full|pure) )*(?:battery|batteries|electric\w*|charge)\b|\bbattery range\b|\b(?:(?:without|before|between|until|till?)(?: \w+){0,3} (?:plug\w*(?! ?in hybrid)|(?:re)?charg(?:e|es|ed|ing))\b|how (?:often|many times)\b.*\b(?:plug|charg)\w*|(?:days?|week(?:end)?|work|shift|trip|\d+ miles)\b.*\b(?:on|per) (?:a|one|1|a single|a full|each) charge)/,
    },
    near: [["has {range} of electric range"], aged],
  },
  payment: {
    asks: /\b(?:payments?|financ\w*|lease|leasing|apr|interest|loan|monthly|a month(?! (?:in|on|for) (?:gas|fuel))|down payment|fees?|mark ?ups?|title and (?:tags|registration)|registration|tags|lenders?|credit (?:union|score|check)s?|my (?:bank|credit)|out the door|(?:pay|paying|paid)(?: \w+){0,2} (?:in )?cash|all cash|tax(?:es)?|would (?:they|he|she) take|take less|come down on|knock off|tax credit|rebate|discount|negotiat\w*|haggle|deal(?:s)? on|incentives?)\b/,
    near: [],
  },
  equipment: {
    asks: /\b(?:car ?play|android auto|bluetooth|sunroof|moonroof|heated|leather|camera|cruise control|stereo|sound system|headlights?|navigation|screen|speakers?|usb|roof rack|features?|options|equipment|lane keep\w*|a\/?c|air conditioning)\b/,
    near: [],
  },
  odometer: {
    asks: new RegExp(String.raw`${asksOdometer.source}|\b(?:accidents?|owners?|carfax|rust\w*|history)\b`),
    held: { slot: "miles", asks: asksOdometer },
    near: [listPrice],
  },
  reviews: {
    asks: /\b(?:reviews?|(?<!(?:tow(?:ing)?|crash|safety|star) )ratings?|rated(?! (?:to|for|at)|$)|consumer reports|what do (?:most )?people|popular|owners say|sell(?:s|ing) best)\b/,
    near: [],
  },
  other: { asks: /(?!)/, near: [["costs {msrp}"], ["gets {highwayMpg}"]] },
} as const;
/** Broader than a need that a question names, so the need is named in the answer. */
export const broadTopics = [
  "equipment",
  "fittings",
  "detail",
  "safety",
  "screens",
  "seats",
  "cargo",
  "comfort",
] as const;
export type UnknownTopic = keyof typeof unknownTopics;
