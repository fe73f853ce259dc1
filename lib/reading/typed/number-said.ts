import { loneOne, small, tens } from "@/lib/reading/lexicon/number-words";
import { answerWords } from "@/lib/reading/lexicon/typed-words";
import { lettersOf, tokenize } from "@/lib/reading/text/tokenize";
import { findNumbers, type SpokenNumber } from "@/lib/reading/values/numbers";
import { dateSaid } from "./date-said";

type NumberSaid = Pick<SpokenNumber, "value" | "start" | "end" | "scaled" | "currency">;
type Measure = "int" | "money" | "percent";

/** The numbers of a text and the characters they cover, with thousands written either way ("42.000"). */
export function numbersIn(text: string): NumberSaid[] {
  const plain = text
    .replace(/(?<![\d.])(\d{1,3})[. ](\d{3})(?![\d.])/g, "$1,$2")
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/g, "  ")
    .replace(loneOne, "1  ");
  const tokens = tokenize(plain);
  return findNumbers(tokens, []).map((each) => ({ ...each, ...lettersOf(tokens, each) }));
}

/** The one number an answer comes to; `null` where it gives none, or several without saying which. */
export function amountSaid(said: string, type: Measure, question: string, today: string): number | null {
  const { asks } = answerWords;
  const asksChildren = asks.children.test(question);
  const answer = asksChildren ? said.replace(answerWords.toCome, "").replace(/^\W+/, "") : said;
  if (isNothing(answer) || answerWords.butNothing.test(answer)) return 0;
  const plain = spokenPlainly(answer);
  if (answerWords.decades.test(plain)) return null;
  if (type === "int") {
    const lasted = lastedSaid(digitsFor(plain), question, today);
    if (lasted !== null) return lasted;
    const year = answerWords.yearOfBirth.exec(plain)?.[0];
    if (year && asks.age.test(question)) return Number(today.slice(0, 4)) - Number(year);
    const onlyChildren = asksChildren && !/household/i.test(question);
    const people = asksChildren || asks.people.test(question) ? peopleSaid(digitsFor(plain), onlyChildren) : null;
    if (people !== null) return people;
  }
  return amountIn(plain, type, question);
}

function isNothing(answer: string): boolean {
  const none = answerWords.nothing.exec(answer);
  if (!none || answerWords.silent.test(answer)) return false;
  const rest = answer.replace(none[0], "");
  return numbersIn(rest).every(
    ({ value, end }) => value === 0 || answerWords.otherUnits.test(rest.slice(end).trimStart()),
  );
}

/** "A year and a half", "since March", in whole months or years as the question asks for. */
function lastedSaid(answer: string, question: string, today: string): number | null {
  const asked = answerWords.asks.lasted.exec(question)?.[0].toLowerCase();
  const unit = asked && (asked.startsWith("month") ? 1 : 12);
  if (!unit || answerWords.silent.test(answer)) return null;
  const parts = [...answer.matchAll(answerWords.durations)].map(([, count, half, before, of = "", behind]) => {
    const units = (half ? 0.5 : (answerWords.few[count ?? ""] ?? Number(count))) + (before || behind ? 0.5 : 0);
    return units * (answerWords.monthsIn[of.toLowerCase()] ?? 1);
  });
  const months = parts.reduce((sum, each) => sum + each, 0);
  const isOne = parts.length === 1 || / and (?:\d+|an?) (?:month|week|day)/i.test(answer);
  if (isOne && !answerWords.range.test(answer)) return Math.floor(months / unit + 0.05);
  const from = answerWords.since.test(answer) ? dateSaid(answer, today, "since") : null;
  if (parts.length > 0 || !from || from > today) return null;
  const [year = 0, month = 0] = from.split("-").map(Number);
  const [thisYear = 0, thisMonth = 0] = today.split("-").map(Number);
  return Math.floor(((thisYear - year) * 12 + (unit > 1 && /\d{4}$/.test(answer) ? 0 : thisMonth - month)) / unit);
}

