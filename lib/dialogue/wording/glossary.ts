import type { Term } from "@/lib/reading/lexicon/trade-terms";

/** What a word of the trade means. */
export const glossary: Readonly<Record<Term, string>> = {
  awd: "All-wheel drive powers all four wheels by itself. It helps on snow, rain and gravel, and costs a little mileage.",
  "4wd": "Four-wheel drive is switched on for rough ground, often with a low gear. On dry roads most drive two wheels.",
  fwd: "Front-wheel drive pulls the car by its front wheels. It's light, roomy and usually best on gas.",
  rwd: "Rear-wheel drive pushes the car from behind. It's good for towing and lively steering, less so on snow.",
  cvt: "A CVT is an automatic without fixed gears. A belt finds the right ratio, so it's smooth and easy on gas. I list it as automatic.",
  dct: "An automated manual shifts by itself, often with two clutches. You get quick shifts and no clutch pedal.",
  "direct drive": "Direct drive is the single gear of an electric car. There's nothing to shift.",
  mpg: "Miles per gallon tells how far a car goes on a gallon. About 30 on the highway is average, 40 is very good.",
  mpge: "MPGe is miles per gallon equivalent. It's how far an electric car goes on the energy in a gallon of gas, 33.7 kWh.",
  msrp: "MSRP is the price the maker suggests when the car is new. Dealers may ask another.",
  hp: "Horsepower is the engine's power. Small cars have a bit over 100, family cars about 200, sports cars 300 and more.",
  hybrid:
    "A hybrid has a gas engine and a small battery. The battery charges itself while you brake, so it needs no plug.",
  "plug-in hybrid":
    "A plug-in hybrid charges at a socket. It drives some miles on electricity before the gas engine starts.",
  ev: "An electric car has a battery and motors, and no engine. You charge it at a socket or a fast charger.",
  "flex fuel": "A flex-fuel car runs on gas or on E85, which is mostly ethanol.",
  "premium unleaded":
    "Premium is gas with a higher octane, and it costs more. Some engines require it, some only recommend it.",
  crossover:
    "A crossover is an SUV built on a car's body. It drives easier than a truck-based SUV and seats you as high.",
  suv: "An SUV is a tall car with a high seat and a large tailgate, often with all-wheel drive.",
  hatchback: "A hatchback has a rear door that opens up with the window, so bulky things fit in.",
  sedan: "A sedan has four doors and a closed trunk behind the seats.",
  coupe: "A coupe has two doors and a sloping roof. The back seats are tight.",
  wagon: "A wagon is a sedan with a long roof and a large tailgate.",
  convertible: "A convertible has a roof that opens.",
  "crew cab": "A crew cab is a pickup with four full doors and a real back seat.",
  "extended cab": "An extended cab is a pickup with a small back seat behind short doors.",
  "regular cab": "A regular cab is a pickup with one row of seats.",
  "factory tuner": "Factory tuner is a sporty version made by the maker itself.",
  trim: "A trim is one version of a model, with its own equipment, engine and price.",
  must: "A must is a wish I never give up without asking you. Its chip shows a lock.",
  "nice to have": "Nice to have means I give it up first when no car has everything.",
  notches: "The notches on a chip show how much a wish matters. Five is a must, one is nice to have. Tap to change it.",
};

interface Source {
  name: string;
  url: string;
}

const wiki = (page: string): Source => ({ name: "Wikipedia", url: `https://en.wikipedia.org/wiki/${page}` });
const drive = { name: "U.S. News", url: "https://cars.usnews.com/cars-trucks/awd-vs-4wd" };
const fuel = {
  name: "U.S. Energy Information Administration",
  url: "https://www.eia.gov/outlooks/archive/aeo12/table_9.php",
};
const body = wiki("Car_body_style");
const cab = wiki("Pickup_truck");

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

/** Where somebody can read more; nothing for words of this page. */
export function termSource(term: Term): Source | undefined {
  return sources[term];
}
