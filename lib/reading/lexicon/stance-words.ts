import { item, items } from "./items";

/** In `PhraseTable`'s language. */
const excluders: readonly string[] = [
  "no",
  "not [a|an|another|any|the]",
  "non",
  "(anything|anywhere|anyone|anybody|somewhere) [else] (but|except|besides|other than)",
  `any [${item}|make|brand] (but|except|besides|other than)`,
  "everything (but|except)",
  "(all|everything) except",
  "except [for]",
  "other than",
  `(nothing|none|no ${items}|no models|not one) (from|by|made by|of)`,
  "(nothing|none|not one|not anything) [that|which] (with|w|has|have|having|got|comes with)",
  "(no|not any|zero|little|not the least|not the slightest|never any) [real|great] (wish|desire|interest|appetite|longing|want|love|liking|taste|hankering) (for|in|to own|to drive|to have|to buy)",
  "besides",
  "apart from",
  "aside from",
  "excluding",
  "exclude",
  "excludes",
  "without",
  "w o",
  "never",
  "avoid",
  "avoiding",
  "(dont|do not|wont|will not|wouldnt|would not|didnt|did not) [really|ever|particularly|especially|exactly|actually|even] (want|like|buy|drive|consider|touch|have|be|get|do|trust|fancy|ask for)",
  "(dont|do not|never|please dont|not) [bother] [even] (show|showing|suggest|suggesting|recommend|recommending|offer|offering|give|giving|send|sending|include|including|list|listing|propose|mention|mentioning) [me|us] [any|anything]",
  "(cant|cannot|couldnt|wouldnt|dont need to) [really|even|possibly] (use|do|have|handle|own|park|deal with|live with|see myself in|be seen in)",
  "(dont|do not|doesnt|does not|wont|didnt) [really|even] (need|fit|suit|work with)",
  "(dont|do not|doesnt|didnt|did not) [really|even] (think|believe|reckon|imagine|suppose|see|figure) [that] (i|we|she|he|they|id|wed) [would|could|will|really|even|actually] (want|wants|need|needs|like|likes|buy|drive|consider|take|get|go for|fancy|trust)",
  "(no use|no need|no room|no place) for",
  "(stop|quit|keep|keeps|still|youre still|you are still) (showing|suggesting|offering|recommending|giving|pushing|listing) [me|us] [all|these|those|the]",
  "(hate|hates|hated|detest|loathe|loathed|dislike|disliked|despise|despised|regret|regretted)",
  "(who|nobody|no one) [the hell|even|really] (want|wants|needs|asked for|would want|wants to drive)",
  "(dont|do not|doesnt|does not|never) [really|much|particularly|at all] (care|go|cared|went) (for|in for) [anything|something|those|these] [called|named|labeled|marked|with] [a|an|the]",
  "(give up|gave up|giving up|given up) on [the|a|my|that]",
  "(enough|im over|so over) (of|with|about) [the|these|those|all]",
  "(nothing|anything) (called|named|labeled|marked)",
  "(nobody|no one|none of us) [in this house|in the house|in the family|in my family|here|at home|of us] (will|would|wants to|likes to|is going to|would ever|will ever) [ever] (ride in|drive|be seen in|get into|get in|want|go near|sit in)",
  "cant stand",
  "cant drive",
  "(never|wont|will not|wouldnt|would not|refuse to|not) [ever|again|even] (sit|ride|step|set foot|climb|squeeze) [my family|my butt|my ass] (in|into|inside) [another]",
  "cannot drive",
  "cant have",
  "not into",
  "not (interested|keen) (in|on)",
  "not a fan of",
  "not [really|that|too|very|so|quite|entirely] sold on",
  "no more",
  "(bad|terrible|awful|horrible|poor|rotten|no) (luck|experience|experiences|time) with [my|our|a|the]",
  "(nothing but|had) (trouble|problems|issues) with [my|our|a|the]",
  "(burned|burnt|let down) by [my|our|a|the]",
  "(soured on|had it with|through with|finished with|gone off)",
  "steer clear of",
  "stay away from",
  "rule out",
  "ruling out",
  "leave out",
  "skip [the]",
  "not [one|ones] (built|made|sold) by",
  "minus",
  "nor",
  "neither",
  "sick of",
  "tired of",
  "done with",
  "fed up with",
  "isnt [a|an]",
  "arent",
  "not be",
  "shouldnt be",
  "should not be",
  "must not be",
  "cant be",
  "cannot be",
  "(ban|bans|banned|banning|outlaw|outlaws|outlawed|outlawing|prohibit|prohibits|forbid|forbids|phasing out)",
  "refuse to [pay for|drive|buy|get|own]",
  "anything that isnt",
  "as long as its not",
  "so long as its not",
  "just not",
  "nothing [too|thats too|that is too]",
  "definitely not",
  "please no",
  "none of (that|those|the|these|your)",
  `any (${item}|make|brand|manufacturer|model|body|style|fuel) (but|except [for]|besides|other than|apart from)`,
  "not the",
  "(my|our|the) [hard|absolute|only|big] (nos|no nos|no gos|nogos|no go list|dealbreakers|deal breakers|turn offs|turnoffs) [are]",
  "(dealbreakers|deal breakers|no gos|nogos|no nos|hard nos|turn offs|turnoffs) [are]",
];

