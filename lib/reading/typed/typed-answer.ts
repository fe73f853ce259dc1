import { answerWords, optionWords, topicAnswers } from "@/lib/reading/lexicon/typed-words";
import { editDistance } from "@/lib/reading/text/edit-distance";
import { dateSaid } from "./date-said";
import { amountSaid, numbersIn } from "./number-said";

export interface TypedQuestion {
  type: "int" | "money" | "percent" | "bool" | "choice" | "date";
  question: string;
  options?: readonly string[];
  today: string;
}

/** `null` where it doesn't say. The question's words tell what is asked and never what is so. */
export function readTypedAnswer(said: string, asked: TypedQuestion): number | boolean | string | null {
  const answer = said.trim().replace(/[’`]/g, "'");
  if (isQuestion(answer, asked.question)) return null;
  switch (asked.type) {
    case "bool":
      return boolSaid(answer, asked.question);
    case "choice":
      return choiceSaid(answer, asked.options ?? []);
    case "date":
      return dateSaid(answer, asked.today, asked.question);
    default:
      return (
        sumOfEarners(answer, asked) ??
        amountSaid(ownClauses(afterTurn(answer)).join(", "), asked.type, asked.question, asked.today)
      );
  }
}

/** "My wife makes 40k and I make 55k", where the household is asked about. */
function sumOfEarners(answer: string, { type, question, today }: TypedQuestion): number | null {
  if (type !== "money" || !/household/i.test(question) || /\b(?:so|total|\w*together|combined)\b/i.test(answer))
    return null;
  const clauses = clausesOf(answer).filter((each) => numbersIn(each).length > 0);
  const isOfOthers = clauses.map((each) => answerWords.others.test(each));
  if (!isOfOthers.includes(true) || !isOfOthers.includes(false)) return null;
  const amounts = clauses.map((each) => amountSaid(each, type, question, today));
  return amounts.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}

function isQuestion(answer: string, question: string): boolean {
  const rest = answer.replace(question, "").trim();
  if (rest === "") return true;
  const [only, ...more] = answer.split(/(?<=[.!?])\s+/).filter((each) => each !== "");
  return more.length === 0 && /\?$/.test(only ?? "") && !answerWords.yes.test(answer) && !answerWords.no.test(answer);
}

function afterTurn(answer: string): string {
  const last = [...answer.matchAll(answerWords.turn)].at(-1);
  const rest = last && answer.slice((last.index ?? 0) + last[0].length).trim();
  return rest && /[\p{L}\d]{2}|\d/u.test(rest) ? rest : answer;
}

function clausesOf(answer: string): string[] {
  return answer
    .split(answerWords.clausesApart)
    .map((each) => each.trim())
    .filter((each) => each !== "");
}

/** The clauses that speak of the one who answers; all of them where none does. */
function ownClauses(answer: string): string[] {
  const clauses = clausesOf(answer);
  const own = clauses.filter((each) => !answerWords.others.test(each));
  return own.length > 0 ? own : clauses;
}

function boolSaid(answer: string, question: string): boolean | null {
  const clauses = ownClauses(afterTurn(answerWords.summed.exec(answer)?.[1] ?? answer));
  for (const clause of clauses) {
    if (answerWords.no.test(clause)) return false;
    if (answerWords.yes.test(clause)) return true;
  }
  const said = clauses.join(", ");
  const topic = topicAnswers.find(({ asks }) => asks.test(question));
  if (topic?.no.test(said)) return false;
  if (topic?.yes.test(said)) return true;
  if (answerWords.silent.test(answer)) return null;
  return clauses.map(yesOrNoIn).find((each) => each !== undefined) ?? null;
}

/** "I don't have one", "I've got one": said with a verb of one's own. */
function yesOrNoIn(clause: string): boolean | undefined {
  if (answerWords.denies.test(clause)) return false;
  return answerWords.owns.test(clause) ? true : undefined;
}

function choiceSaid(answer: string, options: readonly string[]): string | null {
  const banded = bandSaid(answer, options);
  if (banded !== undefined) return banded;
  const text = afterTurn(answer);
  for (const clause of [...ownClauses(text), text]) {
    for (const part of [clause, answerWords.moved.exec(clause)?.[1] ?? ""]) {
      const [only, ...more] = optionsIn(part, options);
      if (only && more.length === 0) return only;
    }
  }
  const meant = options.filter((option) => isMisspelled(text, option));
  return meant.length === 1 ? (meant[0] ?? null) : optionAt(text, options);
}

function optionAt(text: string, options: readonly string[]): string | null {
  const place = answerWords.ordinals.find(([words]) => words.test(text))?.[1];
  if (place === undefined || !/\b(?:one|option|choice|answer)\b|^(?:the )?\w+$/i.test(text)) return null;
  if (place === 0.5) return (options.length % 2 === 1 && options[(options.length - 1) / 2]) || null;
  return options.at(place) ?? null;
}

function isMisspelled(text: string, option: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return words.some((word) => editDistance(word, option.toLowerCase(), 1) <= 1);
}

/** The options a clause names and does not turn down; the longest of those that share their words. */
function optionsIn(clause: string, options: readonly string[]): string[] {
  const hits = options.flatMap((option) => {
    const named = new RegExp(`(?<![\\p{L}])${option.replace(/[^\p{L}\d]+/gu, "\\W+")}s?(?![\\p{L}])`, "iu");
    const hit = named.exec(clause) ?? optionWords[option.toLowerCase()]?.exec(clause) ?? initialsIn(clause, option);
    return hit && !answerWords.gone.test(clause.slice(0, hit.index))
      ? [{ option, start: hit.index, end: hit.index + hit[0].length }]
      : [];
  });
  const covers = (other: (typeof hits)[number], each: (typeof hits)[number]) =>
    other.end - other.start > each.end - each.start && other.start <= each.start && other.end >= each.end;
  return hits.flatMap((each) => (hits.some((other) => covers(other, each)) ? [] : [each.option]));
}

/** "MFJ" for "married filing jointly". */
function initialsIn(clause: string, option: string): RegExpExecArray | null {
  const words = option.match(/\p{L}+/gu) ?? [];
  return words.length < 3 ? null : new RegExp(`\\b${words.map(([first]) => first).join("")}\\b`, "i").exec(clause);
}

/** "Under $50,000", "$50,000 to $100,000": an amount belongs into one of the bands. */
function bandSaid(answer: string, options: readonly string[]): string | null | undefined {
  const bands = options.map((option) => ({ option, limits: numbersIn(option).map(({ value }) => value) }));
  if (bands.length < 2 || bands.some(({ limits }) => limits.length === 0)) return undefined;
  const amounts = numbersIn(answer.replace(/\bone\b/gi, "")).map(({ value }) => value);
  if (amounts.length === 0) return optionAt(answer, options);
  const [over, under] = [answerWords.over.test(answer), answerWords.under.test(answer)];
  const bandOf = (amount: number) =>
    bands.find(({ option, limits: [low = 0, high] }) => {
      if (high !== undefined) return amount >= low && (amount < high || (amount === high && !over));
      return answerWords.upTo.test(option)
        ? amount < low || (amount === low && under)
        : amount > low || (amount === low && over);
    })?.option;
  const scaled = amounts.map((each) => (each < 1000 ? each * 1000 : each) + Number(over) - Number(under));
  const [only, ...others] = new Set(scaled.map(bandOf));
  return others.length === 0 ? (only ?? null) : null;
}
