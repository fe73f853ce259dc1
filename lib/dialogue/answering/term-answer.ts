import type { Term } from "@/lib/reading/lexicon/trade-terms";
import { answers } from "@/messages/answers";
import { glossary } from "@/messages/glossary";
import type { PlainAnswer } from "./answer";

interface Source {
  name: string;
  url: string;
}

const { wikipedia, drives, fuels } = answers.sources;
const wiki = (page: string): Source => ({ name: wikipedia, url: `https://en.wikipedia.org/wiki/${page}` });
const drive = { name: drives, url: "https://cars.usnews.com/cars-trucks/awd-vs-4wd" };
const fuel = { name: fuels, url: "https://www.eia.gov/outlooks/archive/aeo12/table_9.php" };
const body = wiki("Car_body_style");
const cab = wiki("Pickup_truck");

/** Where somebody can read more; nothing for words of this page. */
const sources: Readonly<Partial<Record<Term, Source>>> = {
  ...{ awd: drive, "4wd": drive, fwd: drive, rwd: drive },
  ...{ hybrid: fuel, "plug-in hybrid": fuel, ev: fuel, "flex fuel": fuel },
  ...{ suv: body, hatchback: body, sedan: body, coupe: body, wagon: body, convertible: body },
  ...{ "crew cab": cab, "extended cab": cab, "regular cab": cab },
  mpg: wiki("Fuel_economy_in_automobiles"),
  mpge: wiki("Miles_per_gallon_gasoline_equivalent"),
  cvt: wiki("Continuously_variable_transmission"),
  dct: wiki("Dual-clutch_transmission"),
  msrp: wiki("List_price"),
  hp: wiki("Horsepower"),
  "premium unleaded": wiki("Octane_rating"),
  crossover: wiki("Crossover_(automobile)"),
};

/** What words of the trade mean, with where to read more. */
export function answerTerm(terms: readonly Term[]): PlainAnswer {
  const found = [...new Set(terms.flatMap((term) => sources[term] ?? []))];
  return {
    text: terms.map((term) => glossary[term]).join(" "),
    cars: [],
    ...(found.length > 0 ? { shows: { cars: [], heads: [], rows: [], sources: found } } : {}),
  };
}
