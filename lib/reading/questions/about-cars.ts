import { type Constraint, isNumericSlot, likeness, type SlotName } from "@/lib/constraints";
import { colorNames, type Term, tradeTerms } from "@/lib/constraints/trade-words";
import { asksOfTerm } from "@/lib/reading/lexicon/asking-words";
import { isPlainTalk } from "@/lib/reading/lexicon/pointing-words";
import { howWords } from "@/lib/reading/lexicon/question-words";
import { overBy, placed } from "@/lib/reading/lexicon/search-questions";
import { wordsIn } from "@/lib/reading/text/tokenize";
import { numberWords } from "@/lib/reading/values/numbers";
import { type Asked, figuresIn, unheldIn } from "./asked";
import { slotsAsked, testsIn } from "./asked-slots";
import type { CarReference, Question } from "./question";

export function readHow({ core, named }: Asked): Question | null {
  const hit = howWords.find(([words]) => words.test(core));
  if (!hit || (/^(?:work|prices)$/.test(hit[1]) && named.names.length > 0)) return null;
  // "Can I save money with a hybrid?" is about cars.
  if (hit[1] === "save" && /\b(?:gas|fuel|money)\b/.test(core)) return null;
  return { kind: "how", about: hit[1] };
}

export function readUnknown(asked: Asked): Question | null {
  const { cars, named, recent } = asked;
  const hit = unheldIn(asked);
  if (!hit) return null;
  // "Which one has AWD, for the snow?" is about AWD.
  if (named.values.length > 0 && /^(?:which|what)\b.*\b(?:has|have|got|comes?|with)\b/.test(asked.core)) return null;
  // "At least 300 miles of range" states a wish.
  const about = cars.length > 0 ? cars : [...named.names.map(({ car }) => car), ...recent.slice(0, 1)];
  const [color] = (hit.topic === "color" && colorNames.exec(asked.core)) || [];
  const miles = hit.topic === "wear" ? figuresIn(asked).find((each) => each >= 1000) : undefined;
  return { kind: "unknown", topic: hit.topic, cars: about, ...(color ? { color } : {}), ...(miles ? { miles } : {}) };
}

const alsoSaid: readonly (readonly [string, Term])[] = [
  ["plug in", "plug-in hybrid"],
  ["plug-in", "plug-in hybrid"],
  ["plugin", "plug-in hybrid"],
];
const byWord = [
  ...(Object.keys(tradeTerms) as Term[]).flatMap((term) => tradeTerms[term].map((word) => [word, term] as const)),
  ...alsoSaid,
].sort((a, b) => b[0].length - a[0].length);
/** "AWD or 4WD?" asks about terms. "What's the mileage?" asks about a car on screen. */
export function readBareTerms({ core, named, recent, isMarked, input: { screen } }: Asked): Question | null {
  const terms = termsIn(core);
  const rest = byWord.reduce((left, [word]) => left.replaceAll(word, " "), ` ${core} `);
  const isBare = asksOfTerm.test(rest) && recent.length === 0;
  const isSeen = /^what(?:'s|s| is) (?:the|its|their)\b/.test(core) && (screen?.shown ?? []).length > 0;
  const isAsked =
    terms.length > 1 ||
    (terms.length > 0 && (isMarked || /^(?:what|define|explain)\b|\b(?:means?|meaning)\b/.test(core)) && !isSeen);
  return isBare && isAsked && named.names.length === 0 ? { kind: "term", terms: terms.slice(0, 2) } : null;
}

export function termsIn(core: string): Term[] {
  let left = ` ${core.replace(/[?!.,:;"]|(?<!\w)'|'(?!\w)/g, " ")} `;
  const found: { term: Term; at: number }[] = [];
  for (const [word, term] of byWord) {
    for (const form of [` ${word} `, ` ${word}s `, ` ${word}es `]) {
      const at = left.indexOf(form);
      if (at < 0) continue;
      if (!found.some((each) => each.term === term)) found.push({ term, at });
      left = left.replaceAll(form, ` ${"_".repeat(Math.max(0, form.length - 2))} `);
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ term }) => term);
}

/** "And how thirsty?" means the last car discussed. */
function elliptical(asked: Asked): CarReference[] {
  const { core, recent, input } = asked;
  const [last] = [...recent, ...(input.screen?.spoken ?? [])];
  const words = core.split(" ").length;
  const isShort = !/\d/.test(core) && (words <= 2 || (words <= 5 && /^(?:how|what|which|whats|hows)\b/.test(core)));
  const isLeading = asked.directions().some(({ degree }) => degree === "superlative");
  const isPlain = isShort && !isLeading && !/\b(?:under|over|below|above|max|least|most|any|an?)\b/.test(core);
  const isOfOne = isPlain || (!isLeading && placed.test(core)) || overBy.test(core);
  return last && isOfOne && slotsAsked(asked).length > 0 ? [last] : [];
}

function newestIn({ core, input: { constraints } }: Asked): SlotName[] {
  if (!/\b(?:do|does|manage|handle|meet)s? (?:it|that|this)\b/.test(core)) return [];
  const turnOf = ({ evidence }: Constraint) => Math.max(-1, ...evidence.map(({ turn }) => turn));
  const newest = Math.max(...constraints.map(turnOf));
  const wished = constraints.filter((each) => turnOf(each) === newest && each.slot !== likeness.price);
  return wished.flatMap(({ slot }) => (isNumericSlot(slot) ? [slot] : [])).slice(0, 1);
}

function strangeIn({ core, named: { names, values, topics, tokens } }: Asked): string {
  if (
    !/^(?:does|do|is|are|can|how(?:'?s)?|what(?:'?s)?|has|have|any)\b/.test(core) ||
    values.length + topics.length > 0
  )
    return "";
  const isName = (at: number) => names.some(({ start, end }) => start <= at && at < end);
  const strange = tokens.filter(
    ({ kind, word, start }) => kind === "word" && !isName(start) && !isPlainTalk(word) && !numberWords.has(word),
  );
  const [first, last] = [strange[0], strange.at(-1)];
  const isClose = first && last && tokens.indexOf(last) - tokens.indexOf(first) < 3;
  return isClose ? wordsIn(tokens, tokens.indexOf(first), tokens.indexOf(last) + 1).join(" ") : "";
}

export function factsOfCars(asked: Asked): Question | null {
  const cars = asked.cars.length > 0 ? asked.cars : elliptical(asked);
  if (cars.length === 0) return null;
  const asks = slotsAsked(asked);
  const [about, tests] = [asks.length > 0 ? asks : newestIn(asked), testsIn(asked)];
  const words = about.length + tests.length > 0 ? "" : strangeIn(asked);
  return { kind: "facts", cars: cars.slice(0, 3), about, tests, ...(words ? { words } : {}) };
}
