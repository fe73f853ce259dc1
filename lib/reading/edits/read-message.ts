import { holds, type Vocabulary } from "@/lib/catalog/catalog-reader";
import type { SlotName } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { orderedIn, turning } from "@/lib/reading/acts/ordered";
import { segmentsOf } from "@/lib/reading/acts/segments";
import type { Comparison, SaidWeight } from "@/lib/reading/importance/importance";
import { degreeAnswer, importanceAnswer } from "@/lib/reading/importance/importance-answers";
import { levelsApart, noPriorityAnswer, priorityAnswer } from "@/lib/reading/importance/priority-answers";
import { weighedIn } from "@/lib/reading/learned/importance-model";
import { maskWords } from "@/lib/reading/learned/masked-text";
import { meantAs, stancesOfMentions } from "@/lib/reading/learned/mention-stances";
import { rolesOf } from "@/lib/reading/learned/number-roles";
import { referencesIn } from "@/lib/reading/learned/references";
import { avoiding, choosing } from "@/lib/reading/lexicon/asking-words";
import { addingTo, countsAgain } from "@/lib/reading/lexicon/stance-words";
import type { OpenQuestion } from "@/lib/reading/preference-reader";
import type { Reference } from "@/lib/reading/questions/question";
import type { Anchor } from "@/lib/reading/stance/anchor";
import { findIndifference } from "@/lib/reading/stance/indifference";
import { neededIn } from "@/lib/reading/stance/needed";
import { isOfOwnLife, pointedAt } from "@/lib/reading/stance/own-life";
import { findRemovals } from "@/lib/reading/stance/removals";
import type { Statement } from "@/lib/reading/stance/statement";
import { anchorsOf, isOnlyFine, spokenOf, statementsOf, withTakeBacks } from "@/lib/reading/stance/statements";
import { findClauses } from "@/lib/reading/text/clauses";
import { quoter } from "@/lib/reading/text/evidence";
import { knownWords, mendSpelling } from "@/lib/reading/text/spelling";
import {
  endsSentence,
  isIn,
  type TokenSpan,
  type Tokens,
  textIn,
  tokenize,
  withoutAsides,
} from "@/lib/reading/text/tokenize";
import { declines, statementsOfChoice } from "@/lib/reading/values/choices";
import { countedFeatures } from "@/lib/reading/values/counted-features";
import { findMentions } from "@/lib/reading/values/mentions";
import { isNameSlot } from "@/lib/reading/values/names";
import { findNumbers, type SpokenNumber } from "@/lib/reading/values/numbers";
import { partiesIn } from "@/lib/reading/values/parties";
import { readQuantities } from "@/lib/reading/values/quantities";
import { quotesIn } from "@/lib/reading/values/quoted";
import { statedBounds } from "@/lib/reading/values/stated-bounds";
import type { Feature, Topic } from "@/lib/reading/values/topics";
import { bareDegree, findFeatures, findHints, findTopics, topicOfQuestion } from "@/lib/reading/values/topics";
import { findSightings, type StandingNumber } from "@/lib/reading/values/units/unit-context";
import { type VocabularyIndex, vocabularyIndex } from "@/lib/reading/values/vocabulary-index";
import { findIntents } from "./intents";
import type { MessageReading } from "./message-reading";

export interface MessageInput {
  words: string;
  /** 0 where no edit is made. */
  turn?: number;
  vocabulary: Vocabulary;
  question?: Partial<OpenQuestion> & Pick<OpenQuestion, "text">;
  standing?: readonly StandingNumber[];
  make?: string | undefined;
  known?: readonly string[] | undefined;
  assumed?: SlotName | undefined;
  /** What the assistant said last. */
  told?: string | undefined;
  seen?: readonly Reference[] | undefined;
  /** Uses rules alone, for training. */
  alone?: boolean;
}

