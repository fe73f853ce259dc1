import type { CatalogCar } from "@/lib/catalog/car";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { pricedToday } from "@/lib/constraints/answering";
import { expandTables } from "./expand-tables";
import type { MakeTable } from "./make-table";
import { acura } from "./makes/acura";
import { audi } from "./makes/audi";
import { bmw } from "./makes/bmw";
import { buick } from "./makes/buick";
import { cadillac } from "./makes/cadillac";
import { chevrolet } from "./makes/chevrolet";
import { chrysler } from "./makes/chrysler";
import { dodge } from "./makes/dodge";
import { astonMartin, bentley, bugatti, ferrari, lamborghini, lotus, mclaren, rollsRoyce } from "./makes/exotics";
import { fiat } from "./makes/fiat";
import { fisker } from "./makes/fisker";
import { ford } from "./makes/ford";
import { genesis } from "./makes/genesis";
import { gmc } from "./makes/gmc";
import { honda } from "./makes/honda";
import { hyundai } from "./makes/hyundai";
import { infiniti } from "./makes/infiniti";
import { alfaRomeo, maserati } from "./makes/italian-sports";
import { jeep } from "./makes/jeep";
import { kia } from "./makes/kia";
import { jaguar, landRover } from "./makes/land-rover-jaguar";
import { lexus } from "./makes/lexus";
import { lincoln } from "./makes/lincoln";
import { lucid } from "./makes/lucid";
import { mazda } from "./makes/mazda";
import { mercedesBenz } from "./makes/mercedes-benz";
import { mini } from "./makes/mini";
import { mitsubishi } from "./makes/mitsubishi";
import { nissan } from "./makes/nissan";
import { polestar } from "./makes/polestar";
import { porsche } from "./makes/porsche";
import { ram } from "./makes/ram";
import { rivian } from "./makes/rivian";
import { scion } from "./makes/scion";
import { smart } from "./makes/smart";
import { subaru } from "./makes/subaru";
import { tesla } from "./makes/tesla";
import { toyota } from "./makes/toyota";
import { vinfast } from "./makes/vinfast";
import { volkswagen } from "./makes/volkswagen";
import { volvo } from "./makes/volvo";

/** What the catalog that ships with the project is called and says about itself. */
export const defaultCatalog = {
  name: "US cars 2015-2026",
  description:
    "Compiled by hand in November 2026, from memory of the real cars, model years 2015 to 2026 with hybrids and electric cars. Representative figures: check with the maker before you rely on one.",
} as const;

/** One table a make, alphabetical; a new make is a file under `makes/` and a line here. */
export const makeTables: readonly MakeTable[] = [
  acura,
  alfaRomeo,
  astonMartin,
  audi,
  bentley,
  bmw,
  bugatti,
  buick,
  cadillac,
  chevrolet,
  chrysler,
  dodge,
  ferrari,
  fiat,
  fisker,
  ford,
  genesis,
  gmc,
  honda,
  hyundai,
  infiniti,
  jaguar,
  jeep,
  kia,
  lamborghini,
  landRover,
  lexus,
  lincoln,
  lotus,
  lucid,
  maserati,
  mazda,
  mclaren,
  mercedesBenz,
  mini,
  mitsubishi,
  nissan,
  polestar,
  porsche,
  ram,
  rivian,
  rollsRoyce,
  scion,
  smart,
  subaru,
  tesla,
  toyota,
  vinfast,
  volkswagen,
  volvo,
];

/** What was made before in this process. */
const made: { rows?: ReturnType<typeof makeRows>; today?: ReturnType<typeof makeRows>; columns?: CatalogReader } = {};

function makeRows() {
  return expandTables(makeTables).map((row, position): CatalogCar => ({ ...row, position }));
}

/** The shipped catalog in its order, at either kind of price; the same on every machine. Made once in a process. */
export function defaultCars(prices: "list" | "today" = "list"): readonly CatalogCar[] {
  made.rows ??= makeRows();
  if (prices === "list") return made.rows;
  made.today ??= made.rows.map(pricedToday);
  return made.today;
}

/** The shipped catalog in process, at list prices, opened once. */
export function defaultColumns(): CatalogReader {
  made.columns ??= createColumnReader(defaultCars());
  return made.columns;
}
