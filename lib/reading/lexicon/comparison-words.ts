import type { SlotName } from "@/lib/constraints/slot-name";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words that make a comparison one of importance: the thing compared matters, is held to, is kept. */
export const weighty = set(
  "important matter matters mattered mattering care cares count counts weigh weighs mean means value essential crucial critical vital priority worth strict stricter firm firmer tight tighter keen keener fussy fussier picky pickier choosy choosier serious attached concerned worried bothered interested rigid higher please pleases want love like need necessary significant set insistent demanding tied",
);
/** Words that make it one of room: the thing compared gives way. */
export const roomy = set(
  "flexible willing open relaxed looser loose happy happier prepared ready easygoing easier negotiable lower lenient forgiving movable adaptable able inclined likely",
);
/** Verbs of letting go, with those of paying in money or in time: what they govern is what gives way. */
export const yielding = set(
  "give drop lose sacrifice skip forgo forego ditch compromise bend budge stretch relax loosen trade cut miss settle accept take swap change spend pay stomach tolerate",
);
/** Verbs of holding on. */
export const holding = set("keep have get hold retain save stick preserve protect secure");
/** Verbs that put their subject before their object. */
export const outdoing: readonly string[] = [
  "(beats|trumps|outweighs|outranks|overrides|eclipses|surpasses|outdoes|overrules)",
  "(beat|trump|outweigh|outrank|override|outdo)",
  "(wins|win|won) (over|against|out over)",
  "(comes|come|goes|go|is|are|ranks|rank|stands|sits) [well|way|far|high|right|always] (before|above|ahead of|over)",
  "(takes|take|has|have|gets) (precedence|priority) over",
];
/** Verbs that put their subject behind their object. */
export const yieldingTo: readonly string[] = [
  "(comes|come|is|are|ranks|rank|falls|sits) [well|way|far|a distant] (after|behind|below|second to|secondary to|subordinate to)",
  "(takes|take) (a back seat|second place) to",
  "(gives|give) way to",
];
/** Verbs that end a choice between what was named before. */
export const winning: readonly string[] = [
  "(wins|win|decides|prevails|comes first|comes out on top|comes out ahead|takes it|gets the nod|has the edge|has it|rules|goes first in importance)",
];
/** Stands for every other wish. */
export const others: readonly string[] = [
  "(everything|anything|all|all the|any of the|the) (else|rest|others|other|other things|other wishes|other stuff|remaining)",
  "everything",
  "anything",
  "(the) other (two|three|ones|one|points|wishes|things|criteria)",
  "all of (that|those|these|them)",
];

/** What is named by its breach: "an older one" is about the year, "pay more" about the price. */
export const breaches: readonly { slot: SlotName; say: readonly string[] }[] = [
  {
    slot: "year",
    say: ["[an|something|a bit|bit|slightly] older [one|car|model|year|vehicle|truck]", "age", "the years", "newness"],
  },
  {
    slot: "msrp",
    say: [
      "(spend|spending|pay|paying|fork out|shell out|cough up|part with) [a bit|a little|somewhat|slightly] (more|extra|over)",
      "(stretch|stretching) [the|my] (money|budget|wallet)",
      "(money|cash|cost|dollars)",
      "go over budget",
      "more expensive [one|car]",
      "pricier [one|car]",
    ],
  },
  { slot: "model", say: ["(another|a different|some other) model"] },
  { slot: "make", say: ["(another|a different|some other) (make|brand|badge)", "badge"] },
  { slot: "size", say: ["(a|something) (bigger|smaller|larger) [one|car]"] },
  { slot: "highwayMpg", say: ["(worse|lower|less|poorer) (mileage|mpg|economy|fuel economy)", "(thirstier|thirsty)"] },
  { slot: "horsepower", say: ["(less|lower) power", "slower [one|car]", "weaker engine"] },
  { slot: "style", say: ["(another|a different) (body|shape|style|body style)"] },
  { slot: "doors", say: ["fewer doors"] },
];