const rejections: readonly string[] = [
  "(is|are|would be|thats|s|isnt really) [just|definitely|absolutely|totally|really|simply|completely|also] [a|an] [big|hard|definite|absolute|complete|firm|total] (no go|nogo|no no|hard no|definite no|firm no|non starter|nonstarter|turn off|turnoff|no for me|no from me)",
  "[is|are|would be] [just|definitely|absolutely|totally|really|simply|completely|also] (out of the question|off the table|not an option|not acceptable|unacceptable)",
  "(is|are|would be|thats|s) [just|definitely|absolutely|totally|really|simply|completely|also] (out|out of the question|off the table|not an option|not for me|not for us|not acceptable|unacceptable|ruled out|not happening)",
  "(need|needs) not apply",
  "[is|are|was|were] [just|really|absolutely] [no|not any|not much] (good|use) [to|for] (me|us|him|her)",
  "[is|are|was|were] no good",
  "[is|are] not (wanted|welcome|desired|invited)",
  "[far|well] away from (me|us)",
  "off (my|our|the) list",
  "(stays|stay|staying|remain|remains) (out|off)",
  "(wont|will not|doesnt|does not) [really|quite|just] (do|work|cut it) [it] [out] [here|for (me|us)]",
  "no (i|we|id|im) (want|need|said|asked|meant|wanted|prefer|am after)",
  "(is|are|was|were|being|get|gets|getting|isnt|arent|is not|are not|not) [being|soon|going to be|be] (banned|outlawed|forbidden|prohibited|allowed|permitted) [there|here|downtown|anymore|in]",
  "[just|simply|always] (costs|cost|drinks|drink|guzzles|burns|burn) (too much|a fortune|the earth|an arm and a leg)",
  "(is|are|gets|get|feels|feel|seems|seem|looks|look|sits|sit) [just|simply|way|far|much|always|a bit|a little] too (expensive|dear|pricey|costly|big|large|small|little|tiny|slow|fast|loud|noisy|thirsty|heavy|long|cramped|tight|complicated|flashy|boring|dull|old|high|low|bulky|wasteful|risky|impractical|showy|much)",
  "(is|are|seems|seem|looks|look) [just|simply|really|so|pretty|plain] (pointless|wasteful|impractical|ugly|hideous|overpriced|overrated|awful|terrible|horrible|useless|boring)",
  "i (cant|cannot|could never|never|wont|will not|dont|do not|refuse to|hate|am not) [want to|wanting to|really|ever|going to] (drive|drive one|pay for|buy|touch|want|want one|like|like them|trust|consider|stand)",
];

