import { valuesOf } from "@/lib/constraints";
import { runningWords } from "@/lib/constraints/trade-words";
import { withoutVariant } from "@/lib/reading/lexicon/naming-words";
import { small } from "@/lib/reading/lexicon/number-words";
import * as talk from "@/lib/reading/lexicon/search-questions";
import type { Asked } from "./asked-slots";
import type { Question, Reference } from "./question";
import { isLike } from "./referents";

type Running = Extract<Question, { kind: "running" }>;
const runningFuels = ["electric", "hybrid", "gas"] as const;
type Assumed = Pick<Running, "milesAYear" | "per" | "isMonthly" | "gallon" | "kiloWattHour">;

/** "40 miles a day", "only 5 days", "what's that a week?": a figure or a period of an earlier fuel cost. */
export function readRestated(asked: Asked): Running | null {
  const { core, text, products, recent, named, input } = asked;
  const isPeriod = talk.overYears.test(core) && !talk.isLoan.test(core);
  const said = { ...assumedIn(text), ...(isPeriod ? yearsIn(core) : {}) };
  const days = daysAYear(text);
  const isShort = core.split(" ").length <= 6 && !talk.bounding.test(core) && runningWords.miles.test(core);
  const isNumber =
    named.names.length === 0 && !talk.ordinal.test(core) && Object.keys(said).length + days + Number(isShort) > 0;
  if (!isNumber && !talk.again.test(core)) return null;
  const { ran, last } = asked.before();
  const isOther = isPeriod && said.per === undefined && last?.kind !== "running";
  if (!ran || (isOther && !talk.corrects.test(core)))
    return isPeriod && said.per !== undefined ? runningOf(asked) : null;
  const before = { ...assumedSoFar(asked), ...ran };
  const { milesAYear = 0, per = 1 } = before;
  // "No, 50 miles" is again a day, and "5 days" goes as far on each.
  const now = assumedIn(text, false, per);
  const isDaily = per > 52 && days > 0 && now.milesAYear === undefined;
  const driven = isDaily ? { milesAYear: Math.round((milesAYear / per) * days), per: days } : {};
  const assumed = { ...before, ...assumedIn(input.words.toLowerCase(), true), ...now, ...driven };
  const bare = isPeriod ? talk.bareMiles.exec(core) : null;
  const count = Number(bare?.[1]?.replace(/,/g, "") ?? 0);
  const each = talk.timesAYear[bare?.[2] ?? ""] ?? 1;
  const miles = count >= 10 && !input.words.includes("$") ? { milesAYear: count * each, per: each } : {};
  const redone = { ...now, ...driven, ...miles }.milesAYear === undefined ? {} : { redone: true as const };
  const meant = recent.length > 0 ? recent.slice(0, 1) : products;
  const kept = ran.products.length === 0 || (recent.length > 0 && !ran.pays) ? { products: meant } : {};
  const years = yearsIn(core, ran.years ? 0 : ({ ...assumed, ...miles }.per ?? 0), assumed.isMonthly);
  return { ...assumed, ...kept, ...inGallons(core), ...miles, ...years, ...redone };
}

/** "Gas for the week?", or a sum of money beside miles: "1,100 miles a week, how much?" */
export function readRunning(asked: Asked): Running | null {
  const { core, text, input } = asked;
  const said = talk.asksSumAlone.test(core) ? input.words.toLowerCase() : text;
  const isDriven = talk.asksSum.test(core) && runningWords.miles.exec(said)?.[4] !== undefined;
  const isApart = asked.named.names.length === 0 && talk.savesBetween.test(core) && !talk.isLoan.test(core);
  const { just, group = [] } = isApart ? asked.before() : {};
  const two = just && /^(?:compare|facts|running)$/.test(just.kind) && group.length > 1 ? group.slice(0, 2) : [];
  const own = asked.products.length > 0 || said === text ? asked.products : asked.recent.slice(0, 1);
  const products = two.length > 0 ? two : own;
  return runningWords.asks.test(core) || runningWords.whole.test(core) || isDriven || two.length > 0
    ? runningOf({ ...asked, products })
    : null;
}

export function runningOf(asked: Asked): Running {
  const { core, products, recent, named, input } = asked;
  // "Is it cheaper than gas?" compares the wish with gas.
  const isOfFuels = named.names.length === 0 && /\bcheaper than\b/.test(core) && !/\bto \w+$/.test(core);
  const wished = isOfFuels ? input.constraints.flatMap(({ value }) => valuesOf(value)).join() : "";
  const whole = runningWords.whole.test(core);
  const said = whole ? asked.nameless.replace(/_+ \w+\b/g, "") : core;
  const fuels = runningFuels.filter((kind) => runningWords.kinds[kind].test(`${said} ${wished}`));
  const isMarkedByNames = named.names.length > 0 || (products.length > 0 && !/\bworth it\b/.test(core));
  const assumed = assumedSoFar(asked);
  const isLeast = products.length + fuels.length === 0 && talk.leastToRun.test(core);
  const [next] = talk.savesOver.test(core)
    ? asked.near.filter((each) => !products.some((one) => isLike(one, each)))
    : [];
  const beside = next && products.length === 1 ? [...products, next] : products;
  const last = products.length + fuels.length > 0 || isLeast ? beside : recent.slice(0, 1);
  const lines = runningWords.payback.test(core) || talk.savesOverPlain.test(core) ? bothLines(asked) : [];
  const meant = fuels.length > 0 && (isOfFuels || !isMarkedByNames) ? [] : last;
  return {
    kind: "running",
    ...(lines.length > 1 ? { products: lines, pays: true } : { products: meant }),
    fuels,
    ...(isLeast ? { isLeast } : {}),
    ...(whole ? { whole } : {}),
    ...inGallons(core),
    ...assumed,
    ...yearsIn(core, assumed.per, assumed.isMonthly),
  };
}

