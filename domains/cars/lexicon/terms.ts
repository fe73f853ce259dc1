export const tradeTerms = {
  awd: ["awd", "all wheel drive", "all-wheel drive"],
  "4wd": ["4wd", "4x4", "four wheel drive", "four-wheel drive"],
  fwd: ["fwd", "front wheel drive", "front-wheel drive"],
  rwd: ["rwd", "rear wheel drive", "rear-wheel drive"],
  cvt: ["cvt", "continuously variable transmission"],
  dct: ["dct", "dual clutch", "dual-clutch", "automated manual", "amt"],
  "direct drive": ["direct drive"],
  mpg: ["mpg", "miles per gallon"],
  mpge: ["mpge"],
  msrp: ["msrp", "sticker price", "list price"],
  hp: ["hp", "horsepower"],
  hybrid: ["hybrid"],
  "plug-in hybrid": ["plug-in hybrid", "plug in hybrid", "phev", "plug in", "plug-in", "plugin", "plug it in"],
  ev: ["ev", "bev", "electric car", "electric vehicle"],
  "flex fuel": ["flex fuel", "flex-fuel", "e85"],
  "premium unleaded": ["premium unleaded", "premium fuel", "premium gas", "premium"],
  crossover: ["crossover", "cuv"],
  suv: ["suv", "sport utility vehicle"],
  hatchback: ["hatchback", "hatch"],
  sedan: ["sedan", "saloon"],
  coupe: ["coupe", "coupé"],
  wagon: ["wagon", "station wagon", "estate"],
  convertible: ["convertible", "cabriolet", "cabrio"],
  "crew cab": ["crew cab"],
  "extended cab": ["extended cab"],
  "regular cab": ["regular cab"],
  "factory tuner": ["factory tuner"],
  clearance: ["ground clearance", "clearance"],
  "towing capacity": ["towing capacity", "tow rating"],
  carplay: ["apple carplay", "carplay", "car play", "android auto"],
  "adaptive cruise": ["adaptive cruise control", "adaptive cruise"],
  trim: ["trim", "trim level"],
  must: ["must", "must-have", "must have"],
  "nice to have": ["nice to have", "nice-to-have"],
  notches: ["the notches", "notches", "the bars", "the gauge", "weight"],
} as const satisfies Record<string, readonly string[]>;
export type Term = keyof typeof tradeTerms;

export interface TermSource {
  by: "wikipedia" | "drives" | "fuels";
  url: string;
}

const wiki = (page: string): TermSource => ({ by: "wikipedia", url: `https://en.wikipedia.org/wiki/${page}` });
const drive: TermSource = { by: "drives", url: "https://cars.usnews.com/cars-trucks/awd-vs-4wd" };
const fuel: TermSource = { by: "fuels", url: "https://www.eia.gov/outlooks/archive/aeo12/table_9.php" };
const body = wiki("Car_body_style");
const cab = wiki("Pickup_truck");

export const termSources: Readonly<Partial<Record<Term, TermSource>>> = {
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
  clearance: wiki("Ride_height"),
  "towing capacity": wiki("Towing"),
  crossover: wiki("Crossover_(automobile)"),
};
