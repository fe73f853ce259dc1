import { item } from "./items";
export const relativeWords =
  "hubby|mrs|wife|husband|partner|spouse|girlfriend|boyfriend|son|daughter|mom|mum|mother|dad|father|kid|kids|teenager|missus|brother|sister|fiance|fiancee|boss";

const wantWords =
  "fancies|fancy|wants|want|says|say|votes for|prefers|prefer|would like|likes|insists on|needs|need|would prefer|loves|would rather have";

const person =
  "(i|we|he|she|they|you|my|our|his|her) [wife|husband|mom|mum|dad|mother|father|son|daughter|brother|sister|uncle|aunt|cousin|boss|neighbor|neighbour|friend|buddy|grandma|grandpa|parents|kids|ex]";

/** "A RAV4 is what we had". */
const ownedBehind: readonly string[] = [
  `(is|was|s) what ${person} (had|have|drove|drive|owned|bought|got|learned)`,
  `(the one|the ${item}|one|something) ${person} (had|have|drove|drive|owned|own|bought|sold|lost)`,
  "(is|was|s|felt|feels) like [driving] [a|an|my]",
  "(stays|stay|stayed|remains|is staying|s staying) (home|put|parked|(for|as|with|in) [the|my|our|a|his|her] (winter|winters|snow|hauling|towing|work|home|wife|husband|kids|weekends|errands|garage|daily|family|driveway|towing|beater|backup))",
];

/** Right behind a value, somebody talks about it: "spare me the AWD speech". */
const talk: readonly string[] = [
  "(speech|speeches|lecture|lectures|talk|pitch|spiel|sermon|propaganda|sales pitch|debate|argument|joke|jokes)",
];

/** Behind a value, beside the one that is wished. */
export const forOthers =
  /^(?:is|are|s|was) (?:only |just |more |really |strictly )*for (?!(?:me|us|sure|real|now|that|it|this)\b)/;

/** "It says front-wheel drive and Marcus wants AWD": what a shown thing has, beside what is wished. */
export const ofShown =
  /\b(?:it|this|that|(?:this|that|the) (?:\w+ )?(?:one|page|ad|listing|sticker|spec|specs|sheet|site|website|brochure|description|vehicle|thing|screen)) ?(?:only |just |really )?(?:s|is|was|says?|said|has|have|had|lists?|listed|shows?|showed|reads?|comes?|came|got|gets)(?: (?:only|just|that|its|it|is|has|a|an|the|as|with|in|here|listed|like|got|says|standard))*$/;

export const wantsElse =
  /\b(?:wants?|wanted|needs?|needed|prefers?|must|would like|asked for|insists?|looking for|have to have|has to have)\b/;

/** "I'm confused why you put a Ford Explorer first" asks. "Why not a Honda?" proposes. "I thought the hybrid only did 2,000" doubts. */
export const asksWhy =
  /\b(?:price|cost) of (?:that|this|the)\||\b(?:why|how come)\b(?! (?:not|no|dont|wouldnt|cant|couldnt|isnt|arent|i|we)\b)[^,;:|]*\||\b(?:thought|assumed|figured|believed|heard|read|told)(?: somewhere)?(?: that)?(?: (?:the|an?|those|these|most|all|every))*\|(?:\w+ )?(?:did|does|do|was|were|had|has|have|got|gets?|came|comes?|could|cant|cannot|couldnt|didnt|doesnt|dont|wasnt|werent|went|makes?|made|takes?|took|costs?|tow(?:s|ed)?|need(?:s|ed)?|only|is|are|isnt|arent)\b/;

const others =
  "(he|she|they|dad|daddy|mom|mum|mama|grandpa|grandma|granddad|grandfather|grandmother|father|mother|uncle|aunt|ex|neighbor|neighbour|boss|brother|sister|cousin|friend|buddy|folks|parents)";

/** Before a name, somebody's habit: "dad swore by Fords", "Earl always used regular". */
const habits: readonly string[] = [
  "(swore|sworn) (by|on|off)",
  "(always|only ever|ever only|mostly|never ever|forever|all) [just|only|ever] (used|drove|had|owned|bought|got|took|rode|ran|stuck with|stuck to|went with|went for|put in|filled up with|swore by)",
  `${others} [always|only|just|ever|mostly|never] (used|drove|owned|bought|rode|ran|loved|adored|preferred|collected|sold|fixed|raced|went for|stuck with|stuck to|learned on|had)`,
  `${others} [always|only|just|ever] (would|would only|only|wouldnt|would never) (ever|only) (drive|buy|own|have|use|get|touch)`,
  "(i|we) [only|mostly|just] used (a|an|the|my|our|his|her|regular|premium)",
  "(hadnt|havent|never|had not|have not|didnt|would never have|wouldnt have) [even|really|ever|actually] (thought|considered|looked|imagined|think|thinking) [of|about|at|it would be] [getting|buying|having]",
  // A cane.
  "(walk|walks|walked|walking|hobble|hobbles|lean|leans|leaning|get around|gets around) (with|on|using)",
  "(went|gone|been) through [a|an|one|two|three|four|five|several|many|a few|a couple|a couple of]",
];

/** To the end of a clause. */
export const wantsAgain: readonly string[] = [
  "(want|wanna|want to|need|get|buy|like|love|looking for|hunting for|after|find|find me|replace it with) [to] [get|buy|have|find] (another [one] [just|exactly] [like it|like her|like that]|[exactly] the same [again|one|one again|thing|thing again|model|model again|truck|truck again]|one just like (it|her|that))",
];

