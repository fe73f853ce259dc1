import type { Constraint, Edit, Predicate } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { saysCorrection } from "@/lib/reading/edits/drafts";
import { isWavedOff } from "@/lib/reading/edits/revisions";
import { weighedIn } from "@/lib/reading/learned/importance-model";
import { asksAbout, inverted, onlyWonders, tagged, waves } from "@/lib/reading/lexicon/asking-words";
import { no } from "@/lib/reading/lexicon/choice-words";
import { reversals } from "@/lib/reading/lexicon/intent-words";
import { demandsRoom } from "@/lib/reading/lexicon/people-words";
import {
  objects,
  politeOrder,
  proposal,
  protests,
  refuses,
  restating,
  surprised,
} from "@/lib/reading/lexicon/question-words";
import { isConflict, type ReadInput, type WishStance } from "@/lib/reading/preference-reader";
import { type AskedQuestion, type Comparative, productsIn, type Question } from "@/lib/reading/questions/question";
import { mostAnswered, questionIn, readQuestion } from "@/lib/reading/questions/read-question";
import { messageOf } from "@/lib/reading/read-words";
import type { HeardThing, Intent, ModelUse } from "@/lib/reading/reading";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { isIn, lettersOf, type Token, textIn } from "@/lib/reading/text/tokenize";
import { measureBefore } from "@/lib/reading/values/units/unit-context";
import { actMessageOf, screenOf } from "./act-features";
import { isAsking, namesOne, needsToldIn, onlyNames, withoutBounds } from "./asking-clauses";
import { critiquesIn, indefinite } from "./critiques";
import { judgedIn } from "./judged";
import { otherActs, toldAct } from "./other-acts";
import { actTold, blanked, isToldWish, type Placed, segmentActs, surelyStated, wishIn } from "./placed";
import { mustsKept, steersIn } from "./said-stances";
import type { Segment } from "./segments";
import { intentIn, stancesIn } from "./sides-taken";
import { disownedIn, holdsSome, namedBefore, takenBackIn, takenSearch, type Yielded, yieldedIn } from "./taken-back";
import { isAside, isBeside } from "./told-clauses";

/** Plain data for a thread. */
export type MessageOnScreen = Omit<ReadInput, "history" | "signal">;

export interface PartedMessage {
  asked: AskedQuestion[];
  stances: WishStance[];
  /** Blanks out everything but wishes. Offsets stay valid. */
  stated: string;
  /** Wishes to withdraw or lock. */
  taken: Edit[];
  critiques: Comparative[];
  /** Wishes that may go first. */
  yields: Yielded[];
  intents: Intent[];
  /** Words of a question that fits no kind. */
  asksElse: string;
  /** Small talk, a circumstance or a complaint. */
  isAside: boolean;
  /** All that is left wishes in the form of a question: "any with 300 hp?" */
  isPolite?: boolean;
  others?: HeardThing[];
  /** Acts a model told that aren't the embedded reader's. */
  told?: NonNullable<ModelUse["acts"]>;
}

/** Minimum probabilities. Tuned on open voices. */
const sure = { steer: 0.6, handover: 0.5, complain: 0.4, wish: 0.85, stated: 0.97, unmarked: 0.25 } as const;
const mention = { said: 0.3, wished: 0.6, party: 0.98, told: 0.9 } as const;

const reversing = PhraseTable.of(reversals);

/** Questions in the form of a wish: "I'll take the Sienna". */
const statedToo: ReadonlySet<Question["kind"]> = new Set(["choose", "running"]);

