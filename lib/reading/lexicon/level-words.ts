import type { levelWeights } from "@/lib/constraints/weight";

type Level = keyof typeof levelWeights;

const be = "(is|are|s|r|=|was|would be)";
const much = "[just|only|merely|purely|really|definitely|pretty|totally|somewhat|more of|kind of|kinda]";
const little = "(isnt|is not|not|isnt really|arent|are not|aint)";

/** After a wish's name. */
export const levelsAfter: readonly (readonly [Level, readonly string[]])[] = [
  [
    "must",
    [
      `${be} ${much} [a|an|the] [absolute|total|hard|real] (must|musts|must have|requirement|necessity|non negotiable|nonnegotiable|not negotiable|essential|mandatory|required|deal breaker|dealbreaker)`,
      `${be} (fixed|firm|set in stone|locked in)`,
    ],
  ],
  [
    "strong",
    [
      `${be} (very|really|super|extremely|so|most|quite|pretty) (important|vital|crucial|essential|critical)`,
      `${be} (vital|crucial|critical|key)`,
    ],
  ],
  [
    "flexible",
    [
      `${be} ${much} (flexible|negotiable|secondary|bendable|adjustable)`,
      `${be} ${much} [a|my] (preference|suggestion|guideline|guess)`,
      "less so",
      `(can|could|may) (bend|flex|slip|stretch|budge) [a bit|a little|some]`,
    ],
  ],
  [
    "nice",
    [
      `${be} ${much} [a|an|the] [nice] (bonus|fantasy|dream|extra|gravy|nice to have|nice to haves|icing on the cake|cherry on top|pipe dream|perk)`,
      `${be} ${much} optional`,
      `${little} [that|so|super|too|very|really|all that|overly|terribly] (important|crucial|vital|essential|critical|key|big a deal|a big deal|a biggie)`,
      `[of it] ${be} (what|the thing|the one|the part|the one thing) (i|we) (care|worry|mind|fuss) [about] [the] least [about]`,
      `[of it] ${be} (what|the thing|the one|the part|the one thing) (id|i would|i will|ill|i can|i could) (bend|compromise|give|budge|give in) [on|up] [first]`,
      "matters [the] least",
    ],
  ],
];

/** Before it. */
export const levelsBefore: readonly (readonly [Level, readonly string[]])[] = [
  [
    "flexible",
    [
      "[im|i am] not (married|wedded|attached|glued|tied|set|hung up|stuck|fixed|picky|fussy) (to|on|about) [the|a|an|my|any]",
      "(can|could|would|id|willing to) [also] (live with|accept|settle for|take|handle|deal with|be ok with|be fine with) [a] [bit|little|tad] (less|lower|fewer|worse)",
      "(can|could|would|id|will|ill|willing to|happy to) (compromise|bend|budge|flex|give) [a bit|a little|some] (on|toward|towards) [the|a|an|my]",
      "[im|i am] (flexible|negotiable|relaxed|easy) (on|about|with) [the|my]",
    ],
  ],
  [
    "nice",
    [
      "(all|everything|each|all of it|they are all|theyre all) [is|are] [a] (important|vital|needed|required|musts|must|firm|fixed) (except|but|besides|apart from|other than) [for] [the|my]",
      "(if|when) (one of those|one of them|one of these|something|anything|one) (has|needs|have|had|s got) to (give|go) (its|it is|let it be|make it|it should be|drop|lose|take) [the|my]",
    ],
  ],
];

/** Repeats the level before. */
export const besideLevels = /^(?:too|also|as well|likewise|ditto|the same)(?: [.,!])?$/;