/** Behind a name and to the end of its clause: "vans, no thanks", "a truck it must not be". */
const closedRejections: readonly string[] = [
  "[is|are|s] [just|really|so] (not|aint|isnt|arent) [really|exactly] (for (me|us|this family)|my (thing|style|cup of tea|speed|scene|bag)|our (thing|style|cup of tea)|happening|an option|it)",
  "(no|nah|nope) (thanks|thank you|thx|way|chance|sir|maam|please|good|never|not ever|no|deal)",
  "(no|nah|nope) [thanks|thank you] not (for me|for us|again|another|ever)",
  "(heck|hell|absolutely|definitely|certainly|god) no",
  "[oh|no|um|uh|my|lol] (oh|honey|sweetie|sweetheart|hun|dear|dude|man|bro|um|uh|lol|ew|eww|god|lord|jeez|goodness|please|ugh) (no|nope|nah) [no] [no]",
  "[absolutely|definitely|please|just|no] never (ever|again|another|once more|please|for me|for us|in my life|in a million years) [please|thanks|thank you]",
  "not [ever] (in my life|in my lifetime|in a million years|in this life|on my driveway|in my driveway|over my dead body|again|anymore|any more)",
  "[is|are] [what|something|one thing|the one thing] (it|they|that|this) (must|can|could|may|should|shall|will|would|does|do) (not|never) [ever] be [please|for me|for us]",
  "[is|are] [what|something|one thing|the one thing] (it|they|that|this) (mustnt|cant|cannot|shouldnt|wont|better not|best not|had better not) [ever] be [please|for me|for us]",
  "[is something|is what|is precisely what|is exactly what] (i|we|id|wed) (dont|do not|wont|never|wouldnt|would not|refuse to|rather not|cant|cannot) [ever] (want|drive|buy|have|take|touch|trust|like|do|consider|own|stand) [again|ever again|anymore]",
  "(i|we) (hate|despise|detest|loathe|dislike)",
];

/** "If you show me a minivan, I'm out." */
export const threatens = {
  before:
    /\bif (?:you|u|i|we|they|this|it) (?:\w+ ){0,2}?(?:show|shows|showed|see|sees|saw|send|sends|give|gives|offer|offers|suggest|get|hear|pull|list|recommend|bring|mention)s?(?: up)?(?: me| us| about)?(?: one more| another| one single| a single| any| an?)?$/,
  behind:
    /^(?:(?:again|one more time|ever|here|now) )?(?:, )?(?:then )?(?:(?:im|i am|ill|i will|were|we are|i might|i may|i|its|this is|that is|thats) (?:just |so |gonna |going to |about to |be )?(?:leaving|leave|out|gone|done|walking|walk|quit|quitting|scream|screaming|cry|over|off|hanging|logging|closing)\b)/,
};

/** Before a name that shows what is not wanted: "not low like a sedan", "nothing boxy like a Soul". */
export const unlike = /\b(?:not|nothing|isnt|arent|none|never)(?: \w+){1,3} like (?:an?|the|those|these|my|your)$/;

/** The same without a comma: "Kia alright, Hyundai no". */
const rejectionsNext: readonly string[] = [
  "[please|pls|bro|dude|man|lol] (no|nope|nah)",
  "(hard|gonna|ill|i) pass",
  "[is|are|s|was|were|would be|will] [just|simply|really|definitely|also] (off|out)",
];

export const behindVerdicts: ReadonlySet<string> = new Set(
  "please thanks thx then now also bro man dude lol sir maam mate jose ever either neither again too though tho ok okay friend".split(
    " ",
  ),
);

/** Right before a value, these turn it down in any message. "I wouldn't say no to one" wants it. */
export const turnsDown =
  /(?:^|(?<!\b(?:say|than|problem|issue)) )(?:no|nor|except|excluding|avoid|(?:dont|doesnt|not)(?: even| really)? (?:(?:think|believe|see|suppose) (?:that )?(?:i|we)d? (?:would |really )?)?(?:want|need)|do without|nothing (?:from|by|with|w)|without|any(?:thing|where|one) but)(?: an?| any| the)?$/;

export const excluderGap: ReadonlySet<string> = new Set(
  `a an the one them any anything something from of another to want be have get in it its for me kind type sort that those these this please or and nor , / either that thats which needs need takes take has have uses requires runs on with paying pay put putting using use fill filling own driving drive buying buy getting too so very really thanks thank you ${items} ${item} vehicles brand`.split(
    " ",
  ),
);