/** Reads one message without context. Linear in its length. */
export function readMessage(input: MessageInput): MessageReading {
  const index = vocabularyIndex(input.vocabulary);
  const tokens = mendSpelling(withoutAsides(tokenize(input.words)), index, knownWords());
  const question = input.question ? tokenize(input.question.text) : [];
  const asked = input.question?.slot ?? (input.question?.kind ? undefined : topicOfQuestion(question));
  const context: SpotContext = { tokens, index, question, asked };
  const { taken, ...spotted } = spot(context, input);
  const answer = answerOf(context, input, spotted);
  const { statements, features } = answer;
  const { clauses, topics } = spotted;
  const anchors = anchorsOf(spokenOf(statements, asked), topics, features);
  const inQuestion = namedIn(question, index);
  // Its answer takes a side, which is heard apart.
  const offered = inQuestion.flatMap(({ slots }) => slots);
  const isOfSides = input.question?.kind === "compare";
  const priority = isOfSides ? noPriorityAnswer : priorityAnswer(tokens, question, anchors, offered);
  const named = anchorsOf(statements, topics, features);
  const hinted = findHints(tokens, named).map((each) => ({ ...each, kind: "topic" as const }));
  const compared = comparedIn(tokens, named);
  // "Rather lose the stick than pay more than 25" drops neither.
  const isOfOrder = ({ start }: { start: number }) => compared.some((each) => isIn(each)({ start }));
  const removals = findRemovals(tokens, named, taken).filter((each) => !isOfOrder(each));
  const isOpen = answer.declines || answer.weight?.weight === 0;
  const own = answer.weight && asked && !isOpen ? [{ ...answer.weight, slots: [asked] }] : [];
  const isWhole = own.length > 0 && !answer.leads;
  const declined = isOpen && asked ? [{ slots: [asked], isNear: false, start: 0, end: tokens.length }] : [];
  // "Slow is fine" leaves the power open.
  const waved = features.flatMap(({ word, ...at }) =>
    word.quiet ? { slots: word.slots ?? [], isNear: false, ...at } : [],
  );
  const open = [...findIndifference({ tokens, clauses, anchors: named, taken, asked }), ...waved];
  const questioned = inQuestion.map(({ slots: [key = ""], ...place }) => ({ key, ...place }));
  const saysMore = statements.length > 0 || answer.told || answer.weight !== undefined || topics.length > 0;
  return {
    tokens,
    ...spotted,
    statements: withTakeBacks({ tokens, topics: [...topics, ...features] }, statements, removals).map((each) =>
      each.stance === "contrasted" && isOfOrder(each) && /\bthan\b/.test(textIn(tokens, each.start - 3, each.start))
        ? { ...each, stance: "background" }
        : each,
    ),
    features,
    weights: isWhole ? own : [...own, ...priority.weights, ...levelsApart(tokens, [...named, ...hinted])],
    comparisons: isWhole ? [] : [...priority.comparisons, ...compared],
    indifferent: isWhole ? [] : declined.length > 0 ? declined : open,
    removals,
    intents: findIntents(tokens, saysMore),
    question: { masked: maskWords(question, questioned) },
    asked,
    quote: quoter(input.words, input.turn ?? 0, tokens),
  };
}

/** "The money counts more than the two doors." */
function comparedIn(tokens: Tokens, named: readonly Anchor[]): (Comparison & TokenSpan)[] {
  const places = tokens.some(({ word }) => turning.has(word)) ? segmentsOf(tokens) : [];
  return places.flatMap((place) => {
    const order = orderedIn(place, tokens, named);
    const own = order ? named.filter(isIn(place)) : [];
    const on = (side: string) => own.flatMap(({ slots, start }) => (order?.sideAt(start) === side ? slots : []));
    const [heavier, lighter] = [on("keep"), on("release")];
    const isOne = heavier.length === 0 || lighter.some((slot) => heavier.includes(slot));
    return isOne ? [] : [{ heavier, lighter, ...place }];
  });
}

/** The question's wishes, to learn from answers. */
function namedIn(question: Tokens, index: VocabularyIndex): Topic[] {
  if (question.length === 0) return [];
  const { mentions, owned } = findMentions({ tokens: question, index });
  return [...mentions.map(({ slot, start, end }) => ({ slots: [slot], start, end })), ...findTopics(question, owned)];
}

interface SpotContext {
  tokens: Tokens;
  index: VocabularyIndex;
  question: Tokens;
  asked: SlotName | undefined;
}

/** "Put the Tacoma in there", "also show me the RAV4". */
function isAdded(tokens: Tokens, { slot, stance, ...own }: Statement, named: readonly Statement[]): boolean {
  if (!isNameSlot(slot) || stance === "excluded") return false;
  // "The Mazda CX-5" is one name.
  const start = named.find((each) => each.slot === "make" && each.end === own.start)?.start ?? own.start;
  const end = named.find((each) => each.slot === "model" && each.start === own.end)?.end ?? own.end;
  const before = textIn(tokens, start - mostAdding, start);
  if (addingTo.before.test(before)) return true;
  const behind = textIn(tokens, end, end + mostAdding);
  return addingTo.placing.test(before) && (addingTo.behind.test(behind) || addingTo.also.test(before));
}

