import type { Constraint } from "@/lib/constraints/constraint";
import type { Edit } from "@/lib/constraints/edit";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import type { WishStance } from "@/lib/reading/heard";
import { isToldMeasure } from "@/lib/reading/learned/mention-stances";
import type { SteerChances } from "@/lib/reading/learned/steer-model";
import { proposal } from "@/lib/reading/lexicon/question-words";
import type { HeardThing } from "@/lib/reading/other-readings";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { AskedQuestion, Question } from "@/lib/reading/questions/question";
import { mostAnswered, questionIn, readQuestion } from "@/lib/reading/questions/read-question";
import { messageOf } from "@/lib/reading/read-words";
import type { Intent } from "@/lib/reading/reading";
import type { Token } from "@/lib/reading/text/tokenize";
import type { ActScreen } from "./act-features";
import { actMessageOf } from "./act-message";
import { type SegmentAct, segmentActs } from "./act-model";
import { otherActs, toldAct } from "./other-acts";
import { blanked, isIn, type Placed } from "./placed";
import { protestedIn } from "./rhetorical";
import { mustsKept, stancesSaid, steersIn } from "./said-stances";
import type { Segment } from "./segments";
import { holdsSome, takenBackIn, takenSearch, type Yielded, yieldedIn } from "./taken-back";

/** A message with what the screen shows; plain data, so that it can be sent to a thread. */
export type MessageOnScreen = Omit<ReadInput, "history" | "signal">;

/** A message, told apart by what its clauses do. */
export interface PartedMessage {
  /** Questions, answered from the data. */
  asked: AskedQuestion[];
  /** Standing wishes that are to stay, or that may go. */
  stances: WishStance[];
  /** The message with everything that states no wish blanked out, so that offsets hold. */
  stated: string;
  /** Standing wishes that are taken back, or kept as a must. */
  taken: Edit[];
  /** Wishes that the message states or weighs, and says may go first. */
  yields: Yielded[];
  /** What clauses ask of the conversation: to go back, to start again, to leave it as it is. */
  intents: Intent[];
  /** A clause asks something that no kind of question fits. */
  asksElse: boolean;
  /** No clause seems to state a wish or to answer: small talk, a circumstance, a grumble. */
  isAside: boolean;
  /** What else its clauses could do. */
  others?: HeardThing[];
}

/** From these probabilities on a clause is taken for what it seems; tuned on open voices. */
const sure = {
  ask: 0.65,
  marked: 0.5,
  aside: 0.8,
  stance: 0.45,
  steer: 0.6,
  handover: 0.5,
  complain: 0.4,
  wish: 0.85,
  unmarked: 0.25,
  said: 0.3,
  wished: 0.6,
} as const;

/** "I'll take the Sienna", "gas is $4.50 here": asked in the form of a wish. */
const statedToo: ReadonlySet<Question["kind"]> = new Set(["choose", "running"]);

