import { answerWords, optionConcepts } from "@/lib/reading/lexicon/typed-words";
import { editDistance } from "@/lib/reading/text/edit-distance";
import { amountSaid, numbersIn, spokenPlainly } from "./number-said";

/** The option an answer names: by its words, by other words for it, by an amount in its band, or by its place. */
export function choiceSaid(answer: string, options: readonly string[], today: string, isAlone = false): string | null {
  const text = afterTurn(answer);
  const isOfSelf = (clause: string) => Number(answerWords.ofSelf.test(clause));
  const clauses = ownClauses(text).sort((one, other) => isOfSelf(other) - isOfSelf(one));
  const moved = (clause: string) => [clause, answerWords.moved.exec(clause)?.[1] ?? ""];
  for (const least of [1, 0.3])
    for (const part of [...clauses.flatMap(moved), text]) {
      if (least < 1 && namesAnother(part, options)) continue;
      const [only, ...more] = optionsIn(part, options, least);
      if (only && more.length === 0) return only;
    }
  const banded = bandSaid(text, options, today);
  if (banded !== undefined) return banded;
  const often = oftenestOf(text, options);
  if (often !== null) return often;
  const meant = options.filter((option) => isMisspelled(text, option));
  return meant.length === 1
    ? (meant[0] ?? null)
    : (optionAt(text, options) ?? leftOver(text, options, isAlone && !answerWords.silent.test(answer)));
}

/** "Separately", where only "single" and "jointly" are offered. */
function namesAnother(clause: string, options: readonly string[]): boolean {
  const others = optionConcepts.filter(({ of }) => !options.some((option) => of.test(labelOf(option))));
  return others.some(({ says }) => {
    const hit = says.exec(clause);
    const isOwn = options.some((option) => option.toLowerCase().includes(hit?.[0].toLowerCase() ?? ""));
    return hit !== null && !isOwn && isKept(clause, hit.index);
  });
}

interface Hit {
  option: string;
  /** Share of the option's own words, 1 for another word for it, 2 for its name. */
  share: number;
  start: number;
  end: number;
}

/** The options a clause names best and does not turn down; the longest of those that share their words. */
function optionsIn(clause: string, options: readonly string[], least: number): string[] {
  const hits = options.flatMap((option) => hitOn(clause, option, options) ?? []).filter(({ share }) => share >= least);
  const covers = (other: Hit, each: Hit) =>
    other.end - other.start > each.end - each.start && other.start <= each.start && other.end >= each.end;
  const whole = hits.filter((each) => !hits.some((other) => other.share >= 1 && covers(other, each)));
  const most = Math.max(...whole.map(({ share }) => share));
  return whole.flatMap(({ share, option }) => (share === most ? [option] : []));
}

function hitOn(clause: string, option: string, options: readonly string[]): Hit | null {
  const label = labelOf(option);
  const named = new RegExp(`(?<![\\p{L}])${label.replace(/[^\p{L}\d]+/gu, "\\W+")}s?(?![\\p{L}])`, "iu");
  const concept = optionConcepts.find(({ of }) => of.test(label))?.says;
  const whole = [named.exec(clause), initialsIn(clause, label), concept?.exec(clause)];
  for (const [way, hit] of whole.entries())
    if (hit && isKept(clause, hit.index))
      return { option, share: way < 2 ? 2 : 1, start: hit.index, end: hit.index + hit[0].length };
  const own = ownWords(label, options.filter((each) => each !== option).map(labelOf));
  const said = wordsIn(clause).filter(({ word, start }) => own.has(word) && isKept(clause, start));
  const [first] = said;
  const last = said.at(-1);
  if (!first || !last) return null;
  const share = new Set(said.map(({ word }) => word)).size / rootsOf(label).size;
  return { option, share, start: first.start, end: last.end };
}

const isKept = (clause: string, start: number) => !answerWords.gone.test(clause.slice(0, start));

/** "Good (670-739)" is called "Good". */
function labelOf(option: string): string {
  return option.replace(/\s*\([^)]*\)\s*$/, "") || option;
}

/** Roots that no other option has. */
function ownWords(label: string, others: readonly string[]): Set<string> {
  const taken = new Set(others.flatMap((each) => [...rootsOf(each)]));
  return new Set([...rootsOf(label)].filter((root) => !taken.has(root)));
}

const rootsOf = (text: string) => new Set(wordsIn(text).map(({ word }) => word));

/** Words by their root, so that "delivering" meets "deliveries". A single letter counts as a capital alone. */
function wordsIn(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\d]+/gu)].flatMap((found) => {
    const [said] = found;
    const isName = said.length === 1 && (/[B-HJ-Z]/.test(said) || /^\W*\w\W*$/.test(text));
    const word = isName ? said.toUpperCase() : rootOf(said.toLowerCase());
    const isWord = isName || (said.length > 2 && !answerWords.small.test(said));
    return isWord ? [{ word, start: found.index, end: found.index + said.length }] : [];
  });
}

