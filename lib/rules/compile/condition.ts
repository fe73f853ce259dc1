import { memberForms, monthNames, ruleFeatures, ruleForms, ruleMarks } from "@/lib/constraints/trade-words";
import { expandPhrase, PhraseTable } from "@/lib/reading/text/phrase-table";
import { type Token, tokenize } from "@/lib/reading/text/tokenize";
import { findNumbers, type SpokenNumber } from "@/lib/reading/values/numbers";
import { opposite, type RuleComparison, type RuleNode, type RuleSpan, type Scalar } from "@/lib/rules/program";
import { isOneOf, type Part, partsJoined } from "./assemble";

type RuleWord =
  | { is: "value"; key: string; value: Scalar }
  | { is: "name"; key: string }
  | { is: "bound" | "after"; by: RuleComparison; key?: string }
  | { is: "not" | "or" | "and" | "fill" | "times" };

function wordsOfRules(): PhraseTable<readonly RuleWord[]> {
  const words = new Map<string, RuleWord[]>();
  const add = (phrases: readonly string[], word: RuleWord) => {
    for (const each of phrases.flatMap(expandPhrase)) {
      const key = each.join(" ");
      words.set(key, [...(words.get(key) ?? []), word]);
    }
  };
  for (const [key, { names = [], values = {}, type }] of Object.entries(ruleFeatures)) {
    add(names, { is: "name", key });
    for (const [said, phrases] of Object.entries(values)) {
      const value = type === "bool" ? said === "true" : type === "int" ? Number(said) : said;
      add(phrases, { is: "value", key, value });
    }
  }
  for (const [word, phrases] of ruleMarks) add(phrases, word);
  const table = new PhraseTable<readonly RuleWord[]>();
  for (const [phrase, meanings] of words) table.add(phrase, meanings);
  return table;
}

const ruleWords = wordsOfRules();

/** A stretch of the sheet: its words in lower case, and where they start. */
export interface Stretch {
  text: string;
  start: number;
}

export function spanOf({ text, start }: Stretch): RuleSpan {
  return [start, start + text.length];
}

interface Within {
  money: string;
  /** Inside "for each member": a bare number of years is an age. */
  member?: boolean;
  /** A bare number of years is the shopper's age. */
  isPerson?: boolean;
  /** The key of a number of things that no table has. */
  unit?: (word: string) => string;
}

interface Bound {
  by: RuleComparison;
  key?: string | undefined;
}

interface Counted {
  key: string;
  by: RuleComparison;
  value: Scalar;
  end: number;
}

/** Reads a stretch as one test; `undefined` where any of its words is not understood, or where it tests nothing. */
export function readCondition(stretch: Stretch, within: Within): RuleNode | undefined {
  return asManyAs(stretch) ?? overMembers(stretch, within) ?? partsJoined(readParts(stretch, within));
}

export function saysNothing(stretch: Stretch): boolean {
  return readParts(stretch, { money: "price" })?.length === 0;
}

/** "Anyone in the household is over 75". */
function overMembers({ text, start }: Stretch, within: Within): RuleNode | undefined {
  for (const [how, form] of memberForms) {
    const lead = form.exec(text)?.[0];
    const of =
      lead && readCondition({ text: text.slice(lead.length), start: start + lead.length }, { ...within, member: true });
    if (of) return { op: "each", how, size: "household_size", of, span: spanOf({ text, start }) };
  }
  return undefined;
}

/** "At least as many seats as there are people in your household". */
function asManyAs({ text, start }: Stretch): RuleNode | undefined {
  const form = ruleForms.asManyAs.exec(text);
  const [left, right] = [form?.[1], form?.[2]].map((words) => words && measureIn(words));
  if (!left || !right) return undefined;
  const span = spanOf({ text, start });
  const get = (key: string): RuleNode => ({ op: "get", key, span });
  return { op: "compare", by: ">=", left: get(left), right: get(right), span };
}

/** The measure that is named first. */
export function measureIn(words: string): string | undefined {
  const tokens = tokenize(words);
  const named = tokens.flatMap((_, at) => ruleWords.at(tokens, at)?.payload ?? []);
  return named.find((each) => each.is === "name")?.key;
}

