import { isNumericSlot, likeness, roles, type SlotName } from "@/lib/constraints";
import type { Term } from "@/lib/constraints/trade-words";
import { answering, colorNames, nouns, paymentWords, runningWords, tradeTerms } from "@/lib/constraints/trade-words";
import { asksOfTerm, behindTerm } from "@/lib/reading/lexicon/asking-words";
import { knownEnglish } from "@/lib/reading/lexicon/english-words";
import { numberWords, small } from "@/lib/reading/lexicon/number-words";
import { isPlainTalk } from "@/lib/reading/lexicon/pointing-words";
import { asksOfThings, asksYesOrNo, howWords } from "@/lib/reading/lexicon/question-words";
import * as say from "@/lib/reading/lexicon/search-questions";
import { textIn, tokenize } from "@/lib/reading/text/tokenize";
import { sumIn } from "@/lib/reading/values/counted-features";
import { findNumbers } from "@/lib/reading/values/numbers";
import { type Asked, asksPrice, figuresIn, slotsAsked, slotsMeant, testsIn, unheldIn, valuesIn } from "./asked-slots";
import type { Question, Reference } from "./question";
import { asks } from "./segments";
import { addedBy } from "./supposed";

export function readHow({ core, named, products }: Asked): Question | null {
  const hit = howWords.find(([words]) => words.test(core));
  const isOfOne = hit?.[1] === "used" ? products.length > 0 : named.names.length > 0;
  if (!hit || (/^(?:work|prices|used)$/.test(hit[1]) && isOfOne)) return null;
  // "Can I save money with a hybrid?" is about products.
  if (hit[1] === "save" && /\b(?:gas|fuel|money)\b/.test(core)) return null;
  return { kind: "how", about: hit[1] };
}

export function readUnknown(asked: Asked): Question | null {
  const { products, named } = asked;
  const hit = unheldIn(asked);
  if (!hit) return null;
  // "Which one has AWD, for the snow?" is about AWD.
  if (
    named.values.length > 0 &&
    /^(?:which|what|is|do|does|can)\b.*\b(?:has|have|get|got|comes?(?! in handy)|with|offered|available)\b/.test(
      asked.core,
    )
  )
    return null;
  // "AWD and lane keeping?" asks two things.
  const facts = hit.names && testsIn(asked).length > 0 ? factsOfProducts(asked) : null;
  if (hit.names && facts?.kind === "facts") return { ...facts, words: hit.names.join(" or ") };
  // "With the third row up?"
  const own = say.alongside.test(asked.core) ? asked.near : asked.recent;
  // "At least 300 miles of range" states a wish.
  const about = products.length > 0 ? products : [...named.names.map(({ product }) => product), ...own.slice(0, 1)];
  const [color] = (hit.topic === "color" && colorNames.exec(asked.core)) || [];
  const miles = hit.topic === "wear" ? figuresIn(asked).find((each) => each >= 1000) : undefined;
  const again =
    hit.names === undefined && !miles && named.names.length === 0 && asked.before().admitted?.includes(hit.topic);
  const said = { ...(color ? { color } : {}), ...(miles ? { miles } : {}), ...(again ? { again } : {}) };
  return { kind: "unknown", ...hit, products: about, ...said };
}

const byWord = (Object.keys(tradeTerms) as Term[])
  .flatMap((term) => tradeTerms[term].map((word) => [word, term] as const))
  .sort((a, b) => b[0].length - a[0].length);

