import { answerWords } from "@/lib/reading/lexicon/answer-words";
import { tokenize } from "@/lib/reading/text/tokenize";
import { findNumbers } from "@/lib/reading/values/numbers";
import { peopleSaid } from "./people-said";

interface NumberSaid {
  value: number;
  start: number;
  end: number;
  scaled: boolean;
  currency: boolean;
}

/** The numbers of a text, with thousands written either way ("42.000"). */
export function numbersIn(text: string): NumberSaid[] {
  const plain = text
    .replace(/(?<![\d.])(\d{1,3})[. ](\d{3})(?![\d.])/g, "$1,$2")
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/g, "  ");
  const tokens = tokenize(plain.replace(/\bone\b(?! (?:hundred|thousand|million))/gi, "1  "));
  return findNumbers(
    tokens,
    tokens.map(() => false),
  ).map(({ value, start, end, scaled, currency }) => ({
    ...{ value, scaled, currency },
    start: tokens[start]?.start ?? 0,
    end: tokens[end - 1]?.end ?? 0,
  }));
}

/** The one number an answer comes to; `null` where it gives none, or several without saying which. */
export function amountSaid(
  said: string,
  type: "int" | "money" | "percent",
  question: string,
  today: string,
): number | null {
  const asksChildren = /\b(?:children|kids)\b/i.test(question);
  const answer = asksChildren ? said.replace(answerWords.toCome, "").replace(/^\W+/, "") : said;
  const isNone = answerWords.nothing.exec(answer);
  if (
    isNone &&
    !answerWords.silent.test(answer) &&
    numbersIn(answer.replace(isNone[0], "")).every(
      ({ value, end }) =>
        value === 0 || answerWords.otherUnits.test(answer.replace(isNone[0], "").slice(end).trimStart()),
    )
  )
    return 0;
  const plain = spokenPlainly(answer);
  if (answerWords.decades.test(plain)) return null;
  if (type === "int") {
    const year = /\b(?:19[3-9]\d|20[0-3]\d)\b/.exec(plain)?.[0];
    if (year && /\b(?:years|old)\b/i.test(question)) return Number(today.slice(0, 4)) - Number(year);
    const onlyChildren = asksChildren && !/household/i.test(question);
    const people = /\b(?:people|live in|children|kids)\b/i.test(question)
      ? peopleSaid(digitsFor(plain), { onlyChildren })
      : null;
    if (people !== null) return people;
  }
  return amountIn(plain, type, question);
}

function digitsFor(text: string): string {
  return numbersIn(text).reduceRight(
    (rest, { value, start, end }) => rest.slice(0, start) + value + rest.slice(end),
    text,
  );
}

const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const ones = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const hundreds = new RegExp(
  `\\b(${ones.join("|")}) (?:and a half hundred|(${tens.join("|")})(?:[ -](${ones.join("|")}))?)\\b`,
  "gi",
);

/** "Three fifty", "hundred and ten", and the words of other languages as figures. */
function spokenPlainly(answer: string): string {
  return answer
    .replace(answerWords.thousand, "thousand")
    .replace(/\p{L}+/gu, (word) => String(answerWords.foreign[word.toLowerCase()] ?? word))
    .replace(/(?<!\w )\bhundred\b/gi, "one hundred")
    .replace(hundreds, (_all, one = "", ten = "", more = "") =>
      String(
        (ones.indexOf(one.toLowerCase()) + 1) * 100 +
          (tens.indexOf(ten.toLowerCase()) + 2) * 10 +
          ones.indexOf(more.toLowerCase()) +
          1,
      ),
    );
}

