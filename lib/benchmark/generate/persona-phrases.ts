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
