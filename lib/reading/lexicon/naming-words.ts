export const articles: ReadonlySet<string> = new Set(
  "a an the my your another new used old any or either nor no that this be called".split(" "),
);

/** "The focus is on" doesn't name a product. */
export const afterOrdinary: ReadonlySet<string> = new Set(
  "on of is are was for to in at into within my with me you your it well better best as that than".split(" "),
);

/** "A 911", "the 86". */
export const pointsAtNumber = /^(?:a \d{3}|(?:an?|the) \d\d)$/;

/** Before a line's number: "not the 2500". */
export const denyingLines: ReadonlySet<string> = new Set(["not", "no", "nor", "the"]);

export const listing: ReadonlySet<string> = new Set(["or", "and", "nor", "/"]);

/** "The 2500s", "a 2500HD". */
export const lineEnds = /^(?:s|hd|series)$/;

export const behindLines: ReadonlySet<string> = new Set(
  "not but instead rather then one ones series model models version crew hd".split(" "),
);

export const towards: ReadonlySet<string> = new Set(["to", "in", "from", "near", "around", "across", "through"]);

export const staying: ReadonlySet<string> = new Set(
  "moved move moving live lives living based drive drives driving trip trips head heading headed go going back up out over down here winters roads mountains relocated relocating commute".split(
    " ",
  ),
);

/** Places that makes and models are named after, or like: "the heat in Tucson", "my mom in Malibu". */
export const places: ReadonlySet<string> = new Set(
  "tucson tacoma colorado sedona malibu dakota durango telluride tahoe yukon montana sonoma denali aspen seville sebring daytona monterey catalina bonneville savana savanna santa kona rio milano capri astoria cordoba lucerne biarritz avalon sienna palisade lincoln austin sierra cheyenne".split(
    " ",
  ),
);

/** Behind a place, which nothing for sale has: "Tacoma, WA", "Lincoln is just where I live", "Tucson summers". */
export const ofPlaces =
  /^(?:(?:is|s|was) (?:just |only |simply |actually )?(?:where|(?:a|my|our|the) (?:home ?)?(?:city|town|place|state)|the name of (?:my|our|the|a) (?:city|town|place|state))|(?:weather|heat|summers?|winters?|traffic|area|roads?|county|airport|downtown|schools?)\b|,? ?(?:nebraska|washington|arizona|california|texas|utah|nevada|oregon|wyoming|kansas|illinois|maine|alabama|hawaii|alaska|florida|new mexico|new jersey|new hampshire|delaware|tx|wa|az|ca|ne|nm|ut|nv|wy|ks|il|fl|nc|ak|nj|nh)\b)/;

export const insidePlaces: ReadonlySet<string> = new Set("in near outside around from".split(" "));

/** "I'm interested in Colorados", "the seats in Tucson trims". */
export const wantingName: ReadonlySet<string> = new Set(
  "plug interested looking into believe believer invested seats features found available difference than switch change compared anything everything something ranging range different upgrade upgrading coming".split(
    " ",
  ),
);

/** Names only with a capital: "a Lexus is a plus". */
export const functionWords: ReadonlySet<string> = new Set("is it on to be as or so do my in at an am no".split(" "));

export const beforeBounds: ReadonlySet<string> = new Set("under below < max".split(" "));

export const besideNames: ReadonlySet<string> = new Set(
  "not no any then please pls also just only maybe what how about or and vs".split(" "),
);

export const prepositions: ReadonlySet<string> = new Set(
  "of in on by into from through at over under up down off out".split(" "),
);

export const beforeAdjective: ReadonlySet<string> = new Set(
  "a an something anything nothing be its is thats pretty fairly prefer preferably or and want not too so really quite like also more very it being + please , : .".split(
    " ",
  ),
);

export const nameIntroducers: ReadonlySet<string> = new Set("a an want like drive buy love get".split(" "));

/** Lower case, these name a part or a quality, even after an article: "is the air in the back separate?" */
export const plainNouns: ReadonlySet<string> = new Set("air fit edge".split(" "));

/** Wished values, and how models of that power end. */
export const variantWords: readonly (readonly [RegExp, RegExp])[] = [
  [/^plug-?in/i, / (?:plug-?in hybrid|plug-?in|prime|phev|4xe|energi|recharge)$/i],
  [/^hybrid$/i, / (?:hybrid|plug-?in hybrid|prime|phev)$/i],
  [/^electric$/i, / (?:ev|electric|e-tron|lightning|mach-e|recharge)$/i],
];

/** "Tucson" of "Tucson Hybrid". */
export function withoutVariant(model: string): string {
  return variantWords.reduce((left, [, ending]) => left.replace(ending, ""), model);
}

/** They may come between a size and what has it. */
export const amongAdjectives: ReadonlySet<string> = new Set(
  "soft comfy comfortable cushy cozy plush smooth quiet cheap reliable dependable nice old older used safe cute fun quick zippy sporty boxy simple plain basic practical sturdy tough ugly".split(
    " ",
  ),
);

/** "That sporty but composed feel" is a manner, not a kind. */
export const mannerNouns: ReadonlySet<string> = new Set(
  "feel feeling look looks vibe ride handling steering styling design character attitude touch touches interior cabin inside sound manners spirit".split(
    " ",
  ),
);
