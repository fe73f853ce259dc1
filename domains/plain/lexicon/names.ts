import { about, slots } from "@pack/index";

/** By make. One that lists its own name is never taken for something else. */
export const makeAliases: Readonly<Record<string, readonly string[]>> = {};
export const makesByCountry: Readonly<Record<string, readonly string[]>> = {};
export const landsByCountry: Readonly<Record<string, string>> = {};
export const countriesByRegion: Readonly<Record<string, readonly string[]>> = {};
/** Makes the catalog may lack. Naming one raises a doubt. */
export const worldMakes: readonly string[] = [];
/** Last words of model names: a series, a kind or a size. */
export const otherLastWords: ReadonlySet<string> = new Set(["series", "pro", "plus", "edition", "classic"]);

const own = `${about.thing} ${about.things}`.toLowerCase().split(" ");
export const nouns: ReadonlySet<string> = new Set([
  ...own,
  ...about.also,
  "one",
  "ones",
  "something",
  "anything",
  "thing",
  "things",
]);
/** Things one can point at that no column holds, unless a wish read them. */
export const namedParts: ReadonlySet<string> = new Set();
export const countedNouns = new RegExp(
  `^(?:${[...own, ...about.also].join("|")}|models?|versions?|options?|choices?|results?|matches|candidates?|ones?|things?)$`,
);
export const fuelWords: ReadonlySet<string> = new Set();

/** The shopper means one existing thing, not any that fits. */
export const oneThing: readonly RegExp[] = [
  new RegExp(`\\b(one|a) (particular|certain|specific|single) (${about.thing}|one|model)\\b`),
  new RegExp(`\\b(i|we) (have|had|ve got) (one|a|the) (${about.thing}|one) in mind\\b`),
];

type Reach = "up" | "down" | "above" | "below";

/** Words around a value of a slot with an order that mean everything on one side of it. */
export const sizeOrder: Readonly<Record<"before" | "after", readonly (readonly [phrase: string, reach: Reach])[]>> = {
  before: [
    ["(nothing|no|not|isnt|never|none) [any] (less|lower|worse) than [a|an|the]", "up"],
    ["(at least|minimum|minimum of) [a|an|the]", "up"],
    ["(nothing|no|not|isnt|never|none) [any] (better|more|higher) than [a|an|the]", "down"],
    ["(at most|up to|maximum) [a|an|the]", "down"],
    ["(better|more|higher) than [a|an|the]", "above"],
    ["(less|lower|worse) than [a|an|the]", "below"],
  ],
  after: [
    ["(or|and) (better|above|up|higher|over|more)", "up"],
    ["(or|and) (below|under|less|down|lower)", "down"],
  ],
};

/** Planned slots with their units. */
export const countsToCome: Readonly<Record<string, "people" | "odometer" | "other" | "distance" | "size">> = {};

/** Numbers before these are of no slot. */
export const otherUnits: readonly string[] = [
  "(year|years|yr|yrs) old",
  "(day|days|week|weeks|people|persons|friends)",
];

/** Talk that claims nothing, so code need not verify it. */
export const plainTalk = `hello hi hey welcome thanks thank glad happy pleasure sorry afraid sure yes no okay ok please great good nice fine
lovely well perfect super wonderful excellent neat noted understood got alright certainly absolutely course indeed unfortunately
luckily sadly afternoon morning evening day friend any anytime ready feel cheers
interesting suitable sensible solid decent attractive worthwhile worth
model models version versions pick picks candidate candidates example examples selection overview rest remaining combination mix
spend pay budget price prices priced money cost costs limit limits bound dollar dollars euro euros
year years age new newer newest old older oldest recent recently latest
make makes maker makers brand brands kind kinds size sizes big small bigger smaller
cheap cheaper cheapest affordable inexpensive expensive low lower lowest high higher highest
better best top favourite favorite popular total altogether overall currently roughly entirely fully completely
equally equal important importance firm flexible possible available open able together clear easy easily simple plain direct
including include includes included plus beyond instead regarding concerning
reading speak speaking talk talking describe explain suggest recommend consider considering check checking help browse compare
wonder wondering picture mind idea sense thought thoughts agree agreed settle settled satisfied pleased
loosely slightly somewhat kindly mainly mostly especially particularly notably
room stretch stretches exceed exceeds miss misses missed missing short beat beats
${own.join(" ")} ${about.also.join(" ")} ${slots.map(({ label }) => label).join(" ")}
`;