function digitsFor(text: string): string {
  return numbersIn(text).reduceRight(
    (rest, { value, start, end }) => rest.slice(0, start) + value + rest.slice(end),
    text,
  );
}

/** The words of other languages as figures, and hundreds in full. */
export function spokenPlainly(answer: string): string {
  const figure = (word = "one") => small[word.toLowerCase()] ?? tens[word.toLowerCase()] ?? 1;
  return answer
    .replace(answerWords.thousand, "thousand")
    .replace(/\p{L}+/gu, (word) => String(answerWords.foreign[word.toLowerCase()] ?? word))
    .replace(/\b(\d{1,2}) hundred\b/gi, (_all, count: string) => String(Number(count) * 100))
    .replace(answerWords.bareHundred, "one hundred")
    .replace(answerWords.hundreds, (_all, one: string, ten: string, more?: string) =>
      String(figure(one) * 100 + figure(ten) + (more ? figure(more) : 0)),
    );
}

const counted = /(?<![\p{L}\d])(?:(\d+|an?|my|our|the|one) )?(?:\p{L}+ )?/u.source;

/** People counted one by one: "me, my husband and two kids". `null` where nobody is named, or a total is. */
function peopleSaid(answer: string, onlyChildren: boolean): number | null {
  const { child, adult, pair, self, whole } = answerWords.people;
  const leads = new RegExp(
    `^\\W*(?:[a-z']+ ){0,2}?\\d+(?! (?:(?!with|plus|counting|including|and)\\w+ )?(?:${child}|${adult}))`,
    "i",
  );
  const { heading } = answerWords;
  const total =
    whole.exec(answer)?.[0].match(/\d+/)?.[0] ?? (/(?:^|[,;.] )(\d+)\W*$/.exec(answer) ?? heading.exec(answer))?.[1];
  if (total && !onlyChildren) return Number(total);
  if (whole.test(answer) || leads.test(answer) || answerWords.silent.test(answer)) return null;
  const of = (noun: string) =>
    [...answer.matchAll(new RegExp(`${counted}(?:${noun})(?![\\p{L}])`, "giu"))].map(([, count]) => Number(count) || 1);
  const two = of(pair).map(() => 2);
  const named = onlyChildren ? of(child) : [...of(child), ...of(adult), ...two];
  if (named.length === 0) return null;
  const isOneMore = !onlyChildren && (self.test(answer) || !/\badults?\b/i.test(answer));
  return named.reduce((sum, count) => sum + count, isOneMore ? 1 : 0);
}

function amountIn(answer: string, type: Measure, question: string): number | null {
  const isOneAlone = ({ value, scaled, currency, end }: NumberSaid) =>
    value === 1 && !scaled && !currency && !answerWords.isPercent.test(answer.slice(end));
  const all = numbersIn(answer).filter(
    (each) => isAskedFor(each, answer, type, question) && !(type !== "int" && isOneAlone(each)),
  );
  const after = all.filter(({ start }) => !answerWords.before.test(answer.slice(0, start)));
  const numbers = after.length > 0 ? after : all;
  if (/\b(?:figures?|digits)\b/i.test(answer)) return null;
  if (numbers.length === 0) return amountInWords(answer, type, question);
  const picked = pickedFrom(numbers, answer, question, type);
  if (!picked) return null;
  const rest = answer.slice(picked.end);
  const [said, asked] = [timesAYear(rest), timesAYear(question)];
  let { value } = picked;
  if (type === "money" && !picked.scaled && !picked.currency && value < 1000 && !(said && said > 4)) {
    // "Four grand and another thousand, five total"; an income of "62".
    const isOfThousands = value < 100 && numbers.some((each) => each.value >= 1000);
    const isLarge = value >= 10 && asked !== 2080 && answerWords.asks.large.test(question);
    if (isOfThousands || isLarge) value *= 1000;
  }
  // "Seventeen fifty" an hour.
  if (asked === 2080 && value >= 500 && !picked.currency) value /= 100;
  if (said && asked) value = (value * said) / asked;
  return type === "int" ? Math.round(value) : value;
}

