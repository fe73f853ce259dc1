import { valuesOf, type WordTable, wordTable } from "@/lib/constraints";
import { runningWords } from "@/lib/constraints/trade-words";
import { small } from "@/lib/reading/lexicon/number-words";
import { again, overYears } from "@/lib/reading/lexicon/search-questions";
import type { Asked } from "./asked";
import type { Question } from "./question";

type Running = Extract<Question, { kind: "running" }>;
const runningFuels = ["electric", "hybrid", "gas"] as const;
type Assumed = Pick<Running, "milesAYear" | "gallon" | "kiloWattHour">;

export function readRestated(asked: Asked): Running | null {
  const isNumber =
    asked.named.names.length === 0 &&
    !/\b(?:first|second|third|one|two)\b/.test(asked.core) &&
    Object.keys({ ...assumedIn(asked.text), ...(overYears.test(asked.core) ? yearsIn(asked.core) : {}) }).length > 0;
  if (!isNumber && !again.test(asked.core)) return null;
  const before = asked.before();
  return before?.kind === "running" ? { ...before, ...assumedSoFar(asked), ...yearsIn(asked.core) } : null;
}

export function readRunning(asked: Asked): Running | null {
  return runningWords.asks.test(asked.core) ? runningOf(asked) : null;
}

export function runningOf(asked: Asked): Running {
  const { core, cars, named, input } = asked;
  // "Is it cheaper than gas?" compares the wish with gas.
  const isOfFuels = named.names.length === 0 && /\bcheaper than\b/.test(core) && !/\bto \w+$/.test(core);
  const wished = isOfFuels ? input.constraints.flatMap(({ value }) => valuesOf(value)).join() : "";
  const fuels = runningFuels.filter((kind) => runningWords.kinds[kind].test(`${core} ${wished}`));
  const isMarkedByNames = named.names.length > 0 || (cars.length > 0 && !/\bworth it\b/.test(core));
  return {
    kind: "running",
    cars: fuels.length > 0 && (isOfFuels || !isMarkedByNames) ? [] : cars,
    fuels,
    ...assumedSoFar(asked),
    ...yearsIn(core),
  };
}

const perTime = /\b(?:a|per|each|every|one) (month|week|day)\b|\b(month|week|dai)ly\b/;
const times: WordTable<number> = wordTable({ year: 1, month: 12, week: 52, day: 365, dai: 365 });

/** Later words win. A bare number of miles counts only in its message. */
function assumedSoFar({ input, text }: Asked): Assumed {
  const earlier = (input.screen?.earlier ?? []).map((words) => assumedIn(words.toLowerCase(), true));
  return Object.assign({}, ...earlier, assumedIn(input.words.toLowerCase(), true), assumedIn(text));
}

function assumedIn(words: string, isExplicit = false): Assumed {
  const [miles, gallon, power] = [runningWords.miles, runningWords.gallon, runningWords.kiloWattHour].map((each) =>
    each.exec(words),
  );
  const number = Number((miles?.[1] ?? miles?.[5] ?? "").replace(/,/g, "")) * (miles?.[2] ? 1000 : 1);
  const isYearly = !isExplicit || miles?.[4] !== undefined || miles?.[5] !== undefined;
  const inMiles = /^k/.test(miles?.[3] ?? "") ? number * 0.621 : number;
  const aYear = Math.round((inMiles * (times[miles?.[4] ?? "year"] ?? 1)) / 100) * 100;
  const price = Number(gallon?.[1] ?? gallon?.[2] ?? 0);
  const cents = power?.[1] ? Number(power[1]) / 100 : Number(power?.[2] ?? 0);
  return {
    ...(isYearly && aYear >= 500 && aYear <= 200_000 ? { milesAYear: aYear } : {}),
    ...(price >= 1 && price <= 15 ? { gallon: price } : {}),
    ...(cents >= 0.03 && cents <= 1 ? { kiloWattHour: cents } : {}),
  };
}

function yearsIn(core: string): Pick<Running, "years"> {
  const spoken = /\b(\d{1,2}|two|three|four|five|six|seven|eight|ten)[ -]years?\b/.exec(core)?.[1];
  const years = spoken ? (small[spoken] ?? Number(spoken)) : 0;
  if (years >= 1 && years <= 20) return { years };
  const said = perTime.exec(core.replace(runningWords.miles, " "));
  const time = said?.[1] ?? said?.[2];
  return time ? { years: 1 / (times[time] ?? 1) } : {};
}
