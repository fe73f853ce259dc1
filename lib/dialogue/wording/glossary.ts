/** What a word of the trade means, by the words people ask with; whole words, the longest first. */
const entries: readonly { words: readonly string[]; means: string }[] = [
  {
    words: ["awd", "all wheel drive", "all-wheel drive"],
    means:
      "All-wheel drive sends power to all four wheels by itself, which helps on snow, rain and gravel; it costs a little mileage.",
  },
  {
    words: ["4wd", "4x4", "four wheel drive", "four-wheel drive"],
    means:
      "Four-wheel drive can be engaged for rough ground, often with a low gear; on dry roads such cars mostly drive two wheels.",
  },
  {
    words: ["fwd", "front wheel drive", "front-wheel drive"],
    means: "Front-wheel drive pulls the car by its front wheels: light, roomy and usually the thriftiest.",
  },
  {
    words: ["rwd", "rear wheel drive", "rear-wheel drive"],
    means:
      "Rear-wheel drive pushes the car from behind, which suits towing and lively steering; on snow it asks for more care.",
  },
  {
    words: ["cvt", "continuously variable transmission"],
    means:
      "A CVT is an automatic without fixed gears: a belt finds the ratio that suits, which is smooth and thrifty. The catalog lists it as automatic.",
  },
  {
    words: ["dct", "dual clutch", "dual-clutch", "automated manual", "amt"],
    means:
      "An automated manual shifts a manual gearbox by itself, often with two clutches: quick changes, and no clutch pedal.",
  },
  { words: ["direct drive"], means: "Direct drive is the single gear of an electric car: there is nothing to shift." },
  {
    words: ["mpg", "miles per gallon"],
    means:
      "Miles per gallon: how far a car gets on a gallon of fuel. More is thriftier; highway figures are usually above city ones.",
  },
  {
    words: ["mpge"],
    means: "MPGe is miles per gallon equivalent: how far an electric car gets on the energy of a gallon of petrol.",
  },
  {
    words: ["msrp", "sticker price", "list price"],
    means: "MSRP is the price the maker suggests when the car is new. Dealers and used cars may ask another.",
  },
  {
    words: ["hp", "horsepower"],
    means:
      "Horsepower is the engine's power. Small cars have somewhat above 100, family cars about 200, sports cars 300 and more.",
  },
  {
    words: ["hybrid"],
    means: "A hybrid has a petrol engine and a small battery that charges itself while braking; it needs no plug.",
  },
  {
    words: ["plug-in hybrid", "plug in hybrid", "phev"],
    means: "A plug-in hybrid can be charged at a socket and drives some miles on electricity before its engine starts.",
  },
  {
    words: ["ev", "bev", "electric car", "electric vehicle"],
    means: "An electric car has no engine, only a battery and motors; it is charged at a socket or a fast charger.",
  },
  {
    words: ["flex fuel", "flex-fuel", "e85"],
    means: "A flex-fuel car runs on petrol or on E85, a fuel that is mostly ethanol.",
  },
  {
    words: ["premium unleaded", "premium fuel", "premium gas", "premium"],
    means:
      "Premium is petrol of a higher octane; some engines require it, some only recommend it, and it costs more at the pump.",
  },
  {
    words: ["crossover", "cuv"],
    means:
      "A crossover is an SUV built on a car's body: easier to drive than a truck-based SUV, with the same high seat.",
  },
  {
    words: ["suv", "sport utility vehicle"],
    means: "An SUV is a tall car with a high seat and a large tailgate, often with all-wheel drive.",
  },
  {
    words: ["hatchback", "hatch"],
    means: "A hatchback has a rear door that opens up with the window, so that bulky things fit in.",
  },
  { words: ["sedan", "saloon"], means: "A sedan has four doors and a closed boot behind the seats." },
  { words: ["coupe", "coupé"], means: "A coupe has two doors and a sloping roof; the rear seats are tight." },
  { words: ["wagon", "station wagon", "estate"], means: "A wagon is a sedan with a long roof and a large tailgate." },
  { words: ["convertible", "cabriolet", "cabrio"], means: "A convertible has a roof that opens." },
  { words: ["crew cab"], means: "A crew cab is a pickup with four full doors and a real back seat." },
  { words: ["extended cab"], means: "An extended cab is a pickup with a small back seat behind short doors." },
  { words: ["regular cab"], means: "A regular cab is a pickup with one row of seats." },
  {
    words: ["factory tuner"],
    means: "Factory tuner is what the catalog calls a sporty version made by the maker itself.",
  },
  {
    words: ["trim", "trim level"],
    means: "A trim is one version of a model: the same car with other equipment, engine and price.",
  },
  {
    words: ["must", "must-have", "must have"],
    means: "A must is a wish I never give up without asking you; the lock on its chip shows it.",
  },
  {
    words: ["nice to have", "nice-to-have"],
    means: "Nice to have means that I give it up first when no car has everything.",
  },
  {
    words: ["the notches", "notches", "the bars", "the gauge", "weight"],
    means:
      "The notches on a chip show how much a wish matters: five for a must, one for nice to have. Tap them to change it.",
  },
];

const byWord = new Map(entries.flatMap(({ words, means }) => words.map((word) => [word, means] as const)));

const asks: readonly RegExp[] = [
  /^(?:and |so |sorry,? |wait,? |um,? )*what(?:'s| is| are| does| do) (?:an? |the )?(.+?)(?: mean| stand for| exactly| again| anyway)*\??$/,
  /^(?:and |so )*what(?:'s| is) meant by (?:an? |the )?(.+?)\??$/,
  /^(?:please )?(?:can|could) you (?:please )?(?:explain|tell me) what (?:an? |the )?(.+?) (?:is|are|means?)(?: please)?\??$/,
  /^(?:please )?(?:can you )?(?:explain|define) (?:an? |the )?(.+?)(?: to me| please)*\??$/,
  /^(.+?) means what\??$/,
];

/** What a word means, when that is all a message asks and the word is known; `null` for everything else. */
export function explainWord(message: string): string | null {
  const said = message.trim().toLowerCase().replaceAll("’", "'").replace(/[“”"]/g, "").replace(/\s+/g, " ");
  for (const pattern of asks) {
    const word = pattern.exec(said)?.[1];
    const means = word ? (byWord.get(word) ?? byWord.get(word.replace(/s$/, ""))) : undefined;
    if (means) return means;
  }
  return null;
}
