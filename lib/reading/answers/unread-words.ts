import type { Edit, Evidence } from "@/lib/constraints";
import { namedParts } from "@/lib/constraints/trade-words";
import { harmless } from "@/lib/reading/lexicon/answer-words";
import * as say from "@/lib/reading/lexicon/choice-words";
import type { Doubt, Reading } from "@/lib/reading/reading";
import { steeringWords } from "@/lib/reading/text/spelling";
import { unclear } from "@/messages/unclear";

interface Word {
  word: string;
  start: number;
  end: number;
  read: boolean;
  noun: boolean;
  begins: boolean;
}

/** More words before a noun don't describe it. */
const longest = 3;
const named: readonly string[] = ["style", "size", "make", "model", "marketCategory"];

/** Unread words about the product ("gullwing doors"), for the reply to name. */
export function unreadWords(text: string, turn: number, reading: Pick<Reading, "edits" | "doubts">): Doubt[] {
  const words = wordsOf(text, readSpans(text, turn, reading));
  const found = [...beforeNouns(words), ...afterNouns(words)].map(([first, last]) => text.slice(first.start, last.end));
  const whole = found.filter((each) => !found.some((other) => other !== each && other.includes(each)));
  return [...new Set(whole)].slice(0, mostUnread).map((quote) => ({
    kind: "no-column",
    quote,
    name: `“${quote}”`,
    text: unclear.filter({ quote }),
    options: [],
  }));
}

const mostUnread = 12;

type Stretch = readonly [first: Word, last: Word];

function beforeNouns(words: readonly Word[]): Stretch[] {
  return words.flatMap((noun, index) => {
    const isPart = !noun.read && namedParts.has(noun.word);
    if (!noun.noun && !isPart) return [];
    let first = index;
    while (first > 0 && index - first < longest && !words[first]?.begins && isUnread(words[first - 1], isPart))
      first -= 1;
    const before = words[first]?.begins ? undefined : words[first - 1];
    // "Heated wipers", but not "my doors" or "two doors".
    if (isPart) return before && say.namesOther.test(before.word) ? [] : stretch(words[first], noun);
    if (first === index || (before && !before.read && !say.article.test(before.word))) return [];
    return stretch(words[first], words[index - 1]);
  });
}

/** "With gullwing doors": up to the next stop, if none was read. */
function afterNouns(words: readonly Word[]): Stretch[] {
  return words.flatMap(({ word }, index) => {
    const before = words[index - 1];
    if (!say.opensMore.test(word) || !before || !(before.read || before.noun)) return [];
    const after = words.slice(index + 1);
    const stop = after.findIndex(
      (each) => each.begins || /^(?:and|or|but|under|for|that|which|with|near|in)$/.test(each.word),
    );
    const said = stop < 0 ? after : after.slice(0, stop);
    const own = said.filter((each, place) => !(place === 0 && say.article.test(each.word)));
    if (own.length === 0 || own.length > longest || !own.some((each) => isUnread(each))) return [];
    if (own.some((each) => each.read || say.ownLife.test(each.word))) return [];
    return stretch(own[0], own.at(-1));
  });
}

function stretch(first: Word | undefined, last: Word | undefined): Stretch[] {
  return first && last ? [[first, last]] : [];
}

function isUnread(each: Word | undefined, isPart = false): boolean {
  if (!each || each.read || /\d/.test(each.word) || say.uninformative.has(each.word) || isHarmless(each.word))
    return false;
  return isPart ? !say.barePart.test(each.word) : !steeringWords().has(each.word);
}

function readSpans(text: string, turn: number, { edits, doubts }: Pick<Reading, "edits" | "doubts">) {
  const quoted = doubts.flatMap(({ quote }) => {
    const start = text.indexOf(quote);
    return start < 0 || quote === "" ? [] : [{ start, end: start + quote.length, noun: false }];
  });
  const read = edits.flatMap((edit) => {
    const noun = edit.kind === "add" && named.includes(edit.constraint.slot);
    return evidenceOf(edit).map((each) => ({ ...each, noun: noun && each.for === "value" }));
  });
  return [...read.filter((each) => each.turn === turn), ...quoted];
}

function evidenceOf(edit: Edit): readonly Evidence[] {
  if (edit.kind === "add") return edit.constraint.evidence;
  return edit.evidence ?? [];
}

function wordsOf(text: string, spans: readonly { start: number; end: number; noun: boolean }[]): Word[] {
  const read = new Uint8Array(text.length);
  const named = new Uint8Array(text.length);
  for (const span of spans) {
    read.fill(1, span.start, span.end);
    if (span.noun) named.fill(1, span.start, span.end);
  }
  let end = 0;
  return [...text.matchAll(/[\p{L}\p{N}$][\p{L}\p{N}'’-]*/gu)].map(({ 0: word, index }) => {
    const begins = /[.,;:!?\n()]/.test(text.slice(end, index)) || end === 0;
    end = index + word.length;
    const lower = word.toLowerCase().replace("’", "'");
    const noun = say.choiceNouns.test(lower) || (named.subarray(index, end).includes(1) && !/\d/.test(lower));
    return { word: lower, start: index, end, read: read.subarray(index, end).includes(1), noun, begins };
  });
}

function isHarmless(text: string): boolean {
  return (text.match(/[\p{L}']+|[£€¥]|\d[\d.,]*/gu) ?? []).every((word) => harmless.has(word));
}