/** "How long until the hybrid pays for itself?": the two named, or a model and its line of that power. */
export function bothLines({ products, near, input: { vocabulary } }: Asked): Reference[] {
  const { make = "", models: [model = ""] = [] } = near[0] ?? {};
  const plain = withoutVariant(model);
  const pair = [plain, model === plain ? `${plain} Hybrid` : model];
  const lines = vocabulary.model.filter((each) => each.make === make && pair.includes(each.value));
  return products.length > 1 ? products.slice(0, 2) : lines.map(({ value }) => ({ make, models: [value] }));
}

function inGallons(core: string): Pick<Running, "gallons"> {
  return talk.gallons.test(core) ? { gallons: true } : {};
}

/** Later words win. A bare number of miles counts only in its message. */
function assumedSoFar({ input, text, core }: Asked): Assumed {
  const earlier = (input.screen?.earlier ?? []).map((words) => assumedIn(words.toLowerCase(), true));
  // "How much a month if I drive 1,200 miles?" drives them in that month.
  const { years = 1 } = yearsIn(core);
  const now = assumedIn(text, false, years < 1 ? Math.round(1 / years) : 1);
  return Object.assign({}, ...earlier, assumedIn(input.words.toLowerCase(), true), now);
}

function assumedIn(words: string, isExplicit = false, usual = 1): Assumed {
  const [miles, gallon, power] = [runningWords.miles, runningWords.gallon, runningWords.kiloWattHour].map((each) =>
    each.exec(words),
  );
  const number = Number((miles?.[1] ?? miles?.[5] ?? "").replace(/,/g, "")) * (miles?.[2] ? 1000 : 1);
  const isYearly = !isExplicit || daysAYear(words) > 0 || miles?.[4] !== undefined || miles?.[5] !== undefined;
  const inMiles = /^k/.test(miles?.[3] ?? "") ? number * 0.621 : number;
  const days = daysAYear(words);
  // Nobody drives "my 60 miles" in a month.
  const isLong = inMiles >= 300 || days > 0 || miles?.[4] !== undefined;
  const isDaily = days > 0 && /^(?:day|shift)$/.test(miles?.[4] ?? "day");
  const per = isDaily ? days : miles?.[4] ? (talk.timesAYear[miles[4]] ?? 1) : number >= 5000 ? 1 : usual;
  const aYear = Math.round(inMiles * per) * (runningWords.eachWay.test(words) ? 2 : 1);
  const isMonthly = isDaily && runningWords.days.exec(words)?.[2] !== undefined;
  const price = Number(gallon?.[1] ?? gallon?.[2] ?? 0);
  const cents = power?.[1] ? Number(power[1]) / 100 : Number(power?.[2] ?? 0);
  return {
    ...(isYearly && isLong && aYear >= 500 && aYear <= 200_000 ? { milesAYear: aYear, per, isMonthly } : {}),
    ...(price >= 1 && price <= 15 ? { gallon: price } : {}),
    ...(cents >= 0.03 && cents <= 1 ? { kiloWattHour: cents } : {}),
  };
}

/** "Five days a week" is 260, "13 days a month" is 156. 0 if no days are said. */
function daysAYear(words: string): number {
  const said = runningWords.days.exec(words);
  const days = said?.[1] ?? said?.[3] ?? "five";
  return said ? (said[2] ? 12 : 52) * (small[days] ?? Number(days)) : 0;
}

/** The last period said counts, but not one denied: "in one month, not one year". */
function yearsIn(core: string, per = 0, isMonthly = false): Pick<Running, "years"> {
  const spoken = /\b(\d{1,2}|two|three|four|five|six|seven|eight|ten)[ -]years?\b/.exec(core)?.[1];
  const years = spoken ? (small[spoken] ?? Number(spoken)) : 0;
  if (years >= 1 && years <= 20) return { years };
  const said = [
    ...core
      .replace(runningWords.miles, " ")
      .replace(runningWords.days, " ")
      .replace(talk.deniedTime, " ")
      .matchAll(talk.perTime),
  ].at(-1);
  const usual = isMonthly && per > 0 ? 12 : per % 52 === 0 ? Math.min(per, 52) : per;
  const time = talk.timesAYear[said?.[1] ?? said?.[2] ?? ""] ?? usual;
  return time > 0 ? { years: 1 / time } : {};
}
