import { type levelWeights, wordTable } from "@/lib/constraints";

/** Groups words by importance for the model: "negotiable" teaches "elastic". */
export const attitudeWords = wordTable<readonly string[]>({
  lose: [
    "(chuck|chucking|bin|binning|dump|dumping|toss|tossing|chop|chopping|jettison|scratch|kill off|strike) [out|away]",
    "(give|giving) (up|way on|in on|up on|ground on)",
    "(drop|dropping|lose|losing|sacrifice|sacrificing|skip|skipping|forgo|forgoing|forego|ditch|ditching|scrap|scrapping|shed|axe|relax|relaxing|loosen|loosening|yield on|cede|relinquish|waive|surrender)",
    "(part|parting) (with|ways with)",
    "(let|letting) go of",
    "(let|letting) (it|that|this|them) (go|slip|slide)",
    "(do|doing|go|going|live|living|get by|manage|survive) without",
    "(bend|bending|budge|budging|flex|move|moving|compromise|compromising) on",
    "(trade|trading) (away|off|in)",
    "(trade|swap|exchange)",
    "(go|going|come|coming|stretch|stretching|move|moving) (up|down|over|under|lower|higher) on",
    "(leave|leaving) (it|that|this) out",
  ],
  essential: [
    "(essential|crucial|critical|vital|indispensable|imperative|mandatory|paramount|fundamental|key to me|obligatory|compulsory)",
    "(a|the) (must|necessity|requirement|prerequisite|precondition|essential|given|dealbreaker|deal breaker|condition of mine)",
  ],
  matter: [
    "(important|significant|meaningful)",
    "(matter|matters|counts|weighs) [for]",
    "(care|caring) [about]",
    "(big|huge|major|massive) (deal|thing|factor|issue|concern|consideration)",
    "(big|huge|major) of a (deal|thing|factor|issue|concern)",
    "(a|my|the) (priority|concern|focus)",
    "(means|mean) [a lot|much|so much|a great deal] to (me|us)",
    "close to my heart",
  ],
  fixed: [
    "(strict|firm|rigid|stubborn|immovable|unbending|sacred|sacrosanct|inflexible|adamant|uncompromising|unyielding|absolute|fixed|final|definitive|ironclad)",
    "set in (stone|concrete)",
    "carved in stone",
    "(locked|nailed) (in|down)",
  ],
  open: [
    "(not|no) must [be|have|haves]",
    "not [so|that|very|really|exactly|all that] (vital|essential|crucial|critical|gospel|sacred|carved in stone|set in stone)",
    "(flexible|negotiable|optional|adaptable|movable|adjustable|malleable|elastic|debatable)",
    "(relaxed|easygoing|easy going|easy|loose|laid back|chilled|casual) (about|on|with)",
    "(relaxed|easygoing|easy going|laid back)",
    "(open|up) (for|to) (discussion|debate|negotiation|suggestions|persuasion|offers|change|ideas)",
    "open minded",
    "(persuaded|convinced|swayed|talked out of|talked into) [otherwise|of something else|it|that]",
    "(open|up for) [to] (grabs|anything|whatever)",
    "talk me out of it",
    "(slack|leeway|give|wiggle room|elbow room|latitude|some room|margin) (in|on|with|there|for|to)",
    "(bit|little|lot|some) of (slack|leeway|play|give|margin|elbow room)",
  ],
  drawn: [
    "(keen|big|hooked|hellbent|hell bent|bent|intent|dead set|stuck|fixated) on",
    "(attached|wedded|married|committed|devoted|loyal|partial) to",
    "(set|settled) on",
    "[my|our|his|her] heart [is|was] set on",
    "(passionate|particular|picky|fussy|serious|enthusiastic|adamant|mad|crazy) about",
    "feel strongly [about]",
    "eager for",
    "fight for",
    "in love with",
    "(always|long|forever) wanted",
    "(dreamed|dreamt|dreaming) of",
    "(die|dying|kill|longing|yearning|itching) for",
  ],
  suffer: [
    "(lose|losing|lost) [any|much] sleep",
    "(notice|noticing) [it|that|the difference|a difference]",
    "(run|walk) away",
    "(cry|weep|faint|riot) (at|over|about)",
    "stop turning",
    "haunt me",
    "(cry|crying|weep|fret|sulk|grumble|complain|moan|grieve|panic|object|protest) [about|over|if|to]",
    "(bother|bothers|trouble|upset|annoy|worry|faze|disturb|kill|hurt|pain) (me|us)",
    "[big|great|real|much] (disaster|tragedy|drama|catastrophe|problem|loss|stress|worry|worries|sweat|fuss|issue|bother|biggie|shame|dealbreaker) (if|when|without|at all)",
    "[big|great|real|much] (disaster|tragedy|drama|catastrophe|stress|biggie)",
    "end of the world",
    "heartbroken",
    "(disappointed|sad|gutted|unhappy|crushed|upset|annoyed|devastated|bothered|fussed|bummed)",
  ],
  cope: [
    "(manage|cope|adapt|adjust|survive|live|make do|get by) [with it|with that|with less|with more|with fewer|with a little less|with a bit less|with a little more|with something else|with another|either way|if not|fine]",
    "get over (it|that)",
    "consider (something else|others|other options|alternatives|another|anything else)",
    "take something else",
    "go a (bit|little|touch|tad) (over|higher|above|under|lower|below|older)",
    "go (10|5|15|20|ten|five|a few|a couple of) percent (over|higher|above|lower|under)",
    "(pay|spend|stretch to|add) [a bit|a little|slightly|somewhat|another] more",
  ],
  lukewarm: [
    "(would|id|wed|should|ill|i) like",
    "(aiming|aim|hoping|hope|targeting|target|trying|shooting|thinking) [for|to|at|of]",
  ],
  must: [
    "(must|must have|musthave|non negotiable|nonnegotiable|dealbreaker|deal breaker|required|has to be|have to have)",
    "(absolute|hard|strict|firm|final) (top|tops|max|maximum|ceiling|limit|most|cap|line|stop|min|minimum|least|floor)",
    "not (a|one|a single|one single) (cent|penny|dime|dollar|buck|mile|day|year) (over|past|above|beyond|more|less|under|below|older)",
  ],
  strongly: ["(strongly|strong|really) (prefer|preferred|preference|want|like)", "rather have"],
  nicety: ["(nice to have|nice if|a bonus|a plus|icing|gravy|a nice extra|a pleasant extra)"],
  stretch: ["(stretch|stretching|go (over|above|higher|older|lower|under))", "(bit|little|some) (over|more|older)"],
  order: [
    "first",
    "first of all",
    "before (anything|everything|any|all|the) [other|others|else|rest]",
    "ahead of (anything|everything|all|the rest)",
    "if (push|it|things) (comes|come) (to|down to) (shove|it|that)",
    "when (push|it|things) (comes|come) (to|down to) (shove|it|that)",
    "if nothing (fits|works|matches|turns up)",
    "if you (need|have|must) to",
    "in a heartbeat",
    "without a second thought",
    "without hesitation",
    "in the blink of an eye",
  ],
  top: [
    "(first|1st|number one|no 1|top|topmost|highest|main|primary|foremost|chief|overriding|biggest) [priority|priorities|concern|concerns|consideration|requirement|requirements|criterion|wish|need|factor|worry|condition|interest|thing|aim|goal|point]",
    "[at] [the] (top of|number one on|first on) (my|the|our) (list|pile|heap|priorities)",
    "(above|ahead of) (all|everything|anything) [else]",
  ],
  second: [
    "(second|2nd|number two|next|third|3rd|number three) [priority|priorities|concern|concerns|consideration|requirement|requirements|criterion|wish|need|factor|worry|condition|interest|thing|aim|goal|point]",
    "(high|higher|way|right) (up|on|up on) (my|the|our) (list|priorities)",
    "(near the top|top (two|three|2|3))",
  ],
  bottom: [
    "(fourth|4th|fifth|5th|last|very last|final|lowest|least|smallest) [priority|priorities|concern|concerns|consideration|requirement|requirements|criterion|wish|need|factor|worry|condition|interest|thing|aim|goal|point]",
    "[further|far|way|low|lower|well|a long way|quite far] (down|low on|lower on|low down) [on] [my|the|our] (list|order|pecking order|ranking|priorities)",
    "(further|far|way|well|lower|low) down",
    "((an|more of an) afterthought|neither here nor there|[at] [the] bottom of (my|the|our) (list|pile|heap))",
    "last on (my|the|our) (list|mind)",
    "(care about|matters [to me|to us]|counts) [the] (least|last)",
  ],
  deny: [
    "(not|no|never|dont|doesnt|didnt|wont|wouldnt|cant|cannot|couldnt|isnt|arent|wasnt|werent|aint|shouldnt|neither|nothing|hardly|barely|nobody|nor|refuse|refusing|unwilling|unprepared|nowhere|least)",
  ],
  reluctant: ["(hate|hates|loath|reluctant|hesitant|sorry|hard|tough|difficult|painful|pains|rather|sooner)"],
  raise: [
    "(very|really|extremely|hugely|deeply|incredibly|massively|terribly|absolutely|so|super|dead|truly|highly|enormously|immensely|seriously|totally|completely|utterly|strongly|particularly|especially)",
  ],
  middle: ["(fairly|quite|pretty|rather|reasonably|relatively)"],
  lower: ["(bit|little|slightly|somewhat|mildly|moderately|vaguely|kinda|sorta|partly|touch|tad|small|half)"],
  able: [
    "(can|could|would|id|ill|wed|might|may|will|happy|willing|prepared|ready|able|glad|gladly|happily|fine|ok|okay|open|probably|likely|easily|guess|suppose)",
  ],
  easily: ["(easily|happily|gladly|readily)"],
});