/** The same, of what somebody else wants: "my partner wants AWD, add it". */
export const wantsNamed: readonly string[] = [
  "(add|include) (it|that|them|those|this) [to it|to the list|to my list|as well]",
  "(put|throw|write|pencil|stick) (it|that|them|those|this) (in|on|down) [it|there|too|as well|the list|my list|our list]",
  "(toss|count) (it|that|them) in",
];

/** "My last one died, so none of those." */
export const refusesNamed: readonly string[] = [
  "[so|and] (none|no more|not one|not any|not another|never another|enough) [one] of (those|these|them|that)",
  "so not [one of] (that|those|them|these|it) [one]",
  "never again",
  "(dont|do not|wont|never) want [to (buy|own|drive|get)] (one|that|those|them|another|another one) [again]",
  "(avoid|skip) (those|them|that)",
  "(keep|leave) (those|them|that) (out|off|away)",
];

/** Before such an order they turn it: "don't add it". */
export const turnsOrder: ReadonlySet<string> = new Set("dont not never didnt if to would could should why".split(" "));

/** "Another one but hybrid." */
export const afterAgain: ReadonlySet<string> = new Set(
  "but and just only or in with please pls plz thanks thx too then either though if".split(" "),
);

export const habitGap: ReadonlySet<string> = new Set(
  "a an the any nothing but only anything except other than just old new big little good those these his her my our their one two three four brand regular all in with".split(
    " ",
  ),
);

/** "We used a van back then." A later wish counts. */
export const pastTimes =
  /\b(?:growing up|back then|back in the day|back when|in those days|in the old days|years ago|as a (?:kid|boy|girl|child)|when (?:i|we) (?:was|were) (?:a |young|little|your|small|kids|first|in)|(?:all|most of) (?:his|her|my|our|their) (?:life|lives))\b(?!.*\b(?:need|needs|want|wants|now|looking|again|would like|same|another|please|prefer)\b)/;

/** "Driving since 1964". */
export const perfects: ReadonlySet<string> = new Set(
  "have ive weve had been driven owned driving married retired living lived worked since".split(" "),
);

/** "My old truck had leather." A later need counts. */
export const ownPast =
  /\b(?:had|used to|grew up|drove|rode|slept|came with|broke|stuck|died|sold|worked|taught|was|were)\b(?!.*\b(?:need|needs|want|wants|now|must|should|looking|hoping|wondering|thinking|wanting|after|would|have|has|love|loved|miss)\b)/;

/** "Her Civic", "a dead Altima". */
export const wornOut: ReadonlySet<string> = new Set(
  "his her their dead dying busted wrecked totaled totalled crashed broken junked rusted rusting blown stolen smashed flooded".split(
    " ",
  ),
);

/** "My sister's next Civic", "Ed's a Ford man". */
export const notOwned: ReadonlySet<string> = new Set(
  "next new first second dream future budget for to of in with and or a an the is was on at than like".split(" "),
);

export const notOwners = /^(?:it|that|there|here|what|who|where|how|he|she|let|today)['’]s$/i;

export const ownersOfPeople = new Set("my our the a an his her hers their your own".split(" "));
export const describingPeople = new Set([..."of little small grown young other".split(" "), ...ownersOfPeople]);
export const jointsOfPeople = new Set([
  ..."( ) , : and & i plus with besides theres like about maybe sometimes often usually roughly around".split(" "),
  ...describingPeople,
]);

export const speaking = /(?<=^|[.!?;,\n]\s*)(?:(\p{L}{2,12}):|\((\p{L}{2,12})\):?)(?=\s)/gu;

export const relatives = /^(?:me|him|her|wife|husband|mom|dad|son|daughter)$/;

export const wholeParty: ReadonlySet<string> = new Set(["us", "person", "persons", "people"]);

/** Who wishes, and how that is said. In `PhraseTable`'s language. */
export const wishers: readonly (readonly [string, readonly string[]])[] = [
  ["she", [`she [really|also|only|just] (${wantWords})`]],
  ["he", [`he [really|also|only|just] (${wantWords})`]],
  ["other", [`they [really|also|only|just] (${wantWords})`]],
  ["self", [`(i|id|me i|but i) [really|personally|actually|just] (${wantWords}|like|rather have)`]],
  ...relativeWords
    .split("|")
    .map((relative) => [relative, [`(my|our|the) ${relative} [really|also|only|just] (${wantWords})`]] as const),
];

/** "The oldest is 15", "my youngest": children, no years. */
export const childrenNamed =
  /^(?:(?:my|our|his|her|their) (?:oldest|youngest|eldest|littlest)(?! (?:suv|truck|one|vehicle|van|sedan)\b)|the (?:oldest|youngest|eldest|littlest) (?:is|was|turns|turned|just|will|s|ll|starts|started|goes|drives) (?:\d+|in|at|off|only|almost|nearly|about to|just|now|still|driving|turning|going|starting|turned|out)\b)/;

/** "We need 8 seats", not "there's 8 of us". */
export const demandsRoom =
  /\b(?:needs?|needed|wants?|wanted|must|please|looking|has to|have to|got to|gotta|should|require[sd]?|hoping|after|room for|at least|minimum)\b/;

export const lifeSaid = { hadBehind: ownedBehind, talkBehind: talk, habit: habits };