/** The value is only tolerated, and makes its slot's wish flexible. */
const concessions: readonly string[] = [
  "(could|can|might|would|id|may|willing to|able to) [also|even|probably|maybe|perhaps] (stretch|go|push|go up|extend) [it] [up] to",
  "(could|can|might|may|would|id|willing to|able to|happy to) [also|even|probably|maybe|perhaps] (stretch|go|push|reach) [slightly|a bit|a little|a touch|a tad|a hair|somewhat|just|marginally] (above|over|beyond|past|higher than)",
  "(could|can|might) [also|even|probably|maybe] do",
  "(could|can|would|might|id) [also|even|probably|maybe|still] (live with|consider|accept|settle for|take|drive|use|handle|put up with|go with|go for|manage with|make do with|tolerate|look at|do with|be ok with|be okay with|be fine with|be happy with|be open to|deal with|get by with)",
  "(willing|happy|open|prepared|able) to [also|even] (consider|considering|accept|take|look at|looking at|go with|live with|settle for|try)",
  "open to",
  "wouldnt mind",
  "would not mind",
  "dont mind",
  "do not mind",
  "(fine|ok|okay|happy|good|cool) with",
  "even",
  "or even",
  "settle for",
  "settling for",
  "still consider",
  "(id|i would|we would|wed|would|i will|ill) [even|also|probably|maybe] (go|stretch|push|stretch it|push it) [up] to",
  "(could|can|would|might|id|ill|willing to|happy to) [also|even|probably|maybe|still] (go|drop|stretch|come) (down|back|lower|as low as|as far back as|as old as|as high as|higher) [to]",
  "at a pinch",
  "at a push",
  "in a pinch",
  "if not then",
  "(lean|leaning) away from",
  "failing that",
  "second choice",
  "fallback",
];

/** "An SUV rather than a truck". */
const contrasts: readonly string[] = [
  "rather than",
  "instead of",
  "in place of",
  "in lieu of",
  "as opposed to",
  "over",
  "than",
  "not a",
  "not an",
  "versus",
  "vs",
];

/** Before "than", these weigh two wishes and rule neither out: "the money counts more than the two doors". */
export const weighsBefore =
  /\b(?:(?:matters?|counts?|cares?|means?|weighs?)\b.*\b(?:more|less|higher)|(?:more|less) important|(?:higher|bigger|lower) priority)\b(?: [\w-]+){0,5}$/;

/** Tells what somebody has or had. */
const background: readonly string[] = [
  "(my|our|his|her|their) (old|current|previous|last|former|existing|first|late|ex)",
  "the (old|previous|current) one",
  "(my|our|the|his|her|their) (lease|loan|payments|contract|payment) (on|for)",
  "i (have|had|own|owned|drove)",
  "ive (got|had|owned|driven|been driving)",
  "we (have|had|own|owned|drove)",
  "weve (got|had|owned)",
  "i (currently|already|still|used to|once) [drive|have|own]",
  "currently (drive|have|own|driving)",
  "used to (drive|have|own)",
  "always (driven|had|owned|drove|bought)",
  "(drives|drove|owned|owns) [a|an]",
  "i drive [a|an]",
  "we drive [a|an]",
  "driving [a|an]",
  "(moving|move|moved|stepping|step|trading|trade|going|upgrading|upgrade|graduating) (up|down|over|on) from",
  "(upgrading|upgrade|downsizing|downsize|switching|switch|moving|coming over) from",
  "trading in",
  "trade in",
  "selling [my|our|the|a]",
  "sold [my|our]",
  "replacing [my|our|a|an]",
  "replace [my|our|a|an|the]",
  "replacement for",
  "coming from",
  "to replace",
  "had a",
  "my (dad|mom|mum|father|mother|brother|sister|neighbor|neighbour|friend|son|daughter|boss|uncle|aunt|ex) (has|had|drives|drove|owns|loves|bought|got)",
  "grew up with",
  "like my",
  "as my",
  "same as my",
  "my (honda|ford|toyota) (died|broke)",
  "just sold",
  "turned",
  "graduated",
  "born",
  "moved",
  "married",
  "retired",
  "crashed",
  "totaled",
];

/** Words that mean something else after these. "Like a RAV4" likens. */
export const notAfter: ReadonlyMap<string, RegExp> = new Map([
  ["over", /^all$/],
  [
    "like",
    /^(?!(?:want|wants|need|needs|for|maybe|kinda|kind|sort|basically|more|thinking|or|and|sized|shaped)$)\p{L}/u,
  ],
  ["likes", /^/],
]);