type Level = keyof typeof levelWeights;

const be = "(is|are|s|r|=|was|would be|remains|thats|its|just|only|merely|purely)";
const much =
  "[really|honestly|truly|definitely|actually|frankly|obviously|still|now] [just|only|merely|purely|mostly|really|definitely|pretty|totally|somewhat|more of|kind of|kinda|sort of|at best]";
const little =
  "[really|honestly|actually|frankly|tbh] (isnt|is not|s not|not|arent|are not|aint|wasnt|thats not|its not) [really|actually|exactly|necessarily|quite]";
const sideways =
  "[honestly|tbh|really|frankly|i guess|i suppose|if need be|for me|first|more than (anything|everything|any) [else|other]|before (anything|everything) [else]]";
const gives =
  "(bend|flex|slip|slide|stretch|budge|give|give way|give a little|move|shift|wiggle|wobble|yield|float|drift|suffer|take the hit|take a hit|take a back seat|wait|loosen up|stay home)";
const dream =
  "(bonus|fantasy|dream|extra|gravy|nice to have|nice to haves|icing on the cake|icing|cherry on top|pipe dream|perk|luxury|whim|frill|vanity|ego|fluff|indulgence|splurge|toy|treat|nicety|nice touch|plus|afterthought|flight of fancy|cherry)";
