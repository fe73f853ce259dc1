import { answerWords } from "@/lib/reading/lexicon/answer-words";
import { tokenize } from "@/lib/reading/text/tokenize";
import { findNumbers } from "@/lib/reading/values/numbers";

interface NumberSaid {
  value: number;
  /** Characters. */
  start: number;
  end: number;
  scaled: boolean;
  currency: boolean;
}

/** The numbers of a text, with thousands written either way ("42.000"). */
export function numbersIn(text: string): NumberSaid[] {
  const plain = text
    .replace(/(?<![\d.])(\d{1,3})\.(\d{3})(?![\d.])/g, "$1,$2")
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
export function amountSaid(answer: string, type: "int" | "money" | "percent", question: string): number | null {
  if (
    answerWords.nothing.test(answer) &&
    !answerWords.silent.test(answer) &&
    numbersIn(answer).every(({ value }) => value === 0)
  )
    return 0;
  const asksPeople = /\b(?:people|live in)\b/i.test(question);
  const numbers = numbersIn(answer).filter((each) => isAskedFor(each, answer, type));
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
  if (type === "money" && isShort && top >= 1000 && value < 100) value *= 1000;
  else if (type === "money" && isShort && value >= 10 && /\b(?:income|earn|price)\b/i.test(question)) value *= 1000;
  const rest = answer.slice(picked.end);
  if (type === "money" && /\b(?:year|income|earn)\b/i.test(question)) {
    if (/\b(?:a|per|each|every) month\b|\bmonthly\b/i.test(rest)) value *= 12;
    else if (/\b(?:a|per) week\b|\bweekly\b/i.test(rest)) value *= 52;
  }
  if (type === "int" && /\byears?\b/i.test(question) && /^\W*months?\b/i.test(rest)) value = Math.floor(value / 12);
  if (type === "int" && /\bmonths?\b/i.test(question) && /^\W*(?:years?|yrs?)\b/i.test(rest)) value *= 12;
  return type === "int" ? Math.round(value) : value;
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