function rootOf(word: string): string {
  const root = word.replace(/(?:ational|ations?|ments?|ingly|ings?|ied|ies|ary|ers?|ed|es|ly|s|e|y)$/, "");
  return root.length > 2 ? root.replace(/([^aeiou])\1$/, "$1") : word;
}

/** "MFJ" for "married filing jointly". */
function initialsIn(clause: string, option: string): RegExpExecArray | null {
  const words = option.match(/\p{L}+/gu) ?? [];
  const initials = words.map(([first]) => first).join("");
  const said = words.length > 2 ? new RegExp(`\\b${initials}\\b`, "i") : new RegExp(`\\b${initials.toUpperCase()}\\b`);
  return words.length < 2 ? null : said.exec(clause);
}

function isMisspelled(text: string, option: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const name = labelOf(option).toLowerCase();
  return words.some((word) => word !== name && editDistance(word, name, 1) <= 1);
}

function optionAt(text: string, options: readonly string[]): string | null {
  const place = answerWords.ordinals.find(([words]) => words.test(text))?.[1];
  if (place === undefined || !/\b(?:one|option|choice|answer)\b|^(?:the )?\w+$/i.test(text)) return null;
  return options.at(place) ?? null;
}

/** "I live on a boat", "marketing": said, and none of those named. */
function leftOver(text: string, options: readonly string[], isAlone: boolean): string | null {
  const isOfSelf = /\b(?:i|we|it)(?:'[a-z]+)?\b/i.test(text) || namesAnother(text, options);
  const isName = isAlone && /^\W*(?:[\p{L}'-]+\W*){1,4}$/u.test(text);
  const isSaid = (isOfSelf || isName) && !answerWords.silent.test(text) && !text.includes("?");
  return (isSaid && options.find((option) => /^(?:other|something else|none of)/i.test(option))) || null;
}

/** "About twice a month", where options say how often: the nearest of them. */
function oftenestOf(answer: string, options: readonly string[]): string | null {
  const [said, known] = [timesSaid(answer), options.map(timesSaid)];
  if (said === undefined || known.filter((each) => each !== undefined).length < 3) return null;
  const apart = known.map((each) =>
    each === undefined ? Number.POSITIVE_INFINITY : Math.abs(Math.log((each + 0.3) / (said + 0.3))),
  );
  return options[apart.indexOf(Math.min(...apart))] ?? null;
}

function timesSaid(text: string): number | undefined {
  const [, count = "", period = ""] = answerWords.timesAway.exec(spokenPlainly(text).toLowerCase()) ?? [];
  const named = answerWords.often.find(([form]) => form.test(text))?.[1];
  const times = answerWords.timesIn[period];
  return times === undefined ? named : (answerWords.timesFew[count] ?? Number(count)) * times;
}

/** "Under $50,000", "$50,000 to $100,000": an amount belongs into one of the bands. Undefined where there are none. */
function bandSaid(answer: string, options: readonly string[], today: string): string | null | undefined {
  const bands = options.map((option) => ({ option, limits: numbersIn(option).map(({ value }) => value) }));
  if (bands.length < 2 || bands.some(({ limits }) => limits.length === 0)) return undefined;
  const isLarge = bands.some(({ limits }) => limits.some((limit) => limit >= 10_000));
  const placed = optionAt(answer, options);
  if (placed) return placed;
  const said = isLarge ? amountSaid(answer, "money", "income a year", today) : null;
  const amounts =
    said === null ? numbersIn(spokenPlainly(answer).replace(/\bone\b/gi, "")).map(({ value }) => value) : [said];
  const [over, under] = [answerWords.over.test(answer), answerWords.under.test(answer)];
  const bandOf = (amount: number) =>
    bands.find(({ option, limits: [low = 0, high] }) => {
      if (high !== undefined) return amount >= low && (amount < high || (amount === high && !over));
      if (answerWords.upTo.test(option))
        return amount < low || (amount === low && (under || answerWords.upToIt.test(option)));
      return amount > low || (amount === low && (over || answerWords.fromIt.test(option)));
    })?.option;
  const scaled = amounts.map((each) => (isLarge && each < 1000 ? each * 1000 : each) + Number(over) - Number(under));
  const [only, ...others] = new Set(scaled.map(bandOf));
  return others.length === 0 ? (only ?? null) : null;
}

/** What follows the last "no, wait". */
export function afterTurn(answer: string): string {
  const last = [...answer.matchAll(answerWords.turn)].at(-1);
  const rest = last && answer.slice((last.index ?? 0) + last[0].length).trim();
  return rest && /[\p{L}\d]{2}|\d/u.test(rest) ? rest : answer;
}

export function answerClauses(answer: string): string[] {
  return answer.split(answerWords.clausesApart).map((each) => each.trim());
}

/** The clauses that speak of the one who answers; all of them where none does. */
export function ownClauses(answer: string): string[] {
  const clauses = answerClauses(answer);
  const own = clauses.filter((each) => !answerWords.others.test(each));
  return own.length > 0 ? own : clauses;
}
