/**
 * Words an attitude is put together from: a head ("give up", "important", "lose sleep"), turned by what stands before it
 * (a denial, a degree, a modal) and behind it (an order). In the language of `PhraseTable`.
 */
export type HeadKind =
  /** Letting a wish go: "give up", "do without", "let ... slip". */
  | "lose"
  /** Mattering: "important", "counts". */
  | "matter"
  /** Being bound: "strict", "set in stone". */
  | "fixed"
  /** Leaving room: "negotiable", "relaxed". */
  | "open"
  /** Being drawn to something: "keen on", "attached to". */
  | "drawn"
  /** Suffering: "lose sleep", "a disaster"; says something only when denied, or about what is missing. */
  | "suffer"
  /** Getting along: "manage", "adapt"; says something only where it can be done. */
  | "cope";

export const attitudeHeads: readonly { kind: HeadKind; weight: number; say: readonly string[] }[] = [
  {
    kind: "lose",
    weight: 0.25,
    say: [
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
  },
  {
    kind: "matter",
    weight: 0.95,
    say: [
      "(essential|crucial|critical|vital|indispensable|imperative|mandatory|paramount|fundamental|key to me|obligatory|compulsory)",
      "(a|the) (must|necessity|requirement|prerequisite|precondition|essential|given|dealbreaker|deal breaker|condition of mine)",
    ],
  },
  {
    kind: "matter",
    weight: 0.75,
    say: [
      "(important|significant|meaningful)",
      "(matter|matters|counts|weighs) [for]",
      "(care|caring) [about]",
      "(big|huge|major|massive) (deal|thing|factor|issue|concern|consideration)",
      "(big|huge|major) of a (deal|thing|factor|issue|concern)",
      "(a|my|the) (priority|concern|focus)",
      "(means|mean) [a lot|much|so much|a great deal] to (me|us)",
      "close to my heart",
    ],
  },
  {
    kind: "fixed",
    weight: 0.95,
    say: [
      "(strict|firm|rigid|stubborn|immovable|unbending|sacred|sacrosanct|inflexible|adamant|uncompromising|unyielding|absolute|fixed|final|definitive|ironclad)",
      "set in (stone|concrete)",
      "carved in stone",
      "(locked|nailed) (in|down)",
    ],
  },
  {
    kind: "open",
    weight: 0.3,
    say: [
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
  },
  {
    kind: "drawn",
    weight: 0.75,
    say: [
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
  },
  {
    kind: "suffer",
    weight: 0.2,
    say: [
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
  },
  {
    kind: "cope",
    weight: 0.3,
    say: [
      "(manage|cope|adapt|adjust|survive|live|make do|get by) [with it|with that|with less|with more|with fewer|with a little less|with a bit less|with a little more|with something else|with another|either way|if not|fine]",
      "get over (it|that)",
      "consider (something else|others|other options|alternatives|another|anything else)",
      "take something else",
      "go a (bit|little|touch|tad) (over|higher|above|under|lower|below|older)",
      "go (10|5|15|20|ten|five|a few|a couple of) percent (over|higher|above|lower|under)",
      "(pay|spend|stretch to|add) [a bit|a little|slightly|somewhat|another] more",
    ],
  },
];

/** What turns a head when it stands before it. */
export const turningWords = {
  deny: "not no never dont doesnt didnt wont wouldnt cant cannot couldnt isnt arent wasnt werent aint shouldnt neither nothing hardly barely nobody nor refuse refusing unwilling unprepared nowhere least",
  reluctant: "hate hates loath reluctant hesitant sorry hard tough difficult painful pains rather sooner",
  raise:
    "very really extremely hugely deeply incredibly massively terribly absolutely so super dead truly highly enormously immensely seriously totally completely utterly strongly particularly especially quite-a",
  middle: "fairly quite pretty rather reasonably relatively",
  lower: "bit little slightly somewhat mildly moderately vaguely kinda sorta partly touch tad small half",
  able: "can could would id ill wed might may will happy willing prepared ready able glad gladly happily fine ok okay open probably likely easily guess suppose",
  easily: "easily happily gladly readily",
  filler:
    "be been being is are am im its it that this all at too to a an the my i we of ever even just still also as in me about was if for by than much one thing part what which going up kind sort exactly see imagine picture myself ourselves",
} as const;

/** Behind a head of letting go: it goes before the others. */
export const goesFirst: readonly string[] = [
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
];
