import * as domain from "@/lib/constraints";
import * as say from "@/lib/reading/lexicon/asking-words";
import { judging } from "@/lib/reading/lexicon/choice-words";
import { apartWords, clauseBreak, opening, ruledOut } from "@/lib/reading/lexicon/pointing-words";
import { asksYesOrNo, indifferentAlone, wishForms } from "@/lib/reading/lexicon/question-words";
import { asksSumAlone, gotAny, isFigure, partsSides, sizingUp } from "@/lib/reading/lexicon/search-questions";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { phraseTables } from "@/lib/reading/text/phrase-table";
import { lettersOf, textIn } from "@/lib/reading/text/tokenize";
import * as product from "./about-products";
import * as search from "./about-search";
import { type Asked, type AskedSoFar, isBareMeasure, slotsAsked, unheldIn, valuesIn, versionsIn } from "./asked-slots";
import { composeQuestion, isAdvice, isSetBeside, readSupposed } from "./compose";
import { directionsIn } from "./directions";
import { askedBefore, isEitherOr, isFragment, readFollowUp, variantOf } from "./follow-up";
import { type AskedOn, kindChances } from "./kind-model";
import { besideOwn, readMargin, readMeasured } from "./measured";
import { type AskedQuestion, productsIn, type Question, type Reference } from "./question";
import { namedIn, pointedIn, referencesMeant } from "./referents";
import { readRestated, readRunning } from "./running";
import { asks, isToldToTell, type QuestionSegment, questionSegments, segmentAt } from "./segments";
import { suppose } from "./suppose";
import { addedBy } from "./supposed";

/** More must wait. */
export const mostAnswered = 3;
const longestQuestion = 240;

/** The rest may hold wishes. Pure, and bounded by the message's length. */
export function readQuestion(given: ReadInput, talk?: AskedSoFar): AskedQuestion[] {
  const input = besideWished(withoutDeclined(given));
  const found: AskedQuestion[] = [];
  const before = once(() => talk ?? askedBefore(input, readQuestion));
  let recent: readonly Reference[] = [];
  const unasked: Asked[] = [];
  for (const segment of withNamesAhead(questionSegments(input.words), input)) {
    if (new Set(found.map(({ question }) => JSON.stringify(question))).size >= mostAnswered) break;
    if (segment.text.length > longestQuestion) continue;
    const earlier = found.at(-1)?.question;
    const ran = earlier?.kind === "running" ? earlier : undefined;
    const asked = askedIn(
      segment,
      input,
      recent,
      earlier ? () => ({ last: earlier, just: earlier, group: productsIn(earlier), ran }) : before,
    );
    // "Leave it. Which of these is best?": "it" is no news.
    const [met] = input.screen?.spoken ?? [];
    const isNews = asked.products.some(({ position }) => position !== undefined && position !== met?.position);
    const isMeant = asked.named.names.length > 0 || isNews;
    const { tokens } = asked.named;
    const isOut = asked.nameless.split(clauseBreak).some((part) => part.includes("_") && ruledOut.test(part));
    const isRefused = isOut || [refuses, refusesAny].some((each) => each.anyIn(tokens));
    // "And the RAV4? Which has more room?" compares it with the one before.
    const added = opening.test(asked.text) ? [...asked.products, ...recent] : asked.products;
    if (isMeant && !isRefused) recent = say.comparing.test(asked.core) ? [...recent, ...asked.products] : added;
    const question = readAsked(asked);
    // "Which Forester has heated seats, and is it under 32k?"
    if (question?.kind === "facts" && question.ofTrims)
      recent = question.products.map((each) => ({ ...each, of: question.tests }));
    const last = found.at(-1);
    // "What's that a month, with 5k down?" is one question, and so is "What's gas a year? I do 20k miles".
    const isSummed = question?.kind === "payment" || question?.kind === "running";
    const isOnward = isSummed && last?.question.kind === question.kind;
    const joined = last && question && (isOnward ? question : besideBoth(last.question, question));
    if (last && joined) last.question = joined;
    // Words between two places of one question may wish.
    const { start, end } = segment;
    if (question) found.push({ question: joined ?? question, start, end, isSure: isSure(asked) });
    else unasked.push(asked);
  }
  return found.map((each) => ({ ...each, question: unasked.reduce((of, one) => besideOwn(one, of), each.question) }));
}

const { refuses, refusesAny } = phraseTables(judging);

