import { item, items } from "./items";
export const filler = new Set(
  "please id i ill want like would go with take the that one yes ok just probably definitely for me maybe think guess say lets thanks thank you is fine good works of them those".split(
    " ",
  ),
);

export const choiceWanting = new Set([
  "want",
  "need",
  "like",
  "prefer",
  "preferred",
  "interested",
  "looking",
  "must",
  "mean",
  "meant",
]);

export const no: ReadonlySet<string> = new Set(["no", "nope", "nah"]);

/** Words without information. */
export const uninformative: ReadonlySet<string> = new Set(
  "anyway anyways show find list display search browse see check compare recommend suggest buy buying bought explore explain own owned owning drive driving driven drove lease used new brand single decent proper solid perfect right ideal good great nice big fancy second secondhand certified normal regular typical whole different similar other same kind sort type bit lot couple few little number pair hi hello hey dear".split(
    " ",
  ),
);

export const article = /^(?:a|an|some|any|another|very|really|super)$/;

export const choiceNouns = new RegExp(`^(?:(?:${items}|${item})|vehicles?|rides?|wheels|trucks?|models?)$`);

export const opensMore = /^(?:with|that|which|near)$/;

export const ownLife = /^(?:i|i'm|me|my|we|us|our)$/;

/** End what describes a part: "with no carpet". */
export const barePart = /^(?:i|i'm|me|my|we|us|our|no|a|an|some|any|another|very|really|super)$/;

/** "My doors", "two doors". */
export const namesOther = /^(?:i|i'm|me|my|we|us|our|\d.*|one|two|three|four|five)$/;

/** "I won't buy a foreign boat" turns down a kind, not what was named before. */
export const refusesKind =
  /^(?!.*\b(?:it|that|this|those|them)\b).*\b(?:an?|any|another|some|no) (?!ones?\b|thing\b)[a-z]/;

/** Beside a second one that is taken: "and in the HR-V". */
export const amongTaken: ReadonlySet<string> = new Set("and or then also maybe in at the a an that both".split(" "));

/** What a clause does to something shown before. */
export const judging = {
  /** Take what is named or pointed at: "that one's the one". */
  takes: [
    "(sounds|sound|seems|seem|looks|look|feels|feel) like (the|my|our) (one|truck|van|ride|winner|match)",
    "(is|thats|its|be|was|found) (the|my|our) (one|winner|baby|ride)",
    "(buying|getting|taking|keeping|grabbing|ordering|choosing|picking) (it|that|this|that one|this one|her|him)",
    "(i|we) (take|buy|choose) (it|this|that one|this one)",
    "(it|this one|that one) (i|we) (take|buy|choose)",
    "(ill|i will|we will|well|id|i would|we would|i shall|we shall|let me) (take|have|get|grab|buy|choose|pick|go for|go with|settle for|settle on) (it|that|this|that one|this one|her|him)",
    "(lets|going to|gonna) (take|get|grab|buy|do|go with|go for) (it|that one|this one|her|him)",
    "(come|comes|coming|go|goes|going) home with (me|us)",
    "(thatll|that will|itll|it will|that would|that one will) do [nicely|fine|just fine|me]",
    "do (me|us) [just] (fine|nicely)",
    "(sign me up|take my money|shut up and take|wrap it up|ring it up|im sold|consider me sold|you sold me|its a deal|done deal|you have a deal|we have a winner|weve a winner)",
    "(won|wins|win|winning) (me|us) over",
    "(go|going) (with|for) (it|that|that one|this one|her|him)",
    "(has|gets|got|have) (my|our) (vote|money|heart)",
    "(stole|steals|wins|won) my heart",
    "(convince|convinces|convinced|convence|persuades|persuaded) (me|us)",
    "me (convence|convince|gusta)",
    "(shall|will|must|should) be (mine|ours)",
    "(exactly|precisely|just) what (i|we) (want|wanted|need|needed|had in mind|was after|am after|were looking for|was looking for)",
    "(ticks|checks|hits) (all|every) [the|my|our] (boxes|box|marks)",
    "(made|making) (up my mind|my mind up)",
  ],
  /** Take only what their clause names: "I could live with that Forester". */
  takesNamed: [
    `(gimme|give me|make it|lemme get|let me get|let me have) the (first|second|third|1st|2nd|3rd|last) [one|${item}]`,
    "(could|can|would|might) (live|be happy) with",
    "(could|can) (see|picture|imagine) (myself|us|me) (in|driving|with|owning)",
    "(shall|will|ill|well|i would|id|id happily|ill happily|ill just) (take|have|get|grab|buy|choose|pick|go for|go with|settle for|settle on)",
    "(lets|going to|gonna|ready to|happy to|want to) (take|get|grab|buy|do|go with|go for|settle on)",
    "(buying|getting|taking|choosing|picking|ordering|going with|going for|settling on|leaning toward|leaning towards)",
    "(sold on|settled on|set on|decided on|stick with|sticking with)",
    "[must] (had|have) in mind",
    "(my|the|our) (choice|pick|winner|decision) is",
    "[is] (my|our) (choice|pick|winner)",
    "(works|will work|would work|itll work|will do|itll do|it is|is it|fits the bill) [for me|for us|fine|great]",
    "what (ill|im|i will|i am|well|were) [gonna|going to] (get|take|buy|drive|getting|taking|buying|going with|go with)",
    "(sold|settled|settling|decided|deciding|set) on",
    "(put|sign|mark) (me|us) down for",
    "(the|a) (winner|keeper|one for me|one for us)",
    "(wins|takes the cake|gets the nod|would do it|does it) [for me|for us]",
    "(talked me into|talked us into|lock in|locking in|lock down|pull the trigger on|pulling the trigger on)",
    "(im|were|i am|we are) (good|happy|set) with",
    "(i|we) (choose|pick|take)",
    "(well|ill|we will|i will) do",
    "(go|going) w",
  ],
  /** Go to a dealer for what their clause names: "I'll go look at a 2024 Sienna". */
  visits: [
    "(booking|booked|scheduling|scheduled) a test drive",
    "(heading|headed|driving) [out|over] to (look at|see|test drive|check out|drive|buy|get)",
    "(ill|i will|well|we will|i shall|we shall|im going to|im gonna|gonna|going to) [go|drive over|head over|stop by] [and|to] (look at|see|test drive|check out|drive|try|sit in|get|buy|grab|pick up) [both]",
    "(i|we) [shall] go [and|to] (look|look at|see|test drive|check out|try)",
    "(will|ill|well|lets) go [and] (try|try out|sit in|test drive)",
    "(id|i would|wed|we would|i|we|ill|i will|well|we will|let me|lets) [really|just|also|both] [like to|love to|want to|need to|wanna|plan to|be] [go|come|stop|drop|drive|head] [by|in|over|out|down] [and|to] (look at|see|test drive|check out|try|try out|sit in|looking at|seeing) (the|that|this|it|a|an|one|your)",
    "and go (try|try out|test drive|sit in)",
    "(ill|i will|well|we will|i shall|we shall|im going to|gonna|going to) go to [the|a|my] (dealer|dealership|lot) [tomorrow|today|this weekend|saturday] [and|to] (look at|see|test drive|check out|drive|try|sit in|get|buy)",
    "(im|were) [going|off|heading] [out|over] [to] (looking at|seeing|test driving|see|look at|test drive|buy|get)",
  ],
  /** Take a choice back or hang it on something. */
  hedges: [
    "(skip|scratch|forget|ditch|nix|scrap|lose|drop|dump|strike|remove|cross) (the|that|this)",
    "(because|since|cause|cuz|coz|as) (it|its|that|thats|this)",
    "the one (who|whos|whose|whod|wholl)",
    "the one (i|we|he|she|they|you) (keep|keeps|kept|always|often|see|saw|look|looked|drove|drive|had|used|mentioned|heard|showed)",
    "(if|unless|until|whether|maybe after|or|instead of|rather than|with a|in (red|blue|white|black|silver|gray|grey))",
    "(as long as|provided|assuming|depending)",
    "than (i|we) (had|have|wanted|want|need|needed|thought|expected|hoped)",
    "(what|whats|how|hows) (does|do|is|it|its|much|many|big|old|long|tall|far)",
    "is it (the|a|an|really|any|good|worth|true)",
  ],
  /** Turn words around. */
  denies: [
    "(not|never|no|hardly|cant|cannot|couldnt|dont|doesnt|didnt|wont|wouldnt|isnt|aint|wasnt|nothing|without|far from|shouldnt)",
  ],
  /** Send something away, whatever else they say. */
  refuses: [
    "(gonna|ill|i will|going to|have to|think ill|have to) pass [on]",
    "(pass|passing) on (that|the|this|it)",
    "(id|i would|i should|i shall|ill) (rather|sooner) not",
    "(no thanks|no thank you|no way|no chance|no sir|no maam|not a chance|not in a million|hell no|heck no|absolutely not|not happening|aint happening)",
    "(would not|wouldnt|wont|will not|cant|cannot|never|couldnt|dont) [ever|even] (trust|touch|drive|own|buy|consider|stand|be caught dead|be seen|go near|step foot in|sit in)",
    "(wont|never|dont|do not) [ever|even] want (it|that|this|one|the|a|an|any|another|them|those)",
    "(caught|seen) dead in",
    "(you|they) can keep",
    "get (it|that|that thing) (away|out of my)",
    "(is|its|thats|be|s) (out|off|off the table|off the list|no good|not for me|not for us|not my|not it|a no|a nope|trash|garbage|junk)",
    "has (to|got to) go",
    "not (for me|for us|my style|my thing|my cup|my speed|my kind|the one)",
    "(anything|anyone|something|anybody) but",
    "no longer (under|in|interested|considering)",
    "(had|have) enough of",
    "(dont|do not|didnt|stop|quit) (show|showing|want to see|suggest|suggesting|offer|recommend) [me]",
    "was not wanting",
    "(left|leaves|stranded) (me|him|her|us|them) [stranded|on|by]",
  ],
  /** Send away even what only "it" names. */
  refusesAny: [
    "(hard|big|huge) (pass|no|nope) [on]",
    "miss me with",
    "(id|i would|i should|i shall|ill) [much] (rather|sooner) (walk|die|take the bus|ride a bike|crawl|eat|push)",
    "over my dead body",
    "(caught|seen) dead in",
  ],
  /** Ask to see something again. */
  returns: [
    "(show|bring|give|get|put|take) (me|us|it) (again|back)",
    "let (me|us) (see|look at|have) (again|another look|that again)",
    "(go|going|went|back|get|getting|take|return|returning) [me|us] back to",
    "(bring|put|get|want) [me|us] back",
    "(show|see) again",
    "(another|second) look at",
    "(back|again) (please|on the list)",
  ],
  /** Recall without judging: "the XLT you showed me". */
  recalls: [
    "(you|u|ya) (showed|had|said|listed|mentioned|told|gave|put|suggested|recommended)",
    "(i|we) (said|meant|mean|asked) [about|for|after]",
  ],
  /** Say how much a wish weighs or allow a value, so that the clause wishes. */
  weighs: [
    "(insist|insisting|fancied|hoping|refuse|settle|sacrifice|giving up|losing|without|in particular|draw the line|would hurt|let it be)",
    "(would be|itd be|be) (sweet|great|nice|lovely|good|cool|ideal|wonderful|neat) to (get|have|find|see|drive)",
    "(must|musts|stays|matters|required|essential|preferred|acceptable|welcome|included|optional|important|good too|allowed|possible|enough)",
    "(want|wants|need|needs|id like|wed like|looking for|show|find|give|prefer|only|than|except|besides|either|any|add|include|please)",
    "(is|are|would be|be|also|sounds) [also] (fine|ok|okay|alright)",
  ],
} as const;

/** "Just not one of those", "none of these brands", "anything but the first one", "not that one". */
export const noneOf = new RegExp(
  `^(?:(?:ok|okay|well|no|nah|nope|but|just|please|show me|id take|ill take|maybe|,) ?)*(?:not(?: (?:a fan of|into|crazy about|feeling))?|(?:im|i am|were) not (?:a fan of|into|crazy about|feeling|keen on|big on)|(?:i|we) (?:really )?(?:hate|dislike|(?:dont|do not) (?:really )?(?:like|want|care for|love|fancy))|none of|neither of|(?:anything|something|everything|anyone) (?:but|except|besides|other than))(?: any(?: of)?| one of| either of)? (?<which>that|this|it|those|these|them|the (?:first|second|third|last)|either)(?: (?:one|ones|two|three|(?:${items}|${item})|trucks?|(?<brands>brands?|makes?|manufacturers?)|models?))?(?: (?:please|thanks|though|either|again|pls))*$`,
);

const those = `(?: (?:one|(?:one )?of (?<those>those|these|them|the)))?(?: (?:two|three|ones?|${items}|${item}))?`;

/** "Either of those two would do me", "I'd take any of them". */
export const eitherOf = new RegExp(
  `^(?:(?:ok|okay|well|so|yes|yeah|honestly|actually|then|id say|i guess|,) ?)*(?:(?:either|both|any)${those} (?:(?:would|will|could|d|ll) (?:do|work|suit|be (?:fine|ok|okay|good|great|alright))|(?:is|are|s) (?:fine|ok|okay|good|great|alright|cool|acceptable)|works?|does|do|suits?)(?: (?:me|us|for (?:me|us)|by (?:me|us)|with (?:me|us)|fine|nicely|just fine|then|honestly|really))*|(?:id|ill|i would|i could|i can|wed|we would|we could)(?: (?:happily|gladly|be))? (?:take|go (?:for|with)|live with|buy|drive|consider|(?:happy|fine|ok|good) with) (?:either|both|any)${those.replace("<those>", "<them>")}(?: (?:then|honestly|really))*)$`,
);

/** Before an adjective of size they find fault: "rather big". */
export const overly: ReadonlySet<string> = new Set(
  "too rather awfully kinda bit way mighty overly far terribly".split(" "),
);

/** Say that an amount is too small: "only has 2 seats". */
export const merely: ReadonlySet<string> = new Set("only just merely barely".split(" "));

/** Opens what is only said of something shown: "it only has two seats". */
export const pointedSubject =
  /^(?:(?:but|and|well|hm+|ok|no|so)[ ,]+)*(?:it|that|this|(?:that|this) [a-z]+)(?:'s|s)? (?:has |is |gets |got )?(?:only|just|merely|barely)\b/;

/** Begin what a clause says of its subject. */
export const predicates: ReadonlySet<string> = new Set(
  "is was are were isnt wasnt aint look looks looked sound sounds sounded seem seems seemed feel feels felt does doesnt did has hasnt had have gives gets got makes strikes appears costs drives rides handles reminds screams".split(
    " ",
  ),
);

/** Before what belongs to somebody: "my Honda", "my brother's Escape". */
export const people: ReadonlySet<string> = new Set(
  "my our his her their your sons daughters dads moms brothers sisters wifes husbands cousins neighbors".split(" "),
);

const split = (words: string) => new Set(words.split(/\s+/));

export const pleasing: ReadonlySet<string> = split(
  `nice good great lovely beautiful gorgeous cute pretty sharp clean slick sweet cool neat rad dope fire lit sick hard
  promising tempting appealing attractive interesting decent solid perfect ideal excellent wonderful fantastic amazing
  awesome handsome elegant comfy comfortable reliable dependable trustworthy safe fun peppy roomy sensible practical
  like liking liked love loving loved adore fancy fancied favorite favourite dig digging digs impressed impressive
  better best nearer closer right suits suit excited keen fond smitten drawn intrigued pleased happy fits perfecto
  ideal classy stylish smart sturdy tough trusty wow winner bomb banger fye handsome darling charming splendid superb`,
);

export const displeasing: ReadonlySet<string> = split(
  `ugly hideous boring bland dull ugh eww ew yuck gross nasty awful terrible horrible horrid bad worst worse lousy
  hate hated hates despise detest dislike disliked loathe cheap flimsy tacky junk trash garbage crap crappy lemon dud
  unreliable unsafe dangerous sketchy scary cry cried crying cries broke breaks breaking died dies stranded recalled recall
  rust rusty rusted rattles rattle leak leaks leaked problem problems trouble troubles issue issues nightmare disaster
  regret regretted embarrassed embarrassing embarrass lame meh weak cringe basic mom grandma grandpa granny aunt aunts
  hearse toaster minivanish uncle dad geriatric sadly afraid disappointing disappointed uncomfortable claustrophobic
  noisy loud bumpy harsh annoying ridiculous pathetic joke silly stupid worthless overrated hazard heap clunker
  bucket beater pos ick icky nope naw nah goofy weird strange dorky nerdy frumpy stuffy stodgy dowdy drab`,
);

/** Before "like", where it isn't a verb. */
export const beforeExamples =
  /^(?!(?:i|we|you|u|he|she|they|wife|husband|kids|kid|mom|dad|really|also|do|did|does|id|would|kinda|just|quite|and|but|still|both|all|to|actually|totally|lowkey)$)\p{L}/u;

/** Before a name they ask for one of many: "the cheapest Camry". */
export const leads = /est$|^(?:most|least|next|other|newer|older)$/;

/** "The XLE then", "the 2021 one", "that 2022 EX-L": year and trim. */
export const version =
  /\b(?:the|that) (?:['’]?((?:19|20)\d\d)\b ?)?((?:[\w+/-]+(?: (?=[\w+/-])|(?![\w+/-]))){0,3}?)(?=$| ?[,.!;]| ?\b(?:one|trim|version|model|then|please|it is|instead|in|for|with|at|now|and|thanks|thank|works?|sounds|looks|seems|will|today|tomorrow)\b)/i;

/** Behind a name, to the end of its clause: "Impala it is", "the Elantra then". */
export const closesChoice =
  /^(?:it (?:is|will be|shall be|must be)(?: then)?|then|(?:[\w+/-]+ ){0,3}(?:i|we)(?: will| shall|ll)? (?:take|buy|choose)(?: then)?)[,.! ]*$/;

/** "I'll take the CX-5" takes it even where one wish must give way, and "the CX-5 works" only answers which. */
export const takesFirmly =
  /\b(?:take|taking|buy|buying|go(?:ing)? with|settle on|settling on|sold on|decided on|my (?:choice|pick) is)\b/;

export const choiceJoining = new Set(["either", "or", "and"]);

const ordinals = ["first|1st", "second|2nd", "third|3rd", "fourth|4th", "fifth|5th", "sixth|6th"];

/** From 0. Negative counts from the end. */
export const choicePlaces: readonly (readonly [number, readonly string[]])[] = [
  ...ordinals.map((said, index) => [index, [`[the] (${said}) [one|option|choice]`]] as const),
  [-1, ["[the] (last|latter) [one|option|choice]"]],
];