/** Splits a message by its clauses' acts. Pure. */
export function partMessage(message: MessageOnScreen): PartedMessage {
  const input: ReadInput = { ...message, history: [] };
  const reading = messageOf(input);
  const { tokens } = reading;
  const acts = segmentActs(actMessageOf(reading, screenOf(input)));
  const { meant } = message;
  const isWaved = waves.test(input.words);
  const isWeighed = weighedIn(reading);
  // A limit, or "I insist on the Explorer": how much it matters shows that it's meant, whatever else the words may do.
  const isMeant = (said: (typeof reading.statements)[number]) =>
    said.stance === "wished" &&
    !input.constraints.some((wish) => wish.slot === said.slot && holdsSome(wish, said.values)) &&
    ((said.op !== undefined && (said.chances?.wished ?? 0) > sure.wish) || isWeighed(said));
  const renewed = reading.statements.filter(isMeant);
  const wishesNew = (each: Segment) =>
    renewed.some(isIn(each)) && tokens.slice(each.start, each.end).every(({ word }) => word !== "?");
  const own = acts.map((each) => {
    const { start: from, end: to } = lettersOf(tokens, each);
    // "No, I was asking about the hatch."
    const asks = asksAbout.test(input.words.slice(from, to));
    const said = wishesNew(each) ? surelyStated(each) : each;
    return { ...(asks ? toldAct(each, isWaved ? "smalltalk" : "ask") : said), from, to };
  });
  // The shopper's own correction goes first.
  const meantBy = (each: Placed, index: number) =>
    meant ? (meant.clause === index ? meant.act : undefined) : actTold(each, message.told);
  const hear = (sure?: number) =>
    own.map((each, index) => {
      const act = meantBy(each, index);
      return act ? toldAct(each, act, sure) : each;
    });
  const placed = hear();
  const taken = takenSearch(input, placed);
  const isHeard = (start: number, end: number) => taken.some((each) => each.start < end && each.end > start);
  // "Diesel isn't sacred. Newer is" asks for nothing newer.
  const isWeighing = (each: Placed) => reading.weights.some((said) => said.isLevel && isIn(each)(said));
  const criticized = new Map(
    placed.map((each) => [each, meant || isWeighing(each) ? [] : critiquesIn(each, input, reading)]),
  );
  const isCritique = (start: number, end: number) =>
    indefinite.test(input.words.slice(start, end)) &&
    [...criticized].some(([{ from, to }, found]) => found.length > 0 && from <= start && to >= end);
  // "Range Rover?? I want a truck" asks nothing.
  const isSurprise = (each: Placed) => {
    const [said, rest] = [input.words.slice(each.from, each.to), input.words.slice(each.to)];
    if (surprised.test(said) && objects.test(rest)) return true;
    return tokens[each.end - 1]?.word === "?" && namesOne(each, reading) && protests.test(rest);
  };
  // "A truck?? Honey no."
  const isRefused = (each: Placed) =>
    tokens[each.end - 1]?.word === "?" &&
    refuses.test(input.words.slice(each.to)) &&
    reading.statements.filter(isIn(each)).every(({ stance }) => stance === "excluded");
  const disowned = new Map(
    placed.map((each) => [each, meant ? undefined : isSurprise(each) ? [] : disownedIn(each, input, reading)]),
  );
  const unmeant = placed.filter((each) => disowned.get(each));
  const judged = judgedIn(meant ? [] : placed, input, reading);
  const isJudged = (from: number, to: number) =>
    [...judged.values()].some(({ spans }) => spans.some((each) => each.start <= from && each.end >= to));
  const takes = [...judged.values()].filter(({ kind }) => kind === "take");
  const states = placed.some(({ chances }) => chances.state + chances.answer + chances.keep > 0.5);
  const kept = [...judged.values()].filter(({ kind }) => kind !== "refuse" && kind !== "fault").map(({ of }) => of);
  const screen = input.screen && { ...input.screen, spoken: [...kept.reverse(), ...(input.screen.spoken ?? [])] };
  const turns = (start: number, end: number) => isConflict(input) && reversing.anyIn(tokens, start, end);
  const asked = readQuestion({ ...input, ...(screen ? { screen } : {}) }).filter(({ question, start, end, isSure }) => {
    if (unmeant.some((each) => each.from < end && each.to > start)) return false;
    if (placed.some((each) => each.from < end && each.to > start && isRefused(each))) return false;
    if (isWaved && !input.words.slice(start, end + 1).includes("?")) return false;
    if (isConflict(input) && politeOrder.test(input.words.slice(start, end))) return false;
    if (isHeard(start, end) || isCritique(start, end) || onlyNames(reading, start, end)) return false;
    if (isJudged(start, end) || (question.kind === "choose" && takes.length > 0)) return false;
    // "Oh, where do I start" asks nothing.
    const isAbout =
      question.kind !== "unknown" || question.topic !== "other" || question.products.length > 0 || question.unlisted;
    if (!isAbout && states && !input.words.slice(start, end + 1).includes("?")) return false;
    const over = placed.filter(({ from, to }) => from < end && to > start);
    if (over.length > 0 && over.every(isToldWish)) return false;
    const isMarked = /\?/.test(input.words.slice(start, end)) || tagged.test(input.words.slice(start, end));
    // "Honda, has to be 2023 or later" asks nothing. "Will two boosters fit" does.
    const isInverted = inverted.test(input.words.slice(start, end));
    const isPlain = !isMarked && !isInverted;
    const isStated = isPlain && over.length > 0 && over.every(({ chances }) => wishIn(chances) > sure.stated);
    if ((isSure && !isStated) || statedToo.has(question.kind)) return true;
    // "Where I draw the line is 2017" does not ask.
    const asks = ({ chances }: Placed) => chances.ask + chances.handover + chances.complain > sure.unmarked;
    const isAsking = isMarked || isInverted || over.length === 0 || over.some(asks);
    return isAsking && !(over.length > 0 && over.every(({ chances }) => wishIn(chances) > sure.wish));
  });
  const last = takes.at(-1);
  if (last) {
    const { of, other, spans } = last;
    const [start, end] = [Math.min(...spans.map((each) => each.start)), Math.max(...spans.map((each) => each.end))];
    asked.unshift({ question: { kind: "choose", product: of, ...(other ? { other } : {}) }, start, end });
  }
  // "What would 35k get me? Just curious, keep it at 30" changes nothing.
  const tried = onlyWonders.test(input.words.toLowerCase()) && asked.find(({ question }) => question.kind === "whatif");
  const idle = tried ? [{ start: tried.start, end: input.words.length }] : [];
  const isFirst = input.constraints.length === 0 && !measureBefore(input.words, input.screen?.earlier);
  const restored = placed.flatMap((each) => {
    const named = namedBefore(each, reading, "back");
    return named ? [lettersOf(tokens, named)] : [];
  });
  const { asked: compared, gave } = screenOf(input);
  const steer = steersIn(reading, input.constraints, (slot) =>
    gave.includes(slot) ? "gave" : compared.includes(slot) ? "asked" : "stayed",
  );
  const stances: WishStance[] = [];
  const needs = isFirst ? needsToldIn(asked, input.words, reading) : undefined;
  const facts = asked.flatMap(({ question }) => (question.kind === "facts" ? question : []));
  const blanks: { start: number; end: number }[] = [
    ...asked.flatMap((each) => withoutBounds(each, reading, isFirst, [...restored, ...(needs ?? [])])),
    ...[...taken, ...idle],
    // "My garage is 16 feet. Will it fit?" and "how many seats? We're six" only ask.
    ...reading.statements
      .filter(({ slot, values, chances, start, end }) => {
        const isDemanded =
          demandsRoom.test(textIn(tokens, start - 4, end + 2)) || (chances?.wished ?? 0) > mention.party;
        const isParty = slotWords[slot].people !== undefined && !isDemanded;
        // "Jetta, my sister has one. How many miles to the gallon?"
        const isSubject =
          slot === "model" &&
          (chances?.wished ?? 0) < mention.wished &&
          asked.some(({ question }) => productsIn(question).some(({ models }) => models.includes(`${values[0]}`)));
        const isTested = (test: Predicate) => test.slot === slot && test.value === values[0];
        return isSubject || facts.some(({ tests, about }) => tests.some(isTested) || (isParty && about.includes(slot)));
      })
      .map((each) => lettersOf(tokens, each)),
  ];
  const intents = new Set<Intent>(taken.length > 0 ? ["agree"] : []);
  const back: Edit[] = [];
  const critiques: Comparative[] = [];
  const yields: Yielded[] = [];
  const polite = new Set<Placed>();
  const waved = reading.statements.filter((each) => isWavedOff(reading, each, reading.statements));
  let asksElse = "";
  let count = asked.length;
  const asks =
    asked.some(({ question: { kind } }) => !statedToo.has(kind)) || placed.some((each) => isAsking(each, tokens));
  for (const each of placed) {
    const place = { start: each.from, end: each.to };
    const gone = disowned.get(each);
    if (gone) {
      back.push(...gone);
      blanks.push(place);
      continue;
    }
    const remark = judged.get(each);
    if (remark) {
      const { kind, of, spans } = remark;
      blanks.push(...spans);
      back.push(...remark.edits);
      critiques.push(...remark.critiques);
      if (kind === "return")
        asked.push({ question: { kind: "facts", products: [of], about: [], tests: [] }, ...place });
      if (!/^(?:take|fault|refuse|either)$/.test(kind))
        asked.push({ question: { kind: "remark", product: of, isLiked: kind !== "point" }, ...place });
      continue;
    }
    if ([...asked, ...taken, ...idle].some(({ start, end }) => each.from < end && each.to > start)) continue;
    if (isRefused(each)) continue;
    // "AWD or not, I don't mind" is read whole.
    if (waved.some(({ start, end }) => start <= each.start && each.start <= end + 3)) continue;
    if (turns(each.start, each.end)) {
      intents.add("disagree");
      blanks.push(place);
      continue;
    }
    const found = criticized.get(each) ?? [];
    const said = stancesIn(each, placed, input, reading, { steer: ({ slot }) => steer(slot), earlier: stances });
    const yielded = yieldedIn(each, input, reading, steer);
    const withdrawn = takenBackIn(each, input, reading);
    // "I said not more than 24,000" complains and says it again.
    const restates = restating.test(input.words.slice(each.from, each.to)) && reading.statements.some(isIn(each));
    const complains = each.chances.complain > sure.complain && states && !restates && !wishesNew(each);
    if (found.length > 0) critiques.push(...found);
    else if (said && said.length > 0) stances.push(...said);
    else if (yielded) yields.push(yielded);
    else if (withdrawn) {
      const gone = isConflict(input) ? withdrawn.filter(({ kind }) => kind === "remove") : [];
      stances.push(...gone.flatMap((edit) => ("id" in edit ? [{ kind: "edit" as const, id: edit.id }] : [])));
      back.push(...withdrawn.filter((edit) => !gone.includes(edit)));
      const named = namedBefore(each, reading);
      if (named) blanks.push(lettersOf(tokens, named));
    } else if (each.chances.handover > sure.handover) {
      asked.push({ question: { kind: "recommend", handsOver: true, products: [] }, ...place });
    } else if (complains) {
      // Another clause states what is wished, so it's only hidden.
    } else if (proposal.test(input.words.slice(each.from, each.to).toLowerCase())) {
      if (tokens[each.end - 1]?.word === "?") blanks.push({ start: each.to - 1, end: each.to });
      continue;
    } else if (isAsking(each, tokens) && !onlyNames(reading, each.from, each.to)) {
      if (reading.intents.includes("ask-more")) continue;
      // Reading questions is slow, so limit them.
      count += 1;
      const question = count > mostAnswered ? null : questionIn(input, place);
      if (question === "wish") {
        polite.add(each);
        continue;
      }
      if (question) asked.push({ question, ...place });
      else asksElse = input.words.slice(each.from, each.to).replace(/[\s.?!]+$/, "");
    } else {
      const intent = intentIn(each, input, reading);
      if (intent) intents.add(intent);
      else if (needs && reading.features.some(isIn(each))) continue;
      else if (!isAside(each, input, reading) && !isBeside(each, asks, reading)) continue;
    }
    // "Under 20k, no wait, 22k."
    const isNamed = [...reading.statements, ...reading.topics].some(isIn(each));
    if (isNamed || !saysCorrection(reading, each.start, each.end)) blanks.push(place);
  }
  // "OK then, go over budget" keeps a wish, so it isn't an accept.
  const gaveWay = input.screen?.gaveWay ?? [];
  if (stances.some(({ kind, id }) => kind === "keep" && gaveWay.includes(id))) intents.delete("agree");
  // A message with another act undoes nothing: "No, wait, I want a large one". "My wife can't drive stick" says why.
  const beside = placed.filter(({ chances }) => chances.takeback <= sure.steer);
  const steers = ({ chances }: Placed) => chances.keep + chances.give + chances.weigh > sure.steer;
  const since = ({ evidence }: Constraint) => evidence.findLast((each) => each.for === "value")?.turn ?? 0;
  const first = Math.min(...input.constraints.map(since));
  const isHeld = ({ slot, values }: (typeof reading.statements)[number]) =>
    input.constraints.some((wish) => wish.slot === slot && holdsSome(wish, values) && since(wish) > first);
  const isElse = (each: Placed) => steers(each) || reading.statements.some((said) => isIn(each)(said) && !isHeld(said));
  const isNo = ({ word, kind }: Token) => kind === "mark" || no.has(word);
  // "No, my husband hates the color": a bare no undoes nothing, if more is said.
  const isOnlyNo = placed.every((each) => beside.includes(each) || tokens.slice(each.start, each.end).every(isNo));
  const isAsked = isWaved && Math.max(...input.constraints.map(since)) < input.turn - 1;
  if (isAsked || beside.some(isElse) || (beside.length > 0 && isOnlyNo)) intents.delete("undo");
  if (intents.has("undo")) blanks.push(...beside.map(({ from, to }) => ({ start: from, end: to })));
  const isLeft = ({ from, to }: Placed) => !blanks.some(({ start, end }) => from < end && to > start);
  return {
    // "Why'd you take the CarPlay off? Put it back."
    asked: asked.filter(({ question }) => restored.length === 0 || question.kind !== "why"),
    stances,
    stated: blanked(input.words, blanks),
    taken: [...back, ...mustsKept(input, placed, stances)],
    critiques,
    yields,
    intents: [...intents],
    asksElse,
    others: otherActs(meant ? placed : hear(mention.told), input, isLeft),
    told: meant
      ? []
      : placed.flatMap(({ act }, at) => (own[at] && own[at].act !== act ? [{ act, own: own[at].act }] : [])),
    isPolite: polite.size > 0 && placed.every((each) => polite.has(each) || !isLeft(each)),
    isAside: placed.every(({ chances }) => wishIn(chances) + chances.choose < mention.said),
  };
}