/** "AWD or 4WD?" asks about terms. "What's the mileage?" asks about a product on screen. */
export function readBareTerms({ core: said, named, recent, isMarked, input: { screen } }: Asked): Question | null {
  const isOfTerms = (words: string) =>
    asksOfTerm.test(byWord.reduce((left, [word]) => left.replaceAll(word, " "), ` ${words} `));
  const core = isOfTerms(said) ? said : said.replace(behindTerm, "");
  const terms = termsIn(core);
  const isBare = isOfTerms(core) && recent.length === 0;
  const isSeen = say.ofSeen.test(core) && (screen?.shown ?? []).length > 0;
  // "And what drive?" asks for one product.
  if (/^what [a-z]+$/.test(core) && (screen?.shown ?? []).length > 0) return null;
  const isOwn = isSeen && /^what(?:'s|s| is) (?:its|their)\b/.test(core);
  const isAsked =
    (terms.length > 1 && !isOwn) ||
    (terms.length > 0 && (isMarked || /^(?:what|define|explain)\b|\b(?:means?|meant|meaning)\b/.test(core)) && !isSeen);
  return isBare && isAsked && named.names.length === 0 ? { kind: "term", terms: terms.slice(0, 3) } : null;
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

/** "And how thirsty?" means the last product discussed. */
function elliptical(asked: Asked): Reference[] {
  const { core, recent, input } = asked;
  const [last] = [...recent, ...(input.screen?.spoken ?? [])];
  const words = core.split(" ").length;
  const isShort =
    !/\d/.test(core) && (words <= 2 || (words <= 5 && /^(?:how|what|which|whats|hows|the|its)\b/.test(core)));
  const isLeading = asked.directions().some(({ degree }) => degree === "superlative");
  const isPlain = isShort && !isLeading && !/\b(?:under|over|below|above|max|least|most|any|an?)\b/.test(core);
  // "Can it pull a boat? Is the trunk big?"
  const just = asked.before().just;
  const isItsOwn = just && "products" in just && just.products.length === 1 && say.ofItsOwn.test(core);
  const isOfOne = isPlain || (isItsOwn && !isLeading) || (!isLeading && say.placed.test(core)) || say.overBy.test(core);
  return last && isOfOne && slotsAsked(asked).length > 0 ? [last] : [];
}

const isUsual = (word: string) => isPlainTalk(word) || numberWords.has(word) || nouns.has(word);

export function strangeIn({ core, isMarked, named: { names, values, topics, tokens } }: Asked): string {
  const least = asksOfThings.test(core) ? 1 : isMarked ? 2 : Number.POSITIVE_INFINITY;
  if (values.length + topics.length > 0) return "";
  const said = new Set(core.replace(/'/g, "").split(/[^a-z\d]+/));
  const isName = (at: number) => names.some(({ start, end }) => start <= at && at < end);
  const isTrim = (word: string) => names.some(({ product: { trim } }) => trim?.split(" ").includes(word));
  const strange = tokens.filter(
    ({ kind, word, start }) => kind === "word" && said.has(word) && !isName(start) && !isTrim(word) && !isUsual(word),
  );
  return strange.length >= least ? strange.map(({ text }) => text).join(" ") : "";
}

export function factsOfProducts(asked: Asked): Question | null {
  const products = asked.products.length > 0 ? asked.products : elliptical(asked);
  if (products.length === 0) return null;
  const [about, tests] = [slotsMeant(asked), testsIn(asked)];
  const words = about.length + tests.length > 0 ? "" : strangeIn(asked);
  // "Does it have night vision?"
  // "CarPlay, or some Toyota app?" is about the one it points at.
  const models = products.filter(({ models: [model] }) => model !== undefined);
  const meant = (models.length > 0 ? models : products).slice(0, 3);
  if (words && say.hasThings.test(asked.core) && words.split(" ").length < 4)
    return { kind: "unknown", topic: "equipment", names: [words], products: meant };
  if (words) return { kind: "unknown", topic: "other", products: meant, words: asked.core };
  return { kind: "facts", products: meant, about, tests };
}

/** "Do all trims have AWD?", "is that on every trim?" */
export function readTrims(asked: Asked): Question | null {
  const { core, nameless, near } = asked;
  const isAlone = say.trimsAlone.test(nameless.trim());
  if (!isAlone && !say.ofTrims.test(core) && !say.ofAllOf.test(nameless)) return null;
  const own = testsIn(asked).length > 0 ? testsIn(asked) : valuesIn(asked);
  const just = own.length === 0 && say.ofThat.test(core) ? asked.before().just : undefined;
  const tests = isAlone ? [] : just?.kind === "facts" ? just.tests : own;
  if ((tests.length === 0 && !isAlone) || near.length === 0) return null;
  return { kind: "facts", products: near.slice(0, 1), about: [], tests, ofTrims: true };
}

/** "Would a year-old one be cheaper?", "what does the extra 2,500 buy?" */
export function readPair(asked: Asked): Question | null {
  const { core, named } = asked;
  const [product, other] = asked.near;
  const old = say.aged.exec(core);
  if (old && product?.year && asksPrice(asked)) {
    const year = product.year - (small[old[1] ?? ""] ?? (Number(old[1]) || 1));
    return { kind: "compare", products: [product, { ...product, year, position: undefined }], about: [likeness.price] };
  }
  if (!product || !other || named.names.length > 0 || !say.buysMore.test(core)) return null;
  return { kind: "compare", products: [product, other], about: [...answering.differing] };
}

/** Years and miles wear, and a price is judged by the budget. */
const judgedElsewhere: ReadonlySet<SlotName | undefined> = new Set([likeness.price, "year", roles.odometer]);

export function readJudged(asked: Asked): Question | null {
  const { core, products, named } = asked;
  if (!asks(asked) || !say.sizingUp.test(core) || named.names.length > 1) return null;
  const bound = addedBy(asked.supposed()).find(({ value }) => typeof value === "number");
  const just = asked.before().just;
  const about = [...slotsAsked(asked), ...(just?.kind === "facts" ? just.about : [])].filter(isNumericSlot);
  // "For a 16 year old" gives no figure.
  const figures = figuresIn(asked).filter((each) => !new RegExp(`\\b${each}[ -]?y(?:ea)?r`).test(core));
  const slot = bound ? bound.slot : figures.length === 0 ? about[0] : undefined;
  const value = bound ? Number(bound.value) : figures[0];
  const isElse = unheldIn(asked) !== undefined && (value === undefined || figures.some((each) => each >= 1000));
  // "How many miles does it have? Is that a lot?"
  if (slot && slot === roles.odometer && products.length > 0 && say.isMany.test(core))
    return { kind: "unknown", topic: "wear", products };
  if (isElse || (slot && judgedElsewhere.has(slot)) || (slot === undefined && value === undefined)) return null;
  return { kind: "place", slot, value, tests: valuesIn(asked), products: products.slice(0, 1) };
}

type Payment = Extract<Question, { kind: "payment" }>;

export function readPayment(asked: Asked): Payment | null {
  const { named } = asked;
  const core = withDigits(asked.core);
  const own = loanIn(core);
  const isAsked =
    (asks(asked) || /^(?:the |my )?(?:monthly )?payments?\b/.test(core)) &&
    paymentWords.asks.test(core) &&
    !paymentWords.isElse.test(core) &&
    !(paymentWords.limit.test(core) && named.names.length === 0) &&
    (!runningWords.asks.test(core) || Object.keys(own).length > 0);
  const isOnward = Object.keys(own).length > 0 && named.names.length === 0 && core.split(" ").length < 10;
  const before = isAsked ? asked.before().last : isOnward ? asked.before().just : undefined;
  const held = before?.kind === "payment" ? before : undefined;
  if (!isAsked && !held) return null;
  // "With my 5 thousand, how much a month?"
  const loan = { ...loanIn(withDigits(asked.input.words.toLowerCase().replace(paymentWords.years, " "))), ...own };
  const { products } = asked.products.length > 0 || !held ? asked : held;
  const price = asked.products.length === 0 && isAsked ? sumIn(paymentWords.price.exec(core)) : 0;
  return { ...held, kind: "payment", products, ...(price > 1000 ? { price } : {}), ...loan };
}

/** "Forty-eight months" is 48 months, and "5 thousand" is 5000. */
function withDigits(core: string): string {
  const tokens = tokenize(core);
  return findNumbers(tokens, [])
    .reduceRight((said, { value, start, end }) => {
      const [from = 0, to = 0] = [tokens[start]?.start, tokens[end - 1]?.end];
      return /\d[\d,.]*$/.test(said.slice(from, to)) ? said : `${said.slice(0, from)}${value}${said.slice(to)}`;
    }, core)
    .replace(/(\d)000 (\d{3})\b/g, "$1$2");
}

/** Months, yearly rate in percent, down payment, sum to borrow. */
function loanIn(core: string): Pick<Payment, "months" | "rate" | "down" | "borrowed"> {
  const years = paymentWords.years.exec(core)?.[1] ?? "0";
  const months = Number(paymentWords.months.exec(core)?.[1] ?? 12 * (small[years] ?? Number(years)));
  const rate = Number(paymentWords.rate.exec(core)?.[1] ?? Number.NaN);
  const down = sumIn(paymentWords.down.exec(core));
  const borrowed = sumIn(paymentWords.borrowed.exec(core));
  return {
    ...(months >= 12 && months <= 120 ? { months } : {}),
    ...(rate <= 30 ? { rate } : {}),
    ...(down > 0 ? { down } : {}),
    ...(borrowed > 1000 ? { borrowed } : {}),
  };
}

/** "Can you still get a LeSabre?": a name the catalog lacks. "One" means a strange word said before. */
export function readUnlisted({ core, input, named, start }: Asked): Question | null {
  if (
    !asksYesOrNo.test(core) ||
    !say.stillMade.test(core) ||
    named.names.some(({ product }) => product.models.length > 0)
  )
    return null;
  const held = named.values.map(({ start, end }) => textIn(named.tokens, start, end)).join(" ");
  const before = /\bone\b/.test(core) ? tokenize(input.words.slice(0, start)) : [];
  const isStrange = ({ kind, word }: { kind: string; word: string }) =>
    kind === "word" && word.length > 3 && !knownEnglish.has(word) && !isPlainTalk(word) && !held.includes(word);
  const name = [...before, ...tokenize(core)].findLast(isStrange)?.word;
  return name ? { kind: "unknown", topic: "other", products: [], words: core, unlisted: name } : null;
}
