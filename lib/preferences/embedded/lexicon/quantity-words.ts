import type { NumericSlotName } from "@/lib/constraints/slot-name";
import type { Operator } from "@/lib/constraints/operator";

/** What a number is counted in; `mileage` waits for city or highway, `other` is no slot of a car. */
export type Unit = NumericSlotName | "mileage" | "age" | "other";

/** Units as they stand directly after a number. */
export const unitPhrases: readonly [Unit, readonly string[]][] = [
  ["msrp", ["dollar", "dollars", "bucks", "usd", "us dollars", "quid", "euro", "euros", "dollar budget", "dollar range"]],
  ["mileage", ["mpg", "miles per gallon", "miles to the gallon", "mile per gallon", "mpge", "m p g"]],
  ["cityMpg", ["city mpg", "mpg city", "city miles per gallon", "mpg in the city", "mpg in city", "mpg city driving"]],
  ["highwayMpg", ["(highway|hwy|freeway|motorway) (mpg|miles per gallon)", "mpg (highway|hwy|freeway)", "mpg on the (highway|freeway|motorway|interstate)"]],
  ["horsepower", ["hp", "horsepower", "horse power", "horses", "horse", "bhp", "ponies", "ps"]],
  ["cylinders", ["cylinder", "cylinders", "cyl", "cyls", "banger", "pot", "cylinder engine", "cylindered"]],
  ["doors", ["door", "doors", "dr", "doored"]],
  ["age", ["years old", "year old", "years", "yrs old", "yr old", "years of age"]],
  [
    "other",
    [
      "seat", "seats", "seater", "seaters", "passenger", "passengers", "people", "persons", "kid", "kids", "child", "children", "dog", "dogs",
      "mile", "miles", "km", "kms", "kilometers", "kilometres", "minute", "minutes", "hour", "hours", "day", "days", "week", "weeks", "month", "months",
      "times", "inch", "inches", "in screen", "liter", "liters", "litre", "litres", "l", "cc", "feet", "foot", "ft", "lb", "lbs", "pound", "kg", "ton", "tons",
      "percent", "%", "owner", "owners", "cars", "options", "star", "stars", "speed", "speeds", "gears", "gear", "am", "pm", "of us", "row", "rows",
      "adults", "boys", "girls", "cats", "bags", "suitcases", "airbags", "nm", "mph", "kwh", "a month", "per month", "a year", "a day", "bikes", "cup", "cups", "others", "things", "reasons", "accidents",
    ],
  ],
];

/** Words that name what a number is, before it or further away. */
export const slotPhrases: readonly [Unit, readonly string[]][] = [
  ["msrp", ["budget", "price", "prices", "price tag", "price range", "price limit", "price point", "msrp", "cost", "costs", "spend", "spending", "pay", "paying", "afford", "sticker [price]", "money", "priced", "asking", "fork out", "shell out", "price ceiling", "cash", "expensive"]],
  ["mileage", ["mpg", "mileage", "milage", "fuel economy", "fuel efficiency", "gas mileage", "fuel consumption", "gas milage", "economy", "fuel mileage", "efficiency", "fuel efficient"]],
  ["cityMpg", ["city mpg", "city mileage", "city fuel economy", "city fuel efficiency", "city economy", "city efficiency", "city miles", "mpg in the city"]],
  ["highwayMpg", ["(highway|hwy|freeway|motorway) (mpg|mileage|fuel economy|fuel efficiency|economy|efficiency|miles)", "mpg on the highway"]],
  ["horsepower", ["horsepower", "hp", "horse power", "power", "bhp", "powerful"]],
  ["cylinders", ["cylinders", "cylinder", "cylinder count", "engine"]],
  ["doors", ["doors", "door", "number of doors", "door count"]],
  ["year", ["year", "model year", "years", "newness", "age"]],
];