/** Tells apart what a message states, asks, keeps and only mentions, in the light of the screen. Pure. */
export function partMessage(message: MessageOnScreen): PartedMessage {
  const input: ReadInput = { ...message, history: [] };
  const reading = messageOf(input);
  const { tokens } = reading;
  const acts = segmentActs(actMessageOf(reading, screenOf(input)));
  const { meant } = message;
  const placed = acts.map((each, index) => ({
    ...(meant?.clause === index ? toldAct(each, meant.act) : each),
    from: tokens[each.start]?.start ?? 0,
    to: tokens[each.end - 1]?.end ?? 0,
  }));
  const protests = placed.flatMap((each) => {
    const stances = meant ? [] : protestedIn(input.words.slice(each.from, each.to), input);
    return stances.length > 0 ? [{ start: each.from, end: each.to, stances }] : [];
  });
  const taken = takenSearch(input, placed);
  const isHeard = (start: number, end: number) =>
    [...protests, ...taken].some((each) => each.start < end && each.end > start);
  const asked = readQuestion(input).filter(({ question, start, end, isSure }) => {
    if (isHeard(start, end)) return false;
    if (isSure || statedToo.has(question.kind)) return true;
    const over = placed.filter(({ from, to }) => from < end && to > start);
    const isMarked = input.words.slice(start, end).includes("?");
    const isAsking = isMarked || over.length === 0 || over.some(({ chances }) => asksIn(chances) > sure.unmarked);
    return isAsking && !(over.length > 0 && over.every(({ chances }) => wishIn(chances) > sure.wish));
  });
  const { asked: compared, gave } = screenOf(input);
  const steer = steersIn(reading, input.constraints);
  const steerWish = ({ slot }: Constraint) =>
    steer(slot, gave.includes(slot) ? "gave" : compared.includes(slot) ? "asked" : "stayed");
  const stances: WishStance[] = protests.flatMap((each) => each.stances);
  const blanks: { start: number; end: number }[] = [...asked, ...protests, ...taken];
  const intents = new Set<Intent>(taken.length > 0 ? ["agree"] : []);
  const back: Edit[] = [];
  const yields: Yielded[] = [];
  const states = placed.some(({ chances }) => chances.state + chances.answer + chances.keep > 0.5);
  let asksElse = false;
  let tried = asked.length;
  for (const each of placed) {
    if ([...asked, ...protests, ...taken].some(({ start, end }) => each.from < end && each.to > start)) continue;
    const why = meant ? null : whyIn(each, reading, input);
    const said = why ? null : stancesIn(each, placed, input, reading, steerWish);
    const yielded = yieldedIn(each, input, reading, steer);
    const withdrawn = takenBackIn(each, input, reading);
    if (why) {
      asked.push({ question: why, start: each.from, end: each.to });
      blanks.push({ start: each.from, end: each.to });
    } else if (said && said.length > 0) {
      stances.push(...said);
      blanks.push({ start: each.from, end: each.to });
    } else if (yielded) {
      yields.push(yielded);
      blanks.push({ start: each.from, end: each.to });
    } else if (withdrawn) {
      back.push(...withdrawn);
      blanks.push({ start: each.from, end: each.to });
    } else if (each.chances.handover > sure.handover) {
      asked.push({ question: { kind: "recommend", handsOver: true, cars: [] }, start: each.from, end: each.to });
      blanks.push({ start: each.from, end: each.to });
    } else if (each.chances.complain > sure.complain && states) {
      blanks.push({ start: each.from, end: each.to });
    } else if (proposal.test(input.words.slice(each.from, each.to).toLowerCase())) {
      if (tokens[each.end - 1]?.word === "?") blanks.push({ start: each.to - 1, end: each.to });
    } else if (isAsking(each, tokens)) {
      // "Any more questions?" asks to be asked.
      if (reading.intents.includes("ask-more")) continue;
      // Reading a question is dear. A message that asks more than can be answered is asked to go on.
      tried += 1;
      const question = tried > mostAnswered ? null : questionIn(input, { start: each.from, end: each.to });
      if (question) asked.push({ question, start: each.from, end: each.to });
      else asksElse = true;
      blanks.push({ start: each.from, end: each.to });
    } else if (intentIn(each, input, reading)) {
      intents.add(intentIn(each, input, reading) as Intent);
      blanks.push({ start: each.from, end: each.to });
    } else if (isAside(each, input, reading)) blanks.push({ start: each.from, end: each.to });
  }
  // "OK then, go over budget": keeping what gave way accepts nothing.
  const gaveWay = input.screen?.gaveWay ?? [];
  if (stances.some(({ kind, id }) => kind === "keep" && gaveWay.includes(id))) intents.delete("agree");
  // "No, wait, I want a large one", "you know what, let the year go": a message that does something else takes back no step.
  const beside = placed.filter(({ chances }) => chances.takeback <= sure.steer);
  const steers = ({ chances }: Placed) => chances.keep + chances.give + chances.weigh > sure.steer;
  if (beside.some((each) => steers(each) || reading.statements.some(isIn(each)))) intents.delete("undo");
  return {
    asked,
    stances,
    stated: blanked(input.words, blanks),
    taken: [...back, ...mustsKept(input, placed, stances)],
    yields,
    intents: [...intents],
    asksElse,
    others: otherActs(placed, input, ({ from, to }) => !blanks.some(({ start, end }) => from < end && to > start)),
    isAside: placed.every(({ chances }) => wishIn(chances) + chances.choose < sure.said),
  };
}

