import { roles, type SlotName } from "@/lib/constraints";
import type { FeatureWord } from "@/lib/constraints/trade-words";
import { clockWish, countedThings, isAnswered, loans, paidBackBy, paymentWords } from "@/lib/constraints/trade-words";
import { moneyWords } from "@/lib/reading/lexicon/quantity-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { type Tokens, textIn } from "@/lib/reading/text/tokenize";
import { groupDigits } from "@/messages/group-digits";
import { unclear } from "@/messages/unclear";
import { isOdometer } from "./number-roles";
import type { SpokenNumber } from "./numbers";
import type { Feature } from "./topics";

const things = PhraseTable.keyed(countedThings.map(({ wish, say }) => [wish, say]));

/** In words. */
const nearby = 8;
const closing = /[,.;:!?]/;

/** Numbers without a column: seats, miles driven, monthly payments. */
export function countedFeatures(
  tokens: Tokens,
  numbers: readonly SpokenNumber[],
  isHeld: (slot: SlotName) => boolean,
): Feature[] {
  // "400 a month at 5%".
  const rate =
    numbers.find(({ end }) => ["%", "percent"].includes(tokens[end]?.word ?? ""))?.value ?? loans?.usual.rate ?? 0;
  const down = sumIn(paymentWords.down.exec(textIn(tokens)));
  return numbers.flatMap((number): Feature[] => {
    if (clockWish && isOdometer(tokens, number) && !isAnswered(clockWish, isHeld))
      return [{ word: clockWish, start: number.start, end: number.end }];
    let from = number.end;
    while (moneyWords.has(tokens[from]?.word ?? "")) from++;
    if (["/", "+"].includes(tokens[from]?.word ?? "")) from++;
    const hit = things.at(tokens, from);
    const before =
      textIn(tokens, number.start - nearby, number.start)
        .split(closing)
        .at(-1) ?? "";
    const [after = ""] = hit ? textIn(tokens, hit.end, hit.end + nearby).split(closing) : [];
    const wish = hit?.payload({ value: number.value, before, after });
    const word = wish === "payment" ? payments(number.value, rate, down) : wish;
    return hit && word && !isAnswered(word, isHeld) ? [{ word, start: number.start, end: hit.end }] : [];
  });
}

/** The first sum that a pattern's groups hold. */
export function sumIn(found: RegExpExecArray | null): number {
  const at = found?.findIndex((each, index) => index > 0 && each !== undefined) ?? -1;
  return at < 0 ? 0 : Number(found?.[at]?.replace(/,/g, "")) * (found?.[at + 1] ? 1000 : 1);
}

/** Assumes usual terms. Rounds to the hundred. `rate` is in percent a year, `down` is paid at once. */
function payments(monthly: number, rate: number, down: number): FeatureWord {
  const standIns = (loans?.terms ?? []).map((months) => {
    const value = Math.round((monthly * paidBackBy(months, rate) + down) / 100) * 100;
    const label = unclear.paidBack({ amount: `$${groupDigits(value)}`, months, rate, down });
    return { label, tests: [{ slot: roles.price, op: "<=" as const, value }] };
  });
  return { say: [], name: "monthly payments", standIns };
}
