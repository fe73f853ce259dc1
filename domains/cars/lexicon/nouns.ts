export const nouns: ReadonlySet<string> = new Set(
  "car cars vehicle vehicles ride auto automobile one ones something anything runabout".split(" "),
);

/** Things one can point at that no column holds, unless a wish read them. */
export const namedParts: ReadonlySet<string> = new Set(
  "door doors liner wiper wipers windshield windscreen windows mirrors tailgate liftgate headrest headrests armrest armrests console sunshade sunshades visor visors spoiler fenders bumper bumpers grille rims hubcaps antenna speakers pedals shifter glovebox carpet carpets floormats mats upholstery taillights headlights lamps defroster defrosters vents airbags curtains footrest footrests ottoman ottomans fridge fob rails hooks step-in step-ins sidesteps mudflaps decals stripes suspension shocks struts springs brakes calipers windowsill".split(
    " ",
  ),
);

export const countedNouns =
  /^(?:cars?|vehicles?|models?|versions?|options?|choices?|results?|matches|candidates?|ones?|trucks?)$/;

export const fuelWords: ReadonlySet<string> = new Set(
  "fuel gas gasoline petrol unleaded run runs running pump octane fill diesel electric e85 tank regular premium takes take uses burns burn sip sips drink drinks guzzle guzzles".split(
    " ",
  ),
);

export const driveWords: ReadonlySet<string> = new Set("wheel drive awd fwd rwd 4wd 4x4 wheels drivetrain".split(" "));

export const partsOfCars: readonly string[] =
  "seat seats camera end view row window windows bumper space legroom sensors entertainment".split(" ");

/** The shopper means one existing car, not any that fits. */
export const oneThing: readonly RegExp[] = [
  /\b(one|a) (particular|certain|specific|single) (car|one|vehicle|model year)\b/,
  /\b(i|we) (have|had|ve got) (one|a|the) (car|vehicle|one) in mind\b/,
  /\b(i|we) (saw|test drove|drove|rented|sat in|used to (own|have|drive)) (a|one|this|that) (car|vehicle|one)\b/,
  /\b(can ?not|can'?t|don'?t|do not) (remember|recall|think of) (what|which|its|the) .{0,20}\b(called|name|car|model)\b/,
  /\b(find|looking for) (that|this) (one )?(same )?car (again|i (saw|had|drove))\b/,
];

type Reach = "up" | "down" | "above" | "below";

/** Words around a size that mean everything on one side of it, as in `PhraseTable`. */
export const sizeOrder: Readonly<Record<"before" | "after", readonly (readonly [phrase: string, reach: Reach])[]>> = {
  before: [
    [
      "(nothing|no|not|isnt|never|none|anything not|no car|no cars|nothing thats) [any] (smaller|tinier|littler|less) than [a|an]",
      "up",
    ],
    ["(at least|at minimum|minimum|at the very least) [a|an]", "up"],
    ["(nothing|no|not|isnt|never|none|no car|no cars|nothing thats) [any] (bigger|larger|greater) than [a|an]", "down"],
    ["(at most|up to|maximum|at the most) [a|an]", "down"],
    ["(bigger|larger|roomier) than [a|an]", "above"],
    ["(smaller|tinier) than [a|an]", "below"],
  ],
  after: [
    ["[size|sized] [car|cars|or] (or|and) (bigger|larger|up|above|upwards|upward|over)", "up"],
    ["[size|sized] at (least|minimum|the very least|the smallest)", "up"],
    ["[size|sized] [car|cars] (or|and) (smaller|below|under|less|down)", "down"],
    ["[size|sized] at (most|the most|the biggest|the largest)", "down"],
  ],
};

/** Planned slots with their units. */
export const countsToCome: Readonly<Record<string, "people" | "odometer" | "other" | "distance" | "size">> = {
  seats: "people",
  mileage: "odometer",
  towing: "other",
  range: "distance",
  length: "size",
  cargo: "size",
};