/** Where a mileage counts. */
export const mileagePlaces: readonly ["city" | "highway" | "both" | "either", readonly string[]][] = [
  ["city", ["city", "town", "urban", "around town", "in town", "stop and go", "city driving"]],
  ["highway", ["highway", "hwy", "freeway", "motorway", "interstate", "open road", "long distance", "highways", "road trips", "autobahn"]],
  ["both", ["(city|town) (and|&) [the] [on the] (highway|freeway|motorway)", "(highway|freeway|motorway) (and|&) [in the] [around] (city|town)"]],
  ["either", ["city or highway", "highway or city", "either"]],
];

/** Words before a number that bound it. `>` and `<` exclude the number itself, which matters for years. */
export const boundsBefore: readonly [Operator | ">" | "<", readonly string[]][] = [
  [
    "<=",
    [
      "under", "below", "less than", "fewer than", "lower than", "cheaper than", "at most", "at the most", "up to", "[not|no|nothing|never] (more|higher|greater|bigger|larger) than",
      "(not|nothing|never) (over|above|exceed|exceeding|exceeds|past|beyond)", "(cant|cannot|wont|dont|shouldnt|mustnt|must not|should not) [want to] [really] (go over|exceed|go above|go past|spend over|spend more than|pay more than|afford more than|go higher than|go beyond|be over|cost more than|be more than)",
      "maximum [of]", "max [of|is|at|out at]", "maxes out at", "tops out at", "topping out at", "cap [it] at", "capped at", "cap of", "limit [of|is|to|it to]", "limited to", "ceiling [of|is|at]", "within", "inside", "south of", "[at] or (below|under|less than)", "at or below",
      "at or under", "as much as", "no greater than", "shy of", "keep it to", "<", "<=", "≤", "no more than", "not more than", "no higher than", "as high as", "lower or equal to", "go to", "go up to", "go as high as", "stretch to", "tops", "less or equal to", "not a cent over", "not a penny over", "a cent over", "a penny over", "no later than", "no newer than", "not newer than", "nothing newer than", "up until", "until", "smaller than", "to",
    ],
  ],
  ["<", ["older than", "before", "prior to", "pre", "earlier than"]],
  [
    ">=",
    [
      "at least [a|an]", "minimum [of|is]", "min [of]", "[at] or above", "no (less|fewer|lower|smaller|worse) than", "not (less|fewer|lower|under|below)[than]", "not (less|fewer|lower|worse) than", "nothing (less|lower|smaller) than", "nothing (under|below)", "not (under|below)", "upwards of", "from", "starting (at|from)",
      "north of", "above", "over", "more than", "greater than", "higher than", "better than", "exceed", "exceeds", "exceeding", "in excess of", ">=", ">", "≥", "at or above", "no older than", "nothing older than", "not older than", "not be older than", "none older than", "never older than", "isnt older than", "no earlier than", "not before", "not earlier than", "since", "at a minimum", "bigger than", "at minimum", "best case", "as new as", "as of", "beat", "beats",
    ],
  ],
  [">", ["newer than", "after", "later than", "post", "younger than"]],
  ["==", ["exactly", "precisely", "specifically"]],
];

/** Words after a number (and its unit) that bound it. */
export const boundsAfter: readonly [Operator, readonly string[]][] = [
  [">=", ["(or|and) (newer|later|above|better|more|higher|up|greater|over|upwards|onwards|onward|bigger|younger|beyond|after|upward)", "plus", "+", "onward", "onwards", "on up", "minimum", "min", "at least", "at a minimum", "at minimum", "at the oldest", "up", "and on", "at worst", "at the very least", "at the least", "or so and up"]],
  ["<=", ["(or|and) (less|under|below|lower|cheaper|older|earlier|fewer|smaller|before|down)", "max", "maximum", "tops", "at most", "at the most", "limit", "ceiling", "cap", "at max", "at the latest", "top whack", "absolute max", "or nearest offer", "is my limit", "is the limit", "is my max", "is the max", "all in", "out the door"]],
];

/** Words that blur a number. */
export const blurs: readonly string[] = ["around", "about", "roughly", "approximately", "approx", "circa", "or so", "ish", "near", "close to", "somewhere around", "or thereabouts", "ballpark", "in the ballpark of", "more or less"];
