import type { Term } from "@/lib/reading/lexicon/trade-terms";

/** What a word of the trade means. */
export const glossary: Readonly<Record<Term, string>> = {
  awd: "All-wheel drive sends power to all four wheels by itself, which helps on snow, rain and gravel; it costs a little mileage.",
  "4wd":
    "Four-wheel drive can be engaged for rough ground, often with a low gear; on dry roads such cars mostly drive two wheels.",
  fwd: "Front-wheel drive pulls the car by its front wheels: light, roomy and usually the thriftiest.",
  rwd: "Rear-wheel drive pushes the car from behind, which suits towing and lively steering; on snow it asks for more care.",
  cvt: "A CVT is an automatic without fixed gears: a belt finds the ratio that suits, which is smooth and thrifty. The catalog lists it as automatic.",
  dct: "An automated manual shifts a manual gearbox by itself, often with two clutches: quick changes, and no clutch pedal.",
  "direct drive": "Direct drive is the single gear of an electric car: there is nothing to shift.",
  mpg: "Miles per gallon: how far a car gets on a gallon of fuel. More is thriftier; highway figures are usually above city ones.",
  mpge: "MPGe is miles per gallon equivalent: how far an electric car gets on the energy of a gallon of petrol.",
  msrp: "MSRP is the price the maker suggests when the car is new. Dealers and used cars may ask another.",
  hp: "Horsepower is the engine's power. Small cars have somewhat above 100, family cars about 200, sports cars 300 and more.",
  hybrid: "A hybrid has a petrol engine and a small battery that charges itself while braking; it needs no plug.",
  "plug-in hybrid":
    "A plug-in hybrid can be charged at a socket and drives some miles on electricity before its engine starts.",
  ev: "An electric car has no engine, only a battery and motors; it is charged at a socket or a fast charger.",
  "flex fuel": "A flex-fuel car runs on petrol or on E85, a fuel that is mostly ethanol.",
  "premium unleaded":
    "Premium is petrol of a higher octane; some engines require it, some only recommend it, and it costs more at the pump.",
  crossover:
    "A crossover is an SUV built on a car's body: easier to drive than a truck-based SUV, with the same high seat.",
  suv: "An SUV is a tall car with a high seat and a large tailgate, often with all-wheel drive.",
  hatchback: "A hatchback has a rear door that opens up with the window, so that bulky things fit in.",
  sedan: "A sedan has four doors and a closed boot behind the seats.",
  coupe: "A coupe has two doors and a sloping roof; the rear seats are tight.",
  wagon: "A wagon is a sedan with a long roof and a large tailgate.",
  convertible: "A convertible has a roof that opens.",
  "crew cab": "A crew cab is a pickup with four full doors and a real back seat.",
  "extended cab": "An extended cab is a pickup with a small back seat behind short doors.",
  "regular cab": "A regular cab is a pickup with one row of seats.",
  "factory tuner": "Factory tuner is what the catalog calls a sporty version made by the maker itself.",
  trim: "A trim is one version of a model: the same car with other equipment, engine and price.",
  must: "A must is a wish I never give up without asking you; the lock on its chip shows it.",
  "nice to have": "Nice to have means that I give it up first when no car has everything.",
  notches:
    "The notches on a chip show how much a wish matters: five for a must, one for nice to have. Tap them to change it.",
};
