/** The first form with known slots applies; names in braces become figures. */
type Near = readonly string[];
const costs: Near = ["costs {price}"];
const powered: Near = ["runs on {processor} with {memory}", "runs on {processor}"];
const pictured: Near = ["has {graphics} and {memory}", "has {graphics}"];
const carried: Near = ["weighs {weight}"];
const shown: Near = ["has a {screen} in {resolution}", "has a {screen}"];
const runs: Near = ["runs about {battery}"];
const aged: Near = ["is from {year}"];

const paints =
  "red|blue|white|black|silver|gr[ae]y|green|yellow|orange|purple|pink|brown|beige|gold|rose gold|teal|navy|bronze|space gr[ae]y|midnight|starlight";
export const colorNames = new RegExp(String.raw`\b(?:${paints})\b`);
const games =
  "cyberpunk|fortnite|valorant|call of duty|warzone|elden ring|gta|starfield|baldur'?s gate|overwatch|apex|csgo|cs2|counter[- ]strike|the sims|sims|roblox|minecraft|league of legends|world of warcraft|flight sim\\w*|hogwarts|red dead|steam games";

/** Closest known facts for missing ones. The first match applies. */
export const unknownTopics = {
  frames: {
    asks: new RegExp(
      String.raw`\b(?:fps|frames? ?rates?|frames (?:per|a) second|(?:run|runs|play|plays|handle|handles|playable)\b.*\b(?:${games})|(?:${games})\b.*\b(?:run|play|work|smooth\w*|lag\w*)|(?:what|which) games|vr)\b`,
    ),
    near: [pictured],
  },
  software: {
    asks: /\b(?:(?:run|runs|work with|works with|compatible with|handle|handles)\b.*\b(?:autocad|solidworks|revit|photoshop|premiere|final cut|logic|excel|quickbooks|matlab|docker|ableton|software|programs?|apps?|linux)|come with (?:office|word|excel|microsoft|antivirus)|microsoft (?:office|365)|office (?:included|365)|bloat\w*|android apps)\b/,
    near: [["runs {system}"]],
  },
  windows: {
    asks: /\b(?:windows (?:7|8|10|11|home|pro)|win ?1[01]|s mode|upgrade to windows)\b/,
    near: [["runs {system}"]],
  },
  durability: {
    asks: /\b(?:durab\w*|sturd\w*|rugged\w*|tough|flimsy|build quality|built (?:well|like)|well[- ]built|hinges?|plastic\w*|alumini?um|metal|mil[- ]?spec|military|drop(?:s|ped)? (?:it)?|spill\w*|water ?(?:proof|resist\w*)|survive)\b/,
    near: [],
  },
  reliability: {
    asks: /\b(?:reliab\w*|dependab\w*|break(?:s|ing)? (?:down|less|more|often|first)|never breaks?|problems?|issues with|how (?:long|many years) (?:will|does|do|would|should) (?:it|they|this|that|these|those)\b.*\b(?:last|hold)|will (?:it|this|that|they) last|wrong with|lasts? (?:me|forever|\d+ years|a (?:few|couple of) years)|hold(?:s)? up|lemon|recalls?|fail\w*|die on me)\b/,
    near: [aged],
  },
  upgrades: {
    asks: /\b(?:upgrad\w*|add (?:more )?(?:ram|memory|storage)|swap\w*|(?:ram|memory|m\.?2|drive|ssd) slots?|solder\w*|repair\w*|(?:open|take) (?:it )?(?:up|apart)|replac\w* (?:the |its |a )?(?:battery|ram|memory|ssd|drive|screen|keyboard))\b/,
    near: [["has {memory} and {storage}"]],
  },
  noise: {
    asks: /\b(?:quiet\w*|silent\w*|loud\w*|nois[ey]\w*|fans?|fanless|jet engine)\b/,
    near: [],
  },
  heat: {
    asks: /\b(?:hot|heat\w*|overheat\w*|warm|cooling|cool (?:to|on)|thermal\w*|throttl\w*|temperatures?|burn my)\b/,
    near: [],
  },
  typing: {
    asks: /\b(?:(?:how(?:'?s| is| are| does)?|good|nice|is|are) (?:the |its |it )?(?:keyboards?|keys|typ\w+)(?! (?:backlit|lit))|keyboard (?:feel\w*|like|good|any good|quality)|key travel|type on|trackpad|touchpad|track ?point|keyboard layout)\b/,
    near: [],
  },
  brightness: {
    asks: /\b(?:bright\w*|nits?|glare|glossy|matte?|outdoors?|outside|sunlight|in the sun|colou?r (?:accura\w*|gamut|cal\w*)|srgb|p3|hdr|flicker\w*|pwm|eye ?strain)\b/,
    near: [shown],
  },
  webcam: { asks: /\b(?:web ?cams?|cameras?|microphones?|mics?|video calls? (?:look|sound))\b/, near: [] },
  sound: { asks: /\b(?:speakers?|sound|audio|how loud|headphone jack|aux)\b/, near: [] },
  ports: {
    asks: /\b(?:(?:what|which|how many|enough|any|other) (?:\S+ )?ports?|usb(?:[- ][ac])?|ports|type[- ]c|displayport|vga|dongles?|docks?|docking|dvd|cd|disc|disk drive|optical drive|sim card|how many (?:monitors|screens|displays))\b/,
    near: [],
  },
  charging: {
    asks: /\b(?:how long (?:does it take )?to charge|fast charg\w*|charg\w+|power (?:brick|bank|adapter|supply)|watts?)\b/,
    near: [runs],
  },
  wear: {
    asks: /\bbatter(?:y|ies)\b.*\b(?:costs?|prices?|dies|died|dead|replac\w*|degrad\w*|health|wear|swell\w*|years)\b|\b(?:replac\w*)\b.*\bbatter(?:y|ies)\b/,
    near: [runs],
    middle: "battery",
  },
  thickness: {
    asks: /\b(?:thick\w*|thin\w*|slim\w*|dimensions|how (?:wide|tall|deep)|width|height|fit in (?:my |a )?(?:bag|backpack|sleeve|purse)|footprint)\b/,
    near: [carried, shown],
  },
  wireless: { asks: /\b(?:wi-?fi|bluetooth|wireless|reception|signal)\b/, near: [] },
  cores: {
    asks: /\b(?:cores?|threads?|g?hz of|gigahertz|ghz|clock|cache|npu|tops|what gen(?:eration)?|which gen(?:eration)?|\d+th gen\w*|benchmarks?|geekbench|cinebench|how fast is (?:the|its) (?:cpu|processor|chip))\b/,
    near: [powered],
  },
  vram: { asks: /\b(?:vram|tgp|video memory|graphics memory)\b/, near: [pictured] },
  kinds: { asks: /\b(?:ddr\d?|lpddr\w*|nvme|emmc|pcie|m\.2|sata|hdd|hard dis[ck]|unified memory)\b/, near: [] },
  used: {
    asks: /\b(?:used|refurb\w*|second ?hand|pre-?owned|open[- ]box|renewed|is it new|brand new)\b/,
    near: [aged],
  },
  stock: {
    asks: /\b(?:near (?:me|us|here|by)|nearby|in stock|where can (?:i|we)|where do i (?:buy|find|see|get)|who sells|still available|available (?:near|now|today)|local(?:ly)?|deliver\w*|shipp?\w*|best buy|costco|amazon|walmart|micro ?center|apple store|link to (?:buy|it))\b/,
    near: [],
  },
  color: {
    asks: new RegExp(
      String.raw`\b(?:colou?rs?|(?:in|is it|it|an?|any|but)(?: an?)?(?: (?:dark|light|bright|matte))* (?:${paints})(?: ones?)?\b|what does it look like|pictures?|photos?)\b`,
    ),
    near: [],
  },
  looks: {
    asks: /\b(?:(?:good|nice|cool|bad|sharp|cute)[ -]?looking|looks? (?:good|cute|nice|cool|ugly|professional|cheap)|how does it look|(?:is|are) (?:it|that|this|they) (?:\w+ )?(?:cute|ugly|pretty)|rgb)\b/,
    near: [],
  },
  resale: {
    asks: /\b(?:resale|re-?sell|trade[- ]?in|depreciat\w*|h[oe]lds? (?:its |their )?value|keeps? (?:its |their )?value|lose(?:s)? value|give me for my|worth in \d)\b/,
    near: [costs],
  },
  upkeep: {
    asks: /\b(?:warrant\w*|g[au]a?ran\w+|applecare|support|customer service|accidental|insurance|returns?|return policy)\b/,
    near: [],
  },
  payment: {
    asks: /\b(?:payments?|financ\w*|lease|leasing|apr|interest|loan|monthly|a month|installments?|instalments?|klarna|affirm|tax(?:es)?|rebate|discounts?|coupons?|negotiat\w*|deal(?:s)? on|sales?|black friday|prime day|drop in price|get cheaper)\b/,
    near: [],
  },
  origin: {
    asks: /\b(?:where|which country|what country)\b.*\b(?:built|made|assembled|manufactured)\b|\b(?:built|made|assembled) in\b/,
    near: [],
  },
  equipment: {
    asks: /\b(?:features?|come(?:s)? with|equipment|extras?|include[sd]?|in the box)\b/,
    near: [],
  },
  reviews: {
    asks: /\b(?:reviews?|ratings?|rated|consumer reports|what do (?:most )?people|popular|owners say|sell(?:s|ing) best|reddit)\b/,
    near: [],
  },
  other: { asks: /(?!)/, near: [] },
} as const;
/** Broader than a need that a question names, so the need is named in the answer. */
export const broadTopics = ["equipment", "ports", "durability", "brightness", "kinds", "cores"] as const;
export type UnknownTopic = keyof typeof unknownTopics;
