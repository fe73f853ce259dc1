import { paymentWords, runningWords } from "@/lib/constraints/trade-words";
import { small } from "@/lib/reading/lexicon/number-words";
import type { Asked } from "./asked";
import type { Question } from "./question";
import { asks } from "./segments";

type Payment = Extract<Question, { kind: "payment" }>;

export function readPayment(asked: Asked): Payment | null {
  const { core, named } = asked;
  const loan = loanIn(core);
  const isAsked =
    (asks(asked) || /^(?:the |my )?(?:monthly )?payments?\b/.test(core)) &&
    paymentWords.asks.test(core) &&
    !paymentWords.isElse.test(core) &&
    !(paymentWords.limit.test(core) && named.names.length === 0) &&
    !runningWords.asks.test(core);
  const isOnward = Object.keys(loan).length > 0 && named.names.length === 0 && core.split(" ").length < 10;
  const before = isAsked ? asked.before() : isOnward ? asked.just() : undefined;
  const held = before?.kind === "payment" ? before : undefined;
  if (!isAsked && !held) return null;
  const { cars } = asked.cars.length > 0 || !held ? asked : held;
  const price = asked.cars.length === 0 && isAsked ? sumIn(paymentWords.price.exec(core)?.slice(1)) : 0;
  return { ...held, kind: "payment", cars, ...(price > 1000 ? { price } : {}), ...loan };
}

function sumIn([digits = "", thousands]: readonly (string | undefined)[] = []): number {
  return Number(digits.replace(/,/g, "")) * (thousands ? 1000 : 1);
}

/** Months, yearly rate in percent, down payment. */
function loanIn(core: string): Pick<Payment, "months" | "rate" | "down"> {
  const years = paymentWords.years.exec(core)?.[1] ?? "0";
  const months = Number(paymentWords.months.exec(core)?.[1] ?? 12 * (small[years] ?? Number(years)));
  const rate = Number(paymentWords.rate.exec(core)?.[1] ?? Number.NaN);
  const [, ahead, aheadTimes, behind, behindTimes] = paymentWords.down.exec(core) ?? [];
  const down = sumIn([ahead ?? behind, aheadTimes ?? behindTimes]);
  return {
    ...(months >= 12 && months <= 120 ? { months } : {}),
    ...(rate <= 30 ? { rate } : {}),
    ...(down > 0 ? { down } : {}),
  };
}