/** What a clause says of standing wishes, where there is a conflict it can speak of. */
function stancesIn(
  { chances, ...segment }: Placed,
  all: readonly Placed[],
  input: ReadInput,
  reading: MessageReading,
  steer: (wish: Constraint) => SteerChances | undefined,
): WishStance[] | null {
  const gaveWay = input.screen?.gaveWay ?? [];
  if (gaveWay.length === 0 && input.question?.kind !== "compare") return null;
  if (leavesAsIs(segment, reading.tokens) || isAsking({ ...segment, chances }, reading.tokens)) return null;
  const beside = all.filter((each) => each.sentence === segment.sentence);
  if (belongsToNewWish(segment, beside, input, reading)) return null;
  const { keep, give, weigh, background, smalltalk, ask, accept, handover, restart } = chances;
  const keeps = keep >= give && keep + give >= Math.max(sure.stance, weigh);
  // Other acts may keep, give or do neither: "I said 40!", "AWD is really important to me".
  const against = background + smalltalk + ask + accept + handover + restart;
  const open = Math.max(0, 1 - keep - give - against);
  const kept = (open * (keep + even)) / (keep + give + 2 * even);
  const clause = { keep: keep + kept, give: give + open - kept, neither: against + open / 2, keeps };
  return stancesSaid(segment, clause, { reading, constraints: input.constraints, gaveWay, steer });
}

/** Below such chances a clause leans to neither side. */
const even = 0.05;

/** "2019 or newer, and I can bend a little there": room is given to the wish its sentence states. */
function belongsToNewWish(
  segment: Segment,
  sentence: readonly Segment[],
  { constraints }: ReadInput,
  { statements, topics }: MessageReading,
): boolean {
  if ([...statements, ...topics].some(isIn(segment))) return false;
  const stated = sentence.flatMap((each) => statements.filter(isIn(each))).filter(({ stance }) => stance === "wished");
  return stated.some(({ slot, values }) => !constraints.some((each) => each.slot === slot && holdsSome(each, values)));
}

const questionWords = new Set(
  "who whose what whats which when where how hows is are was does do did can could will would should".split(" "),
);

const leadingWords = new Set("and so but or ok okay also then well now lol hmm yeah wait".split(" "));

/** "The cheapest car you have" asks too, and is read as the order it wishes. */
function isAsking({ start, end, chances }: Placed, tokens: readonly Token[]): boolean {
  if (tokens[end - 1]?.word === "?" || chances.ask === 1) return chances.ask > sure.marked;
  const first = tokens.slice(start, end).find(({ kind, word }) => kind !== "mark" && !leadingWords.has(word));
  return chances.ask > sure.ask && questionWords.has(first?.word ?? "");
}