const stern = "(sacred|holy|gospel|law|sacrosanct|set in stone|carved in stone|written in stone|etched in stone)";

const sacrificing =
  "(sacrifice|give up|give on|give up on|part with|bend on|budge on|compromise on|be flexible on|let go|let go of|let slide|lose|drop|trade|trade in|trade away|forgo|do without|go without|live without|manage without|survive without|get by without|be fine without|get along without|skip|surrender|yield on|move on|cut)";

/** After a wish's name. */
export const levelsAfter: readonly (readonly [Level, readonly string[]])[] = [
  [
    "must",
    [
      `${be} ${much} [a|an|the|my|our] [absolute|total|hard|real] (must|musts|must have|requirement|necessity|non negotiable|nonnegotiable|not negotiable|essential|mandatory|required|necessary|obligatory|compulsory|indispensable|deal breaker|dealbreaker)`,
      `${be} ${much} (fixed|firm|locked in|${stern.slice(1, -1)}|untouchable|off limits|ironclad|iron clad)`,
      "(firm|fixed|non negotiable|nonnegotiable)",
      `${be} ${much} [a|my|the|our] [absolute|hard|real|firm] (floor|ceiling|limit|bottom line|cutoff|cut off|line in the sand|wall|hard line|hard stop)`,
      `${little} [up] [for|open to] [a] (negotiable|optional|debate|debatable|discussion|negotiation|grabs|suggestion)`,
    ],
  ],
  [
    "strong",
    [
      "[that|which|what|is the one|is what] (im|i am|were|we are) [really|truly] (wedded|married|attached|committed|devoted|glued) to",
      `${be} (very|really|super|extremely|so|most|quite|pretty) (important|vital|crucial|essential|critical)`,
      `${be} (vital|crucial|critical|key)`,
      `${be} (the|my|our) (whole|entire|main|real) (point|reason|idea|thing)`,
      `${be} what [really] (matters|counts) [most] [to me|to us]`,
      `${be} (what|the thing|the one|the part|the bit|the one thing) [that] (i|we) [really] (hold|cling|hang|stick|grip|hold on|hang on|keep) [on] [to] (hardest|tightest|closest|firmest|dearest|longest|most) [to|on|onto]`,
      `(cant|cannot|can not|could not|couldnt|wont|will not|must not|mustnt|may not|shouldnt) [really|ever] (${gives.slice(1, -1)}|change|be touched|be dropped|be moved|be cut|be sacrificed)`,
    ],
  ],
  [
    "flexible",
    [
      `${be} ${much} [a] [bit|little|tad] (flexible|negotiable|secondary|bendable|adjustable|elastic|stretchy|soft|loose|debatable|movable|open|relaxed)`,
      `${be} ${much} [a|an|my|our|the] [soft|loose|mild|rough|slight|weak] (preference|suggestion|guideline|guess|ballpark|hope|soft part|soft spot|soft one|weak spot|loose end)`,
      `${be} ${much} [up|open] (for|to) (debate|discussion|negotiation|grabs|suggestions)`,
      `[that|which] [is|are] [the|one|what|something] [one|thing] [that] (i|im|id|ill|we|were|wed|she|he|they) [am|are|would|could|can|might|will] [easily] [be|easily|happily|gladly|probably|also|totally|just|well] [more|quite] [willing to|ready to|prepared to|happy to|able to|ok to|fine to|okay to] ${sacrificing} [it|that] ${sideways}`,
      "(matters|matter|counts|count|weighs|weigh) [a lot|a bit|a little|much|far] less [to me|to us|now|for me]",
      `${be} ${much} [a lot|a bit|a little|much|far] less (important|urgent|of a priority|of an issue) [to me|to us|now|for me]`,
      "(flexible|negotiable|preferred|less so|not so much|not as much|not as firm|not so firm|not so strict)",
      `(can|could|may|might) [also|always|easily|just|well|totally|probably|happily] (${gives.slice(1, -1)}|be changed|be moved|be adjusted|be reduced|be raised|be sacrificed|be relaxed) [a bit|a little|some|first] ${sideways}`,
      `(has|have|s got|got) [a|some] [bit|little|lot] [of] (give|wiggle room|room|leeway|slack|play|flex) [in it|there]`,
    ],
  ],
  [
    "nice",
    [
      `${be} ${much} [a|an|the|my|our|his|her|pure] [nice|little|bit of|bit of a] ${dream}`,
      `[${be.slice(1, -1)}] ${much} (optional|desirable|welcome)`,
      `${little} [that|so|super|too|very|really|all that|overly|terribly] (important|crucial|vital|essential|critical|key|big a deal|a big deal|a biggie|serious)`,
      `[${be.slice(1, -1)}] ${much} no (biggie|biggy|(big|huge|real|great) deal|dealbreaker|deal breaker|sticking point)`,
      `${little} [really] [a|such a|that much of a] [big|huge] (biggie|biggy|deal|dealbreaker|deal breaker|sticking point|big deal)`,
      `${little} [that|so|all that] ${stern}`,
      `${little} [a|the|my] (hill [i will|ill|i would|id|to|im going to|i want to] die on|religion|life or death|matter of life and death|end of the world)`,
      `${be} (only|just|mostly|purely) [there|in there|on there] (because|cause|cuz|bc|due to|to impress|to please|to humor|for show|for looks)`,
      `[of it] ${be} (what|the thing|the one|the part|the one thing) (i|we) (care|worry|mind|fuss) [about] [the] least [about]`,
      `${be} (what|the thing|the one|the part|the bit|the one thing) [that] (i|we) (hold|grip|cling|hold on|hang on|keep) [on] [to] [the] (loosest|lightest|softest|weakest|least) [to|on|onto]`,
      `[of it] ${be} (what|the thing|the one|the part|the one thing) (id|i would|i will|ill|i can|i could) (bend|compromise|give|budge|give in) [on|up] [first]`,
      "(matters [the]|is the one i care about|counts [the]) least",
      "least of all",
      `[that|which] [${be.slice(1, -1)}] [the|my] [one|thing] [that] [i|im|id|we|were|wed] [am|are|would be] [the] (easiest|likeliest|most willing|most ready|most inclined|happiest) [one|thing] [for me|for us] [to] ${sacrificing}`,
    ],
  ],
];

