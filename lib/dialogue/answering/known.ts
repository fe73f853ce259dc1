import { type CatalogProduct, matchesAll } from "@/lib/catalog/catalog-reader";
import { dated, describeConstraint, likeness, named, type Predicate, type SlotName } from "@/lib/constraints";
import { answering } from "@/lib/constraints/trade-words";
import { productReferenceOf } from "@/lib/dialogue/showing/shown-products";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { listed } from "@/lib/dialogue/wording/count-words";
import type { Reference } from "@/lib/reading/questions/question";
import type { AnswerFacts } from "./answer";

const mostVersions = 1500;

export interface Known {
  /** "Subaru Forester", plus year and trim for one exact product. */
  name: string;
  /** Stands for the model: the one on screen, else the newest year's cheapest, matching ones first. */
  product: CatalogProduct;
  /** The newest year's versions within reach, or the exact product. */
  current: CatalogProduct[];
  versions: CatalogProduct[];
  fits: CatalogProduct[];
  isExact: boolean;
}

type Met = Pick<AnswerFacts, "catalog"> & { situation: Pick<AnswerFacts["situation"], "shown" | "wishes"> };

export async function knowIt(
  { make, models: meant, year, trim = "", position, price, of = [] }: Reference,
  { catalog, situation }: Met,
): Promise<Known | null> {
  // "Prius" means the Prius, even beside a Prius v.
  const plain = meant.filter((each) => meant.every((other) => other.startsWith(each)));
  const models = plain.length > 0 ? plain : meant;
  const within: Predicate[] = [
    { slot: "make", op: "==", value: make },
    ...(models.length > 0 ? [{ slot: "model" as const, op: "in" as const, value: models }] : []),
  ];
  const all = await catalog.products(within, mostVersions);
  const own = all.filter((each) => matchesAll(each, of));
  const versions = own.length > 0 ? own : all;
  const exact = position === undefined ? undefined : versions.find((each) => each.position === position);
  if (exact) return { name: fullName(exact), product: exact, current: [exact], versions, fits: [], isExact: true };
  const ofYear = versions.filter((each) => each.year === year);
  const trimmed = ofTrim(ofYear.length > 0 ? ofYear : versions, trim);
  const pool = trimmed?.held ?? (ofYear.length > 0 ? ofYear : nearestTo(year, versions));
  const fits = pool.filter((each) => matchesAll(each, situation.shown));
  const near = price === undefined ? undefined : nearestIn(fits.length > 0 ? fits : pool, likeness.price, price);
  const current = near ? [near] : newestOf(fits.length > 0 ? fits : withinReach(pool, situation));
  const isStated = (each: CatalogProduct) => answering.compared.every((slot) => each[slot] !== null);
  const product = cheapestOf(current.filter(isStated)) ?? cheapestOf(current);
  if (!product) return null;
  // "Silverado" of "Silverado 1500" and "Silverado 2500HD".
  const model = models.length === 1 ? ` ${product.model}` : models.length > 1 ? ` ${models[0]?.split(" ")[0]}` : "";
  const name = `${ofYear.length > 0 ? `${year} ` : ""}${make}${model}${trimmed ? ` ${trimmed.name}` : ""}${own.length < all.length && own.length > 0 ? ` (${listed(of.map(describeConstraint))})` : ""}`;
  return { name, product, current, versions, fits, isExact: false };
}

/** The years a stated budget buys, else the cheapest year: nobody with $9,000 asks for prices of new ones. */
function withinReach(pool: readonly CatalogProduct[], { wishes }: Met["situation"]) {
  const isBudget = ({ slot, op }: Predicate) => slot === likeness.price && op === "<=";
  const budget = wishes.map(({ constraint }) => toPredicate(constraint)).filter(isBudget);
  const bought = pool.filter((each) => matchesAll(each, budget));
  const cheapest = cheapestOf(pool);
  return bought.length > 0 ? bought : pool.filter(({ year }) => year === cheapest?.year);
}

/** Of a year that it doesn't have, the nearest. */
function nearestTo(year: number | undefined, versions: readonly CatalogProduct[]): readonly CatalogProduct[] {
  const near = year === undefined ? undefined : nearestIn(versions, likeness.orders.year, year);
  return near ? versions.filter((each) => each.year === near.year) : versions;
}

function nearestIn(products: readonly CatalogProduct[], slot: SlotName, wanted: number): CatalogProduct | undefined {
  const gap = (each: CatalogProduct) => Math.abs(Number(each[slot] ?? Number.MAX_SAFE_INTEGER) - wanted);
  return [...products].sort((a, b) => gap(a) - gap(b))[0];
}

/** "SV" of "2.5 SV". */
export function hasTrim({ trim: held }: Pick<CatalogProduct, "trim">, trim = ""): boolean {
  return trim === "" || spaced(held ?? "").includes(spaced(trim));
}

function spaced(words: string): string {
  return ` ${words.toLowerCase().replaceAll("-", " ")} `;
}

/** "Civic Si": trims that have the words after a name. */
function ofTrim<Each extends { trim: string | null }>(versions: readonly Each[], words: string) {
  const said = words.split(" ");
  for (let length = said.length; length > 0; length -= 1) {
    const begun = said.slice(0, length).join(" ");
    const held = begun ? versions.filter(({ trim }) => hasTrim({ trim }, begun)) : [];
    const [first] = held;
    if (!first?.trim) continue;
    const end = spaced(first.trim).indexOf(spaced(begun)) + begun.length;
    return { held, name: first.trim.slice(0, end) };
  }
  return null;
}

export async function knowProducts(asked: readonly Reference[], facts: Met) {
  const known = await Promise.all(asked.slice(0, 3).map((each) => knowIt(each, facts)));
  const found = known.filter((each) => each !== null);
  return found.filter(
    ({ product }, at) => found.findIndex((each) => each.product.position === product.position) === at,
  );
}

export function firstOf({ results, situation }: Pick<AnswerFacts, "results" | "situation">): Reference[] {
  return situation.wishes.length > 0 ? results.cars.slice(0, 1).flatMap(productReferenceOf) : [];
}

/** "2024 Subaru Crosstrek Premium". */
export function fullName({ year, make, model, trim }: Pick<CatalogProduct, "year" | "make" | "model" | "trim">) {
  return dated(year, `${named(make, model)}${trim ? ` ${trim}` : ""}`);
}

function newestOf(products: readonly CatalogProduct[]): CatalogProduct[] {
  const newest = Math.max(...products.map(({ year }) => year));
  return products.filter(({ year }) => year === newest);
}

/** The best-selling first. */
export function mostSold(catalog: AnswerFacts["catalog"], where: readonly Predicate[], limit: number) {
  return catalog.rank({ where, score: [], ranges: {}, limit, ties: "popularity" });
}

export function cheapestOf(products: readonly CatalogProduct[]): CatalogProduct | undefined {
  const price = ({ [likeness.price]: stated }: CatalogProduct) => stated ?? Number.MAX_SAFE_INTEGER;
  return [...products].sort((a, b) => price(a) - price(b))[0];
}