/** "No, leave it": what an offer named is no longer "it". */
function withoutDeclined(input: ReadInput): ReadInput {
  const { screen, words } = input;
  if (!screen?.offers || !say.turnsOffer.test(words.toLowerCase())) return input;
  const { shown = [], spoken = [] } = screen;
  const isLeft = (each: Reference) => shown.some(({ position }) => position === each.position);
  return { ...input, screen: { ...screen, spoken: spoken.filter(isLeft) } };
}

/** "Sienna or Odyssey." "Which is cheaper on gas?": the models wished stand together. */
function besideWished(input: ReadInput): ReadInput {
  const { screen, constraints, vocabulary } = input;
  const [first, ...rest] = screen?.spoken ?? [];
  const wish = constraints.find(({ slot, op }) => slot === "model" && !domain.isExclusion(op));
  const models = wish ? domain.valuesOf(wish.value).map(String) : [];
  if (!screen || !first || models.length > 3 || !first.models.some((model) => models.includes(model))) return input;
  const others = vocabulary.model
    .filter(({ value }) => models.includes(value) && !first.models.includes(value))
    .map(({ make, value }) => rest.find((each) => each.models.includes(value)) ?? { make, models: [value] });
  const spoken = [first, ...others, ...rest.filter((each) => !others.includes(each))];
  return { ...input, screen: { ...screen, spoken } };
}

/** "Which has more room, and which is easier on gas?" is one comparison. */
function besideBoth(one: Question, other: Question): Question | undefined {
  const isBoth = one.kind === "compare" && other.kind === "compare" && one.about.length * other.about.length > 0;
  if (!isBoth || JSON.stringify(one.products) !== JSON.stringify(other.products)) return undefined;
  return { ...one, about: [...new Set([...one.about, ...other.about])] };
}

/** "Is there one under 30k?" wishes, "is there a manual one?" counts, and "what do you have?" asks for products. */
export function questionIn(input: ReadInput, clause: { start: number; end: number }): Question | "wish" | null {
  const before = once(() => askedBefore(input, readQuestion));
  const asked = askedIn(segmentAt(input.words, clause.start, clause.end), input, [], before);
  if (isShortlist(asked) || isListing(asked) || isSaidAgain(asked)) return "wish";
  const isOfProducts = search.asksForThem(asked);
  if (!isOfProducts && (asked.products.length > 0 || !isWish(asked))) return composeQuestion(asked);
  if (isOfProducts || addsFigure(asked)) return "wish";
  return composeQuestion(asked) ?? (asked.supposed().edits.length > 0 ? "wish" : null);
}

function askedIn(
  met: QuestionSegment,
  input: ReadInput,
  recent: readonly Reference[],
  before: () => AskedSoFar,
): Asked {
  // Once "the cheaper one" is known, its words compare nothing.
  const isPointed = pointedIn(met.core, input.screen, recent).length > 0;
  const thing = say.hasIt.test(met.core) ? thingBefore(met, input) : "";
  const plain = (words: string) => {
    const one = isPointed ? words.replace(apartWords, ({ length }) => "that one".padEnd(length)) : words;
    const counted = say.supplied.reduce((left, [form, put]) => left.replace(form, put), one);
    const had = counted.replace(say.hasIt, (own, has: string) => (thing ? `${has} ${thing}` : own));
    return withKin(had, [...recent, ...(input.screen?.spoken ?? [])], input);
  };
  const segment = { ...met, core: plain(met.core), text: plain(met.text) };
  // "Isn't it?" refuses nothing.
  const said = plain(input.words.slice(segment.start, segment.end).replace(say.tagged, "?"));
  const named = namedIn(said, input.vocabulary);
  const meant = referencesMeant(met, named, input.screen, recent);
  const directions = once(() => directionsIn(named, input.vocabulary));
  const isOfGroup = named.names.length === 0 && say.pointsAtGroup.test(segment.core);
  const { group = [] } = isOfGroup ? before() : {};
  const products = group.length > 1 ? group : meant;
  const asked: Asked = {
    ...segment,
    named,
    recent,
    products,
    near: [...products, ...recent, ...(input.screen?.spoken ?? []), ...(input.screen?.shown ?? [])],
    input,
    nameless: nameless(said, named),
    directions,
    chances: once(() => kindChances(named, directions(), askedOn(input))),
    before,
    supposed: once(() => suppose(said, segment.core, named, input)),
  };
  const ways = ofTwoWays(asked);
  const versions = ways.length > 0 ? named.values : versionsIn(asked);
  if (versions.length === 0) return asked;
  const letters = versions.map((each) => lettersOf(named.tokens, each));
  const own = { ...named, values: versions };
  const ofVersion = (each: Reference) =>
    variantOf({ named: own, input }, [each]) ?? { ...each, of: valuesIn({ named: own }) };
  const narrowed = {
    ...asked,
    versions,
    products: ways.length > 0 ? ways : asked.near.slice(0, products.length || 1).map(ofVersion),
    named: { ...named, values: named.values.filter((each) => !versions.includes(each)) },
    nameless: nameless(said, { names: [...named.names, ...letters] }),
  };
  // "What's the AWD adding to the price?" asks of a wish.
  const isElse = (slot: domain.SlotName) => products.length > 0 || slot !== domain.likeness.price;
  // "And the hybrid Forester?"
  const isOnward = opening.test(asked.text) || (asked.isMarked && isFragment(asked));
  const isSame = isOnward && named.names.length > 0 && !asksYesOrNo.test(asked.core);
  const isVersionAlone = say.versionAlone.test(asked.core) && productsIn(before().just).length > 0;
  const isTested = isSame || isVersionAlone || narrowed.named.values.length > 0 || isBareMeasure(asked);
  return ways.length > 0 || isTested || slotsAsked(narrowed).some(isElse) ? narrowed : asked;
}

