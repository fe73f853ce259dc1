import type { SlotName } from "@/lib/constraints/slot-name";

/** How much a persona minds losing a wish; `open` leaves it unsaid. */
export type PersonaLevel = "top" | "high" | "medium" | "low" | "open";

/** `{base}` the car of the first sentence. */
export const openers: readonly string[] = [
  "I'm shopping for {base}, {motive}.",
  "It's time for {base} in my life, {motive}.",
  "My next car should be {base}, {motive}.",
  "I have decided on {base}, {motive}.",
  "What I'm after is {base}, {motive}.",
  "I've set my mind on {base}, {motive}.",
  "We are replacing our old car with {base}, {motive}.",
  "After a lot of reading I've settled on {base}, {motive}.",
  "Please help me find {base}, {motive}.",
  "I'd be happy to drive {base} soon, {motive}.",
];

export const motives: readonly string[] = [
  "mostly to get to work and back without fuss",
  "because the weekends take us out of town",
  "since my current one is on its last legs",
  "as something easy to live with every day",
  "for a household with two kids and too much luggage",
  "because I spend far too many hours on the road",
  "to have something dependable through the winter",
  "as a small reward after a long year",
  "mainly for errands and the odd longer trip",
  "since a friend's has impressed me for years",
  "to share with my partner, who drives it half the time",
  "because visiting my parents means three hours each way",
];

/** Noun phrases; `{v}` is the value as it must appear. */
export const wishPhrases: Readonly<Record<SlotName, readonly string[]>> = {
  make: ["a car by {v}", "the {v} badge"],
  model: ["the {v} in particular", "the {v} and no sibling of it", "a {v}", "the model called {v}"],
  year: [
    "a model year of {v} or later",
    "something built in {v} or after",
    "a car no older than {v}",
    "the year {v} or newer",
  ],
  fuelType: ["an engine that runs on {v}", "{v} as the fuel", "a car fuelled by {v}", "{v} in the tank"],
  horsepower: ["{v} horsepower or more", "at least {v} horsepower", "an engine with no less than {v} hp"],
  cylinders: ["{v} cylinders", "an engine with {v} cylinders"],
  transmission: ["a {v} gearbox", "the {v} transmission"],
  drivenWheels: ["{v}", "a car with {v}"],
  doors: ["{v} doors", "a body with {v} doors"],
  marketCategory: ["something from the {v} category", "a car counted as {v}", "the {v} kind"],
  size: ["a {v} body size", "{v} dimensions", "a car of {v} size", "the {v} size class"],
  style: ["a {v} body"],
  highwayMpg: [
    "no less than {v} highway MPG",
    "{v} highway MPG or better",
    "at least {v} MPG on the highway",
    "highway mileage from {v} MPG up",
  ],
  cityMpg: [
    "no less than {v} city MPG",
    "{v} city MPG or better",
    "at least {v} MPG in the city",
    "city mileage from {v} MPG up",
  ],
  msrp: [
    "a price of {v} at most",
    "an MSRP no higher than {v}",
    "a sticker that stays under or at {v}",
    "a budget capped at {v}",
  ],
};

/** Why a wish is there, said behind a sentence; may be left out. */
export const reasons: Readonly<Partial<Record<SlotName, readonly string[]>>> = {
  model: ["I've driven one and liked it", "it is the one I keep looking at", "my sister swears by hers"],
  year: ["older ones feel dated to me", "I want the recent safety gear", "I plan to keep it for long"],
  fuelType: ["that is what the station near me sells", "it suits my kind of driving", "I know what it costs to run"],
  horsepower: ["the hills around here are steep", "merging should not be an adventure"],
  doors: ["loading is easier that way", "the garage is what it is"],
  marketCategory: ["it fits how I use a car", "I like that sort"],
  size: ["my parking spot sets the measure", "it feels right behind the wheel", "the family has to fit"],
  highwayMpg: ["long trips add up", "I cover a lot of motorway", "refuelling bores me"],
  cityMpg: ["most of my driving is stop and go", "town traffic eats fuel", "I crawl through rush hour daily"],
  msrp: ["I have done the sums", "there are other bills to pay", "the loan has to stay small"],
};

/** `{w}` the wish. Within one level all frames say the same. */
export const frames: Readonly<Record<PersonaLevel, readonly string[]>> = {
  top: [
    "The one thing I will not move on is {w}.",
    "Above everything else comes {w}.",
    "I insist on {w}.",
    "Nothing counts more for me than {w}.",
    "Where I draw the line is {w}.",
    "Without {w} I'd rather not buy at all.",
    "First and foremost it has to be {w}; I'm not giving that up.",
    "I refuse to settle for anything but {w}.",
  ],
  high: [
    "Close behind that, I care a great deal about {w}.",
    "I'd be really disappointed without {w}.",
    "Quite high on my list is {w}.",
    "I strongly favour {w}.",
    "It means a lot to me to get {w}.",
    "Giving up {w} would hurt.",
    "I feel strongly about {w}.",
  ],
  medium: [
    "I'm hoping for {w}, though there is some room to move.",
    "I would rather have {w}, but could meet you part of the way.",
    "Of middling importance to me is {w}.",
    "I aim for {w} and can bend a little there.",
    "I lean towards {w}, with a bit of give.",
    "It matters somewhat to get {w}.",
  ],
  low: [
    "A pleasant extra, nothing more, would be {w}.",
    "If something has to go, let it be {w}; I can easily do without.",
    "I wouldn't mind {w}, but it is the first thing I would sacrifice.",
    "As for {w}, that is just icing on the cake and I'm happy to let it slide.",
    "I also fancied {w}, yet that is the point I'm most relaxed about.",
    "Least of all do I care about {w}; drop it whenever that helps.",
    "It would be sweet to get {w}, but I'm completely easy about it.",
  ],
  open: ["I have {w} in mind.", "There is also {w}.", "I was thinking of {w}.", "Then there is {w}."],
};

/** Put before a number that is only roughly meant. */
export const hedges: readonly string[] = ["roughly ", "something like ", "around ", "more or less "];

/** `{b}` the value said first. Added to the sentence of a wish that has changed. */
export const driftNotes: readonly string[] = [
  "At first I had said {b} there, but I have changed my mind.",
  "Last month it would still have been {b}; that is over.",
  "I did start out with {b}, and have thought better of it.",
];

/** The importance of a wish, said only in answer to the question for it. */
export const askedNotes: Readonly<Record<Exclude<PersonaLevel, "open">, readonly string[]>> = {
  top: ["That is where I draw the line.", "Now that you ask: nothing counts more for me.", "I will not move on that."],
  high: ["I feel strongly about it.", "It means a lot to me.", "Losing it would hurt."],
  medium: ["It is middling, there is some room.", "There I can bend a little.", "It matters somewhat."],
  low: [
    "Frankly, that is the point I'm most relaxed about.",
    "That is a pleasant extra, nothing more.",
    "I could easily do without it.",
  ],
};