function amountIn(answer: string, type: "int" | "money" | "percent", question: string): number | null {
  const asksPeople = /\b(?:people|live in)\b/i.test(question);
  const all = numbersIn(answer).filter((each) => isAskedFor(each, answer, type));
  const after = all.filter(({ start }) => !answerWords.before.test(answer.slice(0, start)));
  const numbers = after.length > 0 ? after : all;
  if (/\b(?:figures?|digits)\b/i.test(answer)) return null;
  if (numbers.length === 0) {
    if (answerWords.silent.test(answer)) return null;
    if (type === "percent") return answerWords.shares.find(([words]) => words.test(answer))?.[1] ?? null;
    if (type === "int" && asksPeople && answerWords.alone.test(answer)) return 1;
    if (type === "int" && asksPeople && answerWords.pair.test(answer)) return 2;
    return type === "int" ? (answerWords.counts.find(([words]) => words.test(answer))?.[1] ?? null) : null;
  }
  const picked = pickedFrom(numbers, answer, question);
  if (!picked) return null;
  const top = Math.max(...numbers.map(({ value }) => value));
  let { value } = picked;
  const isShort = !picked.scaled && !picked.currency && value < 1000;
  // "Four grand and another thousand, five total"; an income of "62".
  const said = timesAYear(answer.slice(picked.end));
  if (said && said > 4) value *= 1;
  else if (type === "money" && isShort && top >= 1000 && value < 100) value *= 1000;
  else if (type === "money" && isShort && value >= 10 && /\b(?:income|earn|price)\b/i.test(question)) value *= 1000;
  const rest = answer.slice(picked.end);
  const asked = timesAYear(question);
  if (said && asked) value = (value * said) / asked;
  if (type === "int" && /\byears?\b/i.test(question) && /^\W*months?\b/i.test(rest)) value = Math.floor(value / 12);
  if (type === "int" && /\bmonths?\b/i.test(question) && /^\W*(?:years?|yrs?)\b/i.test(rest)) value *= 12;
  return type === "int" ? Math.round(value) : value;
}

function timesAYear(text: string): number | undefined {
  return answerWords.periods.findLast(([words]) => words.test(text))?.[1];
}

/** A year of manufacture and miles are no amount of money. */
function isAskedFor(
  { value, end, scaled, currency }: NumberSaid,
  answer: string,
  type: "int" | "money" | "percent",
): boolean {
  const behind = answer.slice(end).trimStart();
  if (type === "percent") return value <= 100 && !currency;
  if (type === "money" && answerWords.otherUnits.test(behind)) return false;
  const isYear = !scaled && !currency && value >= 1950 && value <= 2035 && !/^\W*(?:dollars|bucks|miles)/i.test(behind);
  return !(
    isYear &&
    /(?:^|\b(?:a|since|in|the|from|my)\s)$/i.test(answer.slice(0, Math.max(0, end - 4))) &&
    type === "money"
  );
}

function pickedFrom(numbers: readonly NumberSaid[], answer: string, question: string): NumberSaid | undefined {
  const [first, ...more] = numbers;
  if (more.length === 0) return first;
  // "Three: 4, 7 and 11 years old".
  if (first?.value === more.length && /\b(?:children|kids|people)\b/i.test(question)) return first;
  const wished = numbers.filter(({ start }) => answerWords.wished.test(answer.slice(0, start)));
  if (wished.length === 1 && answerWords.today.test(answer)) return wished[0];
  // "80 percent work and 20 private": the one beside a word of the question.
  const topic = question.toLowerCase().match(/\b(?:private|business|down)\b/)?.[0];
  const near = topic
    ? numbers.filter(({ end }) =>
        new RegExp(`^\\W*(?:percent|%)?\\W*(?:is |are )?${topic}`, "i").test(answer.slice(end)),
      )
    : [];
  if (near.length === 1) return near[0];
  const last = numbers.at(-1);
  const sum = answerWords.sum.exec(answer);
  if (sum && last && (last.start > sum.index || answer.slice(last.end).trimStart().startsWith(sum[0]))) {
    return numbers.find(({ start }) => start > sum.index) ?? last;
  }
  const isRange = /\b(?:between|to|or)\b|\d\s*[-–]\s*\d/.test(
    answer.slice(Math.max(0, (first?.start ?? 0) - 9), last?.end),
  );
  if (isRange) return undefined;
  const values = new Set(numbers.map(({ value }) => value));
  const strong = numbers.filter(({ scaled, currency }) => scaled || currency);
  if (strong.length === 1) return strong[0];
  return values.size === 1 ? first : undefined;
}
