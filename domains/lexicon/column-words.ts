/** More names of columns that many tables have. */
export const alike: Readonly<Record<string, readonly string[]>> = {
  price: ["price", "cost", "budget", "money", "spend", "expensive", "how much"],
  rent: ["rent", "monthly rent", "price"],
  make: ["brand", "make", "maker"],
  style: ["kind", "type", "sort"],
  year: ["year", "how old", "how new", "age"],
  weight: ["weight", "how heavy", "heavy", "light"],
  area: ["area", "size", "floor space", "square feet"],
  points: ["points", "score", "rating", "rated"],
  rating: ["rating", "rated", "score", "stars", "reviews"],
  score: ["score", "rated", "rating", "points"],
  noise: ["noise", "noise level", "how loud", "how quiet"],
  battery: ["battery", "battery life"],
  wifi: ["wifi", "wi fi", "wireless"],
  height: ["height", "how tall", "how high"],
  width: ["width", "how wide"],
  depth: ["depth", "how deep"],
  length: ["length", "how long"],
  sleeps: ["sleeps", "people", "capacity", "how many people"],
  warranty: ["warranty", "guarantee"],
  power: ["power", "wattage", "how powerful"],
  speed: ["speed", "how fast"],
  color: ["color", "colors", "colour"],
  bedrooms: ["bedroom", "rooms"],
  pets: ["pet", "dog", "cat", "dogs", "cats"],
  built: ["year", "age", "how old", "how new"],
  vintage: ["year", "age", "how old"],
};

/** Numbers that people mean exactly: "2 bedrooms", "16 inch wheels". */
export const exactly = /\b(?:sizes?|bedrooms|bathrooms|rooms|doors|seats|cylinders|diameter|floor)\b/;

/** Adjectives of more and of less. */
export const sized: Readonly<Record<string, { more: readonly string[]; less: readonly string[] }>> = {
  weight: { more: ["heavy"], less: ["light", "lightweight"] },
  area: { more: ["big", "large", "spacious", "roomy"], less: ["small", "tiny"] },
  length: { more: ["long"], less: ["short"] },
  height: { more: ["tall", "high"], less: ["low"] },
  width: { more: ["wide"], less: ["narrow", "slim"] },
  depth: { more: ["deep"], less: ["shallow"] },
  thickness: { more: ["thick"], less: ["thin", "slim"] },
  diameter: { more: ["wide", "big"], less: ["small"] },
  size: { more: ["big", "large"], less: ["small", "compact"] },
  screen: { more: ["big", "large"], less: ["small"] },
  volume: { more: ["big", "large"], less: ["small"] },
  tank: { more: ["big", "large"], less: ["small"] },
  capacity: { more: ["big", "large"], less: ["small"] },
  storage: { more: ["big", "large"], less: ["small"] },
  sleeps: { more: ["big", "large", "roomy"], less: ["small"] },
  power: { more: ["strong", "powerful"], less: ["weak"] },
  torque: { more: ["strong", "powerful"], less: ["weak"] },
  suction: { more: ["strong", "powerful"], less: ["weak"] },
  alcohol: { more: ["strong"], less: ["light"] },
  intensity: { more: ["strong", "intense"], less: ["mild"] },
  strength: { more: ["strong"], less: ["mild", "weak"] },
  heat: { more: ["hot", "spicy"], less: ["mild"] },
  sugar: { more: ["sweet"], less: ["low sugar"] },
  temperature: { more: ["hot", "warm"], less: ["cold", "cool"] },
  noise: { more: ["loud", "noisy"], less: ["quiet", "silent"] },
  loudness: { more: ["loud", "noisy"], less: ["quiet", "silent"] },
  speed: { more: ["fast", "quick"], less: ["slow"] },
  burst: { more: ["fast", "quick"], less: ["slow"] },
  refresh: { more: ["fast", "smooth"], less: ["slow"] },
  time: { more: ["slow", "long"], less: ["fast", "quick", "short"] },
  latency: { more: ["slow"], less: ["fast", "quick"] },
  range: { more: ["far", "long"], less: ["short"] },
  life: { more: ["long", "long lasting"], less: ["short"] },
  battery: { more: ["long", "long lasting"], less: ["short"] },
  warranty: { more: ["long"], less: ["short"] },
  brightness: { more: ["bright"], less: ["dim", "dark"] },
  lumens: { more: ["bright"], less: ["dim"] },
  megapixels: { more: ["sharp", "detailed"], less: ["coarse"] },
  resolution: { more: ["sharp", "crisp"], less: ["coarse"] },
  age: { more: ["old"], less: ["young", "new"] },
  points: { more: ["good", "well rated"], less: ["bad"] },
  rating: { more: ["good", "well rated"], less: ["bad"] },
};

/** Units of which people want less, unless a column's name says otherwise. */
const burdenUnits: ReadonlySet<string> = new Set(["s", "ms", "min", "dB"]);

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
  make: /\b(?:make|brand|maker|manufacturer|producer|winery|company|vendor|label|publisher|district|neighborhood|breeder|author|artist|roaster|brewery|distillery)\b/i,
  style: /\b(?:kind|type|category|style)\b|^(?:class|form|segment|variety)$/i,
  year: /\b(?:year|vintage|built|released?|launch(?:ed)?|introduced|since)\b/i,
} as const;

/** Headers of prices, of what people want little of, of what they want much of, and of what nobody searches by. */
export const money = /\b(?:price|cost|rent|msrp|rrp|fee|usd|eur)\b/i;
const burden =
  /\b(?:weight|walk|distance|minutes|age|noise|mileage|miles|consumption|delivery|packed|folded|closed|depth|response|latency|(?:heat|set|warm) ?up|(?:charg|cook|assembly|setup|prep|wait|lead|travel|recovery|reset|wash|cycle)\w* time|time to|difficulty|calories|sugar|emissions?|co2|footprint|per cycle)\b/i;
const boon =
  /\b(?:warranty|guarantee|rating|ratings|score|points|stars|capacity|battery|range|megapixels|resolution|refresh|brightness|run ?time|(?:play|flight|talk|burn|standby)\w* time|sleeps|storage|memory|speed|torque|efficiency|coverage|lifespan)\b/;
export const notes = /\b(?:url|link|photo|image|id|sku|notes?|description|comments?)\b/i;

/** What most people want of a column by its name and unit, where they tell. */
export function usuallyWanted(label: string, unit: string): "more" | "less" | undefined {
  if (money.test(label) || burden.test(label)) return "less";
  return boon.test(label) ? "more" : burdenUnits.has(unit) ? "less" : undefined;
}

/** No slot may have these names: words of the language, and fields that every catalog has. */
export const reservedNames: ReadonlySet<string> = new Set(
  "price position trim popularity offer id vin color photo link arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield".split(
    " ",
  ),
);
