import { monthNames } from "@/lib/constraints/trade-words";

const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const written = (year: number, month: number, date = 1) =>
  `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;

/** The day an answer names, as "2026-12-15"; a month alone is its first day. */
export function dateSaid(said: string, today: string, question: string): string | null {
  const text = said.toLowerCase().replace(/(?<=\d)(?:st|nd|rd|th)\b/g, "");
  const now = Date.parse(today);
  const [year = 2000, month = 1] = today.split("-").map(Number);
  const isPast = /\b(?:did|when were|started|since)\b/i.test(question);
  const full = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text);
  if (full) return written(Number(full[1]), Number(full[2]), Number(full[3]));
  const slashed = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})\b/.exec(text);
  if (slashed)
    return written(Number(slashed[3]) + (Number(slashed[3]) < 100 ? 2000 : 0), Number(slashed[1]), Number(slashed[2]));
  const named =
    /\b(?:(\d{1,2}) (?:of )?)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?: (?:the )?(\d{1,2})(?!\d))?(?:,? (?:of )?(\d{4}|this year|last year|next year))?/.exec(
      text,
    );
  if (named) {
    const at = monthNames.findIndex((each) => each.startsWith(named[2] ?? "")) + 1;
    const date = Number(named[1] ?? named[3] ?? 1);
    const said =
      { "this year": year, "last year": year - 1, "next year": year + 1 }[named[4] ?? ""] ?? Number(named[4]);
    const guess = isPast
      ? year - (written(year, at, date) > today ? 1 : 0)
      : year + (written(year, at, date) < today ? 1 : 0);
    const year4 = said || guess;
    if (/\bend of\b/.test(text)) return iso(Date.UTC(year4, at, 0));
    return written(year4, at, /\bmid(?:dle)?\b/.test(text) ? 15 : date);
  }
  const counts: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
  const away = /\b(?:in )?(\d+|a|an|one|two|three|four|five|six) (day|week|month|year)s?\b( ago)?/.exec(text);
  const count = counts[away?.[1] ?? ""] ?? Number(away?.[1]);
  if (away && /\b(?:in|ago|from now)\b/.test(text)) {
    const sign = away[3] ? -1 : 1;
    if (away[2] === "day" || away[2] === "week") return iso(now + sign * count * day * (away[2] === "week" ? 7 : 1));
    const date = new Date(now);
    date.setUTCMonth(date.getUTCMonth() + sign * count * (away[2] === "year" ? 12 : 1));
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