/** In words. */
const mostAdding = 5;

/** "Any brands you'd avoid?" asks for exclusions. "Any make you want, or want to avoid?" does not. */
function asksToAvoid(question: Tokens): boolean {
  return question.some(
    ({ word }, index) =>
      avoiding.has(word) && question.slice(Math.max(0, index - 8), index).some((token) => choosing.has(token.word)),
  );
}

/** Four times as many as people write. */
const mostStatements = 120;

const bareWords = 4;

/** Each token belongs to one thing. */
function spot({ tokens, index, question, asked }: SpotContext, input: MessageInput) {
  const { vocabulary, standing } = input;
  const found = findMentions({ tokens, index, asked, make: input.make, known: input.known, seen: input.seen });
  const taken = [...found.owned];
  const numbers = findNumbers(tokens, found.owned);
  const counted = countedFeatures(tokens, numbers, (slot) => holds(input.vocabulary, slot));
  const counting = new Set(counted.map(({ start }) => start));
  const sightings = findSightings(tokens, input.vocabulary);
  const stated = statedBounds(tokens, taken, { vocabulary: input.vocabulary, sightings, standing: standing ?? [] });
  const parties = partiesIn(tokens, numbers, input.vocabulary);
  // "3 kids, it must fit all three".
  const isAgain = ({ start, value }: SpokenNumber) =>
    countsAgain.has(tokens[start - 1]?.word ?? "") &&
    numbers.some((each) => each.start < start && each.value === value);
  const isStated = (each: SpokenNumber) => isAgain(each) || [...stated, ...parties].some((one) => isIn(one)(each));
  const wished = new Set(standing?.map(({ value }) => value));
  const isNamed = ({ models }: Reference) =>
    found.mentions.some(({ slot, values }) => slot === "model" && values.some((value) => models.includes(`${value}`)));
  const quotes = quotesIn(tokens, input.told, standing ?? [], input.seen?.filter(isNamed));
  const isQuoted = (each: SpokenNumber) => !wished.has(each.value) && quotes.isNumber(each);
  const left = numbers.filter((each) => !counting.has(each.start) && !isStated(each) && !isQuoted(each));
  const roles = input.alone ? [] : rolesOf(tokens, left, asked);
  const about = standing?.length ? [...findTopics(tokens, found.owned), ...findHints(tokens, [])] : [];
  const { assumed } = input;
  const context = { tokens, numbers: left, vocabulary, standing, about, asked, assumed, roles, sightings };
  const counts = readQuantities(context);
  // "Three rows, 8 seats": the count says more.
  const isCounted = ({ tests: [test] }: (typeof stated)[number]) =>
    test?.op === ">=" &&
    counts.some(({ tests: [own] }) => own?.slot === test.slot && own.op !== "<=" && own.value >= test.value);
  const told = [...stated.filter((each) => !isCounted(each)), ...counts];
  const listed = parties.filter(({ tests: [test] }) => !told.some(({ tests }) => tests[0]?.slot === test?.slot));
  const quantities = [...told, ...listed].sort((a, b) => a.start - b.start);
  for (const { start, end } of quantities) taken.fill(true, start, end);
  // "Towing stays" names the wish it has. Else "towing" is a loose word.
  const known = [...(input.standing ?? []), ...quantities.flatMap(({ tests }) => tests)];
  const held = findTopics(tokens, taken, standing).filter(({ slots }) =>
    known.some(({ slot }) => slots.includes(slot)),
  );
  // "The range doesn't matter" ends a wish.
  const isShort = ({ slots }: Topic) => slots.some((slot) => slotWords[slot].borrows?.includes(slot));
  const isHeld = ({ word, start, end }: Feature) =>
    !word.slots &&
    held.some((each) => (each.start <= start && each.end >= end) || (isShort(each) && isIn({ start, end })(each)));
  const features = findFeatures(tokens, taken, counted).filter((each) => !isHeld(each));
  for (const { start, end } of features) taken.fill(true, start, end);
  const clauses = findClauses(tokens, taken);
  const topics = findTopics(tokens, taken, standing).filter(({ slots }) =>
    slots.some((slot) => holds(input.vocabulary, slot)),
  );
  const avoids = asksToAvoid(question);
  const said = statementsOf({ tokens, clauses, taken, avoids, vocabulary: input.vocabulary, asked }, found, quantities);
  const named = said.slice(0, mostStatements);
  // A bare answer has no circumstances.
  const isBare = question.length > 0 && tokens.length <= bareWords;
  const meant = input.alone || isBare ? named : meantAs(named, stancesIn(tokens, named, asked), tokens);
  const isRepeated = (each: Statement) =>
    each.stance === "wished" &&
    (each.chances?.wished ?? 0) < meantAnyway &&
    !each.values.some((value) => input.known?.includes(String(value))) &&
    quotes.isName(each);
  const isWeighed = weighedIn({ tokens, statements: meant, topics, question: { masked: [] } });
  const isMeant = ({ op, slot, chances }: Statement) =>
    isNameSlot(slot) || op === undefined || (chances?.none ?? 0) <= mostlyNone;
  const pointed = pointedAt(tokens, meant);
  const statements = meant.map((each) => {
    const added = isAdded(tokens, each, meant);
    const isPointed = pointed?.said === each;
    if (isPointed && pointed.stance === "excluded") return { ...each, stance: pointed.stance, chances: surelyRefused };
    if (isPointed || added || neededIn(tokens, each))
      return { ...each, stance: "wished" as const, chances: surelyWished, added };
    if (isOfOwnLife(tokens, each, meant)) return { ...each, stance: "background" as const };
    if (each.stance === "background" || (isNameSlot(each.slot) && isRepeated(each)))
      return isMeant(each) && isWeighed(each)
        ? { ...each, stance: "wished" as const, chances: surelyWished }
        : { ...each, stance: "background" as const };
    return each.slot !== asked && isOnlyFine(tokens, each) ? { ...each, stance: "conceded" as const } : each;
  });
  return {
    taken,
    quantities,
    features,
    clauses,
    topics,
    statements,
    named,
    numbers: left,
    missing: found.missing,
    isQuoting: numbers.some((each) => each.value > 9 && isQuoted(each)),
  };
}

