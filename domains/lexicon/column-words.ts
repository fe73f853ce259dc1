/** More names of columns that many tables have. */
export const alike: Readonly<Record<string, readonly string[]>> = {
  price: ["price", "cost", "budget", "money", "spend", "expensive", "how much"],
  rent: ["rent", "monthly rent", "price"],
  make: ["brand", "make", "maker"],
  style: ["kind", "type", "sort"],
  year: ["year", "how old", "how new", "age"],
  weight: ["weight", "how heavy", "heavy", "light"],
  area: ["area", "size", "floor space", "square feet"],
  points: ["points", "score", "rating"],
  rating: ["rating", "score", "stars", "reviews"],
  color: ["color", "colors", "colour"],
  bedrooms: ["bedroom", "rooms"],
  pets: ["pet", "dog", "cat", "dogs", "cats"],
  built: ["year", "age", "how old", "how new"],
  vintage: ["year", "age", "how old"],
};

export const unitWords: Readonly<Record<string, readonly string[]>> = {
  $: ["dollars", "bucks", "usd"],
  "€": ["euros", "euro", "eur"],
  kg: ["kg", "kilos", "kilograms", "kilo"],
  g: ["g", "grams", "gram"],
  lb: ["lb", "lbs", "pounds", "pound"],
  km: ["km", "kilometers", "kilometres"],
  mi: ["mi", "miles", "mile"],
  in: ["inch", "inches"],
  cm: ["cm", "centimeters"],
  mm: ["mm", "millimeters"],
  min: ["min", "minutes", "mins", "minute"],
  h: ["h", "hours", "hour", "hrs"],
  l: ["l", "liters", "liter", "litres"],
  w: ["w", "watts", "watt"],
  "%": ["percent", "%"],
  sqft: ["sq ft", "square feet", "sqft", "square foot"],
  "sq ft": ["sq ft", "square feet", "sqft", "square foot"],
};

/** Other units, and how much of the first one they are. */
export const otherUnits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  kg: { "(lb|lbs|pound|pounds)": 0.4536 },
  g: { "(kg|kilo|kilos)": 1000, "(oz|ounce|ounces)": 28.35, "(lb|lbs|pound|pounds)": 453.6 },
  lb: { "(kg|kilo|kilos|kilograms)": 2.2046 },
  km: { "(mi|mile|miles)": 1.609 },
  mi: { "(km|kilometers|kilometres)": 0.6214 },
  cm: { "(inch|inches)": 2.54, "(mm|millimeters)": 0.1, "(m|meter|meters)": 100 },
  mm: { "(cm|centimeters)": 10, "(inch|inches)": 25.4 },
  in: { "(cm|centimeters)": 0.3937 },
  l: { "(ml|milliliters)": 0.001 },
  ml: { "(l|liter|liters|litre|litres)": 1000 },
  min: { "(hour|hours)": 60 },
};

/** Numbers that people mean exactly: "2 bedrooms", "16 inch wheels". */
export const exactly = /\b(?:sizes?|bedrooms|bathrooms|rooms|doors|seats|cylinders|diameter|floor)\b/;

/** Adjectives of more and of less. */
export const sized: Readonly<Record<string, { more: readonly string[]; less: readonly string[] }>> = {
  weight: { more: ["heavy"], less: ["light"] },
  area: { more: ["big", "large", "spacious", "roomy"], less: ["small", "tiny"] },
  length: { more: ["long"], less: ["short"] },
  height: { more: ["tall", "high"], less: ["low"] },
  width: { more: ["wide"], less: ["narrow", "slim"] },
  size: { more: ["big", "large"], less: ["small", "compact"] },
  volume: { more: ["big", "large"], less: ["small"] },
  capacity: { more: ["big", "large"], less: ["small"] },
  power: { more: ["strong", "powerful"], less: ["weak"] },
  alcohol: { more: ["strong"], less: ["light"] },
  noise: { more: ["loud", "noisy"], less: ["quiet", "silent"] },
  speed: { more: ["fast", "quick"], less: ["slow"] },
  range: { more: ["far"], less: [] },
  points: { more: ["good", "well rated"], less: ["bad"] },
  rating: { more: ["good", "well rated"], less: ["bad"] },
};

/** Values that say too little without their column. */
export const needsItsColumn: ReadonlySet<string> = new Set(
  "full half light medium heavy front rear back none low high small large big short long standard basic other open new old good single double top plain normal free".split(
    " ",
  ),
);

/** People of a land, as adjectives. */
export const demonyms: Readonly<Record<string, readonly string[]>> = {
  argentina: ["argentinian", "argentine"],
  australia: ["australian", "aussie"],
  austria: ["austrian"],
  belgium: ["belgian"],
  brazil: ["brazilian"],
  canada: ["canadian"],
  chile: ["chilean"],
  china: ["chinese"],
  denmark: ["danish"],
  england: ["english", "british"],
  finland: ["finnish"],
  france: ["french"],
  germany: ["german"],
  greece: ["greek"],
  hungary: ["hungarian"],
  india: ["indian"],
  ireland: ["irish"],
  italy: ["italian"],
  japan: ["japanese"],
  korea: ["korean"],
  mexico: ["mexican"],
  netherlands: ["dutch"],
  "new zealand": ["kiwi"],
  norway: ["norwegian"],
  poland: ["polish"],
  portugal: ["portuguese"],
  "south africa": ["south african"],
  "south korea": ["korean"],
  spain: ["spanish"],
  sweden: ["swedish"],
  switzerland: ["swiss"],
  taiwan: ["taiwanese"],
  turkey: ["turkish"],
  uk: ["british", "english"],
  "united kingdom": ["british", "english"],
  usa: ["american"],
  "united states": ["american"],
};

/** Every pack has these. Headers that name one, best first, and what its column is like otherwise. */
export const identity = {
  model: /\b(?:model|name|title|product|listing|item)\b/i,
  make: /\b(?:make|brand|maker|manufacturer|producer|winery|company|vendor|label|publisher|district|neighborhood)\b/i,
  style: /\b(?:kind|type|category|style|class|form)\b/i,
  year: /\b(?:year|vintage|built|released?|launch(?:ed)?|introduced|since)\b/i,
} as const;

/** Headers of prices, of what people want little of, of what they want much of, and of what nobody searches by. */
export const money = /\b(?:price|cost|rent|msrp|rrp|fee|usd|eur)\b/i;
export const burden = /\b(?:weight|walk|distance|minutes|age|noise|miles|consumption|delivery|depth)\b/i;
export const boon = /\b(?:warranty|rating|score|points|stars|capacity|battery)\b/;
export const notes = /\b(?:url|link|photo|image|id|sku|notes?|description|comments?)\b/i;

/** A unit at the end of a header: "weight_kg". */
export const endUnit = /[_ ](kg|g|lbs?|oz|km|mi|in|cm|mm|hp|kw|w|l|ml|gb|hz|mah|min|h|sq ?ft|m2|usd|eur|gbp|jpy)$/i;
export const currencies: Readonly<Record<string, string>> = { usd: "$", eur: "€", gbp: "£", jpy: "¥" };

/** No slot may have these names: words of the language, and fields that every catalog has. */
export const reservedNames: ReadonlySet<string> = new Set(
  "price position trim popularity offer id vin color photo link arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield".split(
    " ",
  ),
);