const bending =
  "(be persuaded on|be persuaded about|be talked up on|be talked round on|bend|bending|stretch|stretching|flex|flexing|relax|relaxing|loosen|loosening|sacrifice|sacrificing|compromise on|compromising on|give on|give ground on|budge on|bend on|flex on|move on|go easy on|ease up on|ease off on|be flexible on)";

/** Before it. */
export const levelsBefore: readonly (readonly [Level, readonly string[]])[] = [
  [
    "flexible",
    [
      "[im|i am] not (married|wedded|attached|glued|tied|set|hung up|stuck|fixed|picky|fussy) (to|on|about) [the|a|an|my|any]",
      "(can|could|would|id|willing to) [also] (live with|accept|settle for|take|handle|deal with|be ok with|be fine with) [a] [bit|little|tad] (less|lower|fewer|worse)",
      "(can|could|would|id|will|ill|willing to|happy to) (compromise|bend|budge|flex|give) [a bit|a little|some] (on|toward|towards) [the|a|an|my]",
      "[im|i am] (flexible|negotiable|relaxed|easy|loose) (on|about|with) [the|my]",
      `${bending} [the|my|our|on]`,
    ],
  ],
  [
    "nice",
    [
      "(all|everything|each|all of it|they are all|theyre all) [is|are] [a] (important|vital|needed|required|musts|must|firm|fixed) (except|but|besides|apart from|other than) [for] [the|my]",
      `(most|happiest|easiest) [thing|one] [for me|for us] [willing|ready|prepared|happy] [to] [be] (flexible|open|relaxed|lenient|easygoing|compromise|bend|budge|give|give in|yield|${sacrificing.slice(1, -1)}) [on|about|with|up] [is|would be] [the|my|our|how]`,
      "least of all [do|would] [i|we] [care|worry|fuss|mind] [about|over|with] [the|my|our|how]",
      "(one of those|one of them|one of these|something|somebody|someone|anything|one|one thing|it|we|i|you) (has|needs|have|had|need|must|gotta|gotta be|got|s got|should) [to] (give|give way|go|bleed|suffer|slip|bend|be cut|yield|hurt|lose|cut|drop|sacrifice|give up|compromise) [something|one|anything|on something] [then] [,] [then] (its|it is|let it be|make it|it should be|it can be|it may be|drop|lose|take|cut|start with|begin with|id say|i say|rather|better|give up|let) [the|my|our|on the]",
    ],
  ],
];