/** "Half", "a couple of", "just me". */
function amountInWords(answer: string, type: Measure, question: string): number | null {
  if (answerWords.silent.test(answer) || type === "money") return null;
  const isOfPeople = type === "int" && answerWords.asks.people.test(question);
  if (isOfPeople && answerWords.alone.test(answer)) return 1;
  const words = type === "percent" ? answerWords.shares : answerWords.counts;
  return words.find(([form, , asks]) => form.test(answer) && (asks?.test(question) ?? true))?.[1] ?? null;
}

function timesAYear(text: string): number | undefined {
  return answerWords.periods.findLast(([words]) => words.test(text))?.[1];
}

/** A year of manufacture and miles are no amount of money. */
function isAskedFor(each: NumberSaid, answer: string, type: Measure, question: string): boolean {
  const { value, end, scaled, currency } = each;
  const behind = answer.slice(end).trimStart();
  const unit = answerWords.measures.exec(behind)?.[1];
  if (unit && !question.toLowerCase().includes(unit.toLowerCase())) return false;
  if (type === "percent") return value <= 100 && !currency && !/^(?:months|years)\b/i.test(behind);
  if (type === "money" && answerWords.otherUnits.test(behind)) return false;
  const isYear = !scaled && !currency && value >= 1950 && value <= 2035 && !answerWords.amountUnits.test(behind);
  return !(isYear && answerWords.yearLead.test(answer.slice(0, Math.max(0, end - 4))));
}

function pickedFrom(
  numbers: readonly NumberSaid[],
  answer: string,
  question: string,
  type: Measure,
): NumberSaid | undefined {
  const [first, ...more] = numbers;
  const last = more.at(-1);
  if (!first || !last) return first;
  // "Three: 4, 7 and 11 years old".
  if (first.value === more.length && answerWords.asks.several.test(question)) return first;
  const sum = answerWords.sum.exec(answer);
  if (sum && (last.start > sum.index || answer.slice(last.end).trimStart().startsWith(sum[0]))) {
    const from = numbers.find(({ start }) => start > sum.index) ?? last;
    return answerWords.range.test(answer.slice(Math.max(0, from.start - 9), last.end)) ? undefined : from;
  }
  if (answerWords.range.test(answer.slice(Math.max(0, first.start - 9), last.end))) return undefined;
  const isPercent = ({ end }: NumberSaid) => answerWords.isPercent.test(answer.slice(end));
  const isLarge = ({ value }: NumberSaid) => numbers.every((each) => each.value === value || each.value * 100 <= value);
  const asked = timesAYear(question);
  const strong: ((each: NumberSaid) => boolean)[] = [
    ({ start, end }) => asked !== undefined && timesAYear(clauseAround(answer, start, end)) === asked,
    ({ scaled, currency }) => scaled || currency,
    (each) => type === "percent" && isPercent(each),
    (each) => type === "money" && isLarge(each),
    ({ start, end }) => isAsked(clauseAround(answer, start, end), question),
  ];
  for (const isStrong of strong) {
    const [only, ...others] = numbers.filter(isStrong);
    if (only && others.length === 0) return only;
  }
  return more.every(({ value }) => value === first.value) ? first : undefined;
}

function clauseAround(answer: string, start: number, end: number): string {
  const before =
    answer
      .slice(0, start)
      .split(/[,;.]|\b(?:but|and)\b/i)
      .at(-1) ?? "";
  return (
    before + answer.slice(start, end) + (/^[^,;.]*?(?=[,;.]|\b(?:but|and)\b|$)/i.exec(answer.slice(end))?.[0] ?? "")
  );
}

/** A clause that shares a word with the question, or says "the little one" where the youngest is asked. */
export function isAsked(clause: string, question: string): boolean {
  const words = question.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const near = answerWords.sameAs.find(([asks]) => asks.test(question))?.[1];
  return words.some((word) => new RegExp(`\\b${word}`, "i").test(clause)) || (near?.test(clause) ?? false);
}
