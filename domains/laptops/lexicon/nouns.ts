export const nouns: ReadonlySet<string> = new Set(
  "laptop laptops notebook notebooks computer computers pc pcs machine machines lappy one ones something anything".split(
    " ",
  ),
);

/** Things one can point at that no column holds, unless a wish read them. */
export const namedParts: ReadonlySet<string> = new Set(
  "hinge hinges lid bezel bezels notch speaker speakers microphone mic mics webcam camera trackpad touchpad trackpoint key keys keyboard spacebar charger chargers adapter brick cable cord fan fans vent vents casing chassis shell sticker stickers stylus holder slot dongle dock docks sleeve bag shutter feet screws motherboard heatsink logo bottom palmrest antenna cd dvd bluray vga displayport".split(
    " ",
  ),
);

export const countedNouns =
  /^(?:laptops?|notebooks?|computers?|machines?|models?|versions?|configurations?|configs?|options?|choices?|results?|matches|candidates?|ones?|chromebooks?)$/;

/** Beside one of these, a word of energy is one. Laptops have a single kind of it. */
export const fuelWords: ReadonlySet<string> = new Set();

/** The shopper means one existing laptop, not any that fits. */
export const oneThing: readonly RegExp[] = [
  /\b(one|a) (particular|certain|specific|single) (laptop|one|computer|notebook|machine|model year)\b/,
  /\b(i|we) (have|had|ve got) (one|a|the) (laptop|computer|notebook|one) in mind\b/,
  /\b(i|we) (saw|tried|tested|borrowed|played with|used to (own|have|use)) (a|one|this|that) (laptop|computer|notebook|one)\b/,
  /\b(can ?not|can'?t|don'?t|do not) (remember|recall|think of) (what|which|its|the) .{0,20}\b(called|name|laptop|model)\b/,
  /\b(find|looking for) (that|this) (one )?(same )?(laptop|computer) (again|i (saw|had|tried|used))\b/,
];

type Reach = "up" | "down" | "above" | "below";

/** Words around a value of a slot with an order that mean everything on one side of it. */
export const sizeOrder: Readonly<Record<"before" | "after", readonly (readonly [phrase: string, reach: Reach])[]>> = {
  before: [
    ["(nothing|no|not|isnt|never|none) [any] (slower|weaker|worse|less|lower|older) than [a|an|the]", "up"],
    ["(at least|at minimum|minimum|at the very least|minimum of) [a|an|the]", "up"],
    ["(nothing|no|not|isnt|never|none) [any] (faster|stronger|better|more|higher) than [a|an|the]", "down"],
    ["(at most|up to|maximum|at the most) [a|an|the]", "down"],
    ["(better|faster|higher|sharper|newer|stronger|more powerful) than [a|an|the]", "above"],
    ["(worse|slower|lower|weaker|less) than [a|an|the]", "below"],
  ],
  after: [
    [
      "[chip|processor|cpu|card|graphics|gpu|screen] (or|and) (better|above|up|higher|over|faster|more|newer|later|greater|stronger|upwards|sharper)",
      "up",
    ],
    ["[chip|processor|cpu|card|graphics|gpu|screen] at (least|minimum|the very least)", "up"],
    ["[chip|processor|cpu|card|graphics|gpu|screen] (or|and) (below|under|less|down|slower|lower|older|worse)", "down"],
    ["[chip|processor|cpu|card|graphics|gpu|screen] at (most|the most)", "down"],
    ["plus", "up"],
    ["+", "up"],
  ],
};

/** Planned slots with their units. */
export const countsToCome: Readonly<Record<string, "people" | "odometer" | "other" | "distance" | "size">> = {
  ports: "other",
  brightness: "other",
  thickness: "size",
};
