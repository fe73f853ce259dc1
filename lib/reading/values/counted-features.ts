import type { SlotName } from "@/lib/constraints";
import type { FeatureWord } from "@/lib/constraints/trade-words";
import { featureWords, isAnswered, loans, paidBackBy, standIns } from "@/lib/constraints/trade-words";
import { type CountedThing, countedThings, moneyWords } from "@/lib/reading/lexicon/quantity-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import { groupDigits } from "@/messages/group-digits";
import { unclear } from "@/messages/unclear";
import { isOdometer } from "./number-roles";
import type { SpokenNumber } from "./numbers";
import type { Feature } from "./topics";

const things = PhraseTable.keyed(countedThings);
const clock: FeatureWord = { say: [], name: "miles on the clock", standIns: standIns.fewMiles };
const range: FeatureWord = { say: [], name: "electric range" };
const displacement: FeatureWord = { say: [], name: "the size of the engine in litres" };
const mileage = featureWords.find(({ name }) => name === "mileage");
const sprint: FeatureWord = { say: [], name: "acceleration", standIns: standIns.power };
const seats = (count: number): FeatureWord => ({
  say: [],
  name: "the number of seats",
  standIns: count > 5 ? standIns.manySeats : count > 2 ? standIns.fiveSeats : standIns.twoSeats,
});
const mostLiters = 10;

/** Numbers without a column: seats, miles driven, monthly payments. */
export function countedFeatures(
  tokens: readonly Token[],
  numbers: readonly SpokenNumber[],
  isHeld: (slot: SlotName) => boolean,
): Feature[] {
  // "400 a month at 5%".
  const rate =
    numbers.find(({ end }) => ["%", "percent"].includes(tokens[end]?.word ?? ""))?.value ?? loans?.usual.rate ?? 0;
  return numbers.flatMap((number): Feature[] => {
    if (number.value === 100 && ["/", "per"].includes(tokens[number.start - 1]?.word ?? "")) return [];
    if (isOdometer(tokens, number) && !isAnswered(clock, isHeld))
      return [{ word: clock, start: number.start, end: number.end }];
    let from = number.end;
    while (moneyWords.has(tokens[from]?.word ?? "")) from++;
    if (["/", "+"].includes(tokens[from]?.word ?? "")) from++;
    const hit = things.at(tokens, from);
    const word = hit && featureOf(hit.payload, number, tokens, { end: hit.end, rate });
    return word && !isAnswered(word, isHeld) ? [{ word, start: number.start, end: hit.end }] : [];
  });
}

function featureOf(
  thing: CountedThing,
  { value, start }: SpokenNumber,
  tokens: readonly Token[],
  { end, rate }: { end: number; rate: number },
): FeatureWord | undefined {
  switch (thing) {
    case "people":
    case "seats":
      return value >= 2 && value <= 15 ? seats(value) : undefined;
    case "children":
      return value >= 2 && value <= 12 ? seats(value + 2) : undefined;
    case "rows":
      return value === 3 ? seats(7) : undefined;
    case "distance":
      if (value >= 5000 || (value >= 20 && value < 300 && tokens[end]?.word === "on")) return clock;
      return value >= 100 && ["range", "of", "on", "per"].includes(tokens[end]?.word ?? "") ? range : undefined;
    case "month":
      return value >= 50 && value <= 5000 ? payments(value, rate) : undefined;
    case "liters":
      return value > mostLiters ? undefined : displacement;
    case "seconds":
      return sprint;
    case "thirst":
      return /^(?:doesnt|dont|wont)$/.test(tokens[start - 2]?.word ?? "") ? mileage : undefined;
  }
}

/** Assumes usual terms. Rounds to the hundred. `rate` is in percent a year. */
function payments(monthly: number, rate: number): FeatureWord {
  const standIns = (loans?.terms ?? []).map((months) => {
    const value = Math.round((monthly * paidBackBy(months, rate)) / 100) * 100;
    const label = unclear.paidBack({ amount: `$${groupDigits(value)}`, months, rate });
    return { label, tests: [{ slot: "msrp" as const, op: "<=" as const, value }] };
  });
  return { say: [], name: "monthly payments", standIns };
}