/** Minimum probability of a wish for a name that the assistant just said. */
const meantAnyway = 0.75;

/** Maximum probability of no wish for a number that is weighed: "my Corolla got 38, and I won't get that". */
const mostlyNone = 0.6;

const surelyWished = { wished: 1, refused: 0, accepted: 0, none: 0 };
const surelyRefused = { ...surelyWished, wished: 0, refused: 1 };
/** Minimum probability of no wish, even if "I need both" refers to the mention. */
const surelyNone = 0.8;

/** Words like "both" rarely refer to a circumstance. */
function stancesIn(tokens: Tokens, named: readonly Statement[], asked: SlotName | undefined) {
  const spans = named.map(({ slot: key, start, end }) => ({ key, start, end }));
  const meant = new Set(referencesIn(tokens, spans).flatMap(({ keys }) => keys));
  return stancesOfMentions(tokens, named, asked).map((each, index) =>
    meant.has(named[index]?.slot ?? "") && each.none < surelyNone
      ? { ...each, wished: each.wished + each.none, none: 0 }
      : each,
  );
}

interface Answer {
  statements: readonly Statement[];
  features: readonly Feature[];
  /** For the asked slot. */
  weight?: SaidWeight;
  /** Leaves the slot open. */
  declines?: true;
  /** Covers only the first sentence. */
  leads?: true;
  /** The answer is one loose word. */
  told: boolean;
}

function answerOf(
  { tokens, question, asked }: SpotContext,
  input: MessageInput,
  spotted: Pick<ReturnType<typeof spot>, "statements" | "features" | "quantities">,
): Answer {
  const { statements, features, quantities } = spotted;
  const offered = (input.question?.choices ?? []).flatMap(({ predicate }) => predicate ?? []);
  // After a question of degree, "a little" isn't a size and "9 out of 10" isn't a price.
  const degree = asked ? (degreeAnswer(tokens, question) ?? importanceAnswer(tokens, question)) : undefined;
  if (degree) return { statements: [], features: [], weight: degree, told: false };
  const closing = tokens.findIndex(endsSentence);
  const first = asked && closing > 0 ? importanceAnswer(tokens.slice(0, closing), question) : undefined;
  if (first && closing < tokens.length - 1) return { statements, features, weight: first, leads: true, told: false };
  if (statements.length === 0) {
    const chosen = statementsOfChoice(tokens, offered);
    if (chosen.length > 0) return { statements: chosen, features: [], told: false };
    if (declines(tokens, offered, question)) return { statements, features, declines: true, told: true };
  }
  const bare = asked && quantities.length === 0 ? bareDegree(tokens, asked) : undefined;
  return bare ? { statements, features: [bare], told: true } : { statements, features, told: false };
}