const trailing =
  "(?: (?:though|tho|either|really|anymore|any more|tbh|now|at all|for me|to me|much|too))*(?: ?[.,!;-])*$";

/** The clause repeats the level before, or denies it: "the year isn't", "not the year". */
export const elliptic = {
  said: new RegExp(
    `^(?:is|isnt|is not|s not|are|arent|aint|was|wasnt|does|doesnt|do|dont|did|didnt|can|cant|cannot|can not|could|couldnt|may not|will|wont|not|too|also|as well|likewise|ditto|the same)${trailing}`,
  ),
  not: /(?:^| )(?:not|never|but not|and not)(?: (?:the|my|our|a|on|on the|about the))?$/,
  end: new RegExp(`^${trailing}`),
  /** Between names that share what follows. */
  joined: /^(?:(?:and|or|nor|&|,|the|my|our|a|an|both|neither) ?)+$/,
  neither: /\b(?:neither|nor|none)\b/,
  denied:
    /\b(?:(?:is|are|was|do|does|did|wo|would|ca|could|should|ai)nt|not|never|cannot|without|than|no|zero|hardly|refuse|unwilling)\b/,
} as const;

/** Each is its own kind. */
export const ownKinds: ReadonlySet<string> = new Set(
  ", . ! ? ; but if more less than most least everything anything else only".split(" "),
);
