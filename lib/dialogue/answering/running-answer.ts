import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { likeness, type Predicate } from "@/lib/constraints";
import { answering, type Rates, running, usualRates, yearlyCost } from "@/lib/constraints/trade-words";
import { listed } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";
import { type AnswerFacts, type PlainAnswer, plainAnswer, type QuestionOf, showProducts } from "./answer";
import { firstOf, fullName, knowProducts, mostSold } from "./known";
import { money } from "./tell-slot";

const mostLooked = 4000;
/** A kind is represented by popular models of the latest years. */
const typical = { models: 20, years: 3, versions: 600 };

type Asked = QuestionOf<"running">;
type Running = NonNullable<typeof running>;
type Tests = readonly Predicate[];

/** Fuel or electricity cost over the asked years (default 1), for the products in question, else for a kind beside gas. */
export async function answerRunning(asked: Asked, facts: AnswerFacts): Promise<PlainAnswer> {
  if (!running) return plainAnswer(answers.unknown.admits.other);
  const { milesAYear, gallon, kiloWattHour } = { ...usualRates, ...asked };
  const rates = { milesAYear, gallon, kiloWattHour };
  const products = asked.products.length > 0 ? asked.products : asked.fuels.length > 0 ? [] : firstOf(facts);
  const isLeast = asked.isLeast && asked.products.length === 0;
  const known = isLeast
    ? await facts.catalog.products(facts.situation.shown, mostLooked)
    : (await (asked.pays ? ofOneYear : knowProducts)(products, facts)).map((each) => each.product);
  if (asked.whole) known.push(...(await kindred(asked, known, facts)));
  const costs = known.flatMap((of) => {
    const cost = yearlyCost(of, rates);
    return cost === null ? [] : [{ of, cost }];
  });
  // A day or shift is one of the days driven.
  const { years: said = asked.whole ? 5 : 1, per = 1 } = asked;
  const years = said < 1 / 52 && per > 52 ? 1 / per : said;
  const priceIn = (of: CatalogProduct) => of[likeness.price] ?? 0;
  const paid = ({ of, cost }: (typeof costs)[number]) => cost * years + (asked.whole ? priceIn(of) : 0);
  const [first, ...more] = [...costs].sort((a, b) => paid(a) - paid(b)).slice(0, isLeast ? 1 : undefined);
  const without = known.filter((of) => !costs.some((each) => each.of === of));
  const unlisted = isLeast ? [] : without.map((of) => answers.running.unlisted({ product: fullName(of) }));
  if (!first) {
    const typical = await kinds(running, asked, rates, facts);
    return { ...typical, text: [...unlisted, typical.text].join(" ") };
  }
  const span = spanOf(years);
  const { other, payback, yearly: eachYear, monthly: eachMonth } = answers.running;
  const gap = more.length === 1 && more[0] ? rounded(paid(more[0])) - rounded(paid(first)) : 0;
  const others = more.map((each) => other({ product: fullName(each.of), cost: about(paid(each)) }));
  const apart = gap > 0 ? answers.running.apart({ gap: money(gap) }) : "";
  const beside = others.length > 0 ? answers.running.then({ products: `${listed(others)}${apart}` }) : "";
  const power = running.powerOf(first.of);
  const fuel = answers.running.fuel({ power });
  const long = years > 1 ? eachYear({ cost: about(first.cost) }) : "";
  const yearly = years < 1 / 12 ? eachMonth({ cost: about(first.cost / 12) }) : long;
  const burned = power === "other" ? gallonsOf(first.of, rates) : 0;
  const used = asked.gallons ? Math.round(burned * years) : 0;
  const mixed =
    burned > 0 && more.length === 0 ? [answers.running.mixed({ rate: Math.round(rates.milesAYear / burned) })] : [];
  const cost = about(first.cost * years);
  const names = { product: fullName(first.of), cost, fuel, span, yearly, gallons: used, total: about(paid(first)) };
  const named = asked.whole ? answers.running.whole(names) : answers.running.product(names);
  const atMiles = answers.running.at({ miles: milesOf(asked, rates), said: uncapitalised(named) });
  const leads = isLeast ? answers.running.least({ said: uncapitalised(named) }) : named;
  const [next = first] = more;
  const [saved, extra] = [rounded(next.cost - first.cost), priceIn(first.of) - priceIn(next.of)];
  const back = Math.max(0, Math.ceil(extra / saved));
  const pays = { product: names.product, gap: money(extra), cost: money(saved), years: back };
  const lead = `${asked.pays && saved > 0 ? payback(pays) : ""}${asked.redone ? atMiles : leads}`;
  const told = isLeast ? [first] : costs;
  const row = {
    label: answers.running.row({ span }),
    values: told.map((each) => about(paid(each))),
    best: told.flatMap(({ of }, index) => (of === first.of ? [index] : [])),
  };
  const shown = told.map(({ of }) => of);
  const isPlugged = shown.some((each) => running?.powerOf(each) === "both");
  const prices = running.pricesFor(shown.flatMap(running.fuelsOf), rates);
  const text = `${[...unlisted, lead].join(" ")}${beside} ${assumptions(asked, rates, prices, { isPlugged, mixed })}`;
  const shows = showProducts(shown, answering.tables.running, [row]);
  // Beside other answers, the miles said must still show.
  return { ...plainAnswer(text, shown, shows), short: `${asked.milesAYear && !isLeast ? atMiles : lead}${beside}` };
}

