import { monthNames } from "@/lib/constraints/trade-words";
import { answerWords } from "@/lib/reading/lexicon/typed-words";

const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const written = (year: number, month: number, date = 1) =>
  `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;

/** The day an answer names, as "2026-12-15"; a month alone is its first day. */
export function dateSaid(said: string, today: string, question: string): string | null {
  const text = said.toLowerCase().replace(/(?<=\d)(?:st|nd|rd|th)\b/g, "");
  const now = Date.parse(today);
  const [year = 2000, month = 1] = today.split("-").map(Number);
  const full = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text);
  if (full) return written(Number(full[1]), Number(full[2]), Number(full[3]));
  const slashed = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})\b/.exec(text);
  if (slashed)
    return written(Number(slashed[3]) + (Number(slashed[3]) < 100 ? 2000 : 0), Number(slashed[1]), Number(slashed[2]));
  const named = answerWords.monthNamed.exec(text);
  if (named) {
    const at = monthNames.findIndex((each) => each.startsWith(named[2] ?? "")) + 1;
    const date = Number(named[1] ?? named[3] ?? 1);
    const near = { "this year": year, "last year": year - 1, "next year": year + 1 }[named[4] ?? ""];
    const there = written(year, at, date);
    const guess = answerWords.asks.past.test(question) ? year - Number(there > today) : year + Number(there < today);
    const meant = (near ?? Number(named[4])) || guess;
    if (/\bend of\b/.test(text)) return iso(Date.UTC(meant, at, 0));
    return written(meant, at, /\bmid(?:dle)?\b/.test(text) ? 15 : date);
  }
  const away = answerWords.away.exec(text);
  if (away && /\b(?:in|ago|from now)\b/.test(text)) {
    const count = (answerWords.few[away[1] ?? ""] ?? Number(away[1])) * (away[3] ? -1 : 1);
    if (away[2] === "day" || away[2] === "week") return iso(now + count * day * (away[2] === "week" ? 7 : 1));
    const date = new Date(now);
    date.setUTCMonth(date.getUTCMonth() + count * (away[2] === "year" ? 12 : 1));
    return iso(date.getTime());
  }
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