/** "No" before an article denies something else. */
export const interjected = /^no (?:an?|the|i|we|its)$/;

const likenesses: readonly string[] = [
  `(something|anything|${item}|${items}|one|ones|thing|things|stuff|suv|truck|vehicle|vehicles) [kind of|sort of|a bit|more|much|very|just] (like|similar to|comparable to|equivalent to|close to|along the lines of|in the style of|in the spirit of|such as)`,
  `(similar|comparable|equivalent) [in size|${item}|${items}] (to|with)`,
  "(alternative|alternatives|rival|rivals|competitor|competitors|equivalent) to",
  "[a] cheaper version of",
  "(bigger|larger|smaller|roomier|shorter|longer|taller|sportier|nicer|better|comfortable|spacious|faster|quicker|cheaper|newer) than",
  `(something|anything|somewhere|${item}|one|size) [in|right|halfway] between [the|a|an]`,
  "reminds me of",
  "like (a|an|the|my|our)",
  `same (size|shape|sort|kind) [of ${item}] as`,
  "(size|shape) of",
];

/** After a value that would do too. */
const acceptances: readonly string[] = [
  "(is|are|would be|is also|would also be|works|will be) [perfectly|totally|also|just|still] (fine|ok|okay|acceptable|alright|all right|good|allowed|welcome) [too|also|as well|again|now|after all]",
  "(is|are|can be|can come|may come) back [in]",
  "(is|are|can be|may be) in [too|again]",
  "(is|would be) [also] (acceptable|doable|tolerable)",
  "(could|might|may|would) [also] (be a good fit|be good|be good options|be fine|be an option|be options)",
  "(works|would work|could work|might work|will do|would do|could do|ll do|ll work) [too|also|as well|for me|for us]",
  "(is|are|s|would be|will be|seems|ll be) [probably|really|actually|just|already] (enough|plenty|sufficient) [for me|for us]",
];

/** After "Nissan's". */
const bareAcceptances: readonly string[] = [
  "[perfectly|totally|also|just|still] (fine|ok|okay|acceptable|alright|good|back|in) [in|too|also|again|as well|after all]",
];

/** "Used ok", to the end of its clause. */
const closedAcceptances: readonly string[] = [
  "[one|ones] [is|are|s|would be] [perfectly|totally|also|just|still] (fine|ok|okay|k|acceptable|alright|no problem|not a problem|no issue|doable|welcome)",
];

/** Before "used ok" and behind it. */
export const fineNot = /^(?:only|just|must)$/;
export const closesFine = /^(?:|\W+|and|but|too|also|with|for|by|if|as|w|under|up|to|max)$/;

export const gerund = /^(?!(?:any|some|no)thing$)[a-z]{2,}ing$/;

export const wishVerbs: readonly string[] = [
  "(want|wants|need|needs|id like|wed like|id love|wed love) [to buy|to get|to find]",
  "(find|show|get) (me|us)",
  "(looking|shopping|searching|hunting|in the market) for",
  "(what|which)",
];

/** Right before and behind what goes beside the list: "add the Camaro", "put the Camaro in there". */
export const addingTo = {
  before:
    /(?<!\b(?:dont|not|never|wont|didnt) )\b(?:add|include|throw in|toss in|mix in)(?: in)?(?: the| an?| some| any)?$/,
  placing:
    /(?<!\b(?:dont|not|never|wont|didnt) )\b(?:put|throw|toss|bring|mix|stick|have|want|like|take|look at|consider|see|(?:show|give)(?: me| us)?)(?: in)?(?: the| an?| some| any)?$/,
  behind: /^(?:\w+ )?(?:in (?:there|the (?:mix|list|search))|(?:on|to) the list|as well|too|also)\b/,
  also: /\b(?:also|as well|too)\b/,
};

export const beforeObjects: ReadonlySet<string> = new Set(
  "a an the any some another nice good decent now just about around roughly , and reliable dependable solid cheap inexpensive affordable safe simple basic plain real proper actual comfy comfortable cute fun family commuter daily everyday second different better sensible practical sturdy tough capable modern".split(
    " ",
  ),
);