/** "The Tahoe diesel or the V8 Tahoe?", "will the gas one pull it or do I need the diesel?": one model, two ways. */
function ofTwoWays(asked: Asked): Reference[] {
  const { named, products } = asked;
  const [first, ...others] = products;
  const cut = named.tokens.findIndex(({ word }) => partsSides.test(word));
  const sides = [named.values.filter(({ end }) => end <= cut), named.values.filter(({ start }) => start > cut)];
  const isElse = (slot: domain.SlotName) =>
    domain.isNumericSlot(slot) && named.values.every((own) => own.slot !== slot);
  if (!first || others.length > 0 || !sides.every(([value]) => value) || !slotsAsked(asked).some(isElse)) return [];
  return sides.map((values) => ({ ...first, position: undefined, of: valuesIn({ named: { values } }) }));
}

/** "And the 3?" after a Model Y. */
function withKin(said: string, [last]: readonly Reference[], { vocabulary }: ReadInput): string {
  const [line = ""] = /^.+[ -](?=\w+$)/.exec(last?.models[0] ?? "") ?? [];
  const kin = vocabulary.model.filter(({ make, value }) => line && make === last?.make && value.startsWith(line));
  const named = (word: string) =>
    kin.find(({ value }) => value.slice(line.length).toLowerCase().startsWith(word)) ??
    (/\d/.test(word)
      ? undefined
      : vocabulary.model.find(({ make, value }) => make === last?.make && value.toLowerCase().startsWith(`${word} `)));
  return said.replace(
    /\bthe (\w*\d\w*|[a-z]{1,3}(?=\W*$)|[a-z])\b/gi,
    (the, word) => named(word.toLowerCase())?.value ?? the,
  );
}

/** "Adaptive cruise matters. Does the RAV4 have it?": the thing or term named last, or wished last. */
function thingBefore({ start, core }: QuestionSegment, input: ReadInput): string {
  const { words, screen, vocabulary, constraints } = input;
  const most = / both\b/.test(core) ? 2 : 1;
  for (const said of [words.slice(0, start), screen?.earlier?.at(-1) ?? ""]) {
    const { values, tokens } = namedIn(said, vocabulary);
    const last = values.filter(({ slot }) => / one\b/.test(core) || domain.isSetSlot(slot)).slice(-most);
    const things = last.map((each) => textIn(tokens, each.start, each.end));
    const named = things.length > 0 ? things : product.termsIn(said.toLowerCase()).slice(-most);
    if (named.length > 0) return named.join(" and ");
  }
  const wished = constraints.findLast(({ slot }) => domain.isSetSlot(slot));
  return wished ? domain.describeConstraint(wished) : "";
}

function nameless(said: string, { names }: { names: readonly { start: number; end: number }[] }): string {
  return names
    .reduce((left, { start, end }) => `${left.slice(0, start)}${"_".repeat(end - start)}${left.slice(end)}`, said)
    .toLowerCase();
}

/** "RAV4 or CR-V, which is easier on gas?" is one question. */
function withNamesAhead(segments: readonly QuestionSegment[], { vocabulary }: ReadInput): QuestionSegment[] {
  const result: QuestionSegment[] = [];
  for (const each of segments) {
    const before = result.at(-1);
    const core = before && joinedCore(before, each, vocabulary);
    if (!before || core === undefined) result.push(each);
    else result[result.length - 1] = { ...each, start: before.start, text: `${before.text} ${each.text}`, core };
  }
  return result;
}