function readParts({ text, start }: Stretch, within: Within): Part[] | undefined {
  const tokens = tokenize(text);
  const numbers = findNumbers(tokens, []);
  const parts: Part[] = [];
  let bound: Bound | undefined;
  let before: { bound: Bound; at: number } | undefined;
  let name: string | undefined;
  let isNot = false;
  let from = 0;
  const place = (first: number, end: number): RuleSpan => [
    start + (tokens[first]?.start ?? 0),
    start + (tokens[end - 1]?.end ?? text.length),
  ];
  const compare = ({ key, by, value, end }: Counted) => {
    const span = place(from, end);
    const left: RuleNode = { op: "get", key, span };
    const right: RuleNode = { op: "value", value, span };
    parts.push({ node: { op: "compare", by: isNot ? opposite[by] : by, left, right, span }, key });
    [bound, name, isNot] = [undefined, undefined, false];
  };
  for (let index = 0; index < tokens.length; ) {
    if (bound === undefined && name === undefined && !isNot) from = index;
    const hit = ruleWords.at(tokens, index);
    const number = numbers.find(({ start, end }) => start === index && (!hit || hit.end <= end));
    // "At least four doors and five seats": the bound goes on.
    const link = parts.at(-1);
    const goesOn = before?.at === parts.length - 1 && link && "link" in link ? before.bound : undefined;
    const limit = bound ?? goesOn;
    const counted = dateAt(tokens, index, bound) ?? (number && countedBy(number, tokens, limit, name, within));
    if (counted) {
      if (limit) before = { bound: { by: limit.by }, at: parts.length + 1 };
      compare(counted);
      index = counted.end;
      continue;
    }
    if (number) return undefined;
    if (!hit) {
      const mark = tokens[index]?.word ?? "";
      if (!/^[,$%]$/.test(mark)) return undefined;
      if (mark === ",") parts.push({ link: "," });
      index++;
      continue;
    }
    const word = chosen(hit.payload, within);
    if (word.is === "value") {
      const span = place(from, hit.end);
      parts.push({ key: word.key, node: isOneOf(word.key, [word.value], span), value: word.value, isNot });
      isNot = false;
    } else if (word.is === "name") {
      if (name && name !== word.key) return undefined;
      name = word.key;
    } else if (word.is === "bound") {
      bound = { key: word.key, by: isNot ? opposite[word.by] : word.by };
      isNot = false;
    } else if (word.is === "not") isNot = !isNot;
    else if (word.is === "or" || word.is === "and") parts.push({ link: word.is });
    else if (word.is === "after") return undefined;
    index = hit.end;
  }
  // "They have children", "no children": the denial turns it around.
  if (name === "children" && !bound) compare({ key: name, by: ">=", value: 1, end: tokens.length });
  return bound || name || isNot ? undefined : parts;
}

function chosen(words: readonly RuleWord[], { member, isPerson }: Within): RuleWord {
  const first = words[0] ?? { is: "fill" };
  const subject = member ? "member" : isPerson ? "shopper" : undefined;
  const isMeant = (each: RuleWord) => "key" in each && each.key && ruleFeatures[each.key]?.subject === subject;
  return (subject && words.find(isMeant)) || first;
}

function countedBy(
  number: SpokenNumber,
  tokens: readonly Token[],
  bound: Bound | undefined,
  named: string | undefined,
  within: Within,
): Counted | undefined {
  let { end } = number;
  const percent = tokens[end]?.word === "percent" || tokens[end]?.word === "%";
  const after = chosenAt(tokens, end, within);
  const tail = after?.word.is === "after" ? after.word : undefined;
  if (after && tail) end = after.end;
  const time = chosenAt(tokens, end, within);
  const isTime = ruleForms.ofTime.test(tokens[end]?.word ?? "");
  const timed = time && isTime ? chosenAt(tokens, time.end, within) : undefined;
  const behind = timed?.word.is === "name" && timed.word.key.includes("months") ? timed : time;
  const unit = behind?.word.is === "name" ? behind.word.key : undefined;
  if (behind && unit) end = behind.end;
  const late = unit ? chosenAt(tokens, end, within) : undefined;
  const last = late?.word.is === "after" ? late.word : tail;
  if (late?.word.is === "after") end = late.end;
  const isOfElse = ruleForms.otherUnits.test(tokens[end]?.word ?? "");
  const isMoney = number.currency || (number.value >= 1000 && !named && !unit && !isOfElse);
  const key =
    last?.key ??
    bound?.key ??
    named ??
    unit ??
    (within.member ? "age" : isMoney && !percent ? within.money : undefined) ??
    (within.isPerson && !tokens[end] && !percent ? "own_age" : undefined);
  const other = tokens[end]?.word ?? "";
  if (!key && within.unit && /^[a-z]{3,}s$/.test(other) && !isOfElse && !percent)
    return { key: within.unit(other), by: tail?.by ?? bound?.by ?? "==", value: number.value, end: end + 1 };
  // Miles that people drive are no odometer's.
  if (!key || number.negative || (within.isPerson && key === ruleForms.odometer)) return undefined;
  const isYears = time?.word.is === "times" && key.includes("months");
  return { key, by: last?.by ?? bound?.by ?? "==", value: number.value * (isYears ? 12 : 1), end };
}

function chosenAt(tokens: readonly Token[], at: number, within: Within) {
  const hit = ruleWords.at(tokens, at);
  return hit && { word: chosen(hit.payload, within), end: hit.end };
}

/** "31 December 2027", "December 31, 2027". */
function dateAt(tokens: readonly Token[], at: number, bound: Bound | undefined): Counted | undefined {
  const words = tokens.slice(at, at + 5).map(({ word }) => word);
  const form = ruleForms.date.exec(words.join(" "));
  const month = monthNames.indexOf(form?.[2] ?? form?.[3] ?? "") + 1;
  if (!form || month === 0) return undefined;
  const day = (form[1] ?? form[4] ?? "1").padStart(2, "0");
  const value = `${form[5]}-${String(month).padStart(2, "0")}-${day}`;
  return { key: "date", by: bound?.by ?? "<=", value, end: at + form[0].split(" ").length };
}