/** "Need something that starts in winter and has …" */
export const openWishes: readonly string[] = [
  `(want|wants|need|needs|id like|wed like|id love|wed love|looking for|after|get|get me|find me) [to buy|to get|to find] [just] [a|an|any] [new|used|nice|decent|good|cheap|bigger|smaller|newer|reliable|safe|family|different|better] (something|anything|one|${item}|vehicle|it) [bigger|smaller|newer|cheap|decent|nice|reliable|safe|else|better] (that|which|with|w|to|thats|has|thatll)`,
];

/** "It must fit all three." */
export const countsAgain: ReadonlySet<string> = new Set("all these those them".split(" "));

/** Before these, another part of the sentence starts. */
export const breaksWish: ReadonlySet<string> = new Set(
  "i ive im id we weve were he she they my our his her because bc cause cuz since than like unlike if when while where my".split(
    " ",
  ),
);

export const swapping: ReadonlySet<string> = new Set(
  "swap swapping switch switching change changing trade trading exchange exchanging replace replacing move moving go going jump jumping".split(
    " ",
  ),
);

export const ofSwapped: ReadonlySet<string> = new Set("out from the my that this a an our over".split(" "));

export const toNext: ReadonlySet<string> = new Set(
  "for to into with out a an the some any something like maybe".split(" "),
);

export const carried: ReadonlySet<string> = new Set(
  `fuel fuels gas ${item} ${items} ones one models engine engines type`.split(" "),
);

export const possessions: ReadonlySet<string> = new Set(
  "a an the my our old new used current trusty beloved great big small little in year other own another two".split(" "),
);

export const ownedWords: ReadonlySet<string> = new Set([
  "make",
  "model",
  "style",
  "fuelType",
  "year",
  "transmission",
  "marketCategory",
]);

export const alternativeGap: ReadonlySet<string> = new Set(
  `or , a an another any anything something one ${item} vehicle maybe even else / at least some with that which gets has is`.split(
    " ",
  ),
);

/** "Without a hybrid I'd rather not buy", "I insist on the Boxster", "losing the AWD would hurt". */
export const needed = {
  lacked:
    /\b(?:without|lacking|failing|minus|if (?:it|its|it is|that|thats|there|theres)(?: is)? ?(?:not|isnt|no)|if (?:it|i|we) (?:cant|dont|doesnt|couldnt) (?:get|have|be|find)|unless (?:it|its|theres|there is|i get|we get))(?: (?:an?|the|my|any|it|its|is|has))*$/,
  quits:
    /\b(?:(?:id|i would|wed|we would|ill|i will|i|we|ive got to|i have to) (?:much |far |just |really )*(?:rather|sooner) (?:not|keep|walk|wait|stay)|(?:wouldnt|wont|will not|would not|not) (?:even )?(?:be )?(?:buy|buying|bother|take|sign|do it)|no (?:deal|sale|point|thanks)|(?:im|i am|were|we are|ill be|id be) (?:out|gone|walking|not interested|not buying)|(?:ill|id|i|we|well) (?:will |would |just )?(?:pass|walk|leave|look elsewhere|go elsewhere)|forget it|pointless|dont bother)\b/,
  insists:
    /\b(?:(?:i|we)(?: do| really| absolutely| must)? insist on|(?:i|we) draw the line is)(?: (?:an?|the|having|getting|it being))*$/,
  limits:
    /\b(?:will|shall|must|may) not (?:exceed|(?:go|be|cost) (?:over|above|past|beyond)|(?:spend|pay) (?:over|above|more than|a \w+ over))\b/,
  never: /^ ?(?:, |- |and )*not (?:a|one|a single|one single) (?:cent|penny|dime|dollar|buck) more\b(?! than)/,
  losing:
    /\b(?:giving up|losing|lose|parting with|going without|doing without|living without|missing out on|missing|letting go of|dropping|sacrificing|forgoing|not having|not getting)(?: [\w]+){0,4}$/,
  hurts:
    /^(?:\S+ ){0,8}?(?:would|will|does|d|ll) (?:really |truly |seriously |actually |badly |definitely |sure )*(?:hurt|sting|pain|upset|annoy|disappoint|kill|crush|ache|gut|be (?:\w+ ){0,3}(?:hard|painful|tough|shame|pity|blow|loss|sad|rough|disappointing|bummer|letdown|heartbreak))\b/,
} as const;

