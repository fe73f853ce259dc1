import { monthNames } from "@/lib/constraints/trade-words";
import { small } from "@/lib/reading/lexicon/number-words";
import { answerWords } from "@/lib/reading/lexicon/typed-words";

const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const written = (year: number, month: number, date = 1) =>
  `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;

/** The day an answer names, as "2026-12-15"; a month alone is its first day. */
export function dateSaid(said: string, today: string, question: string): string | null {
  const text = said
    .toLowerCase()
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/g, "")
    .replace(/\bfrom today\b/, "from now")
    .replace(/[a-z]+/g, (word) => String(small[word] ?? word));
  const now = Date.parse(today);
  const [year = 2000, month = 1] = today.split("-").map(Number);
  const isPast = answerWords.asks.past.test(question) || /\blast [a-z]+\b/.test(text);
  const nearest = (at: number, date: number) => {
    const there = written(year, at, date);
    return written(year + (isPast ? -Number(there > today) : Number(there < today)), at, date);
  };
  const full = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text);
  if (full) return written(Number(full[1]), Number(full[2]), Number(full[3]));
  const slashed = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})\b/.exec(text);
  if (slashed)
    return written(Number(slashed[3]) + (Number(slashed[3]) < 100 ? 2000 : 0), Number(slashed[1]), Number(slashed[2]));
  const ofYear = /\b(0?[1-9]|1[0-2])\/((?:19|20)\d\d)\b/.exec(text);
  if (ofYear) return written(Number(ofYear[2]), Number(ofYear[1]));
  const near = /^\D*\b(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])\b\D*$/.exec(text);
  if (near) return nearest(Number(near[1]), Number(near[2]));
  const named = answerWords.monthNamed.exec(text);
  if (named) {
    const at = monthNames.findIndex((each) => each.startsWith((named[2] ?? "").slice(0, 3))) + 1;
    const date = Number(named[1] ?? named[3] ?? 1);
    const told = { "this year": year, "last year": year - 1, "next year": year + 1 }[named[4] ?? ""];
    const meant =
      (told ?? Number(named[4] ?? /\b(?:19|20)\d\d\b/.exec(text)?.[0])) || Number(nearest(at, date).slice(0, 4));
    if (/\bend of\b/.test(text)) return iso(Date.UTC(meant, at, 0));
    return written(meant, at, /\bmid(?:dle)?\b/.test(text) ? 15 : date);
  }
  const away = answerWords.away.exec(text);
  if (away && /\b(?:in|ago|from now|within)\b/.test(text)) {
    const count = (answerWords.few[away[1] ?? ""] ?? Number(away[1])) * (away[3] ? -1 : 1);
    if (away[2] === "day" || away[2] === "week") return iso(now + count * day * (away[2] === "week" ? 7 : 1));
    const date = new Date(now);
    date.setUTCMonth(date.getUTCMonth() + count * (away[2] === "year" ? 12 : 1));
    return iso(date.getTime());
  }
  const [, date] = /\b(?:on |by )?the (\d{1,2})(?:st|nd|rd|th)\b/.exec(said) ?? [];
  if (date && Number(date) < 32) {
    const there = written(year, month, Number(date));
    if (there >= today) return there;
    return written(year + Number(month === 12), (month % 12) + 1, Number(date));
  }
  const holiday = answerWords.holidays.find(([form]) => form.test(text));
  if (holiday) return nearest(holiday[1], holiday[2]);
  const weekday = answerWords.weekdays.findIndex((each) => text.includes(each));
  if (weekday >= 0) {
    const ahead = (weekday - new Date(now).getUTCDay() + 7) % 7;
    return iso(now + (isPast ? ahead - 7 : ahead || 7) * day);
  }
  if (/\b(?:next|last) week\b/.test(text)) return iso(now + (text.includes("next week") ? 7 : -7) * day);
  if (/\b(?:today|right now|right away|immediately|asap)\b/.test(text)) return today;
  if (/\btomorrow\b/.test(text)) return iso(now + day);
  if (/\byesterday\b/.test(text)) return iso(now - day);
  if (/\bnext month\b/.test(text)) return written(year + (month === 12 ? 1 : 0), (month % 12) + 1);
  if (/\b(?:new year|next year)\b/.test(text)) return written(year + 1, 1);
  const short = /(?:^|\s)'(\d{2})\b/.exec(text);
  if (short) return written(Number(short[1]) + (Number(short[1]) > 50 ? 1900 : 2000), 1);
  const only = /^\D*\b(19[5-9]\d|20[0-4]\d)\b\D*$/.exec(text);
  return only ? written(Number(only[1]), 1) : null;
}
