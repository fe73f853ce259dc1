import { paymentWords, runningWords } from "@/lib/constraints/trade-words";
import { small } from "@/lib/reading/lexicon/number-words";
import { tokenize } from "@/lib/reading/text/tokenize";
import { findNumbers } from "@/lib/reading/values/numbers";
import type { Asked } from "./asked";
import type { Question } from "./question";
import { asks } from "./segments";

type Payment = Extract<Question, { kind: "payment" }>;

export function readPayment(asked: Asked): Payment | null {
  const { named } = asked;
  const core = withDigits(asked.core);
  const own = loanIn(core);
  const isAsked =
    (asks(asked) || /^(?:the |my )?(?:monthly )?payments?\b/.test(core)) &&
    paymentWords.asks.test(core) &&
    !paymentWords.isElse.test(core) &&
    !(paymentWords.limit.test(core) && named.names.length === 0) &&
    !runningWords.asks.test(core);
  const isOnward = Object.keys(own).length > 0 && named.names.length === 0 && core.split(" ").length < 10;
  const before = isAsked ? asked.before() : isOnward ? asked.just() : undefined;
  const held = before?.kind === "payment" ? before : undefined;
  if (!isAsked && !held) return null;
  // "With my 5 thousand, how much a month?"
  const loan = { ...loanIn(withDigits(asked.input.words.toLowerCase().replace(paymentWords.years, " "))), ...own };
  const { cars } = asked.cars.length > 0 || !held ? asked : held;
  const price = asked.cars.length === 0 && isAsked ? sumIn(paymentWords.price.exec(core)) : 0;
  return { ...held, kind: "payment", cars, ...(price > 1000 ? { price } : {}), ...loan };
}

/** "Forty-eight months" is 48 months, and "5 thousand" is 5000. */
function withDigits(core: string): string {
  const tokens = tokenize(core);
  return findNumbers(tokens, [])
    .reduceRight((said, { value, start, end }) => {
      const [from = 0, to = 0] = [tokens[start]?.start, tokens[end - 1]?.end];
      return /\d[\d,.]*$/.test(said.slice(from, to)) ? said : `${said.slice(0, from)}${value}${said.slice(to)}`;
    }, core)
    .replace(/(\d)000 (\d{3})\b/g, "$1$2");
}

/** The first sum that a pattern's groups hold. */
function sumIn(found: RegExpExecArray | null): number {
  const at = found?.findIndex((each, index) => index > 0 && each !== undefined) ?? -1;
  return at < 0 ? 0 : Number(found?.[at]?.replace(/,/g, "")) * (found?.[at + 1] ? 1000 : 1);
}

/** Months, yearly rate in percent, down payment, sum to borrow. */
function loanIn(core: string): Pick<Payment, "months" | "rate" | "down" | "borrowed"> {
  const years = paymentWords.years.exec(core)?.[1] ?? "0";
  const months = Number(paymentWords.months.exec(core)?.[1] ?? 12 * (small[years] ?? Number(years)));
  const rate = Number(paymentWords.rate.exec(core)?.[1] ?? Number.NaN);
  const down = sumIn(paymentWords.down.exec(core));
  const borrowed = sumIn(paymentWords.borrowed.exec(core));
  return {
    ...(months >= 12 && months <= 120 ? { months } : {}),
    ...(rate <= 30 ? { rate } : {}),
    ...(down > 0 ? { down } : {}),
    ...(borrowed > 1000 ? { borrowed } : {}),
  };
}
