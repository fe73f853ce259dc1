import { item } from "./items";

export const indifference: readonly string[] = [
  "no [strong|particular|real|specific] (preference|preferences|pref|opinion|opinions|feelings|feeling|views|thoughts) [about|on|regarding]",
  "(dont|do not|doesnt|does not|not) [really] (matter|important|count) [(to|for) (me|us)] [at all|anymore|any more]",
  "no (particular|specific|special|real|fixed|favourite|favorite|clue|idea|limit|concern)",
  "(dont|do not) have (a|any|one) [strong|specific|particular|real] [favourite|favorite|preference|particular|pick|clue]",
  "(dont|do not|doesnt|does not) [really|particularly|actually|much] (care|mind) [about|which|what|either way|at all]",
  "(doesnt|does not|dont|wouldnt) [really|particularly] matter [to me|at all|any more|anymore|much]",
  "(doesnt|dont|wouldnt|does not|wont|never) (bother|worry|concern|interest|scare|faze|phase|matter to) (me|us)",
  "can go hang",
  "not that (i|we|id|wed) [would|really|actually|particularly|necessarily|even] (need|require|care about|care for|insist on|have to have)",
  "(makes|make) no [real] difference",
  "(irrelevant|unimportant|indifferent|not important|isnt important|not a factor|not a concern)",
  "not (fussed|bothered|picky|fussy|particular|choosy) [about|either way]",
  "(couldnt|could|could not) care less [about]",
  "(for all (i|we) care|who cares|im easy|makes no difference|neither here nor there|no matter to me)",
  "both [are|is|would be] (fine|ok|okay|good|work|great)",
  "(any|anything|either) (is fine|will do|goes|works)",
  "(either one|whichever|up to you|surprise me|whatever it costs|[is] no object)",
  "(is|skys|the skys) the limit",
  "whatever you (like|think|have|suggest|want)",
  "you (choose|decide|pick)",
  "open to (anything|any|all)",
  "(i dont (know|mind|care)|not sure|dont know|dunno|idk|idc|hard to say|(couldnt|cant|could not) (tell [you]|say))",
  "(isnt|not|is not) (something|a thing|anything) (i|we) [really] (care about|think about|worry about|mind|pay attention to|look at)",
  "never (thought|cared|worried) about [it|that]",
  "(can|could|may|might) be (anything|whatever|any)",
  "(open to|back to|show|show me|show us|see|include|consider|bring back|with) (all|every) [the|of the] (brand|brands|make|makes|manufacturers)",
  "(all|every) [the|of the] (brand|brands|make|makes|manufacturers) [is|are] (again|please|too|now|back|ok|okay|fine|welcome)",
  "(is|are|s) whatever",
  "all the same [to me]",
  "havent (thought|decided) [about it]",
  "(skip|pass|next question|n/a|na)",
];

/** Nothing is given up: "I never said …", "I'd hate to lose …". */
export const holdings: readonly string[] = [
  "(never|didnt|did not|havent|dont) [ever] (say|said|saying|mean|meant)",
  "(hate|loath|sorry|sad|refuse|reluctant|rather not|dont want|wouldnt want|would not want|cant bear|cant afford) [to] (lose|drop|part with|give up|miss|do without|go without|live without)",
];

/** "I don't care about the drop top that much." */
export const notMuch = /\b(?:that|so|too|very|all that|as) much$/;

export const unsureWords = /\b(?:know|sure|dunno|idk|say|tell)\b/;

export const sending: ReadonlySet<string> = new Set(["skip", "pass"]);

export const relating: ReadonlySet<string> = new Set(
  "has have got gets is are comes come costs tows fits holds one of".split(" "),
);

export const elsewhere: ReadonlySet<string> = new Set(
  "how other others everything anything rest something else all".split(" "),
);

export const openWords: ReadonlySet<string> = new Set("either any anything whatever both all whichever".split(" "));

export const lonely: ReadonlySet<string> = new Set(
  "one of them is really please just honestly well oh um i guess ok okay fine works way will would do be".split(" "),
);

/** Right before a name that is wished for instead. */
export const remaking = /\b(?:make|switch|change|turn) (?:it|that|this|mine)(?: to| into)?(?: an?| the)?$/;

export const beforeNames: ReadonlySet<string> = new Set(
  "brand make model size body style fuel price year drivetrain transmission gearbox manufacturer".split(" "),
);

export const anyOnes: ReadonlySet<string> = new Set(["any", "whichever", "whatever"]);

/** Behind "any brand". */
export const closesAny: ReadonlySet<string> = new Set("at really honestly please then now too thanks".split(" "));

/** "I'd take another brand", "other makes are OK". */
export const otherOnes: ReadonlySet<string> = new Set(["another", "other", "different"]);

export const taking: ReadonlySet<string> = new Set("take consider accept try".split(" "));

export const fine: ReadonlySet<string> = new Set("fine ok okay good alright acceptable do work be".split(" "));

export const verbs: ReadonlySet<string> = new Set("is are would s will".split(" "));

export const fond: ReadonlySet<string> = new Set("like love want prefer enjoy appreciate nice cool".split(" "));

const either =
  "(?:eithers?|whichever|whatever|both|i (?:really )?(?:dont|do not|couldnt) (?:mind|care)|dont (?:mind|care)|not (?:fussed|bothered|picky|fussy|particular)|no preference|makes no difference|(?:its )?all the same|(?:it )?(?:doesnt|does not|wont|dont) (?:really )?matter|im easy|idc|no matter|is fine|is ok|are fine)\\b";

/** Of a value, a bar and what follows it: "awd|or not", "sunroof|or no sunroof". */
export const orNone = new RegExp(
  `^(.+)\\|or (?:(?:not|without|none)(?: (?:it|one))?(?: ?[,.;!]| ${either}|$)|(?:no|without)(?: an?)? \\1\\b)`,
);

/** The same of a value with few others: "leather|or cloth, either's ok", "automatic|, either is fine". */
export const orOther = new RegExp(`\\|or \\w+(?: \\w+)? ?(?:,|-)? ?${either}`);
export const orEither = new RegExp(`\\|(?:,|-)? ?${either}`);

/** "A small SUV maybe? Or anything": any body would do. */
export const orAnything = new RegExp(
  `\\|(?:(?:maybe|perhaps|i guess|[,.?]) ?)*or (?:just |maybe |even )*(?:(?:an? |any )?(?:normal |regular |other )?${item}s?|anything|whatever)(?: else)?(?= ?(?:[,.;!?]|$)| (?:${either}|with|under|for|really|at all))`,
);

/** "AWD or 4WD, whichever" still wants four driven wheels. */
export const isKin = (value: string | number) => /^(?:all|four) wheel/.test(String(value));
