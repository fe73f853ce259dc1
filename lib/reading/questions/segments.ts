import * as say from "@/lib/reading/lexicon/asking-words";
export interface QuestionSegment {
  start: number;
  end: number;
  /** Lower case with straight quotes, at equal length. */
  text: string;
  core: string;
  isMarked: boolean;
}

/** In characters. */
const longest = 2000;
const mostSegments = 40;

/** In order. With the joints they cover the message. */
export function questionSegments(message: string): QuestionSegment[] {
  const words = message.slice(0, longest);
  const lower = plainly(words);
  const found: QuestionSegment[] = [];
  let from = 0;
  for (const { 0: mark, index } of lower.matchAll(say.joint)) {
    const end = index + (/[.!?;]/.test(mark) ? mark.length : 0);
    if (end <= from) continue;
    if (found.length >= mostSegments) break;
    // "Suppose I had 40,000, what then?" is one question.
    if (!/[.!?;\n]/.test(mark) && say.supposes.test(lower.slice(from, index).trim())) continue;
    found.push(segmentAt(lower, from, end));
    from = /^[.!?;]/.test(mark) ? end : index + (mark.startsWith(",") ? 1 : 0);
  }
  if (from < lower.length && found.length < mostSegments) found.push(segmentAt(lower, from, lower.length));
  const worded = found.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return joined(lower, worded);
}

/** Skips letters that change length, because offsets must hold. */
function plainly(words: string): string {
  const plain = words
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/[“”"*]/g, " ");
  return plain.length === words.length ? plain : words.replace(/[’`]/g, "'");
}

/** "Which would you buy, and why?" is one question. */
function joined(lower: string, segments: readonly QuestionSegment[]): QuestionSegment[] {
  const result: QuestionSegment[] = [];
  for (const each of segments) {
    const before = result.at(-1);
    if (before && ((say.onlyWhy.test(each.core) && asks(before)) || (say.tag.test(each.core) && each.isMarked)))
      result[result.length - 1] = segmentAt(lower, before.start, each.end);
    else if (before && each.isMarked && say.reasons.test(each.core))
      result[result.length - 1] = { ...before, isMarked: true };
    else result.push(each);
  }
  return result;
}

export function segmentAt(words: string, from: number, to: number): QuestionSegment {
  const raw = plainly(words.slice(from, to));
  const start = from + (raw.length - raw.trimStart().length);
  const end = from + raw.trimEnd().length;
  const text = raw.trim();
  return { start, end, text, core: coreOf(text), isMarked: say.marks.some((each) => each.test(text)) };
}

/** "I want to know about the Kona" always asks. */
export function isToldToTell({ text }: Pick<QuestionSegment, "text">): boolean {
  const [lead = ""] = say.leadIns.exec(text.replace(say.fillers, "")) ?? [];
  return /\b(?:know|tell|told|sa(?:id|y)|asked|answer\w*|wonder\w*|curious|explain|state|specify|report|indicate)\b/.test(
    lead,
  );
}

function coreOf(text: string): string {
  let core = say.respelled
    .reduce((left, [form, plain]) => left.replace(form, plain), text.replace(/\s+/g, " "))
    .replace(/^[\s–—:,-]+/, "")
    .trim();
  for (let round = 0; round < 3; round += 1) {
    const shorter = core.replace(say.fillers, "").replace(say.leadIns, "");
    if (shorter === core || shorter === "") break;
    core = shorter;
  }
  core = core.replace(/^whether (it|they|that|this|the \w+) (?=\w)/, "does $1 ");
  return core.replace(/[\s,]*(?:please|pls|plz|dear|mate|man|bro|lol|thanks|thank you)*[\s.!?]*$/, "");
}

export function asks({ core, isMarked }: QuestionSegment): boolean {
  return isMarked || (say.opens.test(core) && !say.cleft.test(core));
}