/** In the newest year of both. */
async function ofOneYear(products: Asked["products"], facts: AnswerFacts) {
  const known = await knowProducts(products, facts);
  const year = Math.min(...known.map(({ versions }) => Math.max(...versions.map((of) => of.year))));
  const dated = products.map((each) => ({ ...each, year }));
  return knowProducts(dated, facts);
}

/** A year. At a dollar a gallon less, the cost falls by a dollar for each gallon. */
function gallonsOf(product: CatalogProduct, rates: Rates): number {
  const [cost = 0, less = 0] = [0, 1].map((off) => yearlyCost(product, { ...rates, gallon: rates.gallon - off }) ?? 0);
  return cost - less;
}

const spanOf = (years: number) =>
  answers.running.span(years < 1 ? { years: 0, per: Math.round(1 / years) } : { years: Math.floor(years), per: 1 });

async function kinds(of: Running, asked: Asked, rates: Rates, facts: AnswerFacts): Promise<PlainAnswer> {
  const { fuels, years = 1 } = asked;
  const kind = fuels.includes("hybrid") && !fuels.includes("electric") ? "hybrid" : "electric";
  const rest = facts.situation.shown.filter(({ slot }) => !of.ofKinds.includes(slot));
  const other = kind === "electric" && fuels.includes("hybrid") ? "hybrid" : "gas";
  const costs = ([kind, other] as const).map((each) => typicalCost(of.kinds[each], rest, rates, facts));
  const [own, gas] = await Promise.all(costs);
  if (own == null || gas == null) return plainAnswer(answers.running.unknown);
  const said = answers.running.kind({
    ...{ electric: kind === "electric", cheaper: own < gas, other: other === "hybrid" ? other : "other" },
    gap: money(Math.abs(rounded(gas * years) - rounded(own * years))),
    ...{ own: about(own * years), gas: about(gas * years) },
    span: spanOf(years),
  });
  return plainAnswer(`${said} ${assumptions(asked, rates, of.pricesFor(of.fuelsOfKind[kind], rates))}`);
}

async function typicalCost(kind: Tests, rest: Tests, rates: Rates, { catalog }: AnswerFacts): Promise<number | null> {
  for (const where of [[...rest, ...kind], kind]) {
    const ranked = await newest(where, { catalog }, typical.versions);
    const models = new Map(ranked.map((each) => [`${each.make} ${each.model}`, each]));
    const popular = [...models.values()].slice(0, typical.models);
    const costs = popular.flatMap((each) => yearlyCost(each, rates) ?? []).sort((a, b) => a - b);
    const middle = costs[Math.floor(costs.length / 2)];
    if (middle !== undefined) return middle;
  }
  return null;
}

/** The best-selling of the latest years. */
async function newest(where: Tests, { catalog }: Pick<AnswerFacts, "catalog">, most: number) {
  const last = (await catalog.ranges(where, ["year"])).year?.max ?? 0;
  return mostSold(catalog, [...where, { slot: "year", op: ">=", value: last - typical.years + 1 }], most);
}

/** The best-selling of each kind asked about, of the size and body of the named one. */
async function kindred({ fuels }: Asked, [named]: readonly CatalogProduct[], facts: AnswerFacts) {
  const like = answering.alike.flatMap((slot) =>
    named?.[slot] ? { slot, op: "==" as const, value: named[slot] } : [],
  );
  const found = fuels.map((each) => newest([...(running?.kinds[each] ?? []), ...like], facts, 1));
  return (await Promise.all(found)).flat();
}

const about = (cost: number) => money(rounded(cost));

function rounded(cost: number): number {
  const grain = cost < 100 ? 1 : 10;
  return Math.round(cost / grain) * grain;
}

type Prices = ReturnType<Running["pricesFor"]>;

function assumptions(
  asked: Asked,
  rates: Rates,
  prices: Prices,
  { isPlugged = false, mixed = [] }: { isPlugged?: boolean; mixed?: readonly string[] } = {},
): string {
  const { assume, redo, own, ...says } = answers.running;
  const assumes = [
    ...(asked.redone ? [] : [milesOf(asked, rates)]),
    ...mixed,
    ...energies.flatMap((each) => (prices[each] === undefined ? [] : [says[each]({ price: prices[each].toFixed(2) })])),
    ...(prices.power === undefined ? [] : [says.power({ cents: Math.round(prices.power * 100) })]),
    ...(isPlugged ? [says.half] : []),
  ];
  const unsaid = [
    ...(asked.milesAYear === undefined ? [own.miles] : []),
    ...(prices.gas !== undefined && asked.gallon === undefined ? [own.gas] : []),
    ...(prices.power !== undefined && asked.kiloWattHour === undefined ? [own.power] : []),
  ];
  return `${assume({ what: listed(assumes), own: unsaid.length === 0 })}${unsaid.length > 0 ? redo({ own: listed(unsaid) }) : ""}`;
}

/** "62 miles a day, 5 days a week". */
function milesOf({ per = 1, isMonthly = false }: Asked, { milesAYear }: Rates): string {
  const days = isMonthly ? per / 12 : per % 52 === 0 && per > 52 ? per / 52 : 0;
  const of = { miles: Math.round(milesAYear / per), days, monthly: isMonthly };
  return answers.running.miles({ ...of, span: spanOf(1 / per) });
}

const uncapitalised = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const energies = ["gas", "premium", "diesel"] as const;
