import { type WordTable, wordTable } from "@/lib/constraints";
import { plainTalk } from "@/lib/constraints/trade-words";

/** Words that claim nothing. The sentence's facts must contain any other word. */
const grammar = `a an the this that these those it its i me my mine you your yours we our us they them their he she one ones
and or but so if then than as because since while though although whereas also too either both all every each any anything
everything no not none nothing never neither nor without with within of in on at to from for by up down out off into onto
over under below above between among about around roughly nearly almost near nearest next close closest toward towards through during after
before until unless later earlier still yet already now just even again once here there where when which who whose what how why
is are was were be been being am do does did done doing have has had having can could may might must shall should will would
let lets get gets got getting give gives gave given giving go goes going gone went come comes came coming make makes made
take takes took taken taking put keep keeps kept keeping stay stays leave leaves left leaving remain remains remaining
say says said tell tells told mean means see sees saw look looks looking looked find finds found show shows shown showing
fit fits fitting meet meets met meeting match matches matched matching satisfy satisfies need needs needed want wants wanted
like likes liked love prefer wish wishes wished ask asks asked asking answer answered know knows think thinks try tried
use used help helps helped start starts begin begins bring brings brought add adds added run runs reach reaches reached
cost costs priced offer offers offered call called count counts weigh weighs weighed matter matters mattered
drop drops dropped dropping loosen loosened loosening relax relaxed release released remove removed lift lifted clear
lock locks locked unlock unlocks unlocked change changes changed choose chooses chose chosen pick picks picked select
narrow narrows narrowed narrowing split splits sort sorts decide decides decided depend depends set sets turn turned read
understand understood note noted hear heard be'd i'm i've i'd i'll you'd you'll you're you've it's that's there's here's
they're we're what's let's don't doesn't didn't can't cannot couldn't wouldn't won't isn't aren't wasn't weren't haven't hasn't
something someone anyone other others another else same such own more most less least far further few
much many very quite rather pretty really simply right only together apart instead away back ahead along per plus vs versus
first second third last latest whole lot bit little sort kind way ways thing things part parts time side end top case list
word words message question reason choice choices option options result results catalog search`;

export const plainWords: ReadonlySet<string> = new Set(`${grammar} ${plainTalk}`.split(/\s+/).filter(Boolean));

export const givesWay =
  /\b(?:gave|given|give|giving|gives) (?:up|way|in)\b|\b(?:had|have|has|need|needs) to give\b|\b(?:gave|given|give|giving) .*\bup\b|\blet .*\bgo\b|\bletting .*\bgo\b|\b(?:drop|drops|dropped|dropping|loosen|loosened|loosening|relax|relaxed|remove|removed|released|open|opened|opening|gone|goes)\b|\b(?:off (?:the|your)|took|taken|take|taking|changed|lifted)\b|\bany\b/;
export const notYet =
  /\b(?:would|could|can|may|might|if|should|shall|will|giving|dropping|letting|opening|loosening|keeping|taking|without|try|tell|which)\b/;
export const negated = /\b(?:not|never|nothing|none|no|neither|nor|cannot|without having)\b|n't\b/;
export const locks = /\b(?:locks?|locked|unlocks?|unlocked|must|firm)\b/;
export const keeps = /\b(?:keep|keeps|kept|keeping|stay|stays)\b/;
export const meetsWishes =
  /\b(?:meet|meets|met|meeting|fit|fits|have|has|match|matches|satisfy|satisfies|tick|ticks)\b/;
export const everyWish =
  /\b(?:all|every|each|both|any)(?: of)?(?: (?:your|the|my|these|those))?(?: (?:two|three|four|five|six|seven|eight|nine|other))? wish(?:es)?\b|\beverything\b|\bit all\b|\byour(?: (?:\w+))? wish(?:es)?\b|\b(?:has|have) (?:all|both)\b/;
export const noProduct = /\b(?:no|none|nothing|not one|not a single|nobody|not any)\b|n't any\b/;
export const makesIt = /\b(?:is an?|from|by)$/;

/** Any other word makes it a count of something unknown. */
export const behindCount =
  /^(?:of|are|is|meet|meets|fit|fits|match|matches|have|has|that|which|who|with|left|remain|remains|remaining|come|comes|cost|costs|satisfy|in|now|more|here|altogether|shown|others?|among|extra|additional|to|when|if|for|from|different|possible|suitable|and|or|there|still|up|nearest|newer|older)$/;

export const atMost = /\b(?:up to|at most|within|no more than|maximum of)$/;

export const below = /\b(?:under|below|less than|fewer than|beneath)$/;

export const atLeast = /\b(?:at least|from|no less than|minimum of|since)$/;

export const above = /\b(?:over|above|more than|beyond|exceeds?)$/;

export const bound = /\b(?:up to|at most|within|under|below|less than|at least|over|above|more than)$/;

export const moreWords =
  /\b(?:more|extra|additional|another|add|adds|bring|brings|without|drop|dropping|giving up|letting go|opening up|remove|removing|else)\b/;

export const unsure = /\b(?:cannot|can't|not) (?:tell|know|say)\b/;

export const superlative = /est$|^least|^most|^best$/;

export const ofTheShown = /\b(?:shown|here|these|those|see|first|listed|list|them|others|rest|among)\b/;

export const unseen = /(?!\n)(?:\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}|\p{Default_Ignorable_Code_Point})/gu;

export const foreignDigit = /(?![0-9])\p{Nd}/gu;

export const plainCharacters = /^[\p{Script=Latin}0-9\s.,;:!?'"‘’“”()$%&+–—-]*$/u;

/** Matches web and mail addresses. */
export const address = /[\p{L}\d_-]\.\p{L}|@|\/\/|\bwww\b|\b[a-z]{2,}:\S|[\p{L}\d]\/[\p{L}\d]/iu;

export const tokens = /\$?[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*\+?|[^\s\p{L}\p{N}]/gu;

export const beforeSlot = /^(?:the|your|any|its|their|of|other|city|highway|a|what|which|about|my|no)$/;

export const claimBreaks = /^(?:[,;:–—]|but|while|whereas|although|though|because|so)$/;

export const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
export const tenWords = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
export const scaleWords: WordTable<number> = wordTable<number>({
  hundred: 1e2,
  thousand: 1e3,
  grand: 1e3,
  million: 1e6,
  billion: 1e9,
});

export const quantityWords: ReadonlySet<string> = new Set(
  "half quarter quarters third thirds double twice triple thrice couple pair few several many most majority dozen dozens score scores hundreds thousands millions billions tens umpteen zillion only just exactly nearly almost roughly about around over half-price zero nil naught nought".split(
    " ",
  ),
);