function joinedCore(before: QuestionSegment, each: QuestionSegment, vocabulary: ReadInput["vocabulary"]) {
  // "A Sentra is a Versa with another sticker. Is that so?", "settle a bet. The RAV4 beats the CR-V".
  const isSettled = say.settlesBet.test(before.core);
  const claim = isSettled ? each : before;
  const isClaim = isSettled || (!asks(before) && say.verdict.test(each.core));
  if (isClaim && namedIn(claim.text, vocabulary).names.length > 0)
    return `is it so: ${claim.core.replace(say.claimant, "")}`;
  if ((before.isMarked && opening.test(before.text)) || !(asks(each) || say.eitherOr.test(each.core))) return undefined;
  const isJudged = sizingUp.test(each.core) && isFigure.test(before.core);
  const isSum = !asks(before) && asksSumAlone.test(each.core) && !/[.!;?]$/.test(before.text);
  const isSides = say.ranking.test(each.core) && !/[.!;]$/.test(before.text);
  const isWhole = isJudged || isSum || say.asksDifference.test(each.core);
  const isJoined = isWhole || isOnlyNames(before.text.replace(say.fillers, ""), vocabulary, isSides);
  return isJoined ? `${each.core}: ${before.core}` : undefined;
}

/** With `sides`, values as well: "a V8 or an EcoBoost", of which one may be a word that the catalog lacks. */
function isOnlyNames(text: string, vocabulary: ReadInput["vocabulary"], sides = false): boolean {
  if (text.length > 80) return false;
  const { names, tokens, values } = namedIn(text, vocabulary);
  const isName = (at: number) => names.some(({ start, end }) => start <= at && at < end);
  if (say.pointsAtPlaces.test(text)) return true;
  const isSide = (at: number) => sides && values.some(({ start, end }) => start <= at && at < end);
  const strange = tokens.filter(
    ({ kind, word, start }, at) => kind !== "mark" && !isName(start) && !isSide(at) && !say.smallWords.test(word),
  );
  if (!sides || values.length === 0) return names.length > 0 && strange.length <= Number(names.length > 1);
  return tokens.some(({ word }) => word === "or") && strange.length + Math.max(names.length, values.length) <= 2;
}

function isSure(asked: Asked): boolean {
  const readers = [product.readUnlisted, search.readOther, readMeaning, search.readMissing, product.readPayment];
  const isPlain = indifferentAlone.test(asked.core) || say.inverted.test(asked.core);
  return (
    isPlain ||
    isAdvice(asked) ||
    isSetBeside(asked) ||
    isToldToTell(asked) ||
    isOfNamed(asked) ||
    firstOf([...readers, readFollowUp], asked) !== null
  );
}

function readMeaning(asked: Asked): Question | null {
  const needed = say.needsTerm.test(asked.core) && asked.named.names.length === 0 ? product.termsIn(asked.core) : [];
  if (needed.length > 0) return { kind: "term", terms: needed.slice(0, 3) };
  return say.wantsMeaning.test(asked.core) ? product.readBareTerms(asked) : null;
}

function isOfNamed(asked: Asked): boolean {
  const { named, directions, core } = asked;
  // "Biggest bed", once trucks are shown.
  const isBare = asked.near.length > 0 && say.bareAsks.test(core) && unheldIn(asked) !== undefined;
  const isOfShown = asked.products.length === 1 && isEitherOr(asked) && isFragment(asked);
  if (isBare || isOfShown || isBareMeasure(asked) || say.namesThenAsks.test(asked.nameless.trim())) return true;
  // "A Silverado with a V8" wishes. "Silverado with a V8?" asks.
  const isBound = say.bounds.test(core) || (!asked.isMarked && /\b(?:with|for)\b/.test(core));
  if (named.names.length === 0 || isBound || !isFragment(asked)) return false;
  // "Lexus SUV" wishes for a kind. "RX mileage" asks.
  const isModel = named.names.every(({ product }) => product.models.length > 0);
  return (
    (isModel && slotsAsked(asked).some(domain.isNumericSlot)) ||
    directions().some(({ degree }) => degree === "comparative")
  );
}

const handedBy = [
  ...[search.readWhichOnes, search.readOther, product.readTrims, readMeaning, product.readJudged, product.readPair],
  ...[readRestated, product.readPayment, readMargin, readMeasured, search.readVersions, readFollowUp],
  search.readRecommend,
];
const byWords = [product.readUnlisted, search.readMissing, search.readWhy, readSupposed, product.readHow] as const;

