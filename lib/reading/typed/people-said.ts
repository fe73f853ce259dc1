import { answerWords } from "@/lib/reading/lexicon/answer-words";

const counted = /(?<![\p{L}\d])(?:(\d+|an?|my|our|the|one) )?(?:\p{L}+ )?/u.source;

/** People counted one by one: "me, my husband and two kids". `null` where nobody is named, or a total is. */
export function peopleSaid(answer: string, { onlyChildren }: { onlyChildren: boolean }): number | null {
  const { child, adult, self, whole } = answerWords.people;
  const leads = new RegExp(
    `^\\W*(?:[a-z']+ ){0,2}?\\d+(?! (?:(?!with|plus|counting|including|and)\\w+ )?(?:${child}|${adult}))`,
    "i",
  );
  if (whole.test(answer) || leads.test(answer) || answerWords.silent.test(answer)) return null;
  const of = (noun: string) =>
    [...answer.matchAll(new RegExp(`${counted}(?:${noun})(?![\\p{L}])`, "giu"))].map(([, count = "", ...rest]) => ({
      count: Number(count) || 1,
      isOwn: /^(?:my|our)$/i.test(count),
      rest,
    }));
  const children = of(child);
  const total = (people: typeof children) => people.reduce((sum, { count }) => sum + count, 0);
  if (onlyChildren) return children.length > 0 ? total(children) : null;
  const everyone = [...children, ...of(adult)];
  if (everyone.length === 0) return null;
  return total(everyone) + (self.test(answer) || !/\badults?\b/i.test(answer) ? 1 : 0);
}
