/** A stretch of a message that may ask one thing. */
export interface QuestionSegment {
  start: number;
  end: number;
  /** In lower case with straight quotes, as long as it stands in the message. */
  text: string;
  /** The words that ask, without what leads up to them. */
  core: string;
  /** A question mark ends it. */
  isMarked: boolean;
}

/** More than this is not searched for questions. */
const longest = 2000;
/** More stretches than this are no conversation. */
const mostSegments = 40;
const wh = "(?:who|whose|what|which|when|where|why|how)(?:'?s|'?d|'?re|'?ll)?";
const asking = `(?:${wh}|is (?:it|the|that|this|there|an?)|does|are (?:they|those|these|you|there|the)|do (?:you|u|i|those|they|these)|can (?:i|you|it|the|u)|could you|would|should i|will (?:it|the|that)|any idea)\\b`;
const joint = new RegExp(
  `(?:[.!?;]+(?=\\s|$)|\\n+|\\s+[-–—]+\\s+(?=${asking})|,\\s*(?=(?:and |but |so |or |also |now )*${asking})|\\s+(?=(?:and|but|so)\\s+${asking}))`,
  "g",
);
const supposes = /^(?:(?:and|so|but|ok|okay|hmm?|well)[ ,]+)*(?:what if|if|suppose|supposing|say|imagine|of all)\b/;
/** "Is there?", "right?" behind a statement make it a question. */
const tag =
  /^(?:(?:is|are|was|do|does|did|has|have|can|will)(?:n'?t)? (?:there|it|they|that|those|you|he|she|one|any)|right|correct|huh|eh)\??$/;
const onlyWhy = /^(?:and |but |so )*(?:why|why not|how come)\??\s*$/;

const fillers =
  /^(?:(?:ok(?:ay)?|k|so|and|but|or|also|well|oh|um+|uh+|er+|hm+|wait|actually|anyway|now|then|thanks|thx|hey|hi|hello|please|sorry|wow|cool|nice|great|alright|right|yes|yeah|yep|no(?! (?:idea|other|\w+(?: \w+)?\?*$))|nope|just|i mean|quick question|one more thing|btw|meanwhile|by the way|first|lastly|honestly|dear|listen|look|hit me|like|for real|fr|tbh|ngl|lol|lmao|haha|jesus|damn|dang|nah|yo|very well)[\s,:!.-]+)+/;
const leadIns =
  /^(?:(?:can|could|would|will) (?:you|u|someone)(?: please| kindly)? (?:tell|explain to|remind|show|let) me(?: know)?|(?:can|could) (?:you|u)(?: please)? explain|tell me|remind me|(?:i am|i'm|im|i was|was) (?:just )?(?:wondering|curious)|(?:i )?wonder(?:ed)?|i (?:do not|don'?t) (?:know|understand)(?: (?:what|about))?(?= (?:is|means?))|i(?:'d| would)? (?:want|like|love|need) to know|wanna know|let me know|(?:please )?(?:state|specify|report|indicate)(?= the\b)|do you (?:happen to )?know|(?:give me|get me|gimme) (?=the \w+ (?:on|of|for)\b)|any idea|(?:(?:my (?:wife|husband|son|daughter|kid|mom|dad)|she|he|they) )?(?:wants to know|is asking|asks)|just wondering|just curious|curious|out of curiosity|of all (?:these|those|of (?:them|these|those))|question)[\s,:]+(?:if |whether |about |on )?/;

/** The stretches of a message, in order; together with the joints they are all of it. */
export function questionSegments(message: string): QuestionSegment[] {
  const words = message.slice(0, longest);
  const lower = plainly(words);
  const found: QuestionSegment[] = [];
  let from = 0;
  for (const { 0: mark, index } of lower.matchAll(joint)) {
    const end = index + (/[.!?;]/.test(mark) ? mark.length : 0);
    if (end <= from) continue;
    if (found.length >= mostSegments) break;
    // "Suppose I had 40,000, what then?" is one question.
    if (!/[.!?;\n]/.test(mark) && supposes.test(lower.slice(from, index).trim())) continue;
    found.push(segmentAt(lower, from, end));
    from = /^[.!?;]/.test(mark) ? end : index + (mark.startsWith(",") ? 1 : 0);
  }
  if (from < lower.length && found.length < mostSegments) found.push(segmentAt(lower, from, lower.length));
  return joined(
    lower,
    found.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)),
  );
}

/** In lower case with straight quotes; few letters change their length then, and offsets must hold. */
function plainly(words: string): string {
  const plain = words
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/[“”"*]/g, " ");
  return plain.length === words.length ? plain : words.replace(/[’`]/g, "'");
}

/** "Which would you buy, and why?" asks once. */
function joined(lower: string, segments: readonly QuestionSegment[]): QuestionSegment[] {
  const result: QuestionSegment[] = [];
  for (const each of segments) {
    const before = result.at(-1);
    if (before && ((onlyWhy.test(each.core) && asks(before)) || (tag.test(each.core) && each.isMarked)))
      result[result.length - 1] = segmentAt(lower, before.start, each.end);
    else result.push(each);
  }
  return result;
}

export function segmentAt(words: string, from: number, to: number): QuestionSegment {
  const raw = plainly(words.slice(from, to));
  const start = from + (raw.length - raw.trimStart().length);
  const end = from + raw.trimEnd().length;
  const text = raw.trim();
  return { start, end, text, core: coreOf(text), isMarked: /\?[\s.!?]*$/.test(text) };
}

/** "I want to know about the Kona": asks, whatever follows. */
export function isToldToTell({ text }: Pick<QuestionSegment, "text">): boolean {
  const [lead = ""] = leadIns.exec(text.replace(fillers, "")) ?? [];
  return /\b(?:know|tell|wonder\w*|curious|explain|state|specify|report|indicate)\b/.test(lead);
}

/** What asks, without a greeting, "and", or "could you tell me". */
function coreOf(text: string): string {
  let core = text
    .replace(/\s+/g, " ")
    .replace(/\bwh?[au]t'?s\b|\bwu+ts\b/g, "what's")
    .replace(/\bw[au]t\b/g, "what")
    .replace(/\b(how|where|who|when)s\b/g, "$1's")
    .replace(/^[\s–—:,-]+/, "")
    .replace(/(?<=[a-z\d]) (?:n|'n'|&) (?=[a-z])/g, " and ")
    .trim();
  for (let round = 0; round < 3; round += 1) {
    const shorter = core.replace(fillers, "").replace(leadIns, "");
    if (shorter === core || shorter === "") break;
    core = shorter;
  }
  return core.replace(/[\s,]*(?:please|pls|plz|dear|mate|man|bro|lol|thanks|thank you)*[\s.!?]*$/, "");
}

const opens = new RegExp(
  `^(?:${wh}|what'?s|is|are|was|were|isn'?t|aren'?t|(?:was|were|would|wo|should|has|have|does|did|do|ca)n'?t (?:i|it|the|that|this|an?|they|those|these|you|u|there|any)|does|do (?:you|u|i|we|they|those|these|any|the|people|most|all)|did|can|could|couldn'?t|will|would|should|has|have (?:you|u|i|we|they|those|these)|any|u got|you got|got any|am i|r u|explain|compare|in (?:which|what)|on which|if|suppose|supposing|say i|imagine)\\b`,
);

/** Whether a segment has the form of a question. */
export function asks({ core, isMarked }: QuestionSegment): boolean {
  return isMarked || opens.test(core);
}
