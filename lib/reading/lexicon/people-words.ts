export const relativeWords =
  "hubby|mrs|wife|husband|partner|spouse|girlfriend|boyfriend|son|daughter|mom|mum|mother|dad|father|kid|kids|teenager|missus|brother|sister|fiance|fiancee|boss";

export const wantWords =
  "fancies|fancy|wants|want|says|say|votes for|prefers|prefer|would like|likes|insists on|needs|need|would prefer|loves|would rather have";

const person =
  "(i|we|he|she|they|you|my|our|his|her) [wife|husband|mom|mum|dad|mother|father|son|daughter|brother|sister|uncle|aunt|cousin|boss|neighbor|neighbour|friend|buddy|grandma|grandpa|parents|kids|ex]";

/** "A RAV4 is what we had". */
export const ownedBehind: readonly string[] = [
  `[is|was|s] (what|the one|the car|one|something) ${person} (had|have|drove|drive|owned|own|bought|got|sold|lost|learned|grew)`,
  "(is|was|s|felt|feels) like [driving] [a|an|my]",
];

/** "Driving since 1964". */
export const perfects: ReadonlySet<string> = new Set(
  "have ive weve had been driven owned driving married retired living lived worked since".split(" "),
);

/** "My old truck had leather." A later need counts. */
export const ownPast =
  /\b(?:had|used to|grew up|drove|rode|slept|came with|broke|stuck|died|sold|worked|taught|was|were)\b(?!.*\b(?:need|needs|want|wants|now|must|should|looking|hoping|wondering|thinking|wanting|after|would|have|has|love|loved|miss)\b)/;

/** "My sister's next Civic", "Ed's a Ford man". */
export const notOwned: ReadonlySet<string> = new Set(
  "next new first second dream future budget for to of in with and or a an the is was on at than like".split(" "),
);

export const notOwners = /^(?:it|that|there|here|what|who|where|how|he|she|let|today)['’]s$/i;

export const owners = new Set("my our the a an his her hers their your own".split(" "));

export const describing = new Set([..."of little small grown young other".split(" "), ...owners]);

export const partyJoints = new Set([..."( ) , : and & i plus with besides theres".split(" "), ...describing]);

export const speaking = /(?<=^|[.!?;,\n]\s*)(?:(\p{L}{2,12}):|\((\p{L}{2,12})\):?)(?=\s)/gu;

export const relatives = /^(?:me|him|her|wife|husband|mom|dad|son|daughter)$/;