/** "Why'd you drop the power", "you let the power go?": never a change of the search, however it goes on. */
function whyIn(each: Placed, { tokens, topics, statements }: MessageReading, input: ReadInput): Question | null {
  const { start, end } = each;
  const named = [
    ...topics.filter(isIn(each)).flatMap(({ slots }) => [...slots]),
    ...statements.filter(isIn(each)).map(({ slot }) => slot),
  ];
  const opening = tokens.slice(start, Math.min(end, start + 3)).some(({ word }) => /^(?:why|whyd|whys)$/.test(word));
  const gaveWay = input.constraints.filter(({ id }) => input.screen?.gaveWay.includes(id)).map(({ slot }) => slot);
  const toldOfUs = tokens.slice(start, Math.min(end, start + 3)).some(({ word }) => word === "you" || word === "u");
  const isMarked = tokens[end - 1]?.word === "?";
  const asksBack = isMarked && (toldOfUs || isAsking(each, tokens)) && named.some((slot) => gaveWay.includes(slot));
  return opening || asksBack ? { kind: "why", about: "gave", slots: [...new Set(named)], cars: [] } : null;
}

/** What a clause that names nothing asks of the conversation. */
function intentIn(
  { chances, start, end }: Placed,
  input: ReadInput,
  { statements, topics, tokens }: MessageReading,
): Intent | null {
  const isNaming = [...statements, ...topics].some(isIn({ start, end }));
  if (isNaming || input.question?.isYesOrNo) return null;
  if (chances.restart > sure.steer) return "start-over";
  if (chances.takeback > sure.steer) return "undo";
  if (input.question || (input.screen?.gaveWay ?? []).length === 0) return null;
  if (leavesAsIs({ start, end }, tokens)) return "agree";
  if (chances.accept > sure.steer) return "agree";
  return chances.refuse > sure.steer ? "disagree" : null;
}

/** "Keep it as it is", "leave it like that": accepts, whatever verb it begins with. */
function leavesAsIs({ start, end }: { start: number; end: number }, tokens: MessageReading["tokens"]): boolean {
  const said = tokens
    .slice(start, end)
    .map(({ word }) => word)
    .join(" ");
  return /\b(?:as is|as (?:it|they|things) (?:is|are)|like (?:this|that)|the way (?:it|they|things) (?:is|are)|as you have it|(?:keep|leave|have) (?:it|them|things|that) (?:so|that way))\b/.test(
    said,
  );
}

/** Circumstances and courtesies, unless they answer what was asked. */
function isAside({ chances, start, end }: Placed, { question }: ReadInput, { statements }: MessageReading): boolean {
  if (chances.background + chances.smalltalk < sure.aside) return false;
  const values = statements.filter((each) => each.start >= start && each.start < end);
  if (chances.background === 1) return true;
  if (values.some(({ slot }) => isToldMeasure(slot))) return false;
  // "I sing at weddings and want to arrive in a convertible": what the model says of a mention outweighs its clause.
  return (
    values.length > 0 &&
    !values.some(({ slot, chances }) => slot === question?.slot || (chances?.wished ?? 0) > sure.wished)
  );
}

function wishIn({ state, answer, keep, give, weigh }: SegmentAct["chances"]): number {
  return state + answer + keep + give + weigh;
}

/** Without a question mark, the words have to ask: "where I draw the line is 2017" does not. */
function asksIn({ ask, handover, complain }: SegmentAct["chances"]): number {
  return ask + handover + complain;
}

const openKinds = { slot: "slot", clarify: "confirm", compare: "keep" } as const;

export function screenOf({ question, constraints, screen }: ReadInput): ActScreen {
  const gave = new Set(screen?.gaveWay);
  const compared = new Set(
    question?.choices.flatMap(({ ordering }) => [...(ordering?.lighter ?? []), ...(ordering?.heavier ?? [])]),
  );
  const slotsOf = (ids: ReadonlySet<string>): SlotName[] =>
    constraints.flatMap(({ id, slot }) => (ids.has(id) ? [slot] : []));
  return {
    open: question ? openKinds[question.kind ?? "slot"] : "none",
    asked: question?.slot ? [question.slot] : slotsOf(compared),
    choices: question?.choices.map(({ label }) => label) ?? [],
    gives: gave.size > 0,
    gave: slotsOf(gave),
    standing: constraints.map(({ slot }) => slot),
    shows: (screen?.shown ?? []).length > 0,
  };
}