/** "Civic or Corolla? Under 26k" begins a search, and "could be Toyota or Honda" widens one. */
function isShortlist(asked: Asked): boolean {
  const { named, input, start, end, core } = asked;
  if (named.names.length < 2 || !/\bor\b/.test(core)) return false;
  const isFirst = (input.screen?.shown ?? input.screen?.earlier ?? []).length === 0 && input.constraints.length === 0;
  const rest = input.words.slice(0, start) + input.words.slice(end);
  return isFirst && (isOnlyNames(asked.text, input.vocabulary) || say.stocking.test(core)) && /\d/.test(rest);
}

/** "Which has CarPlay for under 22k?" begins a search. */
function isListing(asked: Asked): boolean {
  const { core, named, input } = asked;
  if (input.constraints.length > 0 || named.names.length > 0 || !say.listsKind.test(core)) return false;
  return addsFigure(asked) && asked.directions().every(({ degree }) => degree === "plain");
}

function addsFigure({ supposed }: Asked): boolean {
  return addedBy(supposed()).some(({ slot }) => domain.isNumericSlot(slot));
}

function readAsked(asked: Asked): Question | null {
  if (isShortlist(asked) || isListing(asked) || isSaidAgain(asked)) return null;
  const handed = firstOf(handedBy, asked);
  if (handed || !(asks(asked) || isTold(asked) || isSetBeside(asked) || isOfNamed(asked))) return handed;
  const worded = firstOf(byWords, asked);
  if (worded) return worded;
  if (isWish(asked) && !isAdvice(asked))
    return asked.products.length > 0 || /^(?:how|what) about\b/.test(asked.core) ? product.readUnknown(asked) : null;
  return (
    firstOf([readRunning, product.readBareTerms, product.readUnknown], asked) ??
    composeQuestion(asked) ??
    unanswered(asked)
  );
}

/** "I asked about electric ones", "I meant hybrids": a wish that was missed. */
function isSaidAgain({ text, named, isMarked }: Asked): boolean {
  return !isMarked && say.saidAgain.test(text) && named.names.length === 0 && named.values.length > 0;
}

function firstOf(readers: readonly ((asked: Asked) => Question | null)[], asked: Asked): Question | null {
  return readers.reduce<Question | null>((found, read) => found ?? read(asked), null);
}

/** Asks of something the search knows, in a way it doesn't: said so even beside other answers. */
function unanswered(asked: Asked): Question | null {
  const { named, isMarked, core, products } = asked;
  const isOfSearch = named.values.length + named.topics.length + products.length > 0;
  const isPlain = isMarked && say.asksPlainly.test(core) && isOfSearch;
  if (!isPlain && !isOffTopic(asked)) return null;
  return { kind: "unknown", topic: "other", products, words: core, ...(isPlain ? { isPlain } : {}) };
}

function isOffTopic({ core, text, named, isMarked }: Asked): boolean {
  const isBare = named.names.length + named.values.length + named.topics.length === 0 && !/\d/.test(core);
  if (isBare && /^(?:please )?(?:tell me|sing|write|play|translate|solve) (?:a|an|the|me|my)\b/.test(text)) return true;
  return isBare && /^(?:who|whose|what|when|where|how)\b/.test(core) && core.split(" ").length >= (isMarked ? 3 : 4);
}

function isTold(segment: QuestionSegment): boolean {
  const { core, text } = segment;
  const isLed = [say.leading, say.fuelFor, gotAny].some((each) => each.test(core));
  return isLed || isToldToTell(segment) || say.told.test(text);
}

function isWish({ core, named }: Asked): boolean {
  // "Can I get the Maverick with AWD?" is about the Maverick.
  const isAboutOne = named.names.length > 0 && /\b(?:get|have|order|buy) (?:the|that|this)\b/.test(core);
  // "Could I get a diesel for that?" asks if one is left.
  const asksForOne = /\bfor (?:that|this)(?: money| price| much)?$/.test(core) && named.values.length > 0;
  if (isAboutOne || asksForOne || say.ofOneself.test(core)) return false;
  return wishForms.some((form) => form.test(core));
}

function askedOn({ screen, constraints }: ReadInput): AskedOn {
  const { shown = [], gaveWay = [] } = screen ?? {};
  return { shows: shown.length, gives: gaveWay.length > 0, wishes: constraints.length > 0 };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