export const favouring =
  /\b(?:prefer|preferred|preferably|favourite|favorite|choice|rather|ideally|especially|mentioned|said|insist|insisting|demand|must|definitely|(?:has|have|got|needs?|gotta) (?:to )?be|really (?:need|want))\b/;

export const contrastGap: ReadonlySet<string> = new Set(
  "a an the , - but not rather instead sorry i meant of just".split(" "),
);

export const stanceJoining: ReadonlySet<string> = new Set(["also", "too", "add", "include", "join"]);

/** Between a name and what is said against it. */
export const hedges: ReadonlySet<string> = new Set(
  "is are s was were would be will looks look seems seem feels feel sits sit gets get just way far much simply really always also a bit little".split(
    " ",
  ),
);

/** "The Kia too, ideally". */
export const notOverdone =
  /^(?:and|or|but|if|so|then|please|maybe|is|are|would|will|with|for|in|at|on|as|because|thanks|i|we|id|(?!ug|cost|smel)\w+ly)$/;

export const owning: ReadonlySet<string> = new Set("my our his her their your".split(" "));

export const failing: ReadonlySet<string> = new Set(
  "wont cant cannot couldnt wouldnt doesnt dont didnt never".split(" "),
);

/** "A Toyota can't hurt", "Hondas don't disappoint", "a Kia doesn't have to be new". */
export const harmlessVerbs: ReadonlySet<string> = new Set(
  "be have need matter hurt disappoint bother mind let want care know seem count go get lose beat come cost".split(" "),
);

/** After a name, a reason against it. */
const failures: readonly string[] = [
  "(fall|falls|fell|falling) apart",
  "(rust|rusts|rot|rots|stink|stinks|suck|sucks|overheat|overheats|guzzle|guzzles|depreciate|depreciates)",
  "(break|breaks|broke|breaking) down",
  "(burn|burns|leak|leaks) oil",
  "(eat|eats|chew|chews) [through|up] (gas|oil|tires|brakes|transmissions)",
  "(hurt|hurts|kill|kills) my",
  "[step|seat|roof|ride|trunk|bed|back] [is|are|sits] (small|tiny|tight|cramped|high|low|big|wide|long|heavy|slow|loud|thirsty|ugly) for (me|us|my|our|her|him|the)",
  "(scare|scares|bore|bores|annoy|annoys|frighten|frightens) me",
  "[is|are] [a|an] (hard no|no go|nogo|no no|nonstarter|non starter|dealbreaker|deal breaker|turn off|turnoff|money pit|lemon|lemons|eyesore|no|nope)",
  "(isnt|arent|is not|are not) (happening|for me|for us|an option|it|big enough|good enough|safe enough|fast enough)",
];

/** "The maximum I'm willing to consider" states a bound. */
export const utmostWords: ReadonlySet<string> = new Set(
  "maximum minimum max min most least oldest lowest highest".split(" "),
);

export const contrastedGap: ReadonlySet<string> = new Set("a an the any another my our your old current".split(" "));

export const likenedGap: ReadonlySet<string> = new Set("a an the my old or and of your".split(" "));

/** "Put the Mazda back", but not "back to Mazda". */
export const backIn = /^(?:in|on|[.!,]|)$/;

export const polarity = {
  excluding: excluders,
  rejecting: rejections,
  conceding: concessions,
  contrasting: contrasts,
  telling: background,
  likening: likenesses,
  faults: failures,
  closed: closedRejections,
  closedNext: rejectionsNext,
};

export const accepting = { accepting: acceptances, accepted: bareAcceptances, fine: closedAcceptances };

/** Rules that override the models. `testing/vetoes.json` has example sentences. */
export const vetoes = {
  "own-unit": "A unit that touches a number says what it counts.",
  "standing-number": "A number that is wished for already means that wish.",
  "fixed-stance": "A condition, a likeness or a contrast is told by what it is set against.",
  "own-refusal": "Words that refuse by themselves, like nowhere to charge, refuse in any sentence.",
  "taken-back": "What one message says and takes back is no wish.",
  "told-weight": "An answer that gives a weight outright sets it.",
  "bounds-stay": "A limit is never turned round: refusing what lies beyond it is the limit.",
  "asked-for": "A value that was asked for answers the question.",
} as const;
export type VetoId = keyof typeof vetoes;
