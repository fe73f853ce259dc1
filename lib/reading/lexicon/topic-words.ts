import { economies, type SlotName, slotNames, type WordSlotName, wordSlotNames } from "@/lib/constraints";
import { economySaid, slotWords, type ValueWord } from "@/lib/constraints/slot-words";

export const topicWords: readonly { slots: readonly SlotName[]; say: readonly string[] }[] = [
  ...slotNames.map((slot) => ({ slots: [slot], say: slotWords[slot].topics })),
  { slots: economies, say: economySaid?.topics ?? [] },
];

/** "The mileage" is the odometer to someone who wished for few miles, and for no economy. */
export const otherMeaning: ReadonlyMap<string, SlotName> = new Map(
  slotNames.flatMap((slot) => (slotWords[slot].borrows ?? []).map((word) => [word, slot])),
);

/** Topic words, and the word before | the words behind that give them another sense. */
export const otherwise: readonly (readonly [RegExp, RegExp])[] = [
  [/^models?$/, /^(?:#|newer|later|older|recent|new|late)\|/],
  // "Diesels cost more to fix".
  [
    /^costs?$/,
    /\|(?!.*\bto (?:buy|get|own)\b)(?:\w+ ){0,4}(?:to|for|in|on) (?:fix|fixing|repairs?|insure|insurance|run|running|drive|driving|charge|charging|maintain|maintenance|service|servicing|fuel|fill|gas|park|parking|register|tires|parts|upkeep|keep)\b/,
  ],
  // "200 miles a day", "miles from here", "miles per gallon".
  [
    /^miles$/,
    /^#\||\|(?:per|a|to|from|away|each|every|of|ahead|better|apart|out|round|around|into|past|gallon|range)(?![\w'])/,
  ],
  [/^(?:drive|style|age|kind)$/, /\|of(?![\w'])|^(?!(?:the|on|about|with|:|,|which|what|any|whatever)\|)/],
  [/^years?$/, /^(?:#|a|per|last|this|next|every)\|/],
];

export const being: ReadonlySet<string> = new Set("be is are stay stays remain remains".split(" "));

export const beingGap: ReadonlySet<string> = new Set(
  "must has have to needs need should ought gotta got as so really very also reasonably fairly be is are stay stays remain remains".split(
    " ",
  ),
);

export const plainDegrees: ReadonlySet<string> = new Set(
  "good great decent high low best better excellent reasonable average normal cheap lots plenty much fine the a as possible can get fairly pretty really very something nice enough".split(
    " ",
  ),
);

export const valueWords: readonly (ValueWord & { slot: WordSlotName })[] = wordSlotNames.flatMap((slot) =>
  (slotWords[slot].values ?? []).map((word) => ({ slot, ...word })),
);

export const groupNouns: ReadonlySet<string> = new Set(
  "kind sort type category segment class end side range bracket variety group market size sizes dimensions body footprint format proportions".split(
    " ",
  ),
);

/** "We don't need to tow", "no plans to haul". */
export const refusesNeed =
  /\b(?:do not|dont|doesnt|does not|didnt|never|wont|will not|wouldnt|aint|isnt|arent|no|not|nothing|hardly|barely|rarely|seldom|no longer|quit|stopped|forget|skip|without)(?: (?:really|ever|actually|going|gonna|need|needs|want|to|have|has|plan|plans|planning|reason|use|on|the|a|any|about|much|for|anything|lots|of|be|do|does|doing|gotta|got|even|with|extra|such|care|called|named|labeled|marked)){0,5}$/;

export const needsNothing =
  /^(?:nothing|anything no|no more|is not|isnt|isn't|does not matter|doesnt matter|doesn't matter)\b/;
